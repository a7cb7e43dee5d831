### The game in the terminal

seat = { $seat }
player-name = Player { $number }
bot-name = Bot { $number }

## Before the match

start-game = Which game?
start-mode = Which variant?
start-players = How many players?
start-map = Which map?
start-opponent = Against whom?
start-friends = people at this keyboard, who take turns
start-prompt = Number (Enter for { $number }):{" "}

## At the table

hint = Type a move ({ $move }) or its number; ? lists moves, help the commands.
only = (Enter plays it)
thinks = { $seat } is thinking
cover = Now { $seat } plays. When nobody else can see the screen, press Enter.
go-on = Press Enter to go on.
result = The win goes to { $names }.
result-shared = A shared win.
rematch = Type rematch to play again, or press Enter to leave:{" "}
quit = To save the match first type a file name; press Enter to leave without:{" "}
bye = Goodbye.

## Answers

no-move = “{ $text }” is no move here: ? lists the moves, help the commands.
ambiguous = “{ $text }” could be { $moves }.
why-usage = Type why and a move, such as: why { $move }
why-legal = { $move } is allowed.
hint-move = An expert would play { $move }, with a chance to win of { $percent } %.
hint-others = Next best: { $moves }.
undo-none = There is nothing of yours to take back.
undo-late = You can take back your last action only until something is drawn or shown, or somebody else acts.
saved = Saved as { $file }.
saved-open = Saved as { $file }. The match goes on, and the file holds all its secrets: don’t look inside.
save-failed = Can’t save { $file }: { $reason }.
help =
    MOVE or NUMBER   play it; the first letters of each word will do
    ? [WORD]         list the moves that are allowed now, or those with this first word
    why MOVE         which rule forbids it
    hint             what an expert would do, knowing what you know
    undo             take back your last action; at the covered screen it still works
    board            draw the table again
    log              all actions so far, as you may know them
    save [FILE]      write a record of the match
    quit             leave
