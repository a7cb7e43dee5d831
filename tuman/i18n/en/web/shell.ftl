### The web app around the boards

## Everywhere

home = Home
menu = Menu
close = Close
settings = Settings
loading = One moment …
skip-to-content = Skip to the content
rules = Rules
learn = Learn it in five minutes
more-options = More options
your-name = Your name
guest = Guest
language = Language
theme = Light
theme-auto = as the system
theme-light = morning
theme-dark = night
sound = Sound when it is your turn
other-device = Play on another device
about = About
you = you

## Home

home-title = A table in the mist
home-nebula = Lift the mist, lay roads over meadows, bring goods to your sites and build five buildings. Two to four players.
home-island = Line up your animals on a small island, slip spies into the other side’s lines. Two players, or two against two.
home-your-turn = { $game }: it is your turn
play-bot = Play against a bot
invite-friends = Invite friends
same-screen = On this screen
my-tables = My tables
open-tables = Open tables
past-tables = Finished matches
join = join
waiting = waiting for players
landed = It is your turn at this table.
your-turn = Your turn
their-turn = their turn
free-seat = free seat
look-at-record = Look at a saved match

## A new table

new-title = { $game }: a new table
new-seats = Who plays?
new-create = Set the table
new-public = Show the table to everybody in the list of open tables
new-hints = Hints are allowed
seat-me = You
seat-number = Seat { $number }
seat-partner = Partner
seat-bot = a bot
seat-open = a friend, by a link
seat-guest = somebody at this screen
guest-name = Name
guest-number = Guest { $number }
bot-level = Level of the bot
bot-at-table = Bot ({ $level })
option-mode = Which variant?
option-players = How many players?
option-map = Which map?
option-weather = Weather
option-weather-auto = as the variant has it
option-weather-drawn = drawn from the deck
option-weather-sunny = sunny
option-weather-night = night
option-weather-cloudy = cloudy
option-weather-fog = fog
option-night = Night cards with mercenaries
option-night-out = left out
option-night-in = in the deck
option-hire = Hiring
option-hire-halfway = after the second round
option-hire-every-round = after every round
option-mice = Mice of each side
option-mice-two = two
option-mice-one = one
option-memory = Own closed tokens
option-memory-own = stay visible to their owner
option-memory-strict = are to be remembered
option-first = Who begins?
option-first-random = chance decides
option-first-1 = seat 1
option-first-2 = seat 2
option-first-3 = seat 3
option-first-4 = seat 4
option-content = Maps and cards
clock = Time to think
clock-none = as long as you like
clock-quick = 10 minutes each, 10 seconds a turn on top
clock-calm = 30 minutes each, 30 seconds a turn on top
clock-day = a day for each move

## Waiting for players

waiting-title = { $game }: waiting for players
waiting-text = The match starts as soon as every seat is taken.
waiting-guest = The match starts as soon as every seat is taken. You can leave this page open: it tells you.
match-starts = The match starts.
copy-link = Copy the link
copied = The link is copied.
invite = Invite
invite-how = Send this link to a friend, or let them scan the code:
invitation = Come and play { $game } with me
share = Share
code = QR code of the link
give-to-bot = Give it to a bot
free-this-seat = Free this seat
sit-down = Sit down
stand-up = Stand up
start = Start

## At the table

turn-of = { $name } is to move
thinks = { $name } is thinking
watching = You are watching
over = The match is over
reconnecting = Reconnecting …
story = Story
story-empty = Nothing has happened yet.
story-undo = { $seat } takes the last action back.
story-ask = { $seat } would like to take the last action back.
story-agree = { $seat } agrees.
story-refuse = { $seat } would rather not.
story-bot = A bot plays on for { $seat }.
undo = Undo
undo-ask = Ask to undo
undo-asked = { $name } would like to take the last action back. Is that all right?
agree = Agree
refuse = Rather not
hint = Hint
thinking = Thinking …
hint-is = An expert would play: { $move } ({ $percent } % to win).
resign = Leave my seat to a bot
resign-sure = A bot plays on for you. Are you sure?
resign-yes = Yes, leave
download = Download the record
replay = Watch it again
allow-notifications = Notify me when it is my turn
cover-title = Now { $name } plays
cover-text = Nobody else should be looking at the screen.
cover-go = Show the table
talk = Talk
reaction-hello = Hello!
reaction-thanks = Thank you!
reaction-nice = Nicely done!
reaction-oops = Oops!
reaction-patience = One moment, please.
reaction-good-game = Good game!
talk-say = Say something
talk-send = Send
talk-empty = Nobody has said anything yet.
why-unknown = That is not allowed now.
why-not-your-turn = It is not your turn.
rule-link = Rule { $rule }

## After the match

you-won = You have won!
won-by = { $n ->
    [one] { $names } wins
   *[other] A shared win: { $names }
}
outcome-decided = The points are equal: fewer stored goods decide.
points-tokens = Exploitation tokens
points-contracts = Contracts
points-explorers = Explorers
points-end-card = End-of-game card
points-storage = Stored goods
points-round = Round { $round }
points-total = Total
rematch-offer = Play again
rematch-begun = The next match has begun.
rematch-join = To the next match
result = Result
look-at-board = Look at the board

## Watching a match again

upload-text = Choose a record that was saved from a table or at the terminal.
upload-drop = Drop the file here, or choose it:
choose-file = Choose a file
to-start = To the start
step-back = One move back
step-on = One move on
play = Play
pause = Pause
move-number = Move
whose-view = Whose view
view-open = everything open
view-public = what everybody saw

## Another device

claim-link = Open this link on the other device within 15 minutes. It works once.
claim-text = From now on this device plays as the player who made the link.
claim-go = Go on as that player

## About

about-what = Tuman is fog, in Ukrainian and in Russian: a table for two board games about mist, Via Nebula and Misty Island.
about-unofficial = Unofficial, and not affiliated with the publishers of the games. All pictures and words here are our own.
about-fair = Chance follows from a seed whose fingerprint is shown before a match and which is published after it, so that anybody can check the draws.
about-licence = Free software under the MIT licence.
about-api = For people who write bots: the API
lost-page = There is no such page
lost-table = There is no such table

## When something goes wrong

trouble-offline = The server does not answer. Your moves are kept; try again in a moment.
trouble-stale = The table has moved on. Look again.
trouble-not-your-turn = It is not your turn.
trouble-not-your-seat = That is not your seat.
trouble-illegal = That is not allowed now.
trouble-over = The match is over.
trouble-no-undo = There is nothing of yours to take back.
trouble-seat-taken = Somebody else sits there already.
trouble-key = This invitation is not valid any more. Ask for a new link.
trouble-link = This link is not valid any more. Make a new one on the other device.
trouble-started = The match has started.
trouble-seats-free = There are free seats.
trouble-no-hints = There are no hints at this table.
trouble-no-chat = At a public table people say it with reactions.
trouble-words = Say a reaction or a text.
trouble-too-many = That was a lot at once. Wait a moment and try again.
trouble-record = This record can’t be used. { $text }
record-line = Line { $line }: { $text }
record-first = It does not begin with “{ $about }”.
record-field = “{ $about }” is no field of the header.
record-twice = “{ $about }” stands there twice.
record-missing = The header has no “{ $about }”.
record-action = “{ $about }” is no action.
record-game = There is no game “{ $about }” here.
record-rules = It was made with version { $about } of the rules; here is another one.
record-over = The match is over, but actions go on.
record-turn = “{ $about }” is out of turn.
record-illegal = “{ $about }” is not allowed.
record-result = The result does not follow from the actions.
record-view = It shows the match as one seat saw it. An open record is needed.
record-seed = An open record needs its seed.
record-seats = The seats are no list of names that fits the game.
record-options = These options do not fit the game.
trouble-other = That did not work: { $text }
