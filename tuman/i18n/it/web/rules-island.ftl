### La pagina delle regole di Isola delle Nebbie: un messaggio per ogni regola di docs/rules/island.md, una nota dove abbiamo deciso noi

rules-island-title = Isola delle Nebbie: le regole
rules-island-intro = Le regole con parole nostre, come si gioca a questo tavolo. Ognuna ha una sigla a cui rimandano i messaggi del gioco. Dove il regolamento tace o si può leggere in due modi, una nota dice che cosa abbiamo deciso. È un tavolo non ufficiale, senza legami con l’editore.
rules-island-contents = Indice
rules-island-search = Cerca nelle regole
rules-island-search-example = per esempio: Lepre, oppure MI-L4
rules-island-found = { $count ->
    [one] { $count } regola trovata
   *[other] { $count } regole trovate
}
rules-island-nothing = Nessuna regola contiene tutte queste parole. Prova con meno parole o con la sigla di una regola.
rules-island-ruling = Nostra decisione:

## Sezioni

rules-island-section-components = Componenti
rules-island-section-simple = La partita semplice
rules-island-section-turn = Il turno per intero
rules-island-section-lines = Linee e punti
rules-island-section-weather = Il meteo
rules-island-section-hiring = La partita con mercenari
rules-island-section-mercenaries = I mercenari
rules-island-section-effects = Tutti gli effetti
rules-island-section-details = I mercenari in dettaglio
rules-island-section-blitz = La partita lampo
rules-island-section-team = La partita a squadre
rules-island-section-public = Che cosa vedono tutti

## Componenti

rule-MI-C1 = Il tabellone ha 6 × 6 caselle: quattro quarti da 3 × 3. Una plancia dell’Oscurità copre un quarto.
rule-MI-C1-ruling = I quarti da 3 × 3, i 36 gettoni e le linee fino a 6 sono nel regolamento; che i quarti formino un quadrato, l’abbiamo deciso noi.
rule-MI-C2 = Le parti sono due, blu e rossi; di chi è un gettone lo mostra lo scudo sul retro. Ogni parte comincia con 18 gettoni: 9 Lupi, 4 Ratti, 3 Lepri e 2 Maiali.
rule-MI-C3 = Un gettone ha due colori: lo scudo dice di chi è, lo sfondo di chi sono le linee che forma. Sono diversi nelle spie: Ratto, Cornacchia e Talpa.
rule-MI-C4 = Le carte meteo sono 8: Soleggiato, Nuvoloso, Nebbia e Notte, due per tipo.
rule-MI-C4-ruling = Nel regolamento le carte sono 8 e i tipi nominati tre. Il quarto, il gioco coperto su tutto il tabellone, il suo nome e le due carte per tipo sono nostri.
rule-MI-C5 = Ogni parte ha 12 mercenari: Camaleonte, Talpa, Cornacchia, Gatto, Volpe, Tartaruga, Rana, Cagnolina fata, Ippopotamo, Serpente e due Topi.
rule-MI-C5-ruling = Nel regolamento ci sono 24 gettoni di 11 tipi; che il dodicesimo sia un secondo Topo, l’abbiamo deciso noi. Opzione: senza.
rule-MI-C6 = Un punto vale una moneta. Le monete non finiscono mai.
rule-MI-C6-ruling = Nella scatola ci sono 50 monete; noi non le contiamo.

## La partita semplice

rule-MI-S0 = La partita semplice non ha né meteo né mercenari. È quella predefinita, e la migliore per cominciare.
rule-MI-S1 = Scegli in segreto 5 dei tuoi 18 gettoni, quelli che vuoi: sono la tua mano. Gli altri 13 si mescolano nel tuo mazzo, con lo scudo in alto.
rule-MI-S2 = Chi comincia la prima partita lo decide il caso; nella rivincita comincia chi ha vinto, o di nuovo il caso dopo una vittoria condivisa.
rule-MI-S2-ruling = Che cominci l’ultimo vincitore è nel regolamento; il caso l’abbiamo aggiunto noi.
rule-MI-S3 = Nel tuo turno piazza un gettone della mano, scoperto, in una casella libera qualsiasi, poi pescane uno dal mazzo. Così scegli sempre fra cinque; finito il mazzo, giochi con quelli che hai.
rule-MI-S4 = Un round finisce quando tutte le caselle sono piene; allora le due parti contano le proprie linee. Una partita ha due round, i punti si sommano e vince chi ne ha di più.
rule-MI-S5 = Il secondo round lo comincia chi nel primo giocava per secondo.
rule-MI-S5-ruling = Cominciare è un vantaggio, perciò tocca una volta a ciascuno.
rule-MI-S6 = A punti pari, nella partita semplice la vittoria è condivisa.
rule-MI-S6-ruling = Qui il regolamento non parla di pareggio.
rule-MI-S7 = Ogni round ricomincia da capo: si svuota il tabellone, ogni parte riprende i suoi 18 gettoni, ne sceglie di nuovo cinque e mescola gli altri.
rule-MI-S7-ruling = Il regolamento non descrive che cosa si fa fra i round.

## Il turno per intero

rule-MI-U1 = Una casella è libera se non ha un gettone, non la tiene un Ippopotamo (MI-N9) e non la copre una plancia dell’Oscurità.
rule-MI-U2 = Il turno va così: il tuo Ippopotamo si ferma in una delle sue due caselle; se nessuna casella è libera, togli una plancia dell’Oscurità; la tua Rana può saltare; piazzi un gettone, ne esegui l’effetto e peschi. Se un secondo gettone è dovuto o permesso, togli ancora l’Oscurità se serve e piazzi un’altra volta.
rule-MI-U2-ruling = I passi sono nel regolamento; il loro ordine è nostro.
rule-MI-U3 = In un turno non si piazzano mai più di due gettoni. Dopo ognuno, eseguito l’effetto, si pesca.
rule-MI-U3-ruling = Che la mano sia sempre di cinque è nel regolamento; il resto è nostro.
rule-MI-U4 = Se devi piazzare e non ci sono né caselle libere né plance dell’Oscurità, l’Ippopotamo che tiene due caselle da più tempo si ferma subito dove vuole il suo proprietario. Il tuo gettone va nella casella liberata.
rule-MI-U4-ruling = Il regolamento non prevede questo caso.
rule-MI-U5 = Senza gettoni in mano e nel mazzo non piazzi nulla; il tuo Ippopotamo si ferma comunque quando tocca a te. In due non può succedere.
rule-MI-U5-ruling = Nemmeno questo caso è previsto dal regolamento.
rule-MI-U6 = Ogni parte ha sempre 18 gettoni fra mani, mazzi e tabellone. Le caselle libere e quelle al buio insieme sono tante quanti i gettoni ancora da piazzare, meno una per ogni Ippopotamo su due caselle. Perciò l’ultimo gettone riempie sempre l’ultima casella.

## Linee e punti

rule-MI-L1 = Una linea è fatta di tre o più gettoni dello stesso colore di sfondo, uno accanto all’altro in riga, colonna o diagonale. Conta una volta, per tutta la sua lunghezza: cinque di fila sono una linea da cinque, non tre da tre.
rule-MI-L1-ruling = Tre o più senza interruzioni è nel regolamento; contare solo la lunghezza intera è nostro.
rule-MI-L2 = Una linea di 3 gettoni dà 3 punti, di 4 ne dà 5, di 5 ne dà 7, di 6 ne dà 10.
rule-MI-L3 = Lepre, Cagnolina fata e Ippopotamo non hanno colore di linea: interrompono le linee di entrambe le parti.
rule-MI-L4 = Un Maiale raddoppia i punti della sua linea. Due Maiali in una linea la raddoppiano una volta sola; un Maiale in più linee conta in ognuna.
rule-MI-L5 = Un Gatto triplica ogni linea in cui si trova. Maiale e Gatto insieme: per tre.
rule-MI-L6 = Una Cornacchia dimezza ogni linea in cui si trova, arrotondando per difetto, dopo ogni raddoppio o triplicazione.
rule-MI-L7 = Ratto, Talpa e Cornacchia hanno lo sfondo dell’avversario: allungano le sue linee e ne fanno parte a tutti gli effetti.
rule-MI-L8 = Un moltiplicatore agisce solo sulle linee del colore del proprio sfondo: Maiale e Gatto su quelle della propria parte, una Cornacchia su quelle dell’altra.
rule-MI-L9 = Due Gatti o due Cornacchie in una linea agiscono una volta sola.
rule-MI-L9-ruling = Come due Maiali, MI-L4. Con i gettoni di MI-C5 non può succedere.
rule-MI-L10 = Un Camaleonte conta solo nel colore che mostra quando il tabellone è pieno.
rule-MI-L10-ruling = Che possa formare le linee di entrambi è nel regolamento; il momento è nostro.

## Il meteo

rule-MI-W1 = Una fase è una coppia di round con lo stesso meteo. Prima di essa, chi nel suo primo round gioca per secondo pesca le prime due carte meteo, ne sceglie una e mette l’altra sotto il mazzo.
rule-MI-W1-ruling = Una scelta per coppia di round è nostra; con l’opzione di MI-M1 ogni round è una fase. Opzione: il meteo lo stabilisce il tavolo.
rule-MI-W2 = Soleggiato: tutto il tabellone è aperto, i gettoni si piazzano scoperti.
rule-MI-W3 = Notte: tutto il tabellone è aperto, i gettoni si piazzano coperti, con lo scudo in alto.
rule-MI-W3-ruling = Su questo tipo di meteo vedi MI-C4.
rule-MI-W4 = Nuvoloso: si comincia su un quarto, gli altri sono sotto le plance dell’Oscurità; i gettoni si piazzano scoperti. Quando nessuna casella è libera, chi deve piazzare toglie una plancia dell’Oscurità a sua scelta.
rule-MI-W4-ruling = Noi cominciamo dal quarto in alto a sinistra; per simmetria tutti e quattro sono uguali.
rule-MI-W5 = Nebbia: come Nuvoloso, ma i gettoni si piazzano coperti.
rule-MI-W6 = Con Notte e Nebbia i gettoni iniziali si piazzano sempre coperti; un mercenario scoperto o coperto, come vuoi (ma vedi MI-D1). Scoperto, il suo effetto agisce. Coperto è un gettone comune, che forma o interrompe linee come al solito.
rule-MI-W6-ruling = Il regolamento lo dice per Nebbia; noi facciamo lo stesso con Notte.
rule-MI-W7 = I tuoi gettoni coperti continui a vederli; di quelli dell’avversario vedi solo gli scudi.
rule-MI-W7-ruling = Il regolamento vieta di riguardarli, ma qui nessuno può vietare gli appunti. Opzione: vanno ricordati, ed entrambi vedono solo gli scudi.
rule-MI-W8 = I gettoni coperti si girano solo quando il tabellone è pieno. Maiale, Gatto e Cornacchia allora contano, comunque siano stati piazzati. Girandoli non succede altro.
rule-MI-W8-ruling = L’ultima frase è nostra.
rule-MI-W9 = Con Soleggiato e Nuvoloso tutto si piazza scoperto.
rule-MI-W10 = Il mazzo meteo dura tutta la partita; le carte usate restano fuori. Nelle partite con mercenari e in quelle lampo Notte non c’è.
rule-MI-W10-ruling = Che le carte usate restino fuori è nostro. Opzione: con Notte.
rule-MI-W11 = Le due carte le vede solo chi sceglie; quella scelta poi la vedono tutti. Il meteo viene prima della scelta dei cinque gettoni.
rule-MI-W11-ruling = Il regolamento non ne parla.

## La partita con mercenari

rule-MI-M1 = I round sono quattro: due di partita semplice con meteo, poi due con i mercenari.
rule-MI-M1-ruling = Quattro round e prima una partita semplice sono nel regolamento; che questa conservi i suoi due round, l’abbiamo deciso noi. Opzione: ingaggi dopo ogni round, così solo il primo è semplice.
rule-MI-M2 = Prima dei round 3 e 4 puoi ingaggiare quanti mercenari riesci a pagare. Per ognuno paghi il prezzo e cedi per il resto della partita il gettone iniziale indicato, così ne hai sempre 18. Le monete non spese restano tue.
rule-MI-M2-ruling = I momenti sono nostri. Con l’opzione di MI-M1 si ingaggia prima dei round 2, 3 e 4.
rule-MI-M3 = Tutti ingaggiano nello stesso momento e in segreto; poi si mostra.
rule-MI-M3-ruling = Che poi si mostri è nel regolamento; che si faccia insieme è nostro.
rule-MI-M4 = Il round 3 lo comincia chi era secondo nel round 1; i round 2 e 4 chi non ha cominciato il precedente. Cominciano dunque 1, 2, 2, 1.
rule-MI-M4-ruling = Il round 3 è nel regolamento; il resto è nostro. Con l’opzione di MI-M1: 1, 2, 1, 2.
rule-MI-M5 = Vince chi ha più punti nei quattro round. A parità decide un round supplementare.
rule-MI-M5-ruling = Il regolamento confronta prima le monete, anche quelle spese. Ma ogni punto era una moneta, quindi sono pari anch’esse, e il passo lo saltiamo.
rule-MI-M6 = Adiacenti sono le caselle sopra, sotto, a sinistra e a destra, mai in diagonale.
rule-MI-M7 = I punti diventano monete alla fine della partita semplice, e poi dopo ogni round successivo. Spendere monete non toglie punti.
rule-MI-M7-ruling = Uno a uno è nel regolamento; che i punti restino è nostro.
rule-MI-M8 = Fra i round: si conta, si prendono le monete, si ingaggia, si mostra, si sceglie il meteo se comincia una fase, si scelgono i cinque, si gioca. Fra i cinque possono esserci anche mercenari.
rule-MI-M8-ruling = L’ordine è nostro.
rule-MI-M9 = Una parte ingaggia solo fra i suoi 12, ogni gettone una volta. I mercenari restano fino alla fine e non si rivendono.
rule-MI-M9-ruling = Il regolamento non ne parla.
rule-MI-M10 = Round supplementare: stessi gettoni, niente ingaggi, l’ultimo meteo; comincia chi non ha cominciato il precedente, e decidono i suoi punti. Se è pari, se ne gioca un altro, tre al massimo; poi la vittoria è condivisa.
rule-MI-M10-ruling = Nel regolamento c’è solo il round supplementare in sé.

## I mercenari

rule-MI-N1 = Camaleonte, per 10 monete e un Ratto: forma linee del colore che mostra. Ogni volta che accanto a lui arriva un gettone appena giocato, prende il colore del suo sfondo.
rule-MI-N1-ruling = Che conti lo sfondo, e non lo scudo, l’abbiamo deciso noi.
rule-MI-N2 = Talpa, per 10 monete e un Ratto: forma le linee dell’avversario. Si scambia di posto con un gettone adiacente qualsiasi, di una parte o dell’altra.
rule-MI-N3 = Cornacchia, per 20 monete e un Ratto: forma le linee dell’avversario e le dimezza (MI-L6).
rule-MI-N4 = Gatto, per 20 monete e un Maiale: forma le tue linee e le triplica (MI-L5).
rule-MI-N5 = Volpe, per 10 monete e un Lupo: forma le tue linee. Devi riprendere in mano un tuo gettone accanto a lei e metterne subito al suo posto un altro della mano.
rule-MI-N6 = Tartaruga, per 10 monete e un Lupo: forma le tue linee. Nello stesso turno puoi piazzare un secondo gettone; se lo fai, l’avversario nel turno seguente ne piazza due.
rule-MI-N7 = Rana, per 10 monete e un Lupo: forma le tue linee. In ogni tuo turno successivo, prima che tu piazzi, può saltare in una casella adiacente libera.
rule-MI-N8 = Cagnolina fata, per 10 monete e una Lepre: interrompe le linee. Scambia due gettoni qualsiasi accanto a lei.
rule-MI-N9 = Ippopotamo, per 10 monete e una Lepre: interrompe le linee. Occupa due caselle libere adiacenti fino al tuo prossimo turno; allora deve per prima cosa fermarsi in una, liberando l’altra. Il gettone di quel turno può andare lì o altrove.
rule-MI-N10 = Serpente, per 10 monete e un Lupo: forma le tue linee. Scegli un gettone avversario a non più di due caselle in riga o colonna, o di una in diagonale: l’avversario lo riprende in mano e al suo posto ne mette un altro, anche dello stesso tipo.
rule-MI-N11 = Topo, per 10 monete e un Lupo: forma le tue linee. Si scambia di posto con un gettone adiacente qualsiasi, di una parte o dell’altra.

## Tutti gli effetti

rule-MI-E1 = Un mercenario piazzato scoperto agisce subito, e se può deve farlo; solo Tartaruga e Rana si possono non usare. I bersagli li sceglie chi l’ha piazzato.
rule-MI-E1-ruling = Che agiscano subito, e che questi due siano facoltativi, è nel regolamento; l’obbligo per gli altri è nostro.
rule-MI-E2 = Senza bersaglio non succede nulla: Talpa e Topo hanno bisogno di un vicino, Cagnolina fata di due; Volpe di un vicino tuo e di un altro gettone in mano; Serpente di un bersaglio a portata e di gettoni in mano all’avversario.
rule-MI-E2-ruling = Degli effetti senza bersaglio il regolamento non parla.
rule-MI-E3 = Se un gettone è tuo o dell’avversario lo dice lo scudo, mai lo sfondo. Anche dei gettoni scoperti tutti sanno di chi sono.
rule-MI-E3-ruling = Per i gettoni scoperti l’abbiamo deciso noi.
rule-MI-E4 = Gli effetti valgono allo stesso modo per gettoni scoperti e coperti e non rivelano nulla; in uno scambio restano come stanno. I gettoni in mezzo non fermano il Serpente.
rule-MI-E4-ruling = Il regolamento non ne parla.
rule-MI-E5 = Il sostituto per Volpe o Serpente si sceglie dalla mano senza il gettone appena ripreso; lo stesso tipo si può mettere solo se in mano ce n’era un altro. Dopo non si pesca.
rule-MI-E5-ruling = Lo stesso tipo è nel regolamento, per il Serpente; il resto è nostro.
rule-MI-E6 = Il sostituto si piazza scoperto o coperto come vuole il meteo, e per i Camaleonti è appena giocato. Ma piazzandolo non ha effetto, e un Ippopotamo occupa una sola casella. Camaleonte, Rana, Gatto, Cornacchia e Maiale poi funzionano come al solito.
rule-MI-E6-ruling = Altrimenti Volpi e Serpenti potrebbero continuare all’infinito.
rule-MI-E7 = Un Ippopotamo su due caselle non può essere scambiato, ripreso né scelto da alcun effetto.
rule-MI-E7-ruling = Il regolamento lo lascia aperto.

## I mercenari in dettaglio

rule-MI-D1 = Il Camaleonte si piazza nel colore del suo proprietario. Non ha il lato dello scudo, quindi è scoperto con ogni meteo.
rule-MI-D1-ruling = Che abbia due facce è nel regolamento; il resto è nostro.
rule-MI-D2 = Appena giocato è un gettone che ha appena lasciato una mano, anche come sostituto, e ancora una volta se il suo scambio (Talpa, Topo) lo porta accanto al Camaleonte. I gettoni spostati in altro modo non lo girano.
rule-MI-D2-ruling = Che contino solo i gettoni nuovi è nel regolamento; i dettagli sono nostri.
rule-MI-D3 = I gettoni coperti e quelli senza colore non girano un Camaleonte, e un Camaleonte che si gira non è un gettone nuovo per un altro. Si gira prima dell’effetto del nuovo gettone.
rule-MI-D3-ruling = Il regolamento non ne parla.
rule-MI-D4 = Il secondo gettone della Tartaruga è uno qualsiasi della mano, in una casella libera qualsiasi, con il suo effetto. Servono un gettone in mano e una casella libera o una plancia dell’Oscurità.
rule-MI-D4-ruling = Che sia uno qualsiasi è nel regolamento; ciò che serve è nostro.
rule-MI-D5 = L’avversario deve piazzare due gettoni già nel turno seguente, ognuno con il suo effetto, o uno se gliene resta uno solo. Una Tartaruga fra questi non dà altri gettoni, e il debito finisce con quel turno.
rule-MI-D5-ruling = I due gettoni sono nel regolamento; il resto è nostro.
rule-MI-D6 = Una Rana salta una volta per turno, prima del primo gettone, e mai nel turno in cui è piazzata. Una Rana scoperta salta da dovunque gli scambi l’abbiano portata.
rule-MI-D6-ruling = Ogni turno successivo è nel regolamento; una sola volta è nostro.
rule-MI-D7 = Finché da qualche parte due caselle adiacenti sono libere, un Ippopotamo deve occupare una coppia così. Altrimenti occupa una casella e resta lì.
rule-MI-D7-ruling = Due caselle sono nel regolamento; una sola è nostra.
rule-MI-D8 = Le due caselle di un Ippopotamo su due caselle valgono come piene quando si tratta di togliere l’Oscurità (MI-W4).
rule-MI-D9 = Dopo un Serpente l’avversario sceglie subito il sostituto, fuori turno; la sua mano resta grande come prima.

## La partita lampo

rule-MI-B1 = Due round con un solo meteo, concordato prima. Prima del round 1 ognuno ha 80 monete per i mercenari; quelle non spese vanno perse. Per il resto, come al solito.
rule-MI-B2 = Fra i due round non si ingaggia nessuno.
rule-MI-B2-ruling = Altrimenti le monete non spese non dovrebbero andare perse.
rule-MI-B3 = A punti pari decide un round supplementare (MI-M10).
rule-MI-B3-ruling = Per regole solite intendiamo quelle della partita con mercenari.
rule-MI-B4 = La partita lampo è per due, con Soleggiato, Nuvoloso o Nebbia. Il round 1 si comincia come in MI-S2, il round 2 lo comincia l’altro giocatore.
rule-MI-B4-ruling = Il regolamento lo lascia aperto.

## La partita a squadre

rule-MI-T1 = Due contro due, solo Soleggiato, con o senza mercenari. In ogni round i 18 gettoni della squadra si distribuiscono coperti, 9 a testa.
rule-MI-T1-ruling = Distribuirli di nuovo in ogni round è nostro.
rule-MI-T2 = Dai tuoi 9 peschi una mano di 5, e poi peschi dal tuo mazzo, che ne ha 4.
rule-MI-T2-ruling = Che i primi cinque si peschino, e non si scelgano, è nostro.
rule-MI-T3 = Le squadre siedono alternate: posti 1 e 3 contro 2 e 4. I compagni non parlano né di tattica né di ingaggi e non si vedono le mani a vicenda.
rule-MI-T3-ruling = Le mani nascoste sono nostre; un tavolo di sconosciuti non ha una chat di squadra.
rule-MI-T4 = Monete e punti sono della squadra. Prima ingaggia un giocatore per squadra, nello stesso momento, e si mostra; se restano monete, seguono allo stesso modo i compagni. Al primo ingaggio cominciano il primo giocatore e il posto seguente, al successivo i loro compagni, e così via.
rule-MI-T4-ruling = Uno per squadra, e l’ordine, sono la nostra lettura.
rule-MI-T5 = I mercenari sostituiscono gettoni dei 18 della squadra, chiunque li abbia ingaggiati, e si distribuiscono con gli altri.
rule-MI-T5-ruling = Da un round all’altro un giocatore non ha gettoni propri.
rule-MI-T6 = Contando dal primo giocatore, i round li cominciano i posti 1, 2, 4, 3; in una partita di due round 1 e 2. Un round supplementare lo comincia il posto dopo l’ultimo che ha cominciato.
rule-MI-T6-ruling = Sul modello di MI-M4. Con l’opzione di MI-M1: 1, 2, 3, 4.
rule-MI-T7 = Tuo vuol dire della squadra: una Volpe può riprendere un gettone del compagno, nella mano di chi ha piazzato la Volpe. Il bersaglio di un Serpente lo riprende e lo sostituisce il prossimo avversario in ordine di turno che ha gettoni in mano.
rule-MI-T7-ruling = Degli effetti a squadre il regolamento non parla.
rule-MI-T8 = Rana e Ippopotamo obbediscono a chi li ha piazzati. Il debito di una Tartaruga tocca al giocatore seguente in ordine di turno e decade se questi non ha gettoni.
rule-MI-T8-ruling = Nemmeno di questo parla il regolamento.

## Che cosa vedono tutti

rule-MI-H1 = Visibili a tutti: il tabellone com’è, gli scudi, di chi è il turno, quanti gettoni ci sono nelle mani e nei mazzi, punti, monete, mercenari ingaggiati e che cosa si è ceduto per loro.
rule-MI-H1-ruling = Nel regolamento non c’è un elenco così.
rule-MI-H2 = Nascosti: le mani con la scelta dei cinque, i mazzi, le facce dei gettoni coperti (ma vedi MI-W7), i gettoni coperti ripresi e i sostituti coperti, le carte meteo non scelte, e chi ingaggiano gli altri finché tutti non hanno deciso.
rule-MI-H2-ruling = Le mani e i gettoni coperti sono nel regolamento; il resto è nostro.
