### Isola delle Nebbie

island-name = Isola delle Nebbie

## Nomi: island-kind è il nome da solo, island-a-kind e island-gives con l’articolo.

island-kind = { $kind ->
    [wolf] Lupo
    [rat] Ratto
    [hare] Lepre
    [pig] Maiale
    [chameleon] Camaleonte
    [mole] Talpa
    [crow] Cornacchia
    [cat] Gatto
    [fox] Volpe
    [turtle] Tartaruga
    [frog] Rana
    [fairy-dog] Cagnolina fata
    [hippo] Ippopotamo
    [snake] Serpente
   *[mouse] Topo
}
island-a-kind = { $kind ->
    [wolf] un Lupo
    [rat] un Ratto
    [hare] una Lepre
    [pig] un Maiale
    [chameleon] un Camaleonte
    [mole] una Talpa
    [crow] una Cornacchia
    [cat] un Gatto
    [fox] una Volpe
    [turtle] una Tartaruga
    [frog] una Rana
    [fairy-dog] una Cagnolina fata
    [hippo] un Ippopotamo
    [snake] un Serpente
   *[mouse] un Topo
}
island-gives = { $gives ->
    [wolf] un Lupo
    [rat] un Ratto
    [hare] una Lepre
   *[pig] un Maiale
}
island-power = { $kind ->
    [chameleon] Prende il colore di ogni nuovo gettone accanto a sé.
    [mole] Forma le linee dell’avversario e si scambia con un vicino.
    [crow] Forma le linee dell’avversario e ne dimezza i punti.
    [cat] Triplica le linee in cui si trova.
    [fox] Riprende un tuo gettone accanto a sé; al suo posto ne va un altro.
    [turtle] Permette un secondo gettone; poi l’avversario deve piazzarne due.
    [frog] Prima di ogni tuo turno successivo può saltare in una casella adiacente.
    [fairy-dog] Interrompe le linee e scambia due dei suoi vicini.
    [hippo] Interrompe le linee e tiene due caselle fino al tuo prossimo turno.
    [snake] Scaccia un gettone dell’avversario, che al suo posto ne mette un altro.
   *[mouse] Si scambia con un vicino.
}
island-weather = { $weather ->
    [sunny] Soleggiato
    [night] Notte
    [cloudy] Nuvoloso
   *[fog] Nebbia
}
island-quarter = { $quarter ->
    [nw] in alto a sinistra
    [ne] in alto a destra
    [sw] in basso a sinistra
   *[se] in basso a destra
}
island-price = { $price ->
    [one] { $price } moneta
   *[other] { $price } monete
}
island-purse = { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}
island-score = blu { $blue ->
    [one] { $blue } punto
   *[other] { $blue } punti
}, rossi { $red ->
    [one] { $red } punto
   *[other] { $red } punti
}

## Varianti

island-mode-simple = partita semplice: due round, ideale per cominciare
island-mode-weather = con carte meteo: decidono che cosa si vede
island-mode-mercenaries = con mercenari: quattro round, meteo, animali con poteri
island-mode-blitz = partita lampo: 80 monete per i mercenari, due round
island-mode-team = partita a squadre: due contro due
island-mode-team-mercenaries = partita a squadre con mercenari

## Che cosa è successo

island-first = Comincia { $seat }.
island-card = { $seat } pesca una carta meteo: { island-weather }.
island-card-hidden = { $seat } pesca una carta meteo.
island-pick = { $seat } sceglie il meteo: { island-weather }.
island-take = { $seat } prende nella mano iniziale { island-a-kind }.
island-take-hidden = { $seat } prende un gettone nella mano iniziale.
island-draw = { $seat } pesca { island-a-kind }.
island-draw-hidden = { $seat } pesca un gettone.
island-hire = { $seat } vuole ingaggiare { island-a-kind }.
island-skip = { $seat } non ingaggia { island-a-kind }.
island-skip-hidden = { $seat } decide su un mercenario.
island-hired = { $side ->
    [blue] I blu
   *[red] I rossi
} ingaggiano { island-a-kind } per { island-price } e cedono { island-gives }.
island-place-open = { $seat } piazza { island-a-kind } in { $cell }.
island-place-closed = { $seat } piazza { island-a-kind } con lo scudo in alto in { $cell }.
island-place-closed-hidden = { $seat } piazza un gettone coperto in { $cell }.
island-replace-open = { $seat } mette al suo posto { island-a-kind } in { $cell }.
island-replace-closed = { $seat } mette al suo posto { island-a-kind } con lo scudo in alto in { $cell }.
island-replace-closed-hidden = { $seat } mette al suo posto un gettone coperto in { $cell }.
island-hippo = { $seat } piazza l’Ippopotamo su due caselle, { $cell } e { $second }.
island-settle = L’Ippopotamo di { $seat } si ferma in { $cell }.
island-lift = { $seat } toglie una plancia dell’Oscurità ({ island-quarter }).
island-hop = La Rana di { $seat } salta in { $cell }.
island-stay = La Rana di { $seat } resta dov’è.
island-stop = { $seat } non piazza un secondo gettone.
island-swap = { $seat } scambia i gettoni in { $cell } e { $second }.
island-trade = La Cagnolina fata di { $seat } scambia i gettoni in { $cell } e { $second }.
island-back-fox = La Volpe di { $seat } riprende da { $cell } { island-a-kind } dei { $side ->
    [blue] blu
   *[red] rossi
}.
island-back-fox-hidden = La Volpe di { $seat } riprende da { $cell } un gettone coperto dei { $side ->
    [blue] blu
   *[red] rossi
}.
island-back-snake = Il Serpente di { $seat } scaccia da { $cell } { island-a-kind } dei { $side ->
    [blue] blu
   *[red] rossi
}.
island-back-snake-hidden = Il Serpente di { $seat } scaccia da { $cell } un gettone coperto dei { $side ->
    [blue] blu
   *[red] rossi
}.
island-chameleon = Il Camaleonte in { $cell } ora è { $side ->
    [blue] blu
   *[red] rosso
}.
island-debt = { $seat } nel prossimo turno deve piazzare due gettoni.
island-round = Fine del round { $round }: { island-score }.
island-extra = Parità: decide un round supplementare.
island-over-blue = Vincono i blu: { island-score }.
island-over-red = Vincono i rossi: { island-score }.
island-over-shared = Vittoria condivisa: { island-score }.

## Il quadro

island-round-of = Round { $round } di { $rounds }
island-extra-round = Round supplementare
island-counted = Linee del round { $round }
island-head-points = pti
island-head-coins = mon
island-head-hand = mano
island-head-deck = maz.
island-hand = La tua mano
island-unseen = Non ancora visti
island-hired-list = Mercenari
island-shop = Mercenari (prezzo, chi cedere)
island-no-lines = nessuna linea
island-two-cells = = l’Ippopotamo su due caselle
island-owes = In questo turno si piazzano due gettoni.
island-finished = La partita è finita.
island-waits = Tocca a { $seat }.
island-ask-pick = Scegli il meteo dei prossimi round.
island-ask-hire = Ingaggiare { island-a-kind } per { island-price }, cedendo { island-gives }? Hai { island-purse }.
island-ask-take = Scegli il gettone { $number } di 5 per la mano iniziale.
island-ask-settle = In quale delle due caselle si ferma il tuo Ippopotamo?
island-ask-lift = Nessuna casella è libera: quale plancia dell’Oscurità togli?
island-ask-hop = La tua Rana in { $cell } può saltare in una casella adiacente libera.
island-ask-place = Piazza un gettone della mano in una casella libera.
island-ask-second = La Tartaruga permette un secondo gettone; oppure fermati (stop).
island-ask-swap = Con quale vicino si scambia il tuo gettone in { $cell }?
island-ask-trade = Quali due vicini scambia la tua Cagnolina fata in { $cell }?
island-ask-fox = Quale tuo gettone accanto a { $cell } riprende la Volpe?
island-ask-snake = Quale gettone avversario scaccia il tuo Serpente in { $cell }?
island-ask-replace = Piazza un altro gettone della mano in { $cell }.

## Perché no

island-why-over = La partita è finita.
island-why-chance = Lo decide il caso, non il giocatore.
island-why-unknown = Di’ quale.
island-why-asked-pick = Prima scegli il meteo.
island-why-asked-hire = Prima rispondi se ingaggi questo mercenario.
island-why-asked-take = Prima scegli i cinque gettoni della mano iniziale.
island-why-asked-settle = Prima l’Ippopotamo si ferma in una delle sue due caselle.
island-why-asked-lift = Nessuna casella è libera: prima togli una plancia dell’Oscurità.
island-why-asked-hop = Prima la Rana salta in una casella adiacente libera o resta dov’è.
island-why-asked-place = Ora si piazza un gettone della mano in una casella libera.
island-why-asked-second = Ora si può piazzare un secondo gettone, oppure fermarsi.
island-why-asked-swap = Ora il gettone appena piazzato si scambia con un vicino.
island-why-asked-trade = Ora la Cagnolina fata scambia due dei suoi vicini.
island-why-asked-fox = Ora la Volpe riprende uno dei tuoi gettoni accanto a sé.
island-why-asked-snake = Ora il Serpente scaccia uno dei gettoni avversari alla sua portata.
island-why-asked-replace = Ora si sostituisce il gettone tolto.
island-why-hippo-replaces = Come sostituto l’Ippopotamo occupa una sola casella.
island-why-replace-there = Il sostituto va in { $cell }.
island-why-just-taken = { island-kind }: questo gettone è appena stato tolto, deve sostituirlo un altro.
island-why-not-in-hand = { island-kind }: non hai questo gettone in mano.
island-why-all-open = Con questo meteo ({ island-weather }) tutti i gettoni si piazzano scoperti.
island-why-chameleon-open = Il Camaleonte ha due facce e nessuno scudo: è sempre scoperto.
island-why-closed = Con questo meteo ({ island-weather }) questo gettone ({ island-kind }) si piazza coperto.
island-why-hippo-pair = Finché due caselle adiacenti sono libere, l’Ippopotamo ne occupa due.
island-why-dark = { $cell } è sotto l’Oscurità.
island-why-taken = In { $cell } c’è già un gettone.
island-why-held = { $cell } è occupata da un Ippopotamo.
island-why-other-question = Ora si parla di un altro mercenario: { island-kind }.
island-why-coins = { island-kind }: il prezzo è { island-price }, e ti restano { island-purse }.
island-why-second-mouse = Il secondo Topo si ingaggia solo dopo il primo.
island-why-gives-up = Per { island-a-kind } devi cedere { island-gives }, ma non ne restano.
island-why-not-drawn = Quella carta meteo non è stata pescata.
island-why-none-left = { island-kind }: non ne restano.
island-why-settle-there = L’Ippopotamo si ferma in { $cell } o in { $second }.
island-why-still-free = L’Oscurità si toglie solo quando nessuna casella è libera.
island-why-not-dark = Qui non c’è Oscurità: { island-quarter }.
island-why-no-neighbour = { $cell } non è adiacente a { $second }: lo sono le caselle sopra, sotto, a sinistra e a destra.
island-why-two-cells = L’Ippopotamo in { $cell } è su due caselle: nessun effetto lo tocca.
island-why-nothing-there = In { $cell } non c’è nessun gettone.
island-why-off-board = Una di queste caselle è fuori dal tabellone.
island-why-no-cell = La casella { $cell } non esiste: vanno da a1 a f6.
island-why-no-fairy-dog = Solo una Cagnolina fata appena giocata scambia altri due gettoni.
island-why-not-beside = Entrambe le caselle devono essere adiacenti alla Cagnolina fata.
island-why-not-own = La Volpe riprende solo gettoni della propria parte.
island-why-not-theirs = Il Serpente scaccia solo gettoni dell’altra parte.
island-why-out-of-reach = Il Serpente arriva a due caselle in riga o colonna, a una in diagonale.
