### Bots: a name for each level, and how it plays

bot-newcomer = Newcomer
bot-casual = Casual
bot-regular = Regular
bot-strong = Strong
bot-expert = Expert
bot-newcomer-plays = sensible moves, but careless: good for a first game
bot-casual-plays = looks at each move by itself and misses some chances
bot-regular-plays = rarely misses the best move for the moment
bot-strong-plays = thinks ahead a little
bot-expert-plays = searches deeply and expects your answers
