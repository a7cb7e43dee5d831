### Il tabellone dell’Isola delle Nebbie nell’app

## Caselle, come le legge uno screen reader

web-island-board = Mappa dell’isola, sei per sei caselle
web-island-cell-free = { $cell }: libera
web-island-cell-dark = { $cell }: sotto l’Oscurità
web-island-cell-held = { $cell }: occupata da un Ippopotamo
web-island-cell-open = { $cell }: { island-kind } dei { $side ->
    [blue] blu
   *[red] rossi
}, { web-island-builds }
web-island-cell-own = { $cell }: tuo gettone coperto, { island-kind }, { web-island-builds }
web-island-cell-closed = { $cell }: gettone coperto dei { $side ->
    [blue] blu
   *[red] rossi
}
web-island-builds = { $line ->
    [blue] forma linee dei blu
    [red] forma linee dei rossi
   *[none] interrompe le linee
}
web-island-can-choose = { $name }, si può scegliere
web-island-chosen = { $name }, scelta

## Parti e giocatori

web-island-side = { $side ->
    [blue] Blu
   *[red] Rossi
}
web-island-you = tu
web-island-partner = compagno
web-island-to-move = di turno
web-island-began = inizia questo round
web-island-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
web-island-in-hand = { $count ->
    [one] { $count } gettone in mano
   *[other] { $count } gettoni in mano
}
web-island-in-deck = { $count ->
    [one] { $count } gettone nel mazzo
   *[other] { $count } gettoni nel mazzo
}
web-island-rounds = Round
web-island-total = Totale
web-island-unseen-note = Nei mazzi, nelle mani nascoste o coperti sul tabellone.
web-island-more = Altro
web-island-close = Chiudi
web-island-reading = Come si legge un gettone
web-island-reading-shape = La forma dice di chi è: rotondo dei blu, ottagonale dei rossi.
web-island-reading-ground = Lo sfondo dice di chi sono le linee che forma: onde dei blu, righe dei rossi, liscio di nessuno.
web-island-reading-spy = La maschera indica una tua spia: forma le linee dell’avversario.
web-island-reading-closed = Uno scudo è un gettone coperto. Sui tuoi vedi chi c’è dietro.

## Gettoni

web-island-power = { $kind ->
    [wolf] Forma le tue linee.
    [rat] Una spia: forma le linee dell’avversario.
    [hare] Interrompe le linee di entrambi.
   *[pig] Raddoppia le linee in cui si trova.
}
web-island-way = Come lo piazzi?
web-island-open = Scoperto
web-island-move = { $verb ->
    [place] piazza
    [take] prendi
    [hire] ingaggia
    [skip] non ingaggiare
    [pick] scegli
    [settle] resta su
    [lift] togli l’oscurità
    [hop] salta
    [stay] resta
    [stop] fermati
    [swap] scambia
   *[back] rimanda
}
web-island-closed = Coperto
web-island-place-open = Piazza scoperto
web-island-place-closed = Piazza coperto
web-island-closed-note = Coperto, non ha effetto.

## Domande

web-island-hint = Scegli un gettone, poi una casella; oppure trascinalo lì.
web-island-ask-second = La Tartaruga permette un secondo gettone. Poi l’avversario deve piazzarne due.
web-island-ask-lift-second = Per un secondo gettone togli prima una plancia dell’Oscurità; oppure fermati.
web-island-ask-where = Dove va? Scegli una casella illuminata.
web-island-ask-hippo = L’Ippopotamo occupa due caselle: scegli la prima.
web-island-ask-hippo-second = E quale casella accanto a { $cell }?
web-island-ask-which = Quale gettone va in { $cell }?
web-island-ask-way = Scoperto o coperto?
web-island-ask-trade-second = Il gettone in { $cell } e quale altro?
web-island-taken = Tolto: { island-kind }
web-island-taken-hidden = Tolto un gettone coperto
web-island-step-back = Indietro
web-island-stay = Resta lì
web-island-stop = Nessun secondo gettone
web-island-would = Porterebbe:

## La mano iniziale

web-island-start = Scegli i cinque gettoni della mano iniziale
web-island-start-note = Gli altri formano il tuo mazzo. Dopo ogni gettone piazzato ne peschi uno.
web-island-start-slots = { $count } di 5 scelti
web-island-start-take = Prendi { island-a-kind }: ne restano { $left }
web-island-start-suggest = Scegli per me
web-island-start-empty = ancora vuoto

## Ingaggi

web-island-shop = Ingaggia mercenari
web-island-shop-note = Segna chi vuoi e conferma. Ognuno sostituisce un tuo gettone iniziale fino alla fine della partita. Le monete non spese restano tue.
web-island-shop-blitz = Segna chi vuoi e conferma. Ognuno sostituisce un tuo gettone iniziale. Le monete non spese vanno perse.
web-island-shop-left = Monete rimaste: { $coins }
web-island-shop-gives = per { island-gives }
web-island-shop-second = Secondo { island-kind }
web-island-shop-hired = già con te
web-island-shop-passed = non questa volta
web-island-shop-poor = monete insufficienti
web-island-shop-none = non resta nulla da cedere
web-island-shop-mouse = solo dopo il primo
web-island-shop-confirm = { $count ->
    [0] Non ingaggiare nessuno
    [one] Ingaggia { $count } mercenario
   *[other] Ingaggia { $count } mercenari
}
web-island-shop-busy = Stretta di mano …

## Meteo

web-island-sky = { $weather ->
    [sunny] Tutta l’isola è aperta. I gettoni si piazzano scoperti.
    [night] Tutta l’isola è aperta. I gettoni si piazzano coperti.
    [cloudy] Tre quarti sono sotto plance dell’Oscurità, che si tolgono una alla volta. I gettoni si piazzano scoperti.
   *[fog] Tre quarti sono sotto plance dell’Oscurità, che si tolgono una alla volta. I gettoni si piazzano coperti.
}
web-island-sky-lasts = Dura per questa parte della partita.

## Conteggio

web-island-count = Conteggio del round { $round }
web-island-count-line = { $side ->
    [blue] Blu
   *[red] Rossi
}: da { $first } a { $last }, { web-island-points }
web-island-continue = Avanti
web-island-show-all = Mostra tutto
web-island-again = Ancora una volta
web-island-last = Linee dell’ultimo round
