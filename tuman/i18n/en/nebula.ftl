### Via Nebula

nebula-name = Via Nebula

## Names. nebula-resource is a kind by itself, nebula-a-piece one piece that somebody
## moves, nebula-of what there is none of.

nebula-resource = { $resource ->
    [wood] wood
    [stone] stone
    [clay] clay
    [wheat] wheat
   *[food] food
}
nebula-a-piece = one { nebula-resource }
nebula-of = { nebula-resource }
nebula-other = { $other ->
    [wood] wood
    [stone] stone
    [clay] clay
    [wheat] wheat
   *[food] food
}
nebula-terrain = { $terrain ->
    [mist] mist
    [forest] petrified forest
    [forbidden] forbidden
    [meadow] meadow
   *[ruins] ruins
}
nebula-card = { $card ->
    [abundance] Abundance
    [architect] Architect
    [adventurers] Adventurers
    [mayor] Mayor
    [caravan] Caravan
    [distillery] Distillery
    [lazy-explorer] Lazy Explorer
    [export] Export
    [stall] Stall
    [merchant] Merchant
    [workshop] Workshop
    [priest] Priest
    [airway] Airway
    [quiet-town] Quiet Town
    [express-delivery] Express Delivery
    [secret-plan] Secret Plan
   *[shortcut] Shortcut
}
nebula-effect = { $card ->
    [abundance] Turn any token on the map into a neutral exploitation.
    [architect] +1 point for each of your contracts at the end.
    [adventurers] Lay a meadow tile on any forbidden space.
    [mayor] +2 points for each of your contracts that asks for two pieces.
    [caravan] Return one piece of yours to the supply.
    [distillery] One more action in this turn.
    [lazy-explorer] +1 point for each explorer still covered at the end.
    [export] Return up to two pieces of yours to the supply.
    [stall] Swap a piece on your exploitation or site for another kind.
    [merchant] +1 point for each of your exploitation tokens at the end.
    [workshop] Lay a meadow tile on any petrified forest.
    [priest] No effect.
    [airway] Move any laid meadow tile to any mist.
    [quiet-town] No effect.
    [express-delivery] Take any piece from the supply onto a site of yours.
    [secret-plan] Draw the top contract of the deck into your hand.
   *[shortcut] Put your two leftmost tiles into the reserve.
}
nebula-pieces = { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
}
nebula-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
nebula-asks = { $asks ->
    [alike] 2 alike
   *[kinds] 3 kinds
}

## Options

nebula-players-2 = two players: three craftsmen each, room for one on each ruin
nebula-players-3 = three players
nebula-players-4 = four players
nebula-map-beginner = The river valley, best for a first time
nebula-map-expert = The stone heart, for experts

## Moves

nebula-verb-craftsman = place a craftsman
nebula-verb-site = place a building site
nebula-verb-explore = explore mist or petrified forest
nebula-verb-transport = transport a resource to your site
nebula-verb-build = build for a contract
nebula-verb-pass = end the turn
nebula-verb-abundance = turn a token into resources
nebula-verb-lay = lay a meadow tile
nebula-verb-lift = take up a meadow tile
nebula-verb-return = return a piece to the supply
nebula-verb-swap = swap a piece for another kind
nebula-verb-deliver = take a piece from the supply
nebula-verb-plan = draw a contract
nebula-verb-shortcut = put two tiles into the reserve
nebula-verb-skip = leave the effect out

## What happened

nebula-first = { $seat } goes first.
nebula-box = The special token of { nebula-resource } goes to the box.
nebula-token = { $hex } gets a token: { nebula-resource }, { nebula-pieces }.
nebula-special = { $hex } is a neutral exploitation: { nebula-resource }, { nebula-pieces }.
nebula-deal = { $seat } is dealt a contract: { nebula-card }.
nebula-deal-hidden = { $seat } is dealt a contract.
nebula-open = A new contract on the board: { nebula-card }.
nebula-draw = { $seat } draws a contract: { nebula-card }.
nebula-draw-hidden = { $seat } draws a contract.
nebula-craftsman = { $seat } places a craftsman on { $hex }.
nebula-site = { $seat } places a building site on { $hex }.
nebula-explore-mist = { $seat } explores the mist on { $hex }.
nebula-explore-forest = { $seat } explores the petrified forest on { $hex }.
nebula-transport = { $seat } transports { nebula-a-piece } from { $hex } to { $site }.
nebula-build = { $seat } builds on { $site }: { nebula-card }.
nebula-pass = { $seat } ends the turn.
nebula-abundance = { $seat } turns the token on { $hex } into resources.
nebula-lay = { $seat } lays a meadow tile on { $hex }.
nebula-lift = { $seat } takes up the meadow tile on { $hex }.
nebula-return = { $seat } returns { nebula-a-piece } from { $place } to the supply.
nebula-return-storage = { $seat } returns { nebula-a-piece } from the storage area to the supply.
nebula-swap = { $seat } swaps { nebula-a-piece } on { $place } for { nebula-other }.
nebula-deliver = { $seat } takes { nebula-a-piece } from the supply to { $site }.
nebula-plan = { $seat } uses the Secret Plan.
nebula-shortcut = { $seat } uses the Shortcut.
nebula-skip = { $seat } leaves the effect out: { nebula-card }.
nebula-skip-return = { $seat } returns nothing more.
nebula-surplus = { $seat } stores { nebula-pieces } that were not needed.
nebula-end-card = { $seat } has built the fifth building and takes the end-of-game card. The others have one more turn.
nebula-exhausted = The exploitation on { $hex } is exhausted; the craftsman of { $seat } comes back.
nebula-stalled = Nobody can act any more: the game is over.
nebula-total = { $seat }: { nebula-points }.
nebula-wins = { $seat } wins.
nebula-shares = { $seat } shares the win.
nebula-turn = { $seat } has the turn.

## The picture

nebula-turn-of = { $seat }: { $actions ->
    [one] { $actions } action left.
   *[other] { $actions } actions left.
}
nebula-last-turns = Last turns!
nebula-set-up = The table is set up.
nebula-final = Final scoring
nebula-row-points = Points
nebula-row-tokens = tokens
nebula-row-contracts = contracts
nebula-row-explorers = explorers
nebula-row-end-card = end card
nebula-row-storage = storage
nebula-row-craftsmen = Free craftsmen
nebula-row-sites = Free sites
nebula-row-buildings = Buildings left
nebula-row-tiles = Tile stacks
nebula-row-hand = Cards in hand
nebula-supply = Supply
nebula-left = Tiles in reserve: { $tiles }. Cards in deck: { $cards }.
nebula-sites-list = Building sites with their goods
nebula-storage-list = Storage areas
nebula-laid = laid tile
nebula-signs = (W3)2 token: 3 wood, 2 points · ⌂ building
nebula-board = Contracts on the board
nebula-hand = Your hand
nebula-fulfilled = Fulfilled contracts
nebula-head-asks = asks
nebula-head-points = pts
nebula-head-site = your site
nebula-finished = The match is over.
nebula-waits = It is the turn of { $seat }.
nebula-may-pass = You may also pass.
nebula-ask-turn = Choose an action.
nebula-ask-abundance = Abundance: which token becomes a neutral exploitation?
nebula-ask-adventurers = Adventurers: on which forbidden space do you lay a meadow tile?
nebula-ask-return = Which piece of yours goes back to the supply? { $left ->
    [one] You may return { $left } piece.
   *[other] You may return { $left } pieces.
}
nebula-ask-stall = Stall: which piece do you swap, and for what?
nebula-ask-workshop = Workshop: on which petrified forest do you lay a meadow tile?
nebula-ask-airway = Airway: which meadow tile do you move?
nebula-ask-land = Airway: onto which mist does the tile from { $hex } go?
nebula-ask-delivery = Express Delivery: which piece do you take onto which site?
nebula-ask-plan = Secret Plan: do you draw a contract?
nebula-ask-shortcut = Shortcut: do you put your two leftmost tiles into the reserve?

## Why not

nebula-why-over = The match is over.
nebula-why-chance = That is drawn by chance, not chosen.
nebula-why-asked-turn = Now you choose an action of your turn.
nebula-why-asked-abundance = Now you use Abundance on a token, or skip it.
nebula-why-asked-adventurers = Now you lay a meadow tile on a forbidden space, or skip it.
nebula-why-asked-return = Now you return a piece of yours to the supply, or skip it.
nebula-why-asked-stall = Now you swap a piece for another kind, or skip it.
nebula-why-asked-workshop = Now you lay a meadow tile on a petrified forest, or skip it.
nebula-why-asked-airway = Now you take up a meadow tile to move it, or skip it.
nebula-why-asked-land = Now the tile that you took up goes onto a mist space.
nebula-why-asked-delivery = Now you take a piece from the supply onto a site of yours, or skip it.
nebula-why-asked-plan = Now you draw a contract, or skip it.
nebula-why-asked-shortcut = Now you put two tiles into the reserve, or skip it.
nebula-why-no-token = There is no exploitation token on { $hex }.
nebula-why-no-craftsman = None of your craftsmen is free.
nebula-why-no-ruin = There are no such ruins on this map.
nebula-why-not-ruins = There are no ruins on { $hex }.
nebula-why-no-room = There is no room left on { $hex }.
nebula-why-no-site = All your building sites are on the map.
nebula-why-too-many-sites = You have { $buildings ->
    [one] { $buildings } building
   *[other] { $buildings } buildings
} left and { $sites ->
    [one] { $sites } site
   *[other] { $sites } sites
} on the map: more sites than buildings are not allowed.
nebula-why-no-hex = There is no such space on this map.
nebula-why-has-tile = There is a meadow tile on { $hex } already.
nebula-why-not-mist = { $hex } is neither mist nor petrified forest.
nebula-why-no-tiles = Neither you nor the reserve has a meadow tile left.
nebula-why-not-next = { $hex } is next neither to a piece of yours nor to empty meadow.
nebula-why-two-actions = Exploring the petrified forest on { $hex } takes two actions; you have one left.
nebula-why-not-your-site = You have no such building site.
nebula-why-untouched = The token on { $hex } has not become resources yet: place a craftsman first.
nebula-why-no-piece = There is no { nebula-of } on { $place }.
nebula-why-no-piece-stored = There is no { nebula-of } in your storage area.
nebula-why-no-path = No path of empty meadow leads from { $hex } to { $site }. In reach of the site: { $reach }.
nebula-why-no-path-at-all = No path of empty meadow leads from { $hex } to { $site }; no exploitation is in its reach.
nebula-why-not-yours = This contract is neither in your hand nor on the board: { nebula-card }.
nebula-why-which-card = There are several such cards: name one, such as { $name }.
nebula-why-not-two = This takes two pieces of one kind, and the site has fewer: { nebula-resource }.
nebula-why-name-kinds = Name the kinds that you use too: { nebula-card }.
nebula-lacks = { $wood ->
    [0] {""}
   *[1] {" "}wood×{ $wood }
}{ $stone ->
    [0] {""}
   *[1] {" "}stone×{ $stone }
}{ $clay ->
    [0] {""}
   *[1] {" "}clay×{ $clay }
}{ $wheat ->
    [0] {""}
   *[1] {" "}wheat×{ $wheat }
}{ $food ->
    [0] {""}
   *[1] {" "}food×{ $food }
}
nebula-why-missing = { nebula-card }: { $count ->
    [one] { $count } piece is missing
   *[other] { $count } pieces are missing
} on { $site }:{ nebula-lacks }.
nebula-why-must-act = You must take an action while one is possible.
nebula-why-same-hex = The tile may not stay on { $hex }.
nebula-why-no-tile = There is no meadow tile on { $hex }.
nebula-why-not-your-exploitation = { $hex } is no exploitation with a craftsman of yours.
nebula-why-same-kind = A piece is swapped for another kind only.
nebula-why-no-supply = The supply has none left: { nebula-resource }.
