### Le prime partite guidate: un titolo e al massimo 40 parole per passo. Quando un passo si mostra e quando è fatto
### lo dicono il file inglese e web/src/pages/rules/LEARN.md.

learn-step = Passo { $step } di { $steps }
learn-next = Avanti
learn-skip = Lascia la guida
learn-finish = Continua a giocare

## Via Nebula: due giocatori, mappa per principianti, cominci tu, di fronte il bot più facile

learn-nebula-1-title = Fuori dalla nebbia
learn-nebula-1 = Una valle è coperta di nebbia. Porti risorse attraverso i prati ai tuoi cantieri e lì erigi edifici per i contratti. Chi per primo ne erige cinque chiude la partita; vince chi ha più punti.
learn-nebula-2-title = Leggi la mappa
learn-nebula-2 = I gettoni mostrano una risorsa, quanti pezzi ne danno e i punti. Intorno ci sono nebbia, grigia foresta pietrificata e scuri spazi proibiti. Costruirai sulle rovine.
learn-nebula-3-title = Scegli un contratto
learn-nebula-3 = Un contratto chiede risorse e dà punti, spesso anche un potere. Quattro sono scoperti per tutti; i due nella tua mano sono solo tuoi. Scegline uno come meta.
learn-nebula-4-title = Un posto per costruire
learn-nebula-4 = In un turno hai due azioni. Ecco la prima: clicca su rovine illuminate vicino alle risorse che chiede il contratto e posiziona lì un cantiere.
learn-nebula-5-title = Manda un artigiano
learn-nebula-5 = Clicca su un gettone con una risorsa che ti serve e posiziona lì un artigiano. Il gettone resta a te per i suoi punti. Le risorse ora sono sulla mappa, e chiunque può prenderle.
learn-nebula-6-title = Gioca anche il bot
learn-nebula-6 = Dopo due azioni il tuo turno è finito e ne ha due il bot. Può usare le tue risorse e i tuoi percorsi, e tu i suoi.
learn-nebula-7-title = Apri una strada
learn-nebula-7 = Alle risorse serve una strada. Clicca su una nebbia illuminata accanto al cantiere, all’artigiano o a un prato vuoto per posare una tessera prato. Continua finché risorse e cantiere non sono collegati.
learn-nebula-8-title = Gli esploratori
learn-nebula-8 = Quando una tua pila di tessere finisce, si scopre un esploratore: 2 punti. La foresta pietrificata si esplora come la nebbia, ma costa entrambe le azioni del turno.
learn-nebula-9-title = Porta le risorse
learn-nebula-9 = La strada è pronta. Clicca sulle risorse, poi sul tuo cantiere. Un’azione porta una risorsa, per quanto lontana. Puoi prenderla da ogni sfruttamento collegato, anche da quelli del bot.
learn-nebula-10-title = Che cosa manca?
learn-nebula-10 = Confronta il cantiere con i contratti e porta lì ciò che manca. Non portare altro: quello che avanza va nel deposito, e ogni risorsa lì costa un punto.
learn-nebula-11-title = Costruisci!
learn-nebula-11 = Sul cantiere c’è tutto ciò che chiede un contratto. Clicca sul contratto ed erigi l’edificio. Il cantiere torna a te e servirà ancora, come gli artigiani degli sfruttamenti esauriti.
learn-nebula-12-title = Usa il potere
learn-nebula-12 = Molti contratti fanno qualcosa quando costruisci: ora o mai più. Leggi la carta, clicca su ciò che si illumina, oppure rinuncia al potere.
learn-nebula-13-title = Ora sai giocare
learn-nebula-13 = Contratti, gettoni ed esploratori scoperti danno punti; le risorse nel deposito ne tolgono. Ancora quattro edifici! Clicca su ciò che non è permesso: il tavolo ti dice la regola.

## Isola delle Nebbie: partita semplice, hai i blu e cominci tu, di fronte il bot più facile

learn-island-1-title = Linee sull’isola
learn-island-1 = Blu e rossi riempiono 36 caselle di animali. Tu hai i blu. Tre o più del tuo colore uno accanto all’altro, in riga, colonna o diagonale, fanno una linea. Più è lunga, più punti dà.
learn-island-2-title = I tuoi animali
learn-island-2 = I Lupi formano le tue linee. I Maiali anche, e le raddoppiano. Le Lepri interrompono le linee di tutti. I Ratti sono spie: li piazzi tu, ma formano linee per i rossi!
learn-island-3-title = Scegline cinque
learn-island-3 = Clicca su cinque animali per la prima mano. Gli altri 13 aspettano mescolati nel mazzo. Un buon inizio: tre Lupi, un Maiale e una Lepre.
learn-island-4-title = Il primo gettone
learn-island-4 = Clicca su un Lupo della tua mano, poi su una casella libera vicino al centro: da lì passano più linee.
learn-island-5-title = Uno va, uno viene
learn-island-5 = Hai pescato un nuovo gettone, e scegli di nuovo fra cinque. Anche il bot ne piazza uno. E così via, a turno, finché tutte le caselle non sono piene.
learn-island-6-title = Allunga la linea
learn-island-6 = Piazza un altro Lupo accanto al primo e lascia spazio per crescere. Una linea di 3 dà 3 punti, di 4 ne dà 5, di 5 ne dà 7, di 6 ne dà 10.
learn-island-7-title = Mettiti in mezzo
learn-island-7 = Guarda anche i rossi: dove due o tre sfondi rossi stanno vicini e c’è posto per un altro, occupalo con un tuo gettone.
learn-island-8-title = La spia
learn-island-8 = Hai in mano un Ratto. Lo scudo è blu, ma lo sfondo è rosso, ed è lo sfondo che conta. Mettilo dove i rossi non possono farci una linea.
learn-island-9-title = Il Maiale
learn-island-9 = Un Maiale raddoppia ogni tua linea di cui fa parte. Piazzalo dove due tue linee si incrociano, o stanno per farlo.
learn-island-10-title = La Lepre
learn-island-10 = Una Lepre non fa parte di nessuna linea. Usala per spezzare una lunga linea rossa, o per occupare una casella che serve solo ai rossi.
learn-island-11-title = Quattro linee insieme
learn-island-11 = Per una casella possono passare quattro linee: riga, colonna e due diagonali. Prima di piazzare guardale tutte, per i blu e per i rossi.
learn-island-12-title = Gli ultimi cinque
learn-island-12 = Il mazzo è vuoto: giochi con quello che hai in mano. Tutte le caselle si riempiranno, quindi tienine una innocua per ogni Ratto.
learn-island-13-title = Si conta
learn-island-13 = Il round è finito: le due parti contano le linee, e i Maiali raddoppiano le loro. Poi il tabellone si svuota, comincia il bot, e i punti dei due round si sommano.
learn-island-14-title = Ora sai giocare
learn-island-14 = Gioca il secondo round, o fermati qui. C’è altro da scoprire: il meteo che nasconde il tabellone, e i mercenari, animali con poteri propri.
