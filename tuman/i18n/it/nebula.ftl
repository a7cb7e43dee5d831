### Via Nebula

nebula-name = Via Nebula

## Nomi: nebula-resource è il nome da solo, nebula-a-piece un pezzo che qualcuno sposta,
## nebula-of ciò che manca.

nebula-resource = { $resource ->
    [wood] legno
    [stone] pietra
    [clay] argilla
    [wheat] grano
   *[food] cibo
}
nebula-a-piece = { $resource ->
    [wood] un legno
    [stone] una pietra
    [clay] un’argilla
    [wheat] un grano
   *[food] un cibo
}
nebula-of = { nebula-resource }
nebula-other = { $other ->
    [wood] un legno
    [stone] una pietra
    [clay] un’argilla
    [wheat] un grano
   *[food] un cibo
}
nebula-terrain = { $terrain ->
    [mist] nebbia
    [forest] foresta pietrificata
    [forbidden] spazio proibito
    [meadow] prato
   *[ruins] rovine
}
nebula-card = { $card ->
    [abundance] Abbondanza
    [architect] Architetto
    [adventurers] Avventurieri
    [mayor] Sindaco
    [caravan] Carovana
    [distillery] Distilleria
    [lazy-explorer] Esploratore pigro
    [export] Esportazione
    [stall] Bancarella
    [merchant] Mercante
    [workshop] Laboratorio
    [priest] Sacerdote
    [airway] Via aerea!
    [quiet-town] Città tranquilla
    [express-delivery] Consegna espressa
    [secret-plan] Piano segreto
   *[shortcut] Scorciatoia
}
nebula-effect = { $card ->
    [abundance] Un gettone qualsiasi sulla mappa diventa uno sfruttamento neutro.
    [architect] +1 punto per ogni tuo contratto alla fine.
    [adventurers] Una tessera prato su uno spazio proibito qualsiasi.
    [mayor] +2 punti per ogni tuo contratto da due risorse.
    [caravan] Rimetti una tua risorsa nella riserva generale.
    [distillery] Un’azione in più in questo turno.
    [lazy-explorer] +1 punto per ogni esploratore non scoperto alla fine.
    [export] Rimetti fino a due tue risorse nella riserva generale.
    [stall] Scambia una risorsa su un tuo sfruttamento o cantiere con un’altra.
    [merchant] +1 punto per ogni tuo gettone sfruttamento alla fine.
    [workshop] Una tessera prato su una foresta pietrificata qualsiasi.
    [priest] Nessun potere.
    [airway] Sposta una tessera prato qualsiasi su una nebbia qualsiasi.
    [quiet-town] Nessun potere.
    [express-delivery] Una risorsa qualsiasi dalla riserva generale su un tuo cantiere.
    [secret-plan] Pesca in mano il primo contratto del mazzo.
   *[shortcut] Le tue due tessere più a sinistra vanno nella riserva.
}
nebula-pieces = { $pieces ->
    [one] { $pieces } risorsa
   *[other] { $pieces } risorse
}
nebula-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
nebula-asks = { $asks ->
    [alike] 2 uguali
   *[kinds] 3 diverse
}

## Opzioni

nebula-players-2 = due giocatori: tre artigiani ciascuno, un solo posto su ogni rovina
nebula-players-3 = tre giocatori
nebula-players-4 = quattro giocatori
nebula-map-beginner = La valle del fiume: lato principianti
nebula-map-expert = Il cuore di pietra: lato esperti

## Mosse

nebula-verb-craftsman = posiziona un artigiano
nebula-verb-site = posiziona un cantiere
nebula-verb-explore = esplora nebbia o foresta pietrificata
nebula-verb-transport = trasporta una risorsa a un tuo cantiere
nebula-verb-build = erigi un edificio per un contratto
nebula-verb-pass = termina il turno
nebula-verb-abundance = trasforma un gettone in risorse
nebula-verb-lay = posa una tessera prato
nebula-verb-lift = solleva una tessera prato
nebula-verb-return = rimetti una risorsa nella riserva generale
nebula-verb-swap = scambia una risorsa con un’altra
nebula-verb-deliver = prendi una risorsa dalla riserva generale
nebula-verb-plan = pesca un contratto
nebula-verb-shortcut = metti due tessere nella riserva
nebula-verb-skip = rinuncia al potere

## Che cosa è successo

nebula-first = Comincia { $seat }.
nebula-box = Il gettone speciale va nella scatola: { nebula-resource }.
nebula-token = Su { $hex } c’è un gettone: { nebula-resource }, { nebula-pieces }.
nebula-special = Su { $hex } c’è uno sfruttamento neutro: { nebula-resource }, { nebula-pieces }.
nebula-deal = { $seat } riceve un contratto: { nebula-card }.
nebula-deal-hidden = { $seat } riceve un contratto.
nebula-open = Nuovo contratto sul tabellone: { nebula-card }.
nebula-draw = { $seat } pesca un contratto: { nebula-card }.
nebula-draw-hidden = { $seat } pesca un contratto.
nebula-craftsman = { $seat } posiziona un artigiano su { $hex }.
nebula-site = { $seat } posiziona un cantiere su { $hex }.
nebula-explore-mist = { $seat } esplora la nebbia su { $hex }.
nebula-explore-forest = { $seat } esplora la foresta pietrificata su { $hex }.
nebula-transport = { $seat } trasporta { nebula-a-piece } da { $hex } a { $site }.
nebula-build = { $seat } erige un edificio su { $site }: { nebula-card }.
nebula-pass = { $seat } termina il turno.
nebula-abundance = { $seat } trasforma in risorse il gettone su { $hex }.
nebula-lay = { $seat } posa una tessera prato su { $hex }.
nebula-lift = { $seat } solleva la tessera prato da { $hex }.
nebula-return = { $seat } rimette { nebula-a-piece } da { $place } nella riserva generale.
nebula-return-storage = { $seat } rimette { nebula-a-piece } dal deposito nella riserva generale.
nebula-swap = { $seat } cede { nebula-a-piece } su { $place } e prende { nebula-other }.
nebula-deliver = { $seat } prende { nebula-a-piece } dalla riserva generale per { $site }.
nebula-plan = { $seat } usa il Piano segreto.
nebula-shortcut = { $seat } usa la Scorciatoia.
nebula-skip = { $seat } rinuncia al potere: { nebula-card }.
nebula-skip-return = { $seat } non rimette altro.
nebula-surplus = { $seat } mette l’eccedenza nel deposito: { nebula-pieces }.
nebula-end-card = { $seat } erige il quinto edificio e prende la carta di fine partita. Gli altri hanno ancora un turno.
nebula-exhausted = Lo sfruttamento su { $hex } è esaurito, l’artigiano torna: { $seat }.
nebula-stalled = Nessuno può più agire: la partita è finita.
nebula-total = { $seat }: { nebula-points }.
nebula-wins = Vittoria: { $seat }.
nebula-shares = Vittoria condivisa: { $seat }.
nebula-turn = Tocca a { $seat }.

## L’immagine

nebula-turn-of = { $seat }: { $actions ->
    [one] resta { $actions } azione.
   *[other] restano { $actions } azioni.
}
nebula-last-turns = Ultimi turni!
nebula-set-up = Si prepara la partita.
nebula-final = Punteggio finale
nebula-row-points = Punti
nebula-row-tokens = gettoni
nebula-row-contracts = contratti
nebula-row-explorers = esploratori
nebula-row-end-card = carta di fine
nebula-row-storage = deposito
nebula-row-craftsmen = Artigiani
nebula-row-sites = Cantieri
nebula-row-buildings = Edifici
nebula-row-tiles = Pile tessere
nebula-row-hand = Carte in mano
nebula-supply = Riserva generale
nebula-left = Tessere di riserva: { $tiles }. Carte nel mazzo: { $cards }.
nebula-sites-list = Cantieri e loro risorse
nebula-storage-list = Depositi
nebula-laid = tessera posata
nebula-signs = (W3)2 gettone: legno, 3 risorse, 2 punti · ⌂ edificio
nebula-board = Contratti sul tabellone
nebula-hand = La tua mano
nebula-fulfilled = Contratti soddisfatti
nebula-head-asks = chiede
nebula-head-points = pti
nebula-head-site = cantiere
nebula-finished = La partita è finita.
nebula-waits = Tocca a { $seat }.
nebula-may-pass = Puoi anche terminare il turno (pass).
nebula-ask-turn = Scegli un’azione.
nebula-ask-abundance = Abbondanza: quale gettone diventa uno sfruttamento neutro?
nebula-ask-adventurers = Avventurieri: su quale spazio proibito posi una tessera prato?
nebula-ask-return = Quale tua risorsa torna nella riserva generale? { $left ->
    [one] Puoi rimettere { $left } risorsa.
   *[other] Puoi rimettere { $left } risorse.
}
nebula-ask-stall = Bancarella: quale risorsa scambi, e con quale?
nebula-ask-workshop = Laboratorio: su quale foresta pietrificata posi una tessera prato?
nebula-ask-airway = Via aerea!: quale tessera prato sposti?
nebula-ask-land = Via aerea!: su quale nebbia va la tessera di { $hex }?
nebula-ask-delivery = Consegna espressa: quale risorsa, e su quale cantiere?
nebula-ask-plan = Piano segreto: peschi un contratto?
nebula-ask-shortcut = Scorciatoia: metti le due tessere più a sinistra nella riserva?

## Perché no

nebula-why-over = La partita è finita.
nebula-why-chance = Lo decide il caso, non un giocatore.
nebula-why-asked-turn = Ora scegli un’azione del tuo turno.
nebula-why-asked-abundance = Ora usa Abbondanza su un gettone, o rinuncia (skip).
nebula-why-asked-adventurers = Ora posa una tessera prato su uno spazio proibito, o rinuncia (skip).
nebula-why-asked-return = Ora rimetti una tua risorsa nella riserva generale, o rinuncia (skip).
nebula-why-asked-stall = Ora scambia una risorsa con un’altra, o rinuncia (skip).
nebula-why-asked-workshop = Ora posa una tessera prato su una foresta pietrificata, o rinuncia (skip).
nebula-why-asked-airway = Ora solleva una tessera prato per spostarla, o rinuncia (skip).
nebula-why-asked-land = Ora la tessera sollevata va su una nebbia.
nebula-why-asked-delivery = Ora prendi una risorsa dalla riserva generale su un tuo cantiere, o rinuncia (skip).
nebula-why-asked-plan = Ora pesca un contratto, o rinuncia (skip).
nebula-why-asked-shortcut = Ora metti due tessere nella riserva, o rinuncia (skip).
nebula-why-no-token = Su { $hex } non c’è un gettone sfruttamento.
nebula-why-no-craftsman = Nessuno dei tuoi artigiani è libero.
nebula-why-no-ruin = Su questa mappa non ci sono rovine così.
nebula-why-not-ruins = Su { $hex } non ci sono rovine.
nebula-why-no-room = Su { $hex } non c’è più posto.
nebula-why-no-site = Tutti i tuoi cantieri sono sulla mappa.
nebula-why-too-many-sites = Edifici rimasti: { $buildings }, cantieri sulla mappa: { $sites }. I cantieri non possono essere più degli edifici.
nebula-why-no-hex = Su questa mappa non c’è uno spazio così.
nebula-why-has-tile = Su { $hex } c’è già una tessera prato.
nebula-why-not-mist = { $hex } non è né nebbia né foresta pietrificata.
nebula-why-no-tiles = Né tu né la riserva avete più tessere prato.
nebula-why-not-next = { $hex } non confina né con un tuo pezzo né con un prato vuoto.
nebula-why-two-actions = Esplorare la foresta pietrificata su { $hex } costa due azioni; te ne resta una.
nebula-why-not-your-site = Non hai un cantiere così.
nebula-why-untouched = Il gettone su { $hex } non è ancora diventato risorse: prima posiziona un artigiano.
nebula-why-no-piece = Su { $place } non c’è { nebula-of }.
nebula-why-no-piece-stored = Nel tuo deposito non c’è { nebula-of }.
nebula-why-no-path = Nessun percorso di prato vuoto va da { $hex } a { $site }. Alla portata del cantiere: { $reach }.
nebula-why-no-path-at-all = Nessun percorso di prato vuoto va da { $hex } a { $site }; nulla è alla portata del cantiere.
nebula-why-not-yours = Questo contratto non è né nella tua mano né sul tabellone: { nebula-card }.
nebula-why-which-card = Ci sono più carte così: indicane una, per esempio { $name }.
nebula-why-not-two = Servono due risorse uguali, e sul cantiere ce ne sono meno: { nebula-resource }.
nebula-why-name-kinds = Di’ anche quali risorse usi: { nebula-card }.
nebula-lacks = { $wood ->
    [0] {""}
   *[1] {" "}legno×{ $wood }
}{ $stone ->
    [0] {""}
   *[1] {" "}pietra×{ $stone }
}{ $clay ->
    [0] {""}
   *[1] {" "}argilla×{ $clay }
}{ $wheat ->
    [0] {""}
   *[1] {" "}grano×{ $wheat }
}{ $food ->
    [0] {""}
   *[1] {" "}cibo×{ $food }
}
nebula-why-missing = { nebula-card }: su { $site } { $count ->
    [one] manca { $count } risorsa
   *[other] mancano { $count } risorse
}:{ nebula-lacks }.
nebula-why-must-act = Finché un’azione è possibile, devi compierla.
nebula-why-same-hex = La tessera non può restare su { $hex }.
nebula-why-no-tile = Su { $hex } non c’è una tessera prato.
nebula-why-not-your-exploitation = Su { $hex } non c’è uno sfruttamento con un tuo artigiano.
nebula-why-same-kind = Una risorsa si scambia solo con una diversa.
nebula-why-no-supply = Nella riserva generale non c’è più { nebula-of }.
