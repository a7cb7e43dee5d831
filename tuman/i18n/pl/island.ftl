### Mglista Wyspa

island-name = Mglista Wyspa

## Nazwy: island-kind to mianownik, island-a-kind i island-gives to biernik.

island-kind = { $kind ->
    [wolf] Wilk
    [rat] Szczur
    [hare] Zając
    [pig] Świnia
    [chameleon] Kameleon
    [mole] Kret
    [crow] Wrona
    [cat] Kot
    [fox] Lis
    [turtle] Żółw
    [frog] Żaba
    [fairy-dog] Piesek wróżka
    [hippo] Hipopotam
    [snake] Wąż
   *[mouse] Mysz
}
island-a-kind = { $kind ->
    [wolf] Wilka
    [rat] Szczura
    [hare] Zająca
    [pig] Świnię
    [chameleon] Kameleona
    [mole] Kreta
    [crow] Wronę
    [cat] Kota
    [fox] Lisa
    [turtle] Żółwia
    [frog] Żabę
    [fairy-dog] Pieska wróżkę
    [hippo] Hipopotama
    [snake] Węża
   *[mouse] Mysz
}
island-gives = { $gives ->
    [wolf] Wilka
    [rat] Szczura
    [hare] Zająca
   *[pig] Świnię
}
island-power = { $kind ->
    [chameleon] Przybiera kolor każdego nowego żetonu obok siebie.
    [mole] Buduje linie przeciwnika i zamienia się miejscem z sąsiadem.
    [crow] Buduje linie przeciwnika i zmniejsza ich punkty o połowę.
    [cat] Potraja linie, w których stoi.
    [fox] Zabiera twój sąsiedni żeton; na jego miejsce trafia inny.
    [turtle] Pozwala na drugi żeton; potem przeciwnik musi położyć dwa.
    [frog] Przed każdą twoją następną turą może skoczyć na sąsiednie pole.
    [fairy-dog] Przerywa linie i zamienia miejscami dwóch swoich sąsiadów.
    [hippo] Przerywa linie i zajmuje dwa pola do twojej następnej tury.
    [snake] Przegania żeton przeciwnika, który kładzie tam inny.
   *[mouse] Zamienia się miejscem z sąsiadem.
}
island-weather = { $weather ->
    [sunny] Słonecznie
    [night] Noc
    [cloudy] Pochmurno
   *[fog] Mgła
}
island-quarter = { $quarter ->
    [nw] lewa górna ćwiartka
    [ne] prawa górna ćwiartka
    [sw] lewa dolna ćwiartka
   *[se] prawa dolna ćwiartka
}
island-price = { $price ->
    [one] { $price } monetę
    [few] { $price } monety
    [many] { $price } monet
   *[other] { $price } monety
}
island-purse = { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}
island-score = niebiescy – { $blue ->
    [one] { $blue } punkt
    [few] { $blue } punkty
    [many] { $blue } punktów
   *[other] { $blue } punktu
}, czerwoni – { $red ->
    [one] { $red } punkt
    [few] { $red } punkty
    [many] { $red } punktów
   *[other] { $red } punktu
}

## Odmiany gry

island-mode-simple = gra prosta: dwie rundy, najlepsza na początek
island-mode-weather = z kartami pogody: od nich zależy, co widać
island-mode-mercenaries = gra z najemnikami: cztery rundy, pogoda, zwierzęta ze zdolnościami
island-mode-blitz = gra błyskawiczna: 80 monet na najemników, dwie rundy
island-mode-team = gra drużynowa: dwoje na dwoje
island-mode-team-mercenaries = gra drużynowa z najemnikami

## Co się stało

island-first = Zaczyna { $seat }.
island-card = { $seat } dobiera kartę pogody: { island-weather }.
island-card-hidden = { $seat } dobiera kartę pogody.
island-pick = { $seat } wybiera pogodę: { island-weather }.
island-take = { $seat } bierze na początkową rękę { island-a-kind }.
island-take-hidden = { $seat } bierze żeton na początkową rękę.
island-draw = { $seat } dobiera { island-a-kind }.
island-draw-hidden = { $seat } dobiera żeton.
island-hire = { $seat } chce wynająć { island-a-kind }.
island-skip = { $seat } rezygnuje z najemnika: { island-kind }.
island-skip-hidden = { $seat } podejmuje decyzję o najemniku.
island-hired = { $side ->
    [blue] Niebiescy
   *[red] Czerwoni
} wynajmują { island-a-kind } za { island-price } i oddają { island-gives }.
island-place-open = { $seat } kładzie { island-a-kind } na { $cell }.
island-place-closed = { $seat } kładzie { island-a-kind } tarczą do góry na { $cell }.
island-place-closed-hidden = { $seat } kładzie zakryty żeton na { $cell }.
island-replace-open = { $seat } kładzie w zamian { island-a-kind } na { $cell }.
island-replace-closed = { $seat } kładzie w zamian { island-a-kind } tarczą do góry na { $cell }.
island-replace-closed-hidden = { $seat } kładzie w zamian zakryty żeton na { $cell }.
island-hippo = { $seat } kładzie Hipopotama na dwóch polach: { $cell } i { $second }.
island-settle = { $seat }: Hipopotam zajmuje { $cell }.
island-lift = { $seat } zdejmuje planszę Mroku ({ island-quarter }).
island-hop = { $seat }: Żaba skacze na { $cell }.
island-stay = { $seat }: Żaba zostaje na miejscu.
island-stop = { $seat } nie kładzie drugiego żetonu.
island-swap = { $seat } zamienia miejscami żetony na { $cell } i { $second }.
island-trade = { $seat }: Piesek wróżka zamienia miejscami żetony na { $cell } i { $second }.
island-back-fox = { $seat }: Lis zabiera z { $cell } żeton { $side ->
    [blue] niebieskich
   *[red] czerwonych
}: { island-kind }.
island-back-fox-hidden = { $seat }: Lis zabiera z { $cell } zakryty żeton { $side ->
    [blue] niebieskich
   *[red] czerwonych
}.
island-back-snake = { $seat }: Wąż przegania z { $cell } żeton { $side ->
    [blue] niebieskich
   *[red] czerwonych
}: { island-kind }.
island-back-snake-hidden = { $seat }: Wąż przegania z { $cell } zakryty żeton { $side ->
    [blue] niebieskich
   *[red] czerwonych
}.
island-chameleon = Kameleon na { $cell } jest teraz { $side ->
    [blue] niebieski
   *[red] czerwony
}.
island-debt = { $seat } w następnej turze kładzie dwa żetony.
island-round = Koniec rundy { $round }: { island-score }.
island-extra = Remis: rozstrzygnie runda dodatkowa.
island-over-blue = Wygrywają niebiescy: { island-score }.
island-over-red = Wygrywają czerwoni: { island-score }.
island-over-shared = Wspólne zwycięstwo: { island-score }.

## Obraz

island-round-of = Runda { $round } z { $rounds }
island-extra-round = Runda dodatkowa
island-counted = Linie rundy { $round }
island-head-points = pkt
island-head-coins = mon.
island-head-hand = ręka
island-head-deck = stos
island-hand = Twoja ręka
island-unseen = Jeszcze niewidziane
island-hired-list = Najemnicy
island-shop = Najemnicy (cena, kogo oddać)
island-no-lines = brak linii
island-two-cells = = Hipopotam na dwóch polach
island-owes = W tej turze kładzie się dwa żetony.
island-finished = Koniec partii.
island-waits = Gra { $seat }.
island-ask-pick = Wybierz pogodę na następne rundy.
island-ask-hire = Wynająć { island-a-kind } za { island-price }, oddając { island-gives }? Twój stan: { island-purse }.
island-ask-take = Wybierz żeton { $number } z 5 na początkową rękę.
island-ask-settle = Na którym z dwóch pól zostanie twój Hipopotam?
island-ask-lift = Nie ma wolnych pól: którą planszę Mroku zdjąć?
island-ask-hop = Twoja Żaba na { $cell } może skoczyć na wolne sąsiednie pole.
island-ask-place = Połóż żeton z ręki na wolnym polu.
island-ask-second = Żółw pozwala na drugi żeton; albo zakończ (stop).
island-ask-swap = Z którym sąsiadem zamienić twój żeton na { $cell }?
island-ask-trade = Których dwóch sąsiadów zamienia twój Piesek wróżka na { $cell }?
island-ask-fox = Który twój żeton obok { $cell } zabiera Lis?
island-ask-snake = Który żeton przeciwnika przegania twój Wąż na { $cell }?
island-ask-replace = Połóż inny żeton z ręki na { $cell }.

## Dlaczego nie wolno

island-why-over = Partia jest skończona.
island-why-chance = O tym decyduje los, a nie gracz.
island-why-unknown = Powiedz, który dokładnie.
island-why-asked-pick = Najpierw wybierz pogodę.
island-why-asked-hire = Najpierw odpowiedz, czy wynajmujesz tego najemnika.
island-why-asked-take = Najpierw wybierz pięć żetonów początkowej ręki.
island-why-asked-settle = Najpierw Hipopotam zajmuje jedno ze swoich dwóch pól.
island-why-asked-lift = Nie ma wolnych pól: najpierw zdejmij planszę Mroku.
island-why-asked-hop = Najpierw Żaba skacze na wolne sąsiednie pole albo zostaje.
island-why-asked-place = Teraz kładzie się żeton z ręki na wolnym polu.
island-why-asked-second = Teraz można położyć drugi żeton albo zakończyć.
island-why-asked-swap = Teraz położony żeton zamienia się miejscem z sąsiadem.
island-why-asked-trade = Teraz Piesek wróżka zamienia miejscami dwóch swoich sąsiadów.
island-why-asked-fox = Teraz Lis zabiera jeden z twoich żetonów obok siebie.
island-why-asked-snake = Teraz Wąż przegania jeden z żetonów przeciwnika w swoim zasięgu.
island-why-asked-replace = Teraz kładzie się coś w miejsce zabranego żetonu.
island-why-hippo-replaces = W zamian za inny żeton Hipopotam zajmuje tylko jedno pole.
island-why-replace-there = Nowy żeton trafia na { $cell }.
island-why-just-taken = { island-kind }: ten żeton właśnie zabrano, zastąpić go musi inny.
island-why-not-in-hand = { island-kind }: nie masz takiego żetonu na ręce.
island-why-all-open = Przy tej pogodzie ({ island-weather }) wszystkie żetony kładzie się odkryte.
island-why-chameleon-open = Kameleon ma dwie strony i żadnej tarczy: zawsze jest odkryty.
island-why-closed = Przy tej pogodzie ({ island-weather }) ten żeton ({ island-kind }) kładzie się zakryty.
island-why-hippo-pair = Dopóki są dwa wolne sąsiednie pola, Hipopotam zajmuje dwa.
island-why-dark = Pole { $cell } leży pod Mrokiem.
island-why-taken = Na { $cell } leży już żeton.
island-why-held = Pole { $cell } trzyma Hipopotam.
island-why-other-question = Teraz chodzi o innego najemnika: { island-kind }.
island-why-coins = { island-kind }: trzeba zapłacić { island-price }, a twój stan to: { island-purse }.
island-why-second-mouse = Drugą Mysz wynajmuje się tylko po pierwszej.
island-why-gives-up = Za { island-a-kind } trzeba oddać { island-gives }, a nie ma już czego oddać.
island-why-not-drawn = Tej karty pogody nie dobrano.
island-why-none-left = { island-kind }: nie ma już takich żetonów.
island-why-settle-there = Hipopotam zostaje na { $cell } albo { $second }.
island-why-still-free = Mrok zdejmuje się tylko wtedy, gdy nie ma wolnych pól.
island-why-not-dark = Tu nie ma Mroku: { island-quarter }.
island-why-no-neighbour = { $cell } nie sąsiaduje z { $second }: sąsiedzi są powyżej, poniżej, z lewej i z prawej.
island-why-two-cells = Hipopotam na { $cell } zajmuje dwa pola: efekty na niego nie działają.
island-why-nothing-there = Na { $cell } nie ma żetonu.
island-why-off-board = Jedno z tych pól leży poza planszą.
island-why-no-cell = Nie ma pola { $cell }: pola są od a1 do f6.
island-why-no-fairy-dog = Dwa inne żetony zamienia miejscami tylko Piesek wróżka, gdy jest wykładany.
island-why-not-beside = Oba pola muszą sąsiadować z Pieskiem wróżką.
island-why-not-own = Lis zabiera żetony tylko swojej strony.
island-why-not-theirs = Wąż przegania żetony tylko drugiej strony.
island-why-out-of-reach = Wąż sięga o dwa pola w rzędzie lub kolumnie i o jedno na ukos.
