### The guided first games: a title and at most 40 words for each step. The comment above a step says when it is shown
### and when it is done; web/src/pages/rules/LEARN.md explains the terms.

learn-step = Step { $step } of { $steps }
learn-next = Next
learn-skip = Leave the guide
learn-finish = Play on

## Via Nebula: two players, beginner map, you go first, the other seat is the easiest bot

# when: always. read.
learn-nebula-1-title = Out of the mist
learn-nebula-1 = A valley lies in mist. You carry resources over meadows to your building sites and build there for contracts. The first to build five buildings ends the game; the most points win.
# when: always. read.
learn-nebula-2-title = Read the map
learn-nebula-2 = The tokens show a resource, how many pieces of it and points. Around them lie mist, grey petrified forest and dark forbidden hexes. On the ruins you will build.
# when: always. read.
learn-nebula-3-title = Choose a contract
learn-nebula-3 = A contract asks for resources and gives points, often an effect too. Four lie open for everybody; the two in your hand are yours alone. Pick one to aim for.
# when: choosing and can(site). done: did(site).
learn-nebula-4-title = A place to build
learn-nebula-4 = You have two actions in a turn. Take the first one now: click lit ruins near the resources your contract asks for, and place a building site there.
# when: choosing and can(craftsman). done: did(craftsman).
learn-nebula-5-title = Send a craftsman
learn-nebula-5 = Click a token with a resource that you need, and place a craftsman there. You keep the token for its points. Its resources now lie on the map, and anybody may take them.
# when: view.turns > 1. read.
learn-nebula-6-title = The bot plays too
learn-nebula-6 = After two actions your turn is over and the bot has two. It may use your resources and your paths, and you may use those of the bot.
# when: choosing, did(site), did(craftsman), can(explore). done: did(explore) and (can(transport) or did(transport)).
learn-nebula-7-title = Clear a path
learn-nebula-7 = Resources need a path. Click a lit mist hex beside your site, your craftsman or empty meadow to lay a meadow tile. Go on until resources and site are joined.
# when: step 7 is done. read.
learn-nebula-8-title = Explorers
learn-nebula-8 = When a stack of your tiles is used up, it uncovers an explorer: 2 points. Petrified forest can be explored like mist, but takes both actions of a turn.
# when: choosing and can(transport). done: did(transport).
learn-nebula-9-title = Bring the resources
learn-nebula-9 = The path is ready. Click the resources, then your site. One action brings one piece, however far. You may take from any exploitation that is connected, even the bot’s.
# when: did(transport), not can(build). done: can(build) or did(build).
learn-nebula-10-title = What is missing?
learn-nebula-10 = Compare your site with the contracts and bring what is missing, to this one site. Bring no more: whatever is left over goes into your storage area and costs a point.
# when: choosing and can(build). done: did(build).
learn-nebula-11-title = Build!
learn-nebula-11 = Your site has all that a contract asks for. Click the contract and build. The site and the craftsmen that come home can be used again.
# when: did(build), yours, view.asks is not "turn". done: did(build) and (not yours or view.asks is "turn").
learn-nebula-12-title = Use the effect
learn-nebula-12 = Many contracts do something when you build: now or never. Read the card, click what lights up, or leave the effect out.
# when: did(build) and (not yours or view.asks is "turn"). read; the last step.
learn-nebula-13-title = Now you know it
learn-nebula-13 = Contracts, tokens and uncovered explorers give points; stored pieces cost some. Four more buildings to go! Click something that is not allowed, and the table tells you the rule.

## Misty Island: the simple game, you go first and are blue, the other seat is the easiest bot

# when: always. read.
learn-island-1-title = Lines on the island
learn-island-1 = Blue and red fill 36 cells with animals. You are blue. Three or more of your colour side by side, in a row, column or diagonal, make a line. Longer lines bring more points.
# when: always. read.
learn-island-2-title = Your animals
learn-island-2 = Wolves build your lines. Pigs do too, and double them. Hares break everybody’s lines. Rats are spies: you place them, but they build lines for red!
# when: yours and view.asks is "take". done: view.hands[you] has 5 tokens.
learn-island-3-title = Choose five
learn-island-3 = Click five animals for your first hand. The other 13 wait in your deck, shuffled. A good start: three Wolves, a Pig and a Hare.
# when: placing. done: placed ≥ 1.
learn-island-4-title = The first token
learn-island-4 = Click a Wolf in your hand, then a free cell near the middle: most lines run through there.
# when: placed ≥ 1. read.
learn-island-5-title = One out, one in
learn-island-5 = You have drawn another token, so you choose from five again. The bot places one too. So it goes on, by turns, until all cells are full.
# when: placing and placed ≥ 1. done: placed ≥ 2.
learn-island-6-title = Make it longer
learn-island-6 = Place another Wolf beside the first and leave room to grow. A line of 3 brings 3 points, of 4 brings 5, of 5 brings 7, of 6 brings 10.
# when: placing and placed ≥ 2. read.
learn-island-7-title = Stand in the way
learn-island-7 = Look for red too: where two or three red backgrounds lie side by side with room to grow, put a token of yours into the gap.
# when: placing, placed ≥ 3, view.hands[you] has "rat". read.
learn-island-8-title = The spy
learn-island-8 = You hold a Rat. Its shield is blue, but its background is red, and the background counts. Put it where red can’t make a line with it.
# when: placing, placed ≥ 3, view.hands[you] has "pig". read.
learn-island-9-title = The Pig
learn-island-9 = A Pig doubles every line of yours that it is part of. Place it where two of your lines cross, or soon will.
# when: placing, placed ≥ 4, view.hands[you] has "hare". read.
learn-island-10-title = The Hare
learn-island-10 = A Hare belongs to no line. Use it to cut a long red one, or to close a cell that would help only red.
# when: placing and placed ≥ 7. read.
learn-island-11-title = Four ways at once
learn-island-11 = A cell may lie in four lines at once: row, column and two diagonals. Before you place, look along all of them, for blue and for red.
# when: placing and view.decks[you] is 0. read.
learn-island-12-title = The last five
learn-island-12 = Your deck is empty; you play on with what you hold. Every cell will be filled, so keep a harmless one for each Rat.
# when: view.tally has a row. read.
learn-island-13-title = Now it counts
learn-island-13 = The round is over: both sides count their lines, and Pigs double theirs. Then the board is cleared, the bot begins, and the points of both rounds are added.
# when: view.tally has a row and step 13 is done. read; the last step.
learn-island-14-title = Now you know it
learn-island-14 = Play the second round, or stop here. Later there is more to find: weather that hides the board, and mercenaries, animals with powers of their own.
