### La pagina delle regole di Via Nebula: un messaggio per ogni regola di docs/rules/nebula.md, una nota dove abbiamo deciso noi

rules-nebula-title = Via Nebula: le regole
rules-nebula-intro = Le regole con parole nostre, come si gioca a questo tavolo. Ognuna ha una sigla a cui rimandano i messaggi del gioco. Dove i regolamenti tacciono o non concordano, una nota dice che cosa abbiamo deciso. È un tavolo non ufficiale, senza legami con l’editore.
rules-nebula-contents = Indice
rules-nebula-search = Cerca nelle regole
rules-nebula-search-example = per esempio: nebbia, oppure VN-B2
rules-nebula-found = { $count ->
    [one] { $count } regola trovata
   *[other] { $count } regole trovate
}
rules-nebula-nothing = Nessuna regola contiene tutte queste parole. Prova con meno parole o con la sigla di una regola.
rules-nebula-ruling = Nostra decisione:

## Sezioni

rules-nebula-section-words = Termini
rules-nebula-section-components = Componenti
rules-nebula-section-setup = Preparazione
rules-nebula-section-turn = Il turno
rules-nebula-section-actions = Le sei azioni
rules-nebula-section-effects = Poteri delle carte
rules-nebula-section-neutral = Contratti neutrali
rules-nebula-section-private = Contratti privati
rules-nebula-section-details = I poteri in dettaglio
rules-nebula-section-end = Fine e punti
rules-nebula-section-public = Che cosa vedono tutti

## Termini

rule-VN-W1 = Due esagoni sono adiacenti se hanno un lato in comune. Della mappa fanno parte solo gli esagoni interi.
rule-VN-W1-ruling = Gli esagoni interi sono nei regolamenti; che adiacente voglia dire con un lato in comune, lo diciamo noi.
rule-VN-W2 = I tuoi pezzi sulla mappa sono gli artigiani, i cantieri e gli edifici del tuo colore.
rule-VN-W3 = Uno sfruttamento è un prato con delle risorse sopra. È di chi vi ha un artigiano; senza artigiano è neutro, cioè di nessuno.
rule-VN-W4 = Prato vuoto è un prato senza gettone né risorse, oppure qualsiasi esagono sotto una tessera prato, chiunque l’abbia posata.

## Componenti

rule-VN-C1 = La mappa ha due lati, principianti ed esperti, e cinque tipi di spazi: prato, nebbia, foresta pietrificata, rovine e spazio proibito. All’inizio su ognuno dei 24 prati c’è un gettone sfruttamento.
rule-VN-C2 = Le risorse sono cinque, legno, pietra, argilla, grano e cibo, 18 pezzi ciascuna. Ciò che manca nella riserva generale non si può prendere.
rule-VN-C2-ruling = Nella scatola ci sono 90 risorse. Che siano 18 per tipo e che possano finire, l’abbiamo deciso noi.
rule-VN-C3 = Hai 5 edifici, 3 cantieri, 3 artigiani (2 se si gioca in tre o in quattro) e una plancia corporazione con quattro pile di tessere prato, un esploratore sotto ogni pila, e un deposito.
rule-VN-C4 = Le tessere prato sono 60. Quelle che non stanno sulle plance formano la riserva: 12 in tre o in quattro, 20 in due.
rule-VN-C5 = Ognuno dei 20 gettoni sfruttamento mostra una risorsa, quanti pezzi ne dà (3, 4 o 5) e i punti a fine partita. Ci sono poi 5 gettoni speciali, uno per risorsa, da 5 pezzi.
rule-VN-C5-ruling = Che ce ne sia uno speciale per risorsa, e senza punti (non è mai di nessuno), l’abbiamo deciso noi.
rule-VN-C6 = Le carte sono 42: 33 contratti neutrali, 8 contratti privati e la carta di fine partita.

## Preparazione

rule-VN-S0 = Il lato della mappa lo sceglie il tavolo. Di norma si usa il lato principianti, il migliore anche per una prima partita.
rule-VN-S1 = Il primo giocatore è scelto a caso; si gioca in senso orario.
rule-VN-S2 = Ognuno riceve due contratti privati. Gli altri vanno nella scatola: quattro in due giocatori, due in tre, nessuno in quattro.
rule-VN-S2-ruling = Le carte che vanno nella scatola non le vede nessuno.
rule-VN-S3 = I contratti neutrali formano un mazzo coperto; quattro stanno scoperti sul tabellone. La carta di fine partita è lì pronta.
rule-VN-S4 = Un gettone speciale a caso va nella scatola. Gli altri 24 gettoni si mescolano, se ne mette uno su ogni prato e si scoprono.
rule-VN-S5 = I quattro gettoni speciali sulla mappa diventano subito risorse: quattro sfruttamenti neutri.
rule-VN-S6 = Ognuno dei tuoi quattro esploratori è coperto da una pila di 3 tessere prato; 4 se si gioca in tre, 5 in due.
rule-VN-S7 = In due o in tre ogni gettone dà una risorsa in meno di quanto mostra: 4 invece di 5, 3 invece di 4, 2 invece di 3. I punti non cambiano.
rule-VN-S7-ruling = Lo applichiamo anche ai gettoni speciali e ad Abbondanza.
rule-VN-S8 = In due ognuno ha 3 artigiani, e una rovina ospita un solo cantiere o edificio, di chiunque sia.

## Il turno

rule-VN-T1 = Nel tuo turno compi due delle sei azioni. Puoi scegliere due volte la stessa.
rule-VN-T2 = Agire è obbligatorio: finché un’azione è possibile, devi compierla. Se nessuna lo è, il resto del turno va perso.
rule-VN-T2-ruling = L’obbligo è nei regolamenti; che il resto vada perso, l’abbiamo deciso noi.
rule-VN-T3 = Esplorare una foresta pietrificata richiede due azioni: con una sola rimasta non si può. I poteri delle carte non costano azioni.

## Le sei azioni

rule-VN-A = Posizionare un artigiano: metti un artigiano della tua plancia su un gettone sfruttamento qualsiasi; non serve un percorso. Tieni il gettone coperto davanti a te per i suoi punti e metti le sue risorse sull’esagono.
rule-VN-A2 = Se nella riserva generale quella risorsa non basta, metti ciò che resta. Se non ce n’è più, l’esagono è subito prato vuoto e l’artigiano torna. Il gettone è comunque tuo. Se le risorse non bastano, lo stesso vale per Abbondanza.
rule-VN-A2-ruling = I regolamenti non dicono che cosa fare quando la riserva non basta.
rule-VN-B = Posizionare un cantiere: metti un cantiere della tua plancia su una rovina qualsiasi, vicina o lontana, con una metà libera, cioè senza cantiere né edificio. Le due metà possono essere entrambe tue; quale scegli non conta.
rule-VN-B2 = Sulla mappa non puoi avere più cantieri di quanti edifici restano sulla tua plancia.
rule-VN-C = Esplorare la nebbia, un’azione: posa una tessera prato della tua pila più a sinistra su una nebbia adiacente a un tuo pezzo o a un prato vuoto.
rule-VN-D = Esplorare una foresta pietrificata, due azioni: lo stesso, ma sulla foresta. Con questo il turno si chiude.
rule-VN-CD2 = Finite le tue pile, le tessere vengono dalla riserva. Finita anche quella, non si può più esplorare.
rule-VN-CD3 = Si può esplorare solo un esagono senza tessera. Sotto una tessera ogni esagono è prato vuoto, qualunque cosa vi sia stampata.
rule-VN-E = Trasportare una risorsa: porta una risorsa da uno sfruttamento qualsiasi, tuo, altrui o neutro, a un tuo cantiere lungo prati vuoti collegati, per quanto lunga sia la strada. Se lo sfruttamento è adiacente alla rovina del cantiere, non serve un percorso. Ai cantieri altrui non si consegna.
rule-VN-E-ruling = Che tra vicini non serva un percorso, l’abbiamo deciso noi: è lungo zero.
rule-VN-E2 = Tutto il resto blocca la strada: nebbia, foresta, rovine, spazi proibiti, gettoni e sfruttamenti, anche i tuoi. In una rovina si entra da qualsiasi lato.
rule-VN-E3 = Quando si prende l’ultima risorsa di uno sfruttamento, l’artigiano torna al proprietario e l’esagono diventa prato vuoto.
rule-VN-E4 = Un cantiere può contenere quante risorse si vuole, di ogni tipo. Puoi portarne una anche se nessun contratto la chiede.
rule-VN-E4-ruling = I regolamenti non fissano limiti e dicono dove va l’eccedenza.
rule-VN-E5 = Le risorse di un cantiere non si trasportano più, nemmeno a un altro tuo cantiere. Due tuoi cantieri sulla stessa rovina restano separati.
rule-VN-E5-ruling = Che non mettano insieme le risorse, l’abbiamo deciso noi.
rule-VN-F = Puoi erigere un edificio su un tuo cantiere che contiene tutto ciò che chiede un contratto, della tua mano o uno dei quattro sul tabellone. Prima l’edificio sostituisce il cantiere: questo torna a te, le risorse usate vanno nella riserva generale, le altre nel tuo deposito. Poi puoi usare il potere della carta, ora o mai più. Infine la carta resta coperta davanti a te, e una carta del tabellone è sostituita dal mazzo.
rule-VN-F2 = Se il mazzo è vuoto, il posto sul tabellone resta vuoto e Piano segreto non pesca nulla.
rule-VN-F2-ruling = Solo per completezza: non servono mai più di 26 carte su 33.
rule-VN-F3 = L’ordine conta: quando il potere agisce, le risorse usate sono già nella riserva generale e il cantiere non c’è più, ma il tabellone non è ancora rifornito.
rule-VN-F4 = Le risorse che il contratto non chiedeva vanno sempre nel tuo deposito. Non si possono né restituire né tenere.
rule-VN-F5 = Esploratore pigro e Sacerdote lasciano liberi i tipi. Se il cantiere permette più scelte, dici tu quali risorse usi.
rule-VN-F5-ruling = I regolamenti non dicono chi sceglie.

## Poteri delle carte

rule-VN-X0 = Se una carta contraddice le regole, vince la carta.
rule-VN-K1 = Abbondanza (2 carte): rimetti nella scatola un gettone sfruttamento qualsiasi della mappa e metti lì le sue risorse: un nuovo sfruttamento neutro.
rule-VN-K2 = Architetto (1 carta): alla fine ogni contratto che hai soddisfatto, compreso questo, vale 1 punto in più.
rule-VN-K3 = Avventurieri (2 carte): posa una tessera prato su uno spazio proibito qualsiasi, ovunque sia.
rule-VN-K4 = Sindaco (1 carta): alla fine vale 2 punti in più ogni contratto che hai soddisfatto e che chiede esattamente due risorse.
rule-VN-K4-ruling = Esploratore pigro conta, e anche Sindaco stesso, se ne chiede due.
rule-VN-K5 = Carovana (2 carte): rimetti nella riserva generale una risorsa di un tuo sfruttamento, di un tuo cantiere o del tuo deposito.
rule-VN-K6 = Distilleria (6 carte): un’azione in più in questo turno, quella che vuoi. Vedi VN-E6.
rule-VN-K7 = Esploratore pigro (1 carta): chiede due risorse uguali qualsiasi. Alla fine dà 1 punto per ogni tuo esploratore non scoperto.
rule-VN-K8 = Esportazione (2 carte): rimetti nella riserva generale fino a due risorse, ognuna da un tuo sfruttamento, da un tuo cantiere o dal deposito.
rule-VN-K9 = Bancarella (6 carte): scambia una risorsa su un tuo sfruttamento o cantiere con una di un altro tipo dalla riserva generale.
rule-VN-K10 = Mercante (1 carta): alla fine ogni tuo gettone sfruttamento vale 1 punto in più.
rule-VN-K11 = Laboratorio (4 carte): posa una tessera prato su una foresta pietrificata qualsiasi, ovunque sia. Non costa azioni.
rule-VN-K12 = Sacerdote (1 carta): chiede tre risorse diverse qualsiasi e vale 3 punti.
rule-VN-K13 = Via aerea! (4 carte): sposta una tessera prato qualsiasi della mappa, di chiunque sia, su una nebbia qualsiasi senza tessera.
rule-VN-K14 = Città tranquilla (2 carte): nessun potere, 4 punti.
rule-VN-K15 = Consegna espressa (2 carte): metti una risorsa qualsiasi della riserva generale su un tuo cantiere.
rule-VN-K16 = Piano segreto (2 carte): pesca in mano il primo contratto neutrale del mazzo. Da quel momento è un tuo contratto privato.
rule-VN-K17 = Scorciatoia (2 carte): le due tessere più a sinistra della tua plancia vanno nella riserva. Così possono scoprirsi degli esploratori.

## I poteri in dettaglio

rule-VN-X1 = Laboratorio e Avventurieri prendono le tessere come l’esplorazione: dalla pila più a sinistra, poi dalla riserva. Possono quindi scoprire un esploratore; senza tessere non fanno nulla.
rule-VN-X1-ruling = I regolamenti non dicono da dove vengono queste tessere.
rule-VN-X2 = Un esagono a cui Via aerea! toglie la tessera torna com’era; questo può interrompere dei percorsi. La tessera non può restare dov’era.
rule-VN-X2-ruling = Dell’esagono lasciato i regolamenti non parlano.
rule-VN-X3 = Se Carovana o Esportazione toglie l’ultima risorsa di un tuo sfruttamento, l’artigiano torna e l’esagono diventa prato vuoto.
rule-VN-X3-ruling = Come per un trasporto, VN-E3.
rule-VN-X4 = Dopo una Bancarella uno sfruttamento può contenere più tipi di risorse. Chi ne prende o ne scambia una dice quale.
rule-VN-X4-ruling = Di sfruttamenti misti i regolamenti non parlano.
rule-VN-X5 = Scorciatoia prende le tessere una dopo l’altra, ognuna dalla pila non vuota più a sinistra. Se ne resta una sola prende quella; se non ne restano, non prende nulla.
rule-VN-X5-ruling = I regolamenti non dicono che cosa fare quando una pila finisce.
rule-VN-X6 = L’edificio che chiude la partita ha ancora il suo potere, poi il turno finisce subito. L’azione in più di una Distilleria va persa.
rule-VN-X6-ruling = La fine del turno è nei regolamenti; che il potere agisca prima, l’abbiamo deciso noi.
rule-VN-X7 = Un potere senza bersaglio non fa nulla, per esempio Abbondanza quando non restano gettoni. Il contratto è comunque soddisfatto.
rule-VN-X7-ruling = Qui i regolamenti tacciono.
rule-VN-X8 = Una carta neutrale in mano conserva ciò che chiede, i punti e il potere. Puoi soddisfarla nello stesso turno, se resta un’azione; allora sul tabellone non si rifornisce nulla. La mano non ha limiti.
rule-VN-X8-ruling = Che la carta diventi privata è nei regolamenti; il resto l’abbiamo deciso noi.
rule-VN-X9 = Si può rinunciare solo ai poteri. Le carte che contano alla fine contano sempre.
rule-VN-E6 = Una Distilleria costa un’azione e ne dà una. Come prima azione ne lascia due, abbastanza per una foresta pietrificata; come seconda ne lascia una. Non se ne hanno mai più di due. Il tabellone si rifornisce prima dell’azione in più.
rule-VN-E6-ruling = Della foresta dopo la prima azione parlano i regolamenti; il resto l’abbiamo deciso noi.
rule-VN-E7 = All’azione in più si può rinunciare: il turno può finire appena le azioni rimaste non superano le Distillerie costruite in esso.
rule-VN-E7-ruling = Che sia facoltativa è nei regolamenti; il conteggio è nostro.

## Fine e punti

rule-VN-P1 = Chi erige per primo il quinto edificio prende la carta di fine partita, che vale 2 punti, e il suo turno finisce. Tutti gli altri hanno ancora un turno.
rule-VN-P2 = Poi tutti, anche chi ha la carta di fine partita, spostano nel deposito le risorse rimaste sui propri cantieri e sfruttamenti.
rule-VN-P3 = Somma i punti dei tuoi gettoni e dei contratti soddisfatti con i loro premi, 2 per ogni esploratore scoperto e 2 per la carta di fine partita. Togli 1 per ogni risorsa nel deposito. Le carte in mano non contano.
rule-VN-P4 = Vince chi ha più punti; a parità, chi ha meno risorse nel deposito. Se anche lì c’è parità, la vittoria è condivisa.
rule-VN-P5 = Se tutti i giocatori di fila non hanno avuto un’azione possibile per un intero turno, la partita finisce e si contano i punti. Nessuno prende la carta di fine partita.
rule-VN-P5-ruling = I regolamenti non lo prevedono, ma una partita non deve bloccarsi.
rule-VN-P6 = Un quinto edificio nell’ultimo turno non dà la carta di fine partita, e il turno continua con le azioni rimaste.
rule-VN-P6-ruling = Nei regolamenti il turno finisce prendendo la carta; qui non c’è più nulla da prendere.
rule-VN-P7 = Le risorse sugli sfruttamenti neutri non contano per nessuno. Un esploratore è scoperto quando la sua pila è vuota, dovunque siano finite le tessere.

## Che cosa vedono tutti

rule-VN-H1 = Visibili a tutti: mappa, cantieri, depositi, pile, riserva delle tessere e riserva generale, i quattro contratti del tabellone, quante carte ci sono nelle mani e nel mazzo, i contratti soddisfatti e i gettoni presi con i loro punti.
rule-VN-H1-ruling = Tutto questo è stato scoperto almeno una volta, quindi nessuno deve ricordarselo.
rule-VN-H2 = Nascosti: le mani, l’ordine del mazzo e i contratti privati nella scatola. Che qualcuno abbia pescato con Piano segreto si sa, quale carta no.
rule-VN-H2-ruling = I regolamenti non elencano i segreti.
rule-VN-H3 = Quale gettone speciale è finito nella scatola si capisce dai quattro sulla mappa.
rule-VN-H3-ruling = Perciò lo mostriamo.

## Da dove vengono i componenti

components-title = Noto, dedotto, nostro: i componenti
components-intro = La mappa, i gettoni e ciò che chiedono le carte si vedono nei regolamenti solo nelle figure. Perciò il nostro pacchetto standard ha valori di tre specie, e i suoi file dicono di ognuno qual è.
components-known = Noto
components-known-means = Lo dicono i regolamenti, o ne segue con un calcolo.
components-known-map = 24 prati, ognuno all’inizio con un gettone o con risorse; solo esagoni interi.
components-known-tokens = Un gettone mostra 3 legni; i gettoni speciali 5 risorse.
components-known-cards = Che cosa chiedono Esploratore pigro, Sacerdote e una delle Bancarelle (legno e pietra); i 3 punti di Sacerdote e i 4 di Città tranquilla.
components-inferred = Dedotto
components-inferred-means = Da resoconti di partite, o perché combacia con ciò che è noto.
components-inferred-tokens = Per ogni risorsa due gettoni da 3 pezzi con 1 punto e due da 4 pezzi con 2 punti. Con i quattro gettoni speciali sulla mappa fanno proprio le 90 risorse della scatola; supponiamo che siano 18 per tipo.
components-inferred-points = I punti di un contratto sono tanti quante le risorse che chiede. Architetto, Mercante, Sindaco ed Esploratore pigro non ne hanno di propri.
components-ours = Nostro
components-ours-means = Ideato da noi e provato in migliaia di partite fra bot.
components-ours-maps = Entrambe le mappe: La valle del fiume e Il cuore di pietra.
components-ours-cards = Che cosa chiedono gli altri contratti: due risorse Bancarella e Carovana, quattro Architetto e Città tranquilla, tre tutti gli altri. Le risorse sono richieste più o meno con la stessa frequenza.
components-box = Hai la scatola del gioco?
components-box-how = Allora scrivi la sua vera mappa, le carte e i gettoni in un tuo pacchetto e gioca con quello; non serve programmare. Come si fa lo spiega la pagina sui pacchetti (docs/content.md).
