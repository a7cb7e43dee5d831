### The board of Misty Island in the web app

## Cells, as a screen reader says them

web-island-board = Map of the island, six by six cells
web-island-cell-free = { $cell }: free
web-island-cell-dark = { $cell }: under Darkness
web-island-cell-held = { $cell }: held by a Hippo
web-island-cell-open = { $cell }: { island-kind } of { $side ->
    [blue] blue
   *[red] red
}, { web-island-builds }
web-island-cell-own = { $cell }: { island-kind } of yours, closed, { web-island-builds }
web-island-cell-closed = { $cell }: closed token of { $side ->
    [blue] blue
   *[red] red
}
web-island-builds = { $line ->
    [blue] builds blue’s lines
    [red] builds red’s lines
   *[none] breaks lines
}
web-island-can-choose = { $name }, can be chosen
web-island-chosen = { $name }, chosen

## Sides and players

web-island-side = { $side ->
    [blue] Blue
   *[red] Red
}
web-island-you = you
web-island-partner = partner
web-island-to-move = to move
web-island-began = began this round
web-island-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-island-in-hand = { $count ->
    [one] { $count } token in hand
   *[other] { $count } tokens in hand
}
web-island-in-deck = { $count ->
    [one] { $count } token in the deck
   *[other] { $count } tokens in the deck
}
web-island-rounds = Rounds
web-island-total = Total
web-island-unseen-note = In decks, hidden hands or lying closed.
web-island-more = More
web-island-close = Close
web-island-reading = How to read a token
web-island-reading-shape = Its shape says whose it is: round for blue, eight corners for red.
web-island-reading-ground = Its ground says whose lines it builds: ripples for blue, stripes for red, plain for nobody.
web-island-reading-spy = A mask marks a spy of yours: it builds the lines of the others.
web-island-reading-closed = A shield is a closed token. Yours show you who is behind.

## Tokens

web-island-power = { $kind ->
    [wolf] It builds your lines.
    [rat] A spy: it builds the opponent’s lines.
    [hare] It breaks the lines of both sides.
   *[pig] It doubles the lines it stands in.
}
web-island-way = How does it lie?
web-island-open = Open
web-island-move = { $verb ->
    [place] place
    [take] take
    [hire] hire
    [skip] do not hire
    [pick] pick
    [settle] settle
    [lift] lift the darkness
    [hop] hop
    [stay] stay
    [stop] stop
    [swap] swap
   *[back] send back
}
web-island-closed = Closed
web-island-place-open = Place open
web-island-place-closed = Place closed
web-island-closed-note = Closed, it has no effect.

## Questions

web-island-hint = Choose a token, then a cell; or drag it there.
web-island-ask-second = Your Turtle allows a second token. Then the opponent has to place two.
web-island-ask-lift-second = For a second token, remove a Darkness board first; or stop here.
web-island-ask-where = Where does it go? Choose a lit cell.
web-island-ask-hippo = The Hippo takes two cells: choose the first.
web-island-ask-hippo-second = And which cell beside { $cell }?
web-island-ask-which = Which token goes to { $cell }?
web-island-ask-way = Open or closed?
web-island-ask-trade-second = The token on { $cell } and which other one?
web-island-taken = Taken: { island-kind }
web-island-taken-hidden = Taken: a closed token
web-island-step-back = Back
web-island-stay = Stay there
web-island-stop = No second token
web-island-would = This would bring:

## The starting hand

web-island-start = Choose the five tokens of your starting hand
web-island-start-note = The others become your deck. After each token you place, you draw one from it.
web-island-start-slots = { $count } of 5 chosen
web-island-start-take = Take { island-a-kind }: { $left } left
web-island-start-suggest = Choose for me
web-island-start-empty = still empty

## Hiring

web-island-shop = Hire mercenaries
web-island-shop-note = Mark whom you want, then confirm. Each one replaces a starting token of yours for the rest of the game. Coins you keep stay yours.
web-island-shop-blitz = Mark whom you want, then confirm. Each one replaces a starting token of yours. Coins you do not spend are lost.
web-island-shop-left = Coins left: { $coins }
web-island-shop-gives = for { island-gives }
web-island-shop-second = Second { island-kind }
web-island-shop-hired = in your service
web-island-shop-passed = not this time
web-island-shop-poor = not enough coins
web-island-shop-none = nothing left to give up for it
web-island-shop-mouse = only after the first
web-island-shop-confirm = { $count ->
    [0] Hire nobody
    [one] Hire { $count } mercenary
   *[other] Hire { $count } mercenaries
}
web-island-shop-busy = Shaking hands …

## Weather

web-island-sky = { $weather ->
    [sunny] The whole island is open. Tokens lie face up.
    [night] The whole island is open. Tokens are placed closed.
    [cloudy] Three quarters lie under Darkness boards, removed one by one. Tokens lie face up.
   *[fog] Three quarters lie under Darkness boards, removed one by one. Tokens are placed closed.
}
web-island-sky-lasts = It lasts for this part of the game.

## Counting

web-island-count = Round { $round } is counted
web-island-count-line = { $side ->
    [blue] Blue
   *[red] Red
}: { $first } to { $last }, { web-island-points }
web-island-continue = Continue
web-island-show-all = Show all
web-island-again = Once more
web-island-last = Lines of the last round
