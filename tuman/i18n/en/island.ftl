### Misty Island

island-name = Misty Island

## Names. island-kind is a token by itself, island-a-kind one that somebody places, takes or hires.

island-kind = { $kind ->
    [wolf] Wolf
    [rat] Rat
    [hare] Hare
    [pig] Pig
    [chameleon] Chameleon
    [mole] Mole
    [crow] Crow
    [cat] Cat
    [fox] Fox
    [turtle] Turtle
    [frog] Frog
    [fairy-dog] Fairy-dog
    [hippo] Hippo
    [snake] Snake
   *[mouse] Mouse
}
island-a-kind = a { island-kind }
island-gives = { $gives ->
    [wolf] a Wolf
    [rat] a Rat
    [hare] a Hare
   *[pig] a Pig
}
island-power = { $kind ->
    [chameleon] It turns to the colour of every token newly placed beside it.
    [mole] It builds the opponent’s lines, and swaps places with a neighbour.
    [crow] It builds the opponent’s lines, and halves them.
    [cat] It triples the lines it stands in.
    [fox] It takes back one of your tokens beside it; another one goes there.
    [turtle] It allows a second token; then the opponent has to place two.
    [frog] Before each later turn of yours it may hop to a neighbouring cell.
    [fairy-dog] It breaks lines, and swaps two of its neighbours.
    [hippo] It breaks lines, and holds two cells until your next turn.
    [snake] It sends back a token of the opponent, who places another one there.
   *[mouse] It swaps places with a neighbour.
}
island-weather = { $weather ->
    [sunny] Sunny
    [night] Night
    [cloudy] Cloudy
   *[fog] Fog
}
island-quarter = { $quarter ->
    [nw] upper left
    [ne] upper right
    [sw] lower left
   *[se] lower right
}
island-price = { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}
island-purse = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
island-score = blue { $blue ->
    [one] { $blue } point
   *[other] { $blue } points
}, red { $red ->
    [one] { $red } point
   *[other] { $red } points
}

## Modes

island-mode-simple = simple game: two rounds, best for a first time
island-mode-weather = with weather: cards decide who sees what
island-mode-mercenaries = with mercenaries: four rounds, weather, animals with powers
island-mode-blitz = blitz: 80 coins for mercenaries, two rounds
island-mode-team = team game: two against two
island-mode-team-mercenaries = team game with mercenaries

## What happened

island-first = { $seat } goes first.
island-card = { $seat } draws a weather card: { island-weather }.
island-card-hidden = { $seat } draws a weather card.
island-pick = { $seat } picks the weather: { island-weather }.
island-take = { $seat } takes { island-a-kind } into the starting hand.
island-take-hidden = { $seat } takes a token into the starting hand.
island-draw = { $seat } draws { island-a-kind }.
island-draw-hidden = { $seat } draws a token.
island-hire = { $seat } wants to hire { island-a-kind }.
island-skip = { $seat } does without { island-a-kind }.
island-skip-hidden = { $seat } decides about a mercenary.
island-hired = { $side ->
    [blue] Blue
   *[red] Red
} hires { island-a-kind } for { island-price } and gives up { island-gives }.
island-place-open = { $seat } places { island-a-kind } on { $cell }.
island-place-closed = { $seat } places { island-a-kind } closed on { $cell }.
island-place-closed-hidden = { $seat } places a closed token on { $cell }.
island-replace-open = { $seat } puts { island-a-kind } on { $cell } instead.
island-replace-closed = { $seat } puts { island-a-kind } closed on { $cell } instead.
island-replace-closed-hidden = { $seat } puts a closed token on { $cell } instead.
island-hippo = { $seat } places the Hippo on two cells, { $cell } and { $second }.
island-settle = The Hippo of { $seat } settles on { $cell }.
island-lift = { $seat } removes a Darkness board ({ island-quarter }).
island-hop = The Frog of { $seat } hops to { $cell }.
island-stay = The Frog of { $seat } stays.
island-stop = { $seat } places no second token.
island-swap = { $seat } swaps the tokens on { $cell } and { $second }.
island-trade = The Fairy-dog of { $seat } swaps the tokens on { $cell } and { $second }.
island-back-fox = The Fox of { $seat } takes { $side ->
    [blue] blue’s
   *[red] red’s
} { island-kind } back from { $cell }.
island-back-fox-hidden = The Fox of { $seat } takes { $side ->
    [blue] blue’s
   *[red] red’s
} closed token back from { $cell }.
island-back-snake = The Snake of { $seat } sends { $side ->
    [blue] blue’s
   *[red] red’s
} { island-kind } back from { $cell }.
island-back-snake-hidden = The Snake of { $seat } sends { $side ->
    [blue] blue’s
   *[red] red’s
} closed token back from { $cell }.
island-chameleon = The Chameleon on { $cell } now shows { $side ->
    [blue] blue
   *[red] red
}.
island-debt = { $seat } has to place two tokens in the next turn.
island-round = Round { $round } is over: { island-score }.
island-extra = All equal: an extra round decides.
island-over-blue = Blue wins: { island-score }.
island-over-red = Red wins: { island-score }.
island-over-shared = A shared win: { island-score }.

## The picture

island-round-of = Round { $round } of { $rounds }
island-extra-round = Extra round
island-counted = Lines of round { $round }
island-head-points = pts
island-head-coins = coins
island-head-hand = hand
island-head-deck = deck
island-hand = Your hand
island-unseen = Not seen yet
island-hired-list = Mercenaries
island-shop = For hire (price, gives up)
island-no-lines = no lines
island-two-cells = = the Hippo on two cells
island-owes = Two tokens are due in this turn.
island-finished = The match is over.
island-waits = It is the turn of { $seat }.
island-ask-pick = Pick the weather of the next rounds.
island-ask-hire = Hire { island-a-kind } for { island-price }, giving up { island-gives }? You have { island-purse }.
island-ask-take = Choose token { $number } of 5 for your starting hand.
island-ask-settle = Your Hippo settles: on which of its two cells?
island-ask-lift = No cell is free: which Darkness board do you remove?
island-ask-hop = Your Frog on { $cell } may hop to a free neighbouring cell.
island-ask-place = Place a token of your hand on a free cell.
island-ask-second = Your Turtle allows a second token; or stop here.
island-ask-swap = With which neighbour does your token on { $cell } swap places?
island-ask-trade = Which two neighbours does your Fairy-dog on { $cell } swap?
island-ask-fox = Which of your tokens beside { $cell } does your Fox take back?
island-ask-snake = Which of their tokens does your Snake on { $cell } send back?
island-ask-replace = Place another token of your hand on { $cell }.

## Why not

island-why-over = The match is over.
island-why-chance = That is drawn by chance, not chosen.
island-why-unknown = Say which one.
island-why-asked-pick = First pick the weather.
island-why-asked-hire = First answer whether you hire this mercenary.
island-why-asked-take = First choose the five tokens of your starting hand.
island-why-asked-settle = First the Hippo settles on one of its two cells.
island-why-asked-lift = No cell is free: first remove a Darkness board.
island-why-asked-hop = First the Frog hops to a free neighbouring cell or stays.
island-why-asked-place = Now a token of your hand is placed on a free cell.
island-why-asked-second = Now a second token may be placed, or you stop.
island-why-asked-swap = Now the token just placed swaps with a neighbour.
island-why-asked-trade = Now the Fairy-dog swaps two of its neighbours.
island-why-asked-fox = Now the Fox takes back one of your tokens beside it.
island-why-asked-snake = Now the Snake sends back one of the opponent’s tokens in its reach.
island-why-asked-replace = Now the token that was taken is replaced.
island-why-hippo-replaces = As a replacement the Hippo takes one cell only.
island-why-replace-there = The replacement goes to { $cell }.
island-why-just-taken = The { island-kind } has just been taken; another token must replace it.
island-why-not-in-hand = There is no { island-kind } in your hand.
island-why-all-open = In this weather ({ island-weather }) every token is placed open.
island-why-chameleon-open = The Chameleon has two faces and no shield: it is always open.
island-why-closed = In this weather ({ island-weather }) this token ({ island-kind }) is placed closed.
island-why-hippo-pair = While two neighbouring cells are free, the Hippo takes two.
island-why-dark = { $cell } lies under Darkness.
island-why-taken = There is a token on { $cell } already.
island-why-held = A Hippo holds { $cell }.
island-why-other-question = The question now is another mercenary: { island-kind }.
island-why-coins = { island-kind }: the price is { island-price }, and you have { island-purse } left.
island-why-second-mouse = The second Mouse is hired only after the first.
island-why-gives-up = For { island-a-kind } you must give up { island-gives }, and none is left.
island-why-not-drawn = That weather card was not drawn.
island-why-none-left = { island-kind }: none is left to take.
island-why-settle-there = The Hippo settles on { $cell } or { $second }.
island-why-still-free = Darkness is removed only when no cell is free.
island-why-not-dark = There is no Darkness here: { island-quarter }.
island-why-no-neighbour = { $cell } is no neighbour of { $second }: above, below, left or right of it.
island-why-two-cells = The Hippo that holds { $cell } is on two cells: no effect can touch it.
island-why-nothing-there = There is no token on { $cell }.
island-why-off-board = One of these cells would be off the board.
island-why-no-cell = There is no cell { $cell }: they go from a1 to f6.
island-why-no-fairy-dog = Only a Fairy-dog that has just been placed swaps two other tokens.
island-why-not-beside = Both cells must be beside the Fairy-dog.
island-why-not-own = The Fox takes back tokens of its own side only.
island-why-not-theirs = The Snake sends back tokens of the other side only.
island-why-out-of-reach = The Snake reaches two cells in row or column, one diagonally.
