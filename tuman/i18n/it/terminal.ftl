### La partita nel terminale

seat = { $seat }
player-name = Giocatore { $number }
bot-name = Bot { $number }

## Prima della partita

start-game = A che cosa giochiamo?
start-mode = Quale variante?
start-players = Quanti giocatori?
start-map = Quale mappa?
start-opponent = Contro chi?
start-friends = persone a questa tastiera, a turno
start-prompt = Numero (Invio per { $number }):{" "}

## Al tavolo

hint = Scrivi una mossa ({ $move }) o il suo numero; ? le mosse, help i comandi.
only = (Invio per giocarla)
thinks = { $seat } sta pensando
cover = Ora gioca { $seat }. Quando nessun altro vede lo schermo, premi Invio.
go-on = Premi Invio per continuare.
result = Vittoria: { $names }.
result-shared = Vittoria condivisa.
rematch = Scrivi rematch per giocare ancora, o premi Invio per uscire:{" "}
quit = Per salvare prima la partita scrivi un nome di file; Invio per uscire senza:{" "}
bye = Arrivederci.

## Risposte

no-move = «{ $text }» qui non è una mossa: ? elenca le mosse, help i comandi.
ambiguous = «{ $text }» può essere { $moves }.
why-usage = Scrivi why e una mossa, per esempio: why { $move }
why-legal = { $move } è permessa.
hint-move = Un esperto giocherebbe { $move }, con { $percent } % di probabilità di vincere.
hint-others = Le migliori dopo questa: { $moves }.
undo-none = Non hai nulla da annullare.
undo-late = Puoi annullare la tua ultima azione solo finché nulla è stato pescato o mostrato e nessun altro ha agito.
saved = Salvato: { $file }.
saved-open = Salvato: { $file }. La partita continua e il file ne contiene tutti i segreti: non guardarci dentro.
save-failed = Impossibile salvare { $file }: { $reason }.
help =
    MOSSA o NUMERO   giocala; bastano le prime lettere di ogni parola
    ? [PAROLA]       le mosse permesse adesso, o quelle che iniziano con questa parola
    why MOSSA        quale regola la vieta
    hint             che cosa farebbe un esperto che sa quel che sai tu
    undo             annulla la tua ultima azione; funziona anche a schermo coperto
    board            disegna di nuovo il tavolo
    log              tutte le azioni, per quanto puoi saperne
    save [FILE]      scrivi la partita in un file
    quit             esci
