### The rules page of Misty Island: a message for each rule of docs/rules/island.md, a note where a part of it is our ruling

rules-island-title = Misty Island: the rules
rules-island-intro = The rules in our own words, as this table plays them. Each has an id that messages in the game refer to. Where the rulebook is silent or can be read in two ways, a note says what we decided. This is an unofficial table, not affiliated with the publisher.
rules-island-contents = Contents
rules-island-search = Search the rules
rules-island-search-example = for example: Hare, or MI-L4
rules-island-found = { $count ->
    [one] { $count } rule found
   *[other] { $count } rules found
}
rules-island-nothing = No rule has all these words. Try fewer, or a rule’s id.
rules-island-ruling = Our ruling:

## Sections

rules-island-section-components = Components
rules-island-section-simple = The simple game
rules-island-section-turn = The turn in full
rules-island-section-lines = Lines and points
rules-island-section-weather = Weather
rules-island-section-hiring = The game with mercenaries
rules-island-section-mercenaries = The mercenaries
rules-island-section-effects = All effects
rules-island-section-details = Mercenaries in detail
rules-island-section-blitz = Blitz
rules-island-section-team = The team game
rules-island-section-public = What everybody sees

## Components

rule-MI-C1 = The board has 6 × 6 cells, made of four quarters of 3 × 3. A Darkness board covers one quarter.
rule-MI-C1-ruling = Quarters of 3 × 3, 36 tokens and lines of up to 6 are in the rulebook; that the quarters form a square is ours.
rule-MI-C2 = There are two sides, blue and red; the shield on a token’s back shows whose it is. Each side starts with 18 tokens: 9 Wolves, 4 Rats, 3 Hares and 2 Pigs.
rule-MI-C3 = A token has two colours. The shield shows whose token it is, the background whose line it builds. They differ for spies: Rat, Crow and Mole.
rule-MI-C4 = There are 8 weather cards: Sunny, Cloudy, Fog and Night, two of each.
rule-MI-C4-ruling = The rulebook has 8 cards and names three kinds. The fourth, closed play on the whole board, its name and two of each are ours.
rule-MI-C5 = Each side has 12 mercenaries to hire: Chameleon, Mole, Crow, Cat, Fox, Turtle, Frog, Fairy-dog, Hippo, Snake and two Mice.
rule-MI-C5-ruling = The rulebook has 24 tokens of 11 kinds; that the twelfth of a side is a second Mouse is ours. Option: without it.
rule-MI-C6 = One point is worth one coin. Coins never run out.
rule-MI-C6-ruling = The box has 50 coins; we do not count them.

## The simple game

rule-MI-S0 = The simple game has neither weather nor mercenaries. It is the default and the best one for a first time.
rule-MI-S1 = Choose any 5 of your 18 tokens as your hand, in secret. The other 13 are shuffled into your own face-down deck.
rule-MI-S2 = Chance decides who starts the first game; in a rematch it is the winner of the game before, or chance again after a shared win.
rule-MI-S2-ruling = That the last winner starts is in the rulebook; chance is ours.
rule-MI-S3 = In your turn place one token from your hand face up on any free cell, then draw one from your deck. So you always choose from five; when the deck is empty, you play on with what you have.
rule-MI-S4 = A round ends when all cells are full; then both sides count their lines. A game has two rounds, their points are added, and most points wins.
rule-MI-S5 = The player who went second in the first round starts the second.
rule-MI-S5-ruling = Starting helps, so each player starts once.
rule-MI-S6 = Equal totals in the simple game are a shared win.
rule-MI-S6-ruling = The rulebook settles no tie here.
rule-MI-S7 = Every round begins afresh: the board is cleared, each side takes its 18 tokens back, chooses five again and shuffles the rest.
rule-MI-S7-ruling = The rulebook does not describe the step between rounds.

## The turn in full

rule-MI-U1 = A cell is free when no token lies on it, no Hippo holds it (MI-N9) and no Darkness board covers it.
rule-MI-U2 = A turn goes like this: your Hippo settles; if no cell is free, you remove a Darkness board; your Frog may hop; you place a token, carry out its effect and draw. If a second token is due or allowed, you remove Darkness if needed and place once more.
rule-MI-U2-ruling = The steps are in the rulebook; their order is ours.
rule-MI-U3 = You never place more than two tokens in a turn. You draw after each of them, when its effect is done.
rule-MI-U3-ruling = A hand of always five is in the rulebook; the rest is ours.
rule-MI-U4 = If you must place and there is neither a free cell nor a Darkness board, the Hippo that has held two cells longest settles at once, where its owner likes. Your token goes to the freed cell.
rule-MI-U4-ruling = The rulebook does not foresee this case.
rule-MI-U5 = With nothing in hand and deck you place nothing; your Hippo still settles when your turn comes. With two players this can’t happen.
rule-MI-U5-ruling = The rulebook does not foresee this case either.
rule-MI-U6 = Each side always has 18 tokens in hands, decks and on the board. Free and dark cells are as many as the tokens still to come, less one for each Hippo on two cells. So the last token always fills the last cell.

## Lines and points

rule-MI-L1 = A line is three or more tokens of one background colour without a gap in a row, a column or a diagonal. It counts once, at its full length: five in a row are one line of five, not three lines of three.
rule-MI-L1-ruling = Three or more without a gap is in the rulebook; counting the full length only is ours.
rule-MI-L2 = A line of 3 gives 3 points, of 4 gives 5, of 5 gives 7, of 6 gives 10.
rule-MI-L3 = Hare, Fairy-dog and Hippo have no line colour: they break the lines of both sides.
rule-MI-L4 = A Pig doubles the points of its line. Two Pigs in one line double it once; a Pig in several lines counts in each.
rule-MI-L5 = A Cat triples each line it stands in. Pig and Cat together make it times three.
rule-MI-L6 = A Crow halves each line it stands in, rounded down, after any doubling or tripling.
rule-MI-L7 = Rat, Mole and Crow have the opponent’s background: they lengthen the opponent’s lines and are part of them in every way.
rule-MI-L8 = A multiplier acts only on lines of its own background colour: Pig and Cat on those of their own side, a Crow on those of the other.
rule-MI-L9 = Two Cats or two Crows in one line act once.
rule-MI-L9-ruling = As with two Pigs, MI-L4. The tokens of MI-C5 do not let it happen.
rule-MI-L10 = A Chameleon counts only in the colour it shows when the board is full.
rule-MI-L10-ruling = That it can build either side’s line is in the rulebook; the moment is ours.

## Weather

rule-MI-W1 = A part is a pair of rounds under one weather. Before it, the player who goes second in its first round draws the two top weather cards, picks one and puts the other under the deck.
rule-MI-W1-ruling = One choice for a pair of rounds is ours; with the option of MI-M1 every round is a part. Option: the table names the weather.
rule-MI-W2 = Sunny: the whole board is open, tokens are placed face up.
rule-MI-W3 = Night: the whole board is open, tokens are placed closed, shield up.
rule-MI-W3-ruling = For this kind of weather see MI-C4.
rule-MI-W4 = Cloudy: play starts on one quarter, the others lie under Darkness boards; tokens are placed face up. When no cell is free, the player about to place removes a Darkness board of their choice.
rule-MI-W4-ruling = We start in the upper left quarter; by symmetry all four are alike.
rule-MI-W5 = Fog: like Cloudy, but tokens are placed closed.
rule-MI-W6 = In Night and Fog starting tokens are always placed closed; a mercenary open or closed, as you like (but see MI-D1). Open, its effect works. Closed, it is an ordinary token that builds or breaks lines as usual.
rule-MI-W6-ruling = The rulebook says it of Fog; we do the same at Night.
rule-MI-W7 = You keep seeing your own closed tokens, but only the shields of the opponent’s.
rule-MI-W7-ruling = The rulebook bans looking again, but here nobody can forbid notes. Option: they are to be remembered, and both see only shields.
rule-MI-W8 = Closed tokens are turned up only when the board is full. Pig, Cat and Crow then count, however they were placed. Nothing else happens on turning up.
rule-MI-W8-ruling = The last sentence is ours.
rule-MI-W9 = In Sunny and Cloudy everything is placed open.
rule-MI-W10 = The weather deck lasts the whole game; used cards stay out. Games with mercenaries and blitz leave Night out.
rule-MI-W10-ruling = That used cards stay out is ours. Option: Night is in.
rule-MI-W11 = Only the chooser sees the two cards; the chosen one is then open to all. The weather comes before the choice of five.
rule-MI-W11-ruling = The rulebook says nothing of this.

## The game with mercenaries

rule-MI-M1 = There are four rounds: two of a simple game with weather, then two with mercenaries.
rule-MI-M1-ruling = Four rounds with a simple game first are in the rulebook; that it keeps its two rounds is ours. Option: hire after every round, so that only the first is simple.
rule-MI-M2 = Before rounds 3 and 4 you may hire as many mercenaries as you can pay. For each you pay the price and give up the named starting token for the rest of the game, so that you always have 18. Coins you do not spend stay yours.
rule-MI-M2-ruling = The times are ours. With the option of MI-M1 you hire before rounds 2, 3 and 4.
rule-MI-M3 = Everybody hires at the same time and in secret; then all is shown.
rule-MI-M3-ruling = Showing at the end is in the rulebook; the same time is ours.
rule-MI-M4 = The player who was second in round 1 starts round 3; rounds 2 and 4 are started by the one who did not start the round before. So the starters are 1, 2, 2, 1.
rule-MI-M4-ruling = Round 3 is in the rulebook; the rest is ours. With the option of MI-M1: 1, 2, 1, 2.
rule-MI-M5 = Most points over the four rounds wins. If they are equal, an extra round decides.
rule-MI-M5-ruling = The rulebook compares coins first, with those spent. As every point was one coin they are always equal too, so we leave that out.
rule-MI-M6 = Neighbours are the cells above, below, left and right, never diagonal.
rule-MI-M7 = Your points become coins when the simple game is over, and again after each later round. Spending coins never lowers your points.
rule-MI-M7-ruling = One for one is in the rulebook; that points stay is ours.
rule-MI-M8 = Between rounds: count, coins, hire, show, weather if a part begins, choose five, play. The five may be mercenaries too.
rule-MI-M8-ruling = The order is ours.
rule-MI-M9 = A side hires only from its own 12, each token once. Mercenaries stay to the end and can’t be sold back.
rule-MI-M9-ruling = The rulebook says nothing of this.
rule-MI-M10 = The extra round has the same tokens, no hiring and the last weather; the player who did not start the round before starts it, and its points decide. If it is equal, there is another, three at most; then the win is shared.
rule-MI-M10-ruling = Only the extra round itself is in the rulebook.

## The mercenaries

rule-MI-N1 = Chameleon, for 10 coins and a Rat: it builds lines of the colour it shows. Each time a newly played token comes to lie beside it, it turns to that token’s background colour.
rule-MI-N1-ruling = That the background decides, not the shield, is ours.
rule-MI-N2 = Mole, for 10 coins and a Rat: it builds the opponent’s lines. It swaps places with any token beside it, of either side.
rule-MI-N3 = Crow, for 20 coins and a Rat: it builds the opponent’s lines and halves them (MI-L6).
rule-MI-N4 = Cat, for 20 coins and a Pig: it builds your lines and triples them (MI-L5).
rule-MI-N5 = Fox, for 10 coins and a Wolf: it builds your lines. You must take one of your own tokens beside it back to your hand and at once place another from your hand there.
rule-MI-N6 = Turtle, for 10 coins and a Wolf: it builds your lines. You may place a second token in the same turn; if you do, the opponent places two in the next turn.
rule-MI-N7 = Frog, for 10 coins and a Wolf: it builds your lines. In each later turn of yours, before you place, it may hop to a free cell beside it.
rule-MI-N8 = Fairy-dog, for 10 coins and a Hare: it breaks lines. It swaps any two tokens beside it.
rule-MI-N9 = Hippo, for 10 coins and a Hare: it breaks lines. It takes two free cells side by side until your next turn; then it must first settle on one, which frees the other. Your token of that turn may go there or elsewhere.
rule-MI-N10 = Snake, for 10 coins and a Wolf: it builds your lines. Choose an opponent’s token up to two cells away in row or column, or one diagonally: the opponent takes it to hand and places another there, of the same kind if they like.
rule-MI-N11 = Mouse, for 10 coins and a Wolf: it builds your lines. It swaps places with any token beside it, of either side.

## All effects

rule-MI-E1 = A mercenary placed open acts at once, and it must if it can; only Turtle and Frog may be left unused. Whoever placed it chooses the targets.
rule-MI-E1-ruling = At once is in the rulebook, and that these two are optional; the duty for all others is ours.
rule-MI-E2 = Without a target nothing happens: Mole and Mouse need a neighbour, Fairy-dog two; Fox an own neighbour and another token in hand; Snake a target in reach and an opponent with tokens in hand.
rule-MI-E2-ruling = The rulebook says nothing of effects without a target.
rule-MI-E3 = The shield tells own from opponent’s tokens, never the background. For open tokens too, everybody knows whose they are.
rule-MI-E3-ruling = For open tokens it is ours.
rule-MI-E4 = Effects act on open and closed tokens alike and reveal nothing; a swap carries tokens as they lie. Tokens in between do not stop the Snake.
rule-MI-E4-ruling = The rulebook says nothing of this.
rule-MI-E5 = The replacement for Fox or Snake is chosen from the hand as it was before the taken token came in; so you may place the same kind only if you had another one. No draw follows.
rule-MI-E5-ruling = The same kind is in the rulebook, for the Snake; the rest is ours.
rule-MI-E6 = A replacement is placed open or closed as the weather has it, and it is newly played for Chameleons. But it has no effect on being placed, and a Hippo takes one cell only. Chameleon, Frog, Cat, Crow and Pig work as usual later.
rule-MI-E6-ruling = Otherwise Foxes and Snakes could go on without end.
rule-MI-E7 = A Hippo on two cells can’t be swapped, taken or chosen by any effect.
rule-MI-E7-ruling = The rulebook leaves this open.

## Mercenaries in detail

rule-MI-D1 = A Chameleon is placed in its owner’s colour. It has no shield side, so it lies open in every weather.
rule-MI-D1-ruling = Two sides are in the rulebook; the rest is ours.
rule-MI-D2 = Newly played is a token that has just left a hand, also as a replacement, and once more if its own swap (Mole, Mouse) brings it beside a Chameleon. Tokens that move in another way do not turn it.
rule-MI-D2-ruling = That only new tokens count is in the rulebook; the details are ours.
rule-MI-D3 = Closed and colourless tokens do not turn a Chameleon, and a turning Chameleon is no new token for another. It turns before the new token’s effect.
rule-MI-D3-ruling = The rulebook says nothing of this.
rule-MI-D4 = The Turtle’s second token is any of your hand, on any free cell, with its effect. It takes a token in hand and a free cell or a Darkness board.
rule-MI-D4-ruling = Any token is in the rulebook; what it takes is ours.
rule-MI-D5 = The opponent must place two in the very next turn, each with its effect, or one if only one is left. A Turtle among them gives no further token, and the debt ends with that turn.
rule-MI-D5-ruling = Two tokens are in the rulebook; the rest is ours.
rule-MI-D6 = A Frog hops once a turn, before the turn’s first token, and never in the turn it is placed. An open Frog hops from wherever swaps have carried it.
rule-MI-D6-ruling = Each later turn is in the rulebook; only once is ours.
rule-MI-D7 = While two free cells side by side exist anywhere, a Hippo must take such a pair. Otherwise it takes one cell and is settled.
rule-MI-D7-ruling = Two cells are in the rulebook; one cell is ours.
rule-MI-D8 = Both cells of a Hippo on two cells count as full for the removal of Darkness (MI-W4).
rule-MI-D9 = After a Snake the opponent chooses the replacement at once, out of turn; their hand is as large as before.

## Blitz

rule-MI-B1 = Two rounds under one weather, agreed beforehand. Before round 1 each player has 80 coins for mercenaries; what is not spent is lost. All else as usual.
rule-MI-B2 = There is no hiring between the two rounds.
rule-MI-B2-ruling = Otherwise unspent coins would not have to be lost.
rule-MI-B3 = Equal points: an extra round decides (MI-M10).
rule-MI-B3-ruling = We take the usual rules to be those of the game with mercenaries.
rule-MI-B4 = Blitz is for two players, in Sunny, Cloudy or Fog. Round 1 is started as in MI-S2, round 2 by the other player.
rule-MI-B4-ruling = The rulebook leaves this open.

## The team game

rule-MI-T1 = Two against two, in Sunny only, with or without mercenaries. In every round each team’s 18 tokens are dealt face down, 9 to each member.
rule-MI-T1-ruling = Dealing anew in every round is ours.
rule-MI-T2 = You draw a hand of 5 from your 9 and later draw from your own deck of 4.
rule-MI-T2-ruling = That the first five are drawn, not chosen, is ours.
rule-MI-T3 = The teams sit by turns: seats 1 and 3 against 2 and 4. Partners talk neither of tactics nor of hiring and do not see each other’s hands.
rule-MI-T3-ruling = The hidden hands are ours; a table of strangers has no team chat.
rule-MI-T4 = Coins and points belong to the team. One member of each team hires first, both at the same time, and shows; if coins are left, the partners follow in the same way. At the first hiring the first player and the next seat go first, at the next one their partners, and so on.
rule-MI-T4-ruling = One member of each team, and the order, are our reading.
rule-MI-T5 = Mercenaries replace tokens of the team’s 18, whoever hired them, and are dealt with the rest.
rule-MI-T5-ruling = From round to round a member has no tokens of their own.
rule-MI-T6 = Counted from the first player, seats 1, 2, 4, 3 start the rounds; in a game of two rounds 1 and 2. An extra round is started by the seat after the last starter.
rule-MI-T6-ruling = Made after MI-M4. With the option of MI-M1: 1, 2, 3, 4.
rule-MI-T7 = Own means the team’s: a Fox may take a partner’s token, into the hand of the Fox’s player. A Snake’s target is taken and replaced by the next opponent in turn order who has tokens in hand.
rule-MI-T7-ruling = The rulebook says nothing of effects in teams.
rule-MI-T8 = Frog and Hippo obey the member who placed them. A Turtle’s debt falls on the next player in turn order and lapses if that player has no token.
rule-MI-T8-ruling = The rulebook says nothing of this either.

## What everybody sees

rule-MI-H1 = Open to all: the board as it lies, the shields, whose turn it is, the numbers of tokens in hands and decks, points, coins, hired mercenaries and what was given up for them.
rule-MI-H1-ruling = The rulebook has no such list.
rule-MI-H2 = Hidden: hands with the choice of five, decks, faces of closed tokens (but see MI-W7), closed tokens taken back and closed replacements, weather cards not chosen, and whom others hire until all have decided.
rule-MI-H2-ruling = Hands and closed tokens are in the rulebook; the rest is ours.
