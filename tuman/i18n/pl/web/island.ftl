### Plansza Mglistej Wyspy w aplikacji

## Pola, tak jak czyta je czytnik ekranu

web-island-board = Mapa wyspy, sześć na sześć pól
web-island-cell-free = { $cell }: wolne
web-island-cell-dark = { $cell }: pod Mrokiem
web-island-cell-held = { $cell }: zajęte przez Hipopotama
web-island-cell-open = { $cell }: { island-kind }, żeton { $side ->
    [blue] niebieskich
   *[red] czerwonych
}, { web-island-builds }
web-island-cell-own = { $cell }: twój zakryty żeton, { island-kind }, { web-island-builds }
web-island-cell-closed = { $cell }: zakryty żeton { $side ->
    [blue] niebieskich
   *[red] czerwonych
}
web-island-builds = { $line ->
    [blue] buduje linie niebieskich
    [red] buduje linie czerwonych
   *[none] przerywa linie
}
web-island-can-choose = { $name }, można wybrać
web-island-chosen = { $name }, wybrane

## Strony i gracze

web-island-side = { $side ->
    [blue] Niebiescy
   *[red] Czerwoni
}
web-island-you = ty
web-island-partner = partner
web-island-to-move = teraz gra
web-island-began = zaczyna tę rundę
web-island-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
web-island-in-hand = { $count ->
    [one] { $count } żeton na ręce
    [few] { $count } żetony na ręce
    [many] { $count } żetonów na ręce
   *[other] { $count } żetonu na ręce
}
web-island-in-deck = { $count ->
    [one] { $count } żeton w stosie
    [few] { $count } żetony w stosie
    [many] { $count } żetonów w stosie
   *[other] { $count } żetonu w stosie
}
web-island-rounds = Rundy
web-island-total = Razem
web-island-unseen-note = W stosach, na ukrytych rękach albo zakryte na planszy.
web-island-more = Więcej
web-island-close = Zamknij
web-island-reading = Jak czytać żeton
web-island-reading-shape = Kształt mówi, czyj jest: okrągły – niebieskich, ośmiokątny – czerwonych.
web-island-reading-ground = Tło mówi, czyje linie buduje: fale – niebieskich, paski – czerwonych, gładkie – niczyje.
web-island-reading-spy = Maska oznacza twojego szpiega: buduje linie przeciwnika.
web-island-reading-closed = Tarcza to zakryty żeton. Na swoich widzisz, kto jest za tarczą.

## Żetony

web-island-power = { $kind ->
    [wolf] Buduje twoje linie.
    [rat] Szpieg: buduje linie przeciwnika.
    [hare] Przerywa linie obu stron.
   *[pig] Podwaja linie, w których stoi.
}
web-island-way = Jak go położyć?
web-island-open = Odkryty
web-island-move = { $verb ->
    [place] połóż
    [take] weź
    [hire] wynajmij
    [skip] nie wynajmuj
    [pick] wybierz
    [settle] zostań na
    [lift] zdejmij ciemność
    [hop] skocz
    [stay] zostań
    [stop] przestań
    [swap] zamień miejscami
   *[back] odeślij
}
web-island-closed = Zakryty
web-island-place-open = Połóż odkryty
web-island-place-closed = Połóż zakryty
web-island-closed-note = Zakryty nie ma działania.

## Pytania

web-island-hint = Wybierz żeton, potem pole; albo przeciągnij go tam.
web-island-ask-second = Żółw pozwala na drugi żeton. Potem przeciwnik musi położyć dwa.
web-island-ask-lift-second = Aby położyć drugi żeton, najpierw zdejmij planszę Mroku; albo zakończ.
web-island-ask-where = Gdzie go położyć? Wybierz podświetlone pole.
web-island-ask-hippo = Hipopotam zajmuje dwa pola: wybierz pierwsze.
web-island-ask-hippo-second = I które pole obok { $cell }?
web-island-ask-which = Który żeton trafi na { $cell }?
web-island-ask-way = Odkryty czy zakryty?
web-island-ask-trade-second = Żeton na { $cell } – z którym jeszcze?
web-island-taken = Zabrany żeton: { island-kind }
web-island-taken-hidden = Zabrany zakryty żeton
web-island-step-back = Wstecz
web-island-stay = Zostań na miejscu
web-island-stop = Bez drugiego żetonu
web-island-would = To da:

## Początkowa ręka

web-island-start = Wybierz pięć żetonów na początkową rękę
web-island-start-note = Reszta będzie twoim stosem. Po każdym położonym żetonie dobierasz z niego nowy.
web-island-start-slots = Wybrano { $count } z 5
web-island-start-take = Weź { island-a-kind }: zostało { $left }
web-island-start-suggest = Wybierz za mnie
web-island-start-empty = jeszcze puste

## Wynajem

web-island-shop = Wynajmij najemników
web-island-shop-note = Zaznacz, kogo chcesz, i potwierdź. Każdy do końca partii zastępuje jeden twój początkowy żeton. Niewydane monety zostają u ciebie.
web-island-shop-blitz = Zaznacz, kogo chcesz, i potwierdź. Każdy zastępuje jeden twój początkowy żeton. Niewydane monety przepadają.
web-island-shop-left = Zostanie monet: { $coins }
web-island-shop-gives = za { island-gives }
web-island-shop-second = Druga { island-kind }
web-island-shop-hired = już u ciebie
web-island-shop-passed = nie tym razem
web-island-shop-poor = za mało monet
web-island-shop-none = nie ma kogo za to oddać
web-island-shop-mouse = tylko po pierwszej
web-island-shop-confirm = { $count ->
    [0] Nie wynajmuj nikogo
    [one] Wynajmij { $count } najemnika
    [few] Wynajmij { $count } najemników
    [many] Wynajmij { $count } najemników
   *[other] Wynajmij { $count } najemnika
}
web-island-shop-busy = Ubijamy targu …

## Pogoda

web-island-sky = { $weather ->
    [sunny] Cała wyspa jest odkryta. Żetony leżą odkryte.
    [night] Cała wyspa jest odkryta. Żetony kładzie się zakryte.
    [cloudy] Trzy ćwiartki leżą pod planszami Mroku, zdejmuje się je po jednej. Żetony leżą odkryte.
   *[fog] Trzy ćwiartki leżą pod planszami Mroku, zdejmuje się je po jednej. Żetony kładzie się zakryte.
}
web-island-sky-lasts = Trwa przez całą tę część gry.

## Liczenie

web-island-count = Liczenie rundy { $round }
web-island-count-line = { $side ->
    [blue] Niebiescy
   *[red] Czerwoni
}: od { $first } do { $last }, { web-island-points }
web-island-continue = Dalej
web-island-show-all = Pokaż wszystko
web-island-again = Jeszcze raz
web-island-last = Linie ostatniej rundy
