### Il tabellone di Via Nebula nel browser

## Luoghi: didascalie e voce per chi non vede. $goods è un elenco come «legno × 2, argilla × 1».

web-nebula-map = Mappa della valle
web-nebula-map-help = Le frecce portano da uno spazio all’altro, Pagina giù al prossimo che puoi scegliere. Invio sceglie, Esc torna indietro di un passo.
web-nebula-goods = { nebula-resource } × { $count }
web-nebula-nothing = niente
web-nebula-empty = vuoto
web-nebula-two-actions = due azioni per esplorarla
web-nebula-token = gettone: { $goods }, { nebula-points }
web-nebula-neutral = sfruttamento neutro: { $goods }
web-nebula-exploitation = { $whose ->
    [you] il tuo sfruttamento: { $goods }
   *[theirs] sfruttamento di { $seat }: { $goods }
}
web-nebula-site = { $whose ->
    [you] il tuo cantiere: { $goods }
   *[theirs] cantiere di { $seat }: { $goods }
}
web-nebula-building = { $whose ->
    [you] il tuo edificio
   *[theirs] edificio di { $seat }
}
web-nebula-zoom-in = Ingrandisci
web-nebula-zoom-out = Rimpicciolisci
web-nebula-zoom-fit = Mostra tutta la mappa

## Il turno

web-nebula-actions = { $actions ->
    [one] { $actions } azione rimasta
   *[other] { $actions } azioni rimaste
}
web-nebula-actions-bar = Azioni
web-nebula-verb = { $verb ->
    [craftsman] Arti­giano
    [site] Cantiere
    [explore] Esplora
    [transport] Tra­sporta
   *[build] Erigi
}
web-nebula-do = { $verb ->
    [craftsman] Posiziona un artigiano
    [site] Posiziona un cantiere
    [explore] Esplora
    [transport] Trasporta qui una risorsa
    [build] Erigi un edificio
    [pass] Termina il turno
    [plan] Pesca un contratto
    [shortcut] Mettile nella riserva
   *[skip] Salta
}
web-nebula-back = Indietro
web-nebula-from-storage = Dal deposito

## Che cosa scegliere ora

web-nebula-pick = Scegli un’azione o uno spazio illuminato.
web-nebula-pick-pass = In questo turno non si può fare altro.
web-nebula-pick-verb = Che cosa fai qui?
web-nebula-pick-craftsman = Scegli un gettone: le sue risorse vanno sulla mappa, i suoi punti sono tuoi.
web-nebula-pick-site = Scegli le rovine per il tuo cantiere.
web-nebula-pick-explore = Scegli nebbia o foresta pietrificata da trasformare in prato.
web-nebula-pick-transport = Scegli uno sfruttamento da cui prendere, o un tuo cantiere.
web-nebula-pick-build = Quale contratto soddisfi?
web-nebula-pick-to = A quale tuo cantiere va?
web-nebula-pick-resource = Quale risorsa?
web-nebula-pick-other = Quale risorsa prendi in cambio?
web-nebula-surplus = { $pieces ->
    [one] { $pieces } risorsa in più va nel deposito: −{ $pieces }
   *[other] { $pieces } risorse in più vanno nel deposito: −{ $pieces }
}

## Carte e plance

web-nebula-ready = si può erigere
web-nebula-lacks = manca: { $goods }
web-nebula-no-hand = Nessun contratto in mano.
web-nebula-you = tu
web-nebula-first = ha iniziato
web-nebula-tokens = Gettoni sfruttamento
web-nebula-explorers = Esploratori: 2 punti per ognuno scoperto
web-nebula-stored = Deposito: −1 punto per ogni risorsa
web-nebula-legend = Che cosa vogliono dire i segni
web-nebula-stacks = { $tiles ->
    [one] { $tiles } tessera prato nelle pile
   *[other] { $tiles } tessere prato nelle pile
}, { $explorers ->
    [one] { $explorers } esploratore scoperto
   *[other] { $explorers } esploratori scoperti
}
web-nebula-reserve = Tessere nella riserva
web-nebula-deck = Carte nel mazzo
web-nebula-tab-contracts = Contratti
web-nebula-tab-hand = Mano
web-nebula-tab-players = Giocatori
