### The rules page of Via Nebula: a message for each rule of docs/rules/nebula.md, a note where a part of it is our ruling

rules-nebula-title = Via Nebula: the rules
rules-nebula-intro = The rules in our own words, as this table plays them. Each has an id that messages in the game refer to. Where the rulebooks are silent or disagree, a note says what we decided. This is an unofficial table, not affiliated with the publisher.
rules-nebula-contents = Contents
rules-nebula-search = Search the rules
rules-nebula-search-example = for example: mist, or VN-B2
rules-nebula-found = { $count ->
    [one] { $count } rule found
   *[other] { $count } rules found
}
rules-nebula-nothing = No rule has all these words. Try fewer, or a rule’s id.
rules-nebula-ruling = Our ruling:

## Sections

rules-nebula-section-words = Words
rules-nebula-section-components = Components
rules-nebula-section-setup = Set-up
rules-nebula-section-turn = The turn
rules-nebula-section-actions = The six actions
rules-nebula-section-effects = Card effects
rules-nebula-section-neutral = Neutral contracts
rules-nebula-section-private = Private contracts
rules-nebula-section-details = Effects in detail
rules-nebula-section-end = End and points
rules-nebula-section-public = What everybody sees

## Words

rule-VN-W1 = Two hexes are next to each other when they share a side. Only whole hexes belong to the map.
rule-VN-W1-ruling = Whole hexes are in the rulebooks; sharing a side is our reading of “next to”.
rule-VN-W2 = Your own pieces on the map are the craftsmen, building sites and buildings of your colour.
rule-VN-W3 = An exploitation is a meadow hex with resources on it. It belongs to the player whose craftsman stands there; without a craftsman it is neutral and belongs to nobody.
rule-VN-W4 = Empty meadow is a meadow with neither token nor resources on it, or any hex under a meadow tile, no matter who laid the tile.

## Components

rule-VN-C1 = The map has two sides, beginner and expert, and five kinds of hexes: meadow, mist, petrified forest, ruins and forbidden. Each of the 24 meadows starts under an exploitation token.
rule-VN-C2 = There are five resources, wood, stone, clay, wheat and food, with 18 pieces of each. What the supply does not have can’t be taken.
rule-VN-C2-ruling = The box has 90 pieces. That they are 18 of each, and that the supply can run out, is ours.
rule-VN-C3 = You have 5 buildings, 3 building sites, 3 craftsmen (2 with three or four players) and a guild board with four stacks of meadow tiles, an explorer under each stack, and a storage area.
rule-VN-C4 = There are 60 meadow tiles. Those that are not on guild boards are the reserve: 12 with three or four players, 20 with two.
rule-VN-C5 = Each of the 20 exploitation tokens shows a resource, a number of pieces (3, 4 or 5) and points for the end. There are also 5 special tokens, one for each resource, with 5 pieces.
rule-VN-C5-ruling = One special token for each resource, and no points on them (nobody ever owns one), is ours.
rule-VN-C6 = There are 42 cards: 33 neutral contracts, 8 private contracts and the end-of-game card.

## Set-up

rule-VN-S0 = The table chooses a side of the map. The beginner side is the default and the better one for a first game.
rule-VN-S1 = The first player is chosen at random; turns go round clockwise.
rule-VN-S2 = Everybody is dealt two private contracts. The rest go to the box: four with two players, two with three, none with four.
rule-VN-S2-ruling = Nobody sees the cards that go to the box.
rule-VN-S3 = The neutral contracts are a face-down deck; four of them lie open on the board. The end-of-game card lies ready.
rule-VN-S4 = One special token, chosen at random, goes to the box. The other 24 tokens are shuffled, laid one on each meadow and turned up.
rule-VN-S5 = The four special tokens on the map turn into their resources at once: four neutral exploitations.
rule-VN-S6 = A stack of 3 meadow tiles covers each of your four explorers; 4 tiles with three players, 5 with two.
rule-VN-S7 = With two or three players every token yields one piece less than it shows: 4 for 5, 3 for 4, 2 for 3. Its points stay the same.
rule-VN-S7-ruling = We apply this to special tokens and to Abundance too.
rule-VN-S8 = With two players each has 3 craftsmen, and a ruin holds only one site or building, whoever’s it is.

## The turn

rule-VN-T1 = In your turn you take two of the six actions. You may take the same one twice.
rule-VN-T2 = Acting is not optional: while you can take an action, you must. When none is possible, the rest of your turn is lost.
rule-VN-T2-ruling = The duty to act is in the rulebooks; losing the rest of the turn is ours.
rule-VN-T3 = Exploring a petrified forest needs two actions, so you can’t do it with one left. Card effects cost no action.

## The six actions

rule-VN-A = Place a craftsman: put a craftsman from your guild board on any exploitation token; it needs no path. Keep the token face down for its points, and put its resources on the hex.
rule-VN-A2 = If the supply is short of that resource, put what is left. If nothing is left, the hex is empty meadow at once and the craftsman comes back. You keep the token either way. Abundance treats a shortage alike.
rule-VN-A2-ruling = The rulebooks do not say what happens when the supply is short.
rule-VN-B = Place a building site: put a site from your guild board on any ruin with a free half, near or far. A half is free when it has neither site nor building. Both halves may be yours, and it does not matter which one you take.
rule-VN-B2 = You may never have more sites on the map than buildings left on your guild board.
rule-VN-C = Explore mist, one action: lay a meadow tile from your leftmost stack on a mist hex next to one of your own pieces or next to empty meadow.
rule-VN-D = Explore petrified forest, two actions: the same, on a petrified forest. It ends your turn.
rule-VN-CD2 = When your stacks are used up, your tiles come from the reserve. When the reserve is empty as well, you can’t explore.
rule-VN-CD3 = Only a hex without a tile can be explored. Under a tile every hex is empty meadow, whatever is printed there.
rule-VN-E = Transport a resource: bring one piece from any exploitation, yours, another player’s or neutral, to a site of yours over connected empty meadow, however long the way. If the exploitation lies next to the site’s ruin, no path is needed. You can’t deliver to other players’ sites.
rule-VN-E-ruling = Neighbours without a path between them are ours: the path has length zero.
rule-VN-E2 = Everything else blocks the path: mist, forest, ruins, forbidden hexes, tokens and exploitations, even your own. A ruin can be entered from any side.
rule-VN-E3 = When the last piece of an exploitation is taken, the craftsman goes back to its owner and the hex becomes empty meadow.
rule-VN-E4 = A site holds any number of pieces of any kinds. You may bring a piece even if no contract needs it.
rule-VN-E4-ruling = The rulebooks set no limit and tell what to do with a surplus.
rule-VN-E5 = What lies on a site can’t be transported again, not even to another site of yours. Two of your sites on one ruin stay separate.
rule-VN-E5-ruling = That the two sites do not share their pieces is ours.
rule-VN-F = Build on a site of yours that holds all that one contract asks for, a card in your hand or one of the four on the board. First a building replaces the site: the site comes back to you, the pieces used go to the supply, all others to your storage area. Then you may use the card’s effect, now or never. Last, the card lies face down in front of you, and a board card is replaced from the deck.
rule-VN-F2 = If the deck is empty, the place on the board stays empty, and Secret Plan draws nothing.
rule-VN-F2-ruling = For completeness only: at most 26 of the 33 cards are ever needed.
rule-VN-F3 = The order matters: when the effect happens, the pieces used are already in the supply and the site is gone, but the board is not refilled yet.
rule-VN-F4 = Pieces that the contract did not need always go to your storage area. You can neither return nor keep them.
rule-VN-F5 = Lazy Explorer and Priest leave the kinds open. If your site allows more than one choice, you name the kinds you use.
rule-VN-F5-ruling = The rulebooks do not say who chooses.

## Card effects

rule-VN-X0 = Where a card contradicts the rules, the card wins.
rule-VN-K1 = Abundance (2 cards): take any exploitation token off the map, to the box, and put its resources there: a new neutral exploitation.
rule-VN-K2 = Architect (1 card): at the end 1 extra point for each contract you have fulfilled, this one included.
rule-VN-K3 = Adventurers (2 cards): lay a meadow tile on any forbidden hex, wherever it is.
rule-VN-K4 = Mayor (1 card): at the end 2 extra points for each contract you have fulfilled that asks for exactly two pieces.
rule-VN-K4-ruling = Lazy Explorer counts, and so does Mayor itself if it asks for two.
rule-VN-K5 = Caravan (2 cards): return one piece to the supply from your exploitation, your site or your storage area.
rule-VN-K6 = Distillery (6 cards): take one more action in this turn, any you like. See VN-E6.
rule-VN-K7 = Lazy Explorer (1 card): it asks for any two pieces of one kind. At the end it gives 1 point for each of your explorers that is still covered.
rule-VN-K8 = Export (2 cards): return up to two pieces to the supply, each from any exploitation or site of yours or from your storage area.
rule-VN-K9 = Stall (6 cards): swap one piece on your exploitation or your site for a piece of any other kind from the supply.
rule-VN-K10 = Merchant (1 card): at the end 1 extra point for each exploitation token you own.
rule-VN-K11 = Workshop (4 cards): lay a meadow tile on any petrified forest, wherever it is. This costs no action.
rule-VN-K12 = Priest (1 card): it asks for any three pieces of three different kinds and is worth 3 points.
rule-VN-K13 = Airway (4 cards): move any meadow tile on the map, no matter whose, to any mist hex without a tile.
rule-VN-K14 = Quiet Town (2 cards): no effect, 4 points.
rule-VN-K15 = Express Delivery (2 cards): put any one piece from the supply on a site of yours.
rule-VN-K16 = Secret Plan (2 cards): draw the top neutral contract into your hand. From then on it is your private contract.
rule-VN-K17 = Shortcut (2 cards): the two leftmost tiles of your guild board go to the reserve. This may uncover explorers.

## Effects in detail

rule-VN-X1 = Workshop and Adventurers take tiles as exploring does: from your leftmost stack, then from the reserve. So they may uncover explorers; without a tile they do nothing.
rule-VN-X1-ruling = The rulebooks do not say where these tiles come from.
rule-VN-X2 = A hex that loses its tile to Airway is again what it was before; this may cut paths. The tile may not stay where it was.
rule-VN-X2-ruling = The rulebooks do not speak of the hex that is left behind.
rule-VN-X3 = If Caravan or Export takes the last piece of your exploitation, the craftsman comes back and the hex becomes empty meadow.
rule-VN-X3-ruling = Handled like a transport, VN-E3.
rule-VN-X4 = After a Stall an exploitation may hold several kinds. Whoever takes or swaps a piece there names its kind.
rule-VN-X4-ruling = The rulebooks do not speak of mixed exploitations.
rule-VN-X5 = Shortcut takes its two tiles one after the other, each from the leftmost stack that has any. With one tile left it takes one, with none nothing.
rule-VN-X5-ruling = The rulebooks do not say what happens when a stack runs out.
rule-VN-X6 = The building that ends the game still has its effect, then the turn is over at once. The extra action of a Distillery is lost.
rule-VN-X6-ruling = The end of the turn is in the rulebooks; the effect before it is ours.
rule-VN-X7 = An effect without a target does nothing, for example Abundance when no token is left. The contract is fulfilled all the same.
rule-VN-X7-ruling = The rulebooks are silent here.
rule-VN-X8 = A neutral card in your hand keeps its cost, its points and its effect. You may fulfil it in the same turn if an action is left; nothing is refilled on the board then. A hand may be of any size.
rule-VN-X8-ruling = That the card becomes private is in the rulebooks; the rest is ours.
rule-VN-X9 = Only effects can be declined. Cards that count at the end always count.
rule-VN-E6 = A Distillery costs one action and gives one. Built first, it leaves two actions, enough for a petrified forest; built second, it leaves one. So you never have more than two. The board is refilled before the extra action.
rule-VN-E6-ruling = The rulebooks name the forest after a first action; the rest is ours.
rule-VN-E7 = You may leave the extra action out: your turn may end as soon as your actions left are no more than the Distilleries you built in it.
rule-VN-E7-ruling = That it is optional is in the rulebooks; how to count is ours.

## End and points

rule-VN-P1 = The first player with a fifth building takes the end-of-game card, worth 2 points, and that turn is over. Every other player has one more turn.
rule-VN-P2 = Then everybody, the player with the end card too, moves the pieces left on own sites and own exploitations to the storage area.
rule-VN-P3 = Add up the points of your tokens and your fulfilled contracts with their bonuses, 2 for each uncovered explorer and 2 for the end card. Take off 1 for each stored piece. Cards in hand count nothing.
rule-VN-P4 = Most points wins; if equal, the fewest stored pieces. If these are equal too, the win is shared.
rule-VN-P5 = When all players, one after the other, have had a whole turn without a possible action, the game ends and points are counted. Nobody gets the end card.
rule-VN-P5-ruling = The rulebooks do not foresee it, but no game may hang.
rule-VN-P6 = A fifth building in the last turn brings no end card, and the turn goes on with the actions left.
rule-VN-P6-ruling = In the rulebooks the turn ends with taking the card; here there is none to take.
rule-VN-P7 = Pieces on neutral exploitations count for nobody. An explorer is uncovered when its stack is empty, however the tiles left it.

## What everybody sees

rule-VN-H1 = Open to all: the map, sites, storage areas, stacks, reserve and supply, the four board contracts, the numbers of cards in hands and deck, fulfilled contracts and taken tokens with their points.
rule-VN-H1-ruling = All this was face up once, so nobody has to remember it.
rule-VN-H2 = Hidden: hands, the order of the deck and the private contracts in the box. That somebody drew by Secret Plan is known, but not which card.
rule-VN-H2-ruling = The rulebooks do not list what is secret.
rule-VN-H3 = Which special token went to the box follows from the four on the map.
rule-VN-H3-ruling = So we show it.

## Where the components come from

components-title = Known, inferred, ours: the components
components-intro = The rulebooks show the map, the tokens and what the cards ask for in pictures only. So our standard pack has three kinds of values, and its files say for every value which it is.
components-known = Known
components-known-means = The rulebooks say it, or it follows by arithmetic.
components-known-map = 24 meadows, each under a token or resources at the start; whole hexes only.
components-known-tokens = One token shows 3 wood; special tokens show 5 pieces.
components-known-cards = What Lazy Explorer, Priest and one Stall (wood and stone) ask for; 3 points for Priest, 4 for Quiet Town.
components-inferred = Inferred
components-inferred-means = From reports of games, or because it fits what is known.
components-inferred-tokens = For each resource two tokens of 3 pieces with 1 point and two of 4 pieces with 2 points. With the four special tokens on the map that makes just the 90 pieces of the box; we take it that there are 18 of each.
components-inferred-points = A contract’s points equal the number of pieces it asks for. Architect, Merchant, Mayor and Lazy Explorer have none of their own.
components-ours = Ours
components-ours-means = Our design, tried out in thousands of games between bots.
components-ours-maps = Both maps, the river valley and the stone heart.
components-ours-cards = What the other contracts ask for: two pieces for Stall and Caravan, four for Architect and Quiet Town, three for the rest. All resources are asked for about equally often.
components-box = Do you own the box?
components-box-how = Then write down its real board, cards and tokens as a pack of your own and play with it; no programming is needed. The page on content packs (docs/content.md) shows how.
