### The game in the terminal

seat = { $seat }
player-name = Player { $number }
bot-name = Bot { $number }

## Before the match

start-mode = Which game?
start-opponent = Against whom?
start-random = a bot that plays at random
start-friends = people at this keyboard, who take turns
start-prompt = Number (Enter for { $number }):{" "}

## At the table

hint = Type a move ({ $move }) or its number; ? lists moves, help the commands.
only = (Enter plays it)
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
undo-none = There is nothing of yours to take back.
undo-late = You can take back your last action only until something is drawn or shown, or somebody else acts.
saved = Saved as { $file }.
saved-open = Saved as { $file }. The match goes on, and the file holds all its secrets: don’t look inside.
save-failed = Can’t save { $file }: { $reason }.
help =
    MOVE or NUMBER   play it; the first letters of each word will do
    ?                list the moves that are allowed now
    why MOVE         which rule forbids it
    undo             take back your last action
    board            draw the table again
    log              all actions so far, as you may know them
    save [FILE]      write a record of the match
    quit             leave
