### Plansza Via Nebula w przeglądarce

## Miejsca: podpisy i mowa dla niewidomych. $goods to lista, np. „drewno × 2, glina × 1”.

web-nebula-map = Mapa doliny
web-nebula-map-help = Strzałki prowadzą z pola na pole, Page Down do następnego, które można wybrać. Enter wybiera, Escape cofa o krok.
web-nebula-goods = { nebula-resource } × { $count }
web-nebula-nothing = nic
web-nebula-empty = puste pole
web-nebula-two-actions = eksploracja za dwie akcje
web-nebula-token = żeton: { $goods }, { nebula-points }
web-nebula-neutral = neutralne pole eksploatacji: { $goods }
web-nebula-exploitation = { $whose ->
    [you] twoje pole eksploatacji: { $goods }
   *[theirs] pole eksploatacji gracza { $seat }: { $goods }
}
web-nebula-site = { $whose ->
    [you] twój plac budowy: { $goods }
   *[theirs] plac budowy gracza { $seat }: { $goods }
}
web-nebula-building = { $whose ->
    [you] twój budynek
   *[theirs] budynek gracza { $seat }
}
web-nebula-zoom-in = Przybliż
web-nebula-zoom-out = Oddal
web-nebula-zoom-fit = Pokaż całą mapę

## Tura

web-nebula-actions = { $actions ->
    [one] Została { $actions } akcja
    [few] Zostały { $actions } akcje
    [many] Zostało { $actions } akcji
   *[other] Zostało { $actions } akcji
}
web-nebula-actions-bar = Akcje
web-nebula-verb = { $verb ->
    [craftsman] Rzemie­ślnik
    [site] Plac budowy
    [explore] Eksplo­ruj
    [transport] Prze­wieź
   *[build] Wznieś
}
web-nebula-do = { $verb ->
    [craftsman] Umieść rzemieślnika
    [site] Umieść plac budowy
    [explore] Eksploruj
    [transport] Przewieź tu surowiec
    [build] Wznieś budynek
    [pass] Zakończ turę
    [plan] Dobierz kontrakt
    [shortcut] Odłóż do rezerwy
   *[skip] Pomiń
}
web-nebula-back = Wstecz
web-nebula-from-storage = Z magazynu

## Co wybrać dalej

web-nebula-pick = Wybierz akcję albo podświetlone pole.
web-nebula-pick-pass = W tej turze nic więcej nie da się zrobić.
web-nebula-pick-verb = Co tu robisz?
web-nebula-pick-craftsman = Wybierz żeton: jego surowce trafią na mapę, a punkty do ciebie.
web-nebula-pick-site = Wybierz ruiny na plac budowy.
web-nebula-pick-explore = Wybierz mgłę lub skamieniały las: pojawi się tam łąka.
web-nebula-pick-transport = Wybierz pole eksploatacji z surowcem albo swój plac budowy.
web-nebula-pick-build = Który kontrakt realizujesz?
web-nebula-pick-to = Na który plac budowy?
web-nebula-pick-resource = Który surowiec?
web-nebula-pick-other = Jaki surowiec bierzesz w zamian?
web-nebula-surplus = { $pieces ->
    [one] { $pieces } zbędny surowiec trafi do magazynu: −{ $pieces }
    [few] { $pieces } zbędne surowce trafią do magazynu: −{ $pieces }
    [many] { $pieces } zbędnych surowców trafi do magazynu: −{ $pieces }
   *[other] { $pieces } zbędnego surowca trafi do magazynu: −{ $pieces }
}

## Karty i plansze gildii

web-nebula-ready = można wznieść
web-nebula-lacks = brakuje: { $goods }
web-nebula-no-hand = Nie masz kontraktów na ręce.
web-nebula-you = ty
web-nebula-first = pierwszy gracz
web-nebula-tokens = Żetony eksploatacji
web-nebula-explorers = Odkrywcy: 2 punkty za każdego odsłoniętego
web-nebula-stored = Magazyn: −1 punkt za każdy surowiec
web-nebula-legend = Co znaczą znaki
web-nebula-stacks = { $tiles ->
    [one] { $tiles } płytka łąki w stosach
    [few] { $tiles } płytki łąki w stosach
    [many] { $tiles } płytek łąki w stosach
   *[other] { $tiles } płytki łąki w stosach
}, { $explorers ->
    [one] { $explorers } odsłonięty odkrywca
    [few] { $explorers } odsłonięci odkrywcy
    [many] { $explorers } odsłoniętych odkrywców
   *[other] { $explorers } odsłoniętego odkrywcy
}
web-nebula-reserve = Płytki w rezerwie
web-nebula-deck = Karty w stosie
web-nebula-tab-contracts = Kontrakty
web-nebula-tab-hand = Ręka
web-nebula-tab-players = Gracze
