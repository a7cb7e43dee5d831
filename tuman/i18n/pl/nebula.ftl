### Via Nebula

nebula-name = Via Nebula

## Nazwy: nebula-resource – mianownik, nebula-a-piece – biernik (co się przewozi), nebula-of – dopełniacz.

nebula-resource = { $resource ->
    [wood] drewno
    [stone] kamień
    [clay] glina
    [wheat] zboże
   *[food] żywność
}
nebula-a-piece = { $resource ->
    [wood] drewno
    [stone] kamień
    [clay] glinę
    [wheat] zboże
   *[food] żywność
}
nebula-of = { $resource ->
    [wood] drewna
    [stone] kamienia
    [clay] gliny
    [wheat] zboża
   *[food] żywności
}
nebula-other = { $other ->
    [wood] drewno
    [stone] kamień
    [clay] glinę
    [wheat] zboże
   *[food] żywność
}
nebula-terrain = { $terrain ->
    [mist] mgła
    [forest] skamieniały las
    [forbidden] zakazane pole
    [meadow] łąka
   *[ruins] ruiny
}
nebula-card = { $card ->
    [abundance] Urodzaj
    [architect] Architekt
    [adventurers] Łowcy przygód
    [mayor] Burmistrz
    [caravan] Karawana
    [distillery] Gorzelnia
    [lazy-explorer] Leniwy odkrywca
    [export] Eksport towarów
    [stall] Kram
    [merchant] Kupiec
    [workshop] Warsztat
    [priest] Kapłan
    [airway] Maszyna powietrzna
    [quiet-town] Ciche miasteczko
    [express-delivery] Dostawa ekspresowa
    [secret-plan] Sekretny plan
   *[shortcut] Skrót
}
nebula-effect = { $card ->
    [abundance] Dowolny żeton na planszy staje się neutralnym polem eksploatacji.
    [architect] +1 punkt za każdy twój kontrakt na koniec gry.
    [adventurers] Płytka łąki na dowolne zakazane pole.
    [mayor] +2 punkty za każdy twój kontrakt na dwa surowce.
    [caravan] Zwróć jeden swój surowiec do zasobów.
    [distillery] Jeszcze jedna akcja w tej turze.
    [lazy-explorer] +1 punkt za każdego nieodsłoniętego odkrywcę na koniec gry.
    [export] Zwróć do dwóch swoich surowców do zasobów.
    [stall] Wymień surowiec na swoim polu eksploatacji lub placu budowy na inny.
    [merchant] +1 punkt za każdy twój żeton eksploatacji na koniec gry.
    [workshop] Płytka łąki na dowolny skamieniały las.
    [priest] Bez zdolności.
    [airway] Przenieś dowolną płytkę łąki na dowolną mgłę.
    [quiet-town] Bez zdolności.
    [express-delivery] Dowolny surowiec z zasobów na twój plac budowy.
    [secret-plan] Dobierz na rękę wierzchni kontrakt ze stosu.
   *[shortcut] Dwie twoje płytki z lewej idą do rezerwy.
}
nebula-pieces = { $pieces ->
    [one] { $pieces } surowiec
    [few] { $pieces } surowce
    [many] { $pieces } surowców
   *[other] { $pieces } surowca
}
nebula-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
nebula-asks = { $asks ->
    [alike] 2 takie same
   *[kinds] 3 różne
}

## Ustawienia

nebula-players-2 = dwoje: po trzech rzemieślników, na każdych ruinach miejsce dla jednego
nebula-players-3 = troje
nebula-players-4 = czworo
nebula-map-beginner = Dolina rzeki: strona dla początkujących
nebula-map-expert = Kamienne serce: strona dla zaawansowanych

## Ruchy

nebula-verb-craftsman = umieść rzemieślnika
nebula-verb-site = umieść plac budowy
nebula-verb-explore = eksploruj mgłę lub skamieniały las
nebula-verb-transport = przewieź surowiec na plac budowy
nebula-verb-build = wznieś budynek za kontrakt
nebula-verb-pass = zakończ turę
nebula-verb-abundance = zamień żeton w surowce
nebula-verb-lay = połóż płytkę łąki
nebula-verb-lift = podnieś płytkę łąki
nebula-verb-return = zwróć surowiec do zasobów
nebula-verb-swap = wymień surowiec na inny
nebula-verb-deliver = weź surowiec z zasobów
nebula-verb-plan = dobierz kontrakt
nebula-verb-shortcut = odłóż dwie płytki do rezerwy
nebula-verb-skip = zrezygnuj ze zdolności

## Co się stało

nebula-first = Zaczyna { $seat }.
nebula-box = Specjalny żeton wraca do pudełka: { nebula-resource }.
nebula-token = Na { $hex } leży żeton: { nebula-resource }, { nebula-pieces }.
nebula-special = Na { $hex } neutralne pole eksploatacji: { nebula-resource }, { nebula-pieces }.
nebula-deal = { $seat } dostaje kontrakt: { nebula-card }.
nebula-deal-hidden = { $seat } dostaje kontrakt.
nebula-open = Nowy kontrakt na planszy: { nebula-card }.
nebula-draw = { $seat } dobiera kontrakt: { nebula-card }.
nebula-draw-hidden = { $seat } dobiera kontrakt.
nebula-craftsman = { $seat } umieszcza rzemieślnika na { $hex }.
nebula-site = { $seat } umieszcza plac budowy na { $hex }.
nebula-explore-mist = { $seat } eksploruje mgłę na { $hex }.
nebula-explore-forest = { $seat } eksploruje skamieniały las na { $hex }.
nebula-transport = { $seat } przewozi { nebula-a-piece } z { $hex } na { $site }.
nebula-build = { $seat } wznosi budynek na { $site }: { nebula-card }.
nebula-pass = { $seat } kończy turę.
nebula-abundance = { $seat } zamienia żeton na { $hex } w surowce.
nebula-lay = { $seat } kładzie płytkę łąki na { $hex }.
nebula-lift = { $seat } podnosi płytkę łąki z { $hex }.
nebula-return = { $seat } zwraca { nebula-a-piece } z { $place } do zasobów.
nebula-return-storage = { $seat } zwraca { nebula-a-piece } z magazynu do zasobów.
nebula-swap = { $seat } wymienia { nebula-a-piece } na { $place }; w zamian bierze { nebula-other }.
nebula-deliver = { $seat } bierze { nebula-a-piece } z zasobów na { $site }.
nebula-plan = { $seat } używa Sekretnego planu.
nebula-shortcut = { $seat } używa Skrótu.
nebula-skip = { $seat } rezygnuje ze zdolności: { nebula-card }.
nebula-skip-return = { $seat } nic więcej nie zwraca.
nebula-surplus = { $seat } odkłada nadmiar do magazynu: { nebula-pieces }.
nebula-end-card = { $seat } wznosi piąty budynek i bierze kartę końca gry. Pozostali mają jeszcze po jednej turze.
nebula-exhausted = Pole eksploatacji { $hex } jest puste, rzemieślnik wraca: { $seat }.
nebula-stalled = Nikt nie może już nic zrobić: koniec gry.
nebula-total = { $seat }: { nebula-points }.
nebula-wins = Zwycięstwo: { $seat }.
nebula-shares = Wspólne zwycięstwo: { $seat }.
nebula-turn = Gra { $seat }.

## Obraz

nebula-turn-of = { $seat }: { $actions ->
    [one] została { $actions } akcja.
    [few] zostały { $actions } akcje.
    [many] zostało { $actions } akcji.
   *[other] zostało { $actions } akcji.
}
nebula-last-turns = Ostatnie tury!
nebula-set-up = Przygotowanie gry.
nebula-final = Punktacja końcowa
nebula-row-points = Punkty
nebula-row-tokens = żetony
nebula-row-contracts = kontrakty
nebula-row-explorers = odkrywcy
nebula-row-end-card = karta końca
nebula-row-storage = magazyn
nebula-row-craftsmen = Rzemieślnicy
nebula-row-sites = Place budowy
nebula-row-buildings = Budynki
nebula-row-tiles = Stosy płytek
nebula-row-hand = Karty na ręce
nebula-supply = Zasoby
nebula-left = Płytki w rezerwie: { $tiles }. Karty w stosie: { $cards }.
nebula-sites-list = Place budowy i ich surowce
nebula-storage-list = Magazyny
nebula-laid = położona płytka
nebula-signs = (W3)2 żeton: drewno, 3 surowce, 2 punkty · ⌂ budynek
nebula-board = Kontrakty na planszy
nebula-hand = Twoja ręka
nebula-fulfilled = Zrealizowane kontrakty
nebula-head-asks = żąda
nebula-head-points = pkt
nebula-head-site = twój plac
nebula-finished = Partia skończona.
nebula-waits = Gra { $seat }.
nebula-may-pass = Możesz też zakończyć turę (pass).
nebula-ask-turn = Wybierz akcję.
nebula-ask-abundance = Urodzaj: który żeton stanie się neutralnym polem eksploatacji?
nebula-ask-adventurers = Łowcy przygód: na które zakazane pole kładziesz płytkę łąki?
nebula-ask-return = Który swój surowiec zwracasz do zasobów? { $left ->
    [one] Możesz zwrócić { $left } surowiec.
    [few] Możesz zwrócić { $left } surowce.
    [many] Możesz zwrócić { $left } surowców.
   *[other] Możesz zwrócić { $left } surowca.
}
nebula-ask-stall = Kram: który surowiec wymieniasz i na jaki?
nebula-ask-workshop = Warsztat: na który skamieniały las kładziesz płytkę łąki?
nebula-ask-airway = Maszyna powietrzna: którą płytkę łąki przenosisz?
nebula-ask-land = Maszyna powietrzna: na którą mgłę kładziesz płytkę z { $hex }?
nebula-ask-delivery = Dostawa ekspresowa: który surowiec i na który plac budowy?
nebula-ask-plan = Sekretny plan: czy dobierasz kontrakt?
nebula-ask-shortcut = Skrót: czy odkładasz dwie płytki z lewej do rezerwy?

## Dlaczego nie wolno

nebula-why-over = Partia skończona.
nebula-why-chance = O tym decyduje los, a nie gracz.
nebula-why-asked-turn = Teraz wybierasz akcję swojej tury.
nebula-why-asked-abundance = Teraz użyj Urodzaju na żetonie albo zrezygnuj (skip).
nebula-why-asked-adventurers = Teraz połóż płytkę łąki na zakazanym polu albo zrezygnuj (skip).
nebula-why-asked-return = Teraz zwróć swój surowiec do zasobów albo zrezygnuj (skip).
nebula-why-asked-stall = Teraz wymień surowiec na inny albo zrezygnuj (skip).
nebula-why-asked-workshop = Teraz połóż płytkę łąki na skamieniałym lesie albo zrezygnuj (skip).
nebula-why-asked-airway = Teraz podnieś płytkę łąki, aby ją przenieść, albo zrezygnuj (skip).
nebula-why-asked-land = Teraz podniesiona płytka idzie na mgłę.
nebula-why-asked-delivery = Teraz weź surowiec z zasobów na swój plac budowy albo zrezygnuj (skip).
nebula-why-asked-plan = Teraz dobierz kontrakt albo zrezygnuj (skip).
nebula-why-asked-shortcut = Teraz odłóż dwie płytki do rezerwy albo zrezygnuj (skip).
nebula-why-no-token = Na { $hex } nie ma żetonu eksploatacji.
nebula-why-no-craftsman = Żaden twój rzemieślnik nie jest wolny.
nebula-why-no-ruin = Takich ruin nie ma na tej mapie.
nebula-why-not-ruins = Na { $hex } nie ma ruin.
nebula-why-no-room = Na { $hex } nie ma już miejsca.
nebula-why-no-site = Wszystkie twoje place budowy są już na planszy.
nebula-why-too-many-sites = Budynków zostało: { $buildings }, placów budowy na planszy: { $sites }. Placów nie może być więcej niż budynków.
nebula-why-no-hex = Takiego pola nie ma na tej mapie.
nebula-why-has-tile = Na { $hex } leży już płytka łąki.
nebula-why-not-mist = { $hex } to ani mgła, ani skamieniały las.
nebula-why-no-tiles = Ani ty, ani rezerwa nie macie już płytek łąki.
nebula-why-not-next = Obok { $hex } nie ma ani twojego elementu, ani pustej łąki.
nebula-why-two-actions = Eksploracja skamieniałego lasu na { $hex } kosztuje dwie akcje, a została jedna.
nebula-why-not-your-site = Nie masz takiego placu budowy.
nebula-why-untouched = Żeton na { $hex } nie zmienił się jeszcze w surowce: najpierw umieść tam rzemieślnika.
nebula-why-no-piece = Na { $place } nie ma { nebula-of }.
nebula-why-no-piece-stored = W twoim magazynie nie ma { nebula-of }.
nebula-why-no-path = Z { $hex } do { $site } nie prowadzi żadna droga przez puste łąki. W zasięgu placu są: { $reach }.
nebula-why-no-path-at-all = Z { $hex } do { $site } nie prowadzi żadna droga przez puste łąki; nic nie jest w zasięgu placu.
nebula-why-not-yours = Tego kontraktu nie ma ani na twojej ręce, ani na planszy: { nebula-card }.
nebula-why-which-card = Takich kart jest kilka: podaj jedną, na przykład { $name }.
nebula-why-not-two = Potrzebne są dwa takie same surowce, a na placu jest mniej: { nebula-resource }.
nebula-why-name-kinds = Podaj też surowce, których używasz: { nebula-card }.
nebula-lacks = { $wood ->
    [0] {""}
   *[1] {" "}drewno×{ $wood }
}{ $stone ->
    [0] {""}
   *[1] {" "}kamień×{ $stone }
}{ $clay ->
    [0] {""}
   *[1] {" "}glina×{ $clay }
}{ $wheat ->
    [0] {""}
   *[1] {" "}zboże×{ $wheat }
}{ $food ->
    [0] {""}
   *[1] {" "}żywność×{ $food }
}
nebula-why-missing = { nebula-card }: na { $site } brakuje { $count ->
    [one] { $count } surowca
    [few] { $count } surowców
    [many] { $count } surowców
   *[other] { $count } surowca
}:{ nebula-lacks }.
nebula-why-must-act = Dopóki jakaś akcja jest możliwa, trzeba ją wykonać.
nebula-why-same-hex = Płytka nie może zostać na { $hex }.
nebula-why-no-tile = Na { $hex } nie ma płytki łąki.
nebula-why-not-your-exploitation = Na { $hex } nie ma pola eksploatacji z twoim rzemieślnikiem.
nebula-why-same-kind = Surowiec wymienia się tylko na inny.
nebula-why-no-supply = W zasobach nie ma już { nebula-of }.
