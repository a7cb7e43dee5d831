### L’applicazione intorno ai tabelloni

## Ovunque

home = Pagina iniziale
menu = Menu
close = Chiudi
settings = Impostazioni
loading = Un momento…
skip-to-content = Vai al contenuto
rules = Regole
learn = Impara in cinque minuti
more-options = Altre opzioni
your-name = Il tuo nome
guest = Ospite
language = Lingua
theme = Luce
theme-auto = come il sistema
theme-light = mattino
theme-dark = notte
sound = Suono quando tocca a te
other-device = Gioca su un altro dispositivo
about = Informazioni
you = tu

## Pagina iniziale

home-title = Un tavolo nella nebbia
home-nebula = Dirada la nebbia, traccia strade sui prati, porta le risorse ai cantieri ed erigi cinque edifici. Da due a quattro giocatori.
home-island = Allinea i tuoi animali su una piccola isola e infiltra spie nelle linee avversarie. Due giocatori, o due contro due.
home-your-turn = { $game }: tocca a te
play-bot = Gioca contro un bot
invite-friends = Invita amici
same-screen = Su questo schermo
my-tables = I miei tavoli
open-tables = Tavoli aperti
past-tables = Partite finite
join = unisciti
waiting = in attesa di giocatori
landed = A questo tavolo tocca a te.
your-turn = Tocca a te
their-turn = tocca a loro
free-seat = posto libero
look-at-record = Guarda una partita salvata

## Un nuovo tavolo

new-title = { $game }: un nuovo tavolo
new-seats = Chi gioca?
new-create = Apparecchia
new-public = Mostra il tavolo a tutti nell’elenco di quelli aperti
new-hints = Suggerimenti permessi
seat-me = Tu
seat-number = Posto { $number }
seat-partner = Compagno
seat-bot = un bot
seat-open = un amico, con un link
seat-guest = qualcuno a questo schermo
guest-name = Nome
guest-number = Ospite { $number }
bot-level = Livello del bot
bot-at-table = Bot ({ $level })
option-mode = Quale variante?
option-players = Quanti giocatori?
option-map = Quale tabellone?
option-weather = Meteo
option-weather-auto = secondo la variante
option-weather-drawn = dal mazzo
option-weather-sunny = soleggiato
option-weather-night = notte
option-weather-cloudy = nuvoloso
option-weather-fog = nebbia
option-night = Carte notte con i mercenari
option-night-out = escluse
option-night-in = nel mazzo
option-hire = Ingaggi
option-hire-halfway = dopo il secondo round
option-hire-every-round = dopo ogni round
option-mice = Topi per parte
option-mice-two = due
option-mice-one = uno
option-memory = I propri gettoni coperti
option-memory-own = restano visibili a chi li possiede
option-memory-strict = vanno ricordati
option-first = Chi comincia?
option-first-random = decide il caso
option-first-1 = posto 1
option-first-2 = posto 2
option-first-3 = posto 3
option-first-4 = posto 4
option-content = Tabelloni e carte
clock = Tempo per pensare
clock-none = quanto vuoi
clock-quick = 10 minuti a testa, più 10 secondi a turno
clock-calm = 30 minuti a testa, più 30 secondi a turno
clock-day = un giorno per ogni mossa

## In attesa di giocatori

waiting-title = { $game }: in attesa di giocatori
waiting-text = La partita comincia appena tutti i posti sono occupati.
waiting-guest = La partita comincia appena tutti i posti sono occupati. Lascia aperta questa pagina: ti avvisa lei.
match-starts = La partita comincia.
copy-link = Copia il link
copied = Link copiato.
invite = Invita
invite-how = Manda questo link a un amico, o fagli inquadrare il codice:
invitation = Giochiamo a { $game }?
share = Condividi
code = Codice QR del link
give-to-bot = Dallo a un bot
free-this-seat = Libera il posto
sit-down = Siediti
stand-up = Alzati
start = Comincia

## Al tavolo

turn-of = Tocca a { $name }
thinks = { $name } sta pensando
watching = Stai guardando
over = La partita è finita
reconnecting = Riconnessione…
story = Cronaca
story-empty = Non è ancora successo nulla.
story-undo = { $seat } annulla l’ultima azione.
story-ask = { $seat } vorrebbe annullare l’ultima azione.
story-agree = { $seat } è d’accordo.
story-refuse = { $seat } preferisce di no.
story-bot = Un bot continua al posto di { $seat }.
undo = Annulla
undo-ask = Chiedi di annullare
undo-asked = { $name } vorrebbe annullare l’ultima azione. Va bene?
agree = D’accordo
refuse = Meglio di no
hint = Suggerimento
thinking = Sto pensando…
hint-is = Un esperto giocherebbe così: { $move } (probabilità di vittoria { $percent } %).
resign = Lascia il mio posto a un bot
resign-sure = Un bot continuerà al posto tuo. Sicuro?
resign-yes = Sì, lascia
download = Scarica il verbale
replay = Rivedila
allow-notifications = Avvisami quando tocca a me
cover-title = Ora gioca { $name }
cover-text = Nessun altro dovrebbe guardare lo schermo.
cover-go = Mostra il tavolo
talk = Chiacchiere
reaction-hello = Ciao!
reaction-thanks = Grazie!
reaction-nice = Bella mossa!
reaction-oops = Ops!
reaction-patience = Un momento, per favore.
reaction-good-game = Bella partita!
talk-say = Di’ qualcosa
talk-send = Invia
talk-empty = Nessuno ha ancora detto nulla.
why-unknown = Adesso non è permesso.
why-not-your-turn = Non tocca a te.
rule-link = Regola { $rule }

## Dopo la partita

you-won = Hai vinto!
won-by = { $n ->
    [one] Vince { $names }
   *[other] Vittoria condivisa: { $names }
}
outcome-decided = I punti sono pari: decidono meno risorse in magazzino.
points-tokens = Gettoni sfruttamento
points-contracts = Contratti
points-explorers = Esploratori
points-end-card = Carta di fine partita
points-storage = Risorse in deposito
points-round = Round { $round }
points-total = Totale
rematch-offer = Gioca ancora
rematch-begun = La prossima partita è cominciata.
rematch-join = Alla prossima partita
result = Risultato
look-at-board = Guarda il tabellone

## Rivedere una partita

upload-text = Scegli un verbale salvato da un tavolo o dal terminale.
upload-drop = Trascina qui il file, o sceglilo:
choose-file = Scegli un file
to-start = All’inizio
step-back = Una mossa indietro
step-on = Una mossa avanti
play = Avvia
pause = Pausa
move-number = Mossa
whose-view = Con gli occhi di
view-open = tutto scoperto
view-public = ciò che vedevano tutti

## Un altro dispositivo

claim-link = Apri questo link sull’altro dispositivo entro 15 minuti. Funziona una volta sola.
claim-text = D’ora in poi questo dispositivo gioca come chi ha creato il link.
claim-go = Continua come quel giocatore

## Informazioni

about-what = Tuman è la nebbia, in ucraino e in russo: un tavolo per due giochi sulla nebbia, Via Nebula e Isola delle Nebbie.
about-unofficial = Non ufficiale e non legato agli editori dei giochi. Tutti i disegni e i testi qui sono nostri.
about-fair = Il caso segue da un seme la cui impronta è mostrata prima della partita e che viene pubblicato dopo, così chiunque può verificare le pescate.
about-licence = Software libero con licenza MIT.
about-api = Per chi scrive bot: l’API
lost-page = Questa pagina non esiste
lost-table = Questo tavolo non esiste

## Quando qualcosa va storto

trouble-offline = Il server non risponde. Le tue mosse sono salve; riprova fra un attimo.
trouble-stale = Al tavolo è già cambiato qualcosa. Guarda di nuovo.
trouble-not-your-turn = Non tocca a te.
trouble-not-your-seat = Quel posto non è tuo.
trouble-illegal = Adesso non è permesso.
trouble-over = La partita è finita.
trouble-no-undo = Non hai nulla da annullare.
trouble-seat-taken = C’è già seduto qualcun altro.
trouble-key = Questo invito non vale più. Chiedi un nuovo link.
trouble-link = Questo link non vale più. Creane uno nuovo sull’altro dispositivo.
trouble-started = La partita è cominciata.
trouble-seats-free = Ci sono posti liberi.
trouble-no-hints = A questo tavolo non ci sono suggerimenti.
trouble-no-chat = A un tavolo pubblico si parla con le reazioni.
trouble-words = Di’ una reazione oppure un testo.
trouble-too-many = Troppe richieste insieme. Aspetta un momento e riprova.
trouble-record = Questo verbale non è utilizzabile. { $text }
record-line = Riga { $line }: { $text }
record-first = Non comincia con «{ $about }».
record-field = «{ $about }» non è un campo dell’intestazione.
record-twice = «{ $about }» compare due volte.
record-missing = Nell’intestazione manca «{ $about }».
record-action = «{ $about }» non è un’azione.
record-game = Qui non c’è nessun gioco «{ $about }».
record-rules = È stato fatto con la versione { $about } delle regole; qui ce n’è un’altra.
record-over = La partita è finita, ma le azioni continuano.
record-turn = «{ $about }» è fuori turno.
record-illegal = «{ $about }» non è permesso.
record-result = Il risultato non segue dalle azioni.
record-view = Mostra la partita vista da un solo posto. Serve un verbale aperto.
record-seed = Un verbale aperto deve avere il suo seme.
record-seats = I posti non sono un elenco di nomi adatto al gioco.
record-options = Queste opzioni non vanno bene per il gioco.
trouble-other = Non ha funzionato: { $text }
