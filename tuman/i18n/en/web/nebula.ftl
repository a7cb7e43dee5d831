### The Via Nebula board of the web app

## Places, for captions and screen readers. $goods is a list such as 'wood × 2, clay × 1'.

web-nebula-map = Map of the valley
web-nebula-map-help = Arrow keys go from space to space, Page Down to the next one that you can choose. Enter chooses, Escape steps back.
web-nebula-goods = { nebula-resource } × { $count }
web-nebula-nothing = nothing
web-nebula-empty = empty
web-nebula-two-actions = two actions to explore
web-nebula-token = token: { $goods }, { nebula-points }
web-nebula-neutral = neutral exploitation: { $goods }
web-nebula-exploitation = { $whose ->
    [you] your exploitation: { $goods }
   *[theirs] exploitation of { $seat }: { $goods }
}
web-nebula-site = { $whose ->
    [you] your building site: { $goods }
   *[theirs] building site of { $seat }: { $goods }
}
web-nebula-building = { $whose ->
    [you] your building
   *[theirs] building of { $seat }
}
web-nebula-zoom-in = Zoom in
web-nebula-zoom-out = Zoom out
web-nebula-zoom-fit = Show the whole map

## The turn

web-nebula-actions = { $actions ->
    [one] { $actions } action left
   *[other] { $actions } actions left
}
web-nebula-actions-bar = Actions
web-nebula-verb = { $verb ->
    [craftsman] Crafts­man
    [site] Site
    [explore] Explore
    [transport] Trans­port
   *[build] Build
}
web-nebula-do = { $verb ->
    [craftsman] Place a craftsman
    [site] Place a site
    [explore] Explore
    [transport] Transport here
    [build] Build here
    [pass] End the turn
    [plan] Draw a contract
    [shortcut] Put them into the reserve
   *[skip] Skip
}
web-nebula-back = Back
web-nebula-from-storage = From the storage area

## What to choose next

web-nebula-pick = Choose an action, or a lit space on the map.
web-nebula-pick-pass = Nothing more can be done in this turn.
web-nebula-pick-verb = What do you do here?
web-nebula-pick-craftsman = Choose a token: its pieces come onto the map, its points are yours.
web-nebula-pick-site = Choose ruins for your building site.
web-nebula-pick-explore = Choose mist or petrified forest to turn into meadow.
web-nebula-pick-transport = Choose an exploitation to take from, or a site of yours.
web-nebula-pick-build = Choose the contract that you fulfil.
web-nebula-pick-to = Which of your sites does it go to?
web-nebula-pick-resource = Which resource?
web-nebula-pick-other = Which resource do you take for it?
web-nebula-surplus = { $pieces ->
    [one] { $pieces } piece is left over and goes to the storage area: −{ $pieces }
   *[other] { $pieces } pieces are left over and go to the storage area: −{ $pieces }
}

## Cards and guild boards

web-nebula-ready = can be built
web-nebula-lacks = lacks { $goods }
web-nebula-no-hand = No contracts in your hand.
web-nebula-you = you
web-nebula-first = went first
web-nebula-tokens = Exploitation tokens
web-nebula-explorers = Explorers: 2 points each when uncovered
web-nebula-stored = Storage area: −1 point for each piece
web-nebula-legend = What the signs mean
web-nebula-stacks = { $tiles ->
    [one] { $tiles } meadow tile
   *[other] { $tiles } meadow tiles
} in the stacks, { $explorers ->
    [one] { $explorers } explorer uncovered
   *[other] { $explorers } explorers uncovered
}
web-nebula-reserve = Tiles in the reserve
web-nebula-deck = Cards in the deck
web-nebula-tab-contracts = Contracts
web-nebula-tab-hand = Hand
web-nebula-tab-players = Players
