### Strona z zasadami Via Nebula: komunikat dla każdej zasady z docs/rules/nebula.md i uwaga tam, gdzie rozstrzygnęliśmy sami

rules-nebula-title = Via Nebula: zasady
rules-nebula-intro = Zasady naszymi słowami: tak, jak gra się przy tym stole. Każda ma numer, do którego odsyłają komunikaty w grze. Gdzie instrukcje milczą albo się różnią, uwaga mówi, co postanowiliśmy. To stół nieoficjalny, niezwiązany z wydawcą.
rules-nebula-contents = Spis treści
rules-nebula-search = Szukaj w zasadach
rules-nebula-search-example = na przykład: mgła albo VN-B2
rules-nebula-found = { $count ->
    [one] Znaleziono { $count } zasadę
    [few] Znaleziono { $count } zasady
    [many] Znaleziono { $count } zasad
   *[other] Znaleziono { $count } zasady
}
rules-nebula-nothing = Żadna zasada nie zawiera wszystkich tych słów. Spróbuj mniej słów albo numeru zasady.
rules-nebula-ruling = Nasze rozstrzygnięcie:

## Rozdziały

rules-nebula-section-words = Pojęcia
rules-nebula-section-components = Elementy gry
rules-nebula-section-setup = Przygotowanie
rules-nebula-section-turn = Tura
rules-nebula-section-actions = Sześć akcji
rules-nebula-section-effects = Zdolności kart
rules-nebula-section-neutral = Kontrakty neutralne
rules-nebula-section-private = Kontrakty prywatne
rules-nebula-section-details = Zdolności szczegółowo
rules-nebula-section-end = Koniec gry i punkty
rules-nebula-section-public = Co widzą wszyscy

## Pojęcia

rule-VN-W1 = Pola sąsiadują ze sobą, jeśli mają wspólny bok. Do planszy należą tylko całe pola.
rule-VN-W1-ruling = Całe pola są w instrukcjach; że sąsiedztwo to wspólny bok, postanowiliśmy my.
rule-VN-W2 = Twoje elementy na planszy to rzemieślnicy, place budowy i budynki w twoim kolorze.
rule-VN-W3 = Pole eksploatacji to łąka, na której leżą surowce. Należy do gracza, którego rzemieślnik na niej stoi; bez rzemieślnika jest neutralne, czyli niczyje.
rule-VN-W4 = Pusta łąka to łąka bez żetonu i surowców albo dowolne pole pod płytką łąki, obojętnie czyją.

## Elementy gry

rule-VN-C1 = Plansza ma dwie strony, dla początkujących i dla zaawansowanych, i pięć rodzajów pól: łąkę, mgłę, skamieniały las, ruiny i pole zakazane. Na każdej z 24 łąk leży na początku żeton eksploatacji.
rule-VN-C2 = Surowców jest pięć: drewno, kamień, glina, zboże i żywność, po 18 sztuk każdego. Czego nie ma w zasobach, tego nie można wziąć.
rule-VN-C2-ruling = W pudełku jest 90 surowców. Że jest ich po 18 i że mogą się skończyć, postanowiliśmy my.
rule-VN-C3 = Masz 5 budynków, 3 place budowy, 3 rzemieślników (w trzy i cztery osoby – 2) i planszę gildii: cztery stosy płytek łąki, pod każdym odkrywca, oraz magazyn.
rule-VN-C4 = Płytek łąki jest 60. Te, które nie leżą na planszach gildii, tworzą rezerwę: 12 w trzy i cztery osoby, 20 w dwie.
rule-VN-C5 = Każdy z 20 żetonów eksploatacji pokazuje surowiec, liczbę sztuk (3, 4 lub 5) i punkty na koniec gry. Jest też 5 żetonów specjalnych, po jednym na surowiec, na 5 sztuk.
rule-VN-C5-ruling = Że jest po jednym żetonie specjalnym na surowiec i że nie mają one punktów (nikt ich nie posiada), postanowiliśmy my.
rule-VN-C6 = Kart jest 42: 33 kontrakty neutralne, 8 prywatnych i karta końca gry.

## Przygotowanie

rule-VN-S0 = Stronę planszy wybiera stół. Domyślna jest strona dla początkujących, najlepsza też na pierwszą grę.
rule-VN-S1 = Pierwszego gracza wybiera los; gra toczy się zgodnie z ruchem wskazówek zegara.
rule-VN-S2 = Każdy dostaje dwa kontrakty prywatne. Reszta wraca do pudełka: cztery przy dwóch graczach, dwa przy trzech, żaden przy czterech.
rule-VN-S2-ruling = Kart odłożonych do pudełka nikt nie widzi.
rule-VN-S3 = Kontrakty neutralne tworzą zakryty stos, cztery z nich leżą odkryte na planszy. Obok czeka karta końca gry.
rule-VN-S4 = Jeden losowy żeton specjalny wraca do pudełka. Pozostałe 24 żetony miesza się, kładzie po jednym na każdej łące i odkrywa.
rule-VN-S5 = Cztery żetony specjalne na planszy od razu zamieniają się w surowce: to cztery neutralne pola eksploatacji.
rule-VN-S6 = Każdego z twoich czterech odkrywców zakrywa stos 3 płytek łąki; w trzy osoby 4, w dwie 5.
rule-VN-S7 = W dwie i trzy osoby każdy żeton daje o jeden surowiec mniej, niż pokazuje: 4 zamiast 5, 3 zamiast 4, 2 zamiast 3. Punkty się nie zmieniają.
rule-VN-S7-ruling = Stosujemy to także do żetonów specjalnych i do Urodzaju.
rule-VN-S8 = W dwie osoby każdy ma 3 rzemieślników, a na ruinach mieści się tylko jeden plac budowy lub budynek, obojętnie czyj.

## Tura

rule-VN-T1 = W swojej turze wykonujesz dwie z sześciu akcji. Tę samą akcję można wybrać dwa razy.
rule-VN-T2 = Akcji nie wolno pominąć: dopóki jakaś jest możliwa, trzeba ją wykonać. Jeśli żadna nie jest możliwa, reszta tury przepada.
rule-VN-T2-ruling = Obowiązek działania jest w instrukcjach; że reszta tury przepada, postanowiliśmy my.
rule-VN-T3 = Eksploracja skamieniałego lasu wymaga dwóch akcji, więc z jedną pozostałą nie jest możliwa. Zdolności kart nie kosztują akcji.

## Sześć akcji

rule-VN-A = Umieszczenie rzemieślnika: postaw rzemieślnika ze swojej planszy gildii na dowolnym żetonie eksploatacji; droga nie jest potrzebna. Żeton połóż przed sobą zakryty: da punkty. Na polu połóż jego surowce.
rule-VN-A2 = Jeśli tego surowca brakuje w zasobach, połóż tyle, ile jest. Jeśli nie ma go wcale, pole od razu staje się pustą łąką, a rzemieślnik wraca. Żeton tak czy inaczej jest twój. Gdy brakuje surowców, z Urodzajem jest tak samo.
rule-VN-A2-ruling = Instrukcje nie mówią, co robić, gdy brakuje zasobów.
rule-VN-B = Umieszczenie placu budowy: połóż plac ze swojej planszy gildii na dowolnych ruinach, blisko lub daleko, na wolnej połówce, czyli bez placu i bez budynku. Obie połówki mogą być twoje; nie ma znaczenia, którą wybierzesz.
rule-VN-B2 = Placów budowy na planszy możesz mieć najwyżej tyle, ile budynków zostało na twojej planszy gildii.
rule-VN-C = Eksploracja mgły, jedna akcja: weź płytkę łąki ze swojego stosu najbardziej z lewej i połóż ją na mgle obok swojego elementu albo obok pustej łąki.
rule-VN-D = Eksploracja skamieniałego lasu, dwie akcje: to samo, ale na skamieniałym lesie. Kończy to twoją turę.
rule-VN-CD2 = Gdy twoje stosy się skończą, płytki bierze się z rezerwy. Gdy i ona się skończy, eksploracja nie jest możliwa.
rule-VN-CD3 = Eksplorować można tylko pole bez płytki. Pod płytką każde pole jest pustą łąką, obojętnie co na nim narysowano.
rule-VN-E = Transport surowca: przewieź jeden surowiec z dowolnego pola eksploatacji, swojego, cudzego lub neutralnego, na swój plac budowy nieprzerwaną drogą z pustych łąk dowolnej długości. Jeśli pole eksploatacji sąsiaduje z ruinami tego placu, droga nie jest potrzebna. Na cudze place nie wolno przewozić.
rule-VN-E-ruling = Że sąsiadom droga nie jest potrzebna, postanowiliśmy my: ma długość zero.
rule-VN-E2 = Wszystko inne zagradza drogę: mgła, las, ruiny, pola zakazane, żetony i pola eksploatacji, także twoje. Na ruiny można wejść z każdej strony.
rule-VN-E3 = Gdy ktoś weźmie ostatni surowiec z pola eksploatacji, rzemieślnik wraca do właściciela, a pole staje się pustą łąką.
rule-VN-E4 = Plac budowy mieści dowolnie wiele dowolnych surowców. Surowiec można przywieźć, nawet jeśli nie potrzebuje go żaden kontrakt.
rule-VN-E4-ruling = Instrukcje nie podają limitu i mówią, co zrobić z nadmiarem.
rule-VN-E5 = Surowców z placu budowy nie przewozi się dalej, nawet na inny twój plac. Dwa twoje place na jednych ruinach liczą się osobno.
rule-VN-E5-ruling = Że nie łączą one surowców, postanowiliśmy my.
rule-VN-F = Wznieść budynek możesz na swoim placu, na którym leży wszystko, czego żąda jeden kontrakt: z twojej ręki albo jeden z czterech na planszy. Najpierw budynek zastępuje plac: plac wraca do ciebie, użyte surowce do zasobów, pozostałe do twojego magazynu. Potem możesz użyć zdolności karty, teraz albo nigdy. Na koniec karta leży zakryta przed tobą, a kartę z planszy zastępuje nowa ze stosu.
rule-VN-F2 = Jeśli stos jest pusty, miejsce na planszy zostaje puste, a Sekretny plan nic nie daje.
rule-VN-F2-ruling = Tylko dla porządku: nigdy nie trzeba więcej niż 26 z 33 kart.
rule-VN-F3 = Kolejność ma znaczenie: w chwili użycia zdolności użyte surowce są już w zasobach, a placu nie ma, ale nowej karty na planszy jeszcze nie odkryto.
rule-VN-F4 = Surowce, których kontrakt nie potrzebował, zawsze trafiają do twojego magazynu. Nie można ich ani zwrócić, ani zatrzymać.
rule-VN-F5 = Leniwy odkrywca i Kapłan dopuszczają różne surowce. Jeśli na placu jest z czego wybierać, mówisz, których używasz.
rule-VN-F5-ruling = Instrukcje nie mówią, kto wybiera.

## Zdolności kart

rule-VN-X0 = Jeśli karta przeczy zasadom, rację ma karta.
rule-VN-K1 = Urodzaj (2 karty): odłóż do pudełka dowolny żeton eksploatacji z planszy i połóż tam jego surowce: nowe neutralne pole eksploatacji.
rule-VN-K2 = Architekt (1 karta): na koniec gry dodatkowy 1 punkt za każdy twój zrealizowany kontrakt, ten też.
rule-VN-K3 = Łowcy przygód (2 karty): zakryj płytką łąki dowolne zakazane pole, gdziekolwiek leży.
rule-VN-K4 = Burmistrz (1 karta): na koniec gry dodatkowe 2 punkty za każdy twój zrealizowany kontrakt, który żąda dokładnie dwóch surowców.
rule-VN-K4-ruling = Leniwy odkrywca się liczy, i sam Burmistrz też, jeśli żąda dwóch.
rule-VN-K5 = Karawana (2 karty): zwróć do zasobów jeden surowiec ze swojego pola eksploatacji, placu budowy albo magazynu.
rule-VN-K6 = Gorzelnia (6 kart): jeszcze jedna akcja w tej turze, dowolna. Zob. VN-E6.
rule-VN-K7 = Leniwy odkrywca (1 karta): żąda dowolnych dwóch takich samych surowców. Na koniec gry daje 1 punkt za każdego twojego nieodsłoniętego odkrywcę.
rule-VN-K8 = Eksport towarów (2 karty): zwróć do zasobów do dwóch surowców, każdy z dowolnego swojego pola eksploatacji, placu budowy albo z magazynu.
rule-VN-K9 = Kram (6 kart): wymień jeden surowiec na swoim polu eksploatacji lub placu budowy na dowolny inny z zasobów.
rule-VN-K10 = Kupiec (1 karta): na koniec gry dodatkowy 1 punkt za każdy twój żeton eksploatacji.
rule-VN-K11 = Warsztat (4 karty): połóż płytkę łąki na dowolnym skamieniałym lesie, gdziekolwiek leży. Nie kosztuje to akcji.
rule-VN-K12 = Kapłan (1 karta): żąda dowolnych trzech różnych surowców. Jest wart 3 punkty.
rule-VN-K13 = Maszyna powietrzna (4 karty): podnieś którąkolwiek płytkę łąki na planszy, obojętnie czyją, i przenieś ją na dowolną mgłę bez płytki.
rule-VN-K14 = Ciche miasteczko (2 karty): bez zdolności, 4 punkty.
rule-VN-K15 = Dostawa ekspresowa (2 karty): połóż dowolny jeden surowiec z zasobów na swoim placu budowy.
rule-VN-K16 = Sekretny plan (2 karty): dobierz na rękę wierzchni kontrakt neutralny. Odtąd to twój kontrakt prywatny.
rule-VN-K17 = Skrót (2 karty): dwie płytki najbardziej z lewej na twojej planszy gildii idą do rezerwy. Może to odsłonić odkrywców.

## Zdolności szczegółowo

rule-VN-X1 = Warsztat i Łowcy przygód biorą płytki tak jak eksploracja: ze stosu najbardziej z lewej, potem z rezerwy. Mogą więc odsłonić odkrywcę, a bez płytek nic nie robią.
rule-VN-X1-ruling = Instrukcje nie mówią, skąd są te płytki.
rule-VN-X2 = Pole, z którego Maszyna powietrzna zdjęła płytkę, znów jest tym, czym było; może to przerwać drogi. Płytka nie może zostać na miejscu.
rule-VN-X2-ruling = O opuszczonym polu instrukcje milczą.
rule-VN-X3 = Jeśli Karawana lub Eksport towarów zabiera ostatni surowiec z twojego pola eksploatacji, rzemieślnik wraca, a pole staje się pustą łąką.
rule-VN-X3-ruling = Tak samo jak przy transporcie, VN-E3.
rule-VN-X4 = Po Kramie na polu eksploatacji mogą leżeć różne surowce. Kto bierze lub wymienia tam surowiec, mówi, który.
rule-VN-X4-ruling = O mieszanych polach eksploatacji instrukcje milczą.
rule-VN-X5 = Skrót bierze płytki po kolei, każdą z niepustego stosu najbardziej z lewej. Jeśli została jedna, bierze jedną, jeśli żadna – nic.
rule-VN-X5-ruling = Instrukcje nie mówią, co robić, gdy stos się kończy.
rule-VN-X6 = Zdolność budynku, który kończy grę, jeszcze działa, po czym tura od razu się kończy. Dodatkowa akcja Gorzelni przepada.
rule-VN-X6-ruling = Koniec tury jest w instrukcjach; że zdolność jeszcze działa, postanowiliśmy my.
rule-VN-X7 = Zdolność, której nie ma do czego użyć, nic nie robi, na przykład Urodzaj, gdy nie ma już żetonów. Kontrakt i tak jest zrealizowany.
rule-VN-X7-ruling = Instrukcje tu milczą.
rule-VN-X8 = W neutralnej karcie na ręce nic się nie zmienia: ani żądane surowce, ani punkty, ani zdolność. Można ją zrealizować w tej samej turze, jeśli została akcja; na planszy nic się wtedy nie uzupełnia. Ręka może być dowolnie duża.
rule-VN-X8-ruling = Że karta staje się prywatna, jest w instrukcjach; resztę postanowiliśmy my.
rule-VN-X9 = Zrezygnować można tylko ze zdolności. Karty, które liczą się na koniec gry, liczą się zawsze.
rule-VN-E6 = Gorzelnia kosztuje jedną akcję i daje jedną. Wzniesiona jako pierwsza akcja zostawia dwie, dość na skamieniały las, jako druga – jedną. Nigdy więc nie ma ich więcej niż dwie. Karty na planszy uzupełnia się przed dodatkową akcją.
rule-VN-E6-ruling = O lesie po pierwszej akcji mówią instrukcje; resztę postanowiliśmy my.
rule-VN-E7 = Z dodatkowej akcji można zrezygnować: turę można zakończyć, gdy zostało nie więcej akcji, niż wzniesiono w niej Gorzelni.
rule-VN-E7-ruling = Że jest nieobowiązkowa, mówią instrukcje; jak liczyć, postanowiliśmy my.

## Koniec gry i punkty

rule-VN-P1 = Kto pierwszy wzniesie piąty budynek, bierze kartę końca gry (2 punkty) i jego tura się kończy. Wszyscy inni mają jeszcze po jednej turze.
rule-VN-P2 = Potem wszyscy, także gracz z kartą końca gry, przenoszą do magazynu surowce pozostałe na swoich placach budowy i polach eksploatacji.
rule-VN-P3 = Dodaj punkty swoich żetonów i zrealizowanych kontraktów z ich premiami, po 2 za każdego odsłoniętego odkrywcę i 2 za kartę końca gry. Odejmij po 1 za każdy surowiec w magazynie. Karty na ręce się nie liczą.
rule-VN-P4 = Wygrywa ten, kto ma najwięcej punktów; przy remisie ten, kto ma mniej surowców w magazynie. Gdy i tu jest remis, zwycięstwo jest wspólne.
rule-VN-P5 = Jeśli wszyscy gracze po kolei przez całą turę nie mieli żadnej możliwej akcji, gra się kończy i liczy się punkty. Karty końca gry nie dostaje nikt.
rule-VN-P5-ruling = Instrukcje tego nie przewidują, ale partia nie może utknąć.
rule-VN-P6 = Piąty budynek w ostatniej turze nie daje karty końca gry, a tura trwa, dopóki są akcje.
rule-VN-P6-ruling = W instrukcjach tura kończy się wzięciem karty, a tu nie ma już czego brać.
rule-VN-P7 = Surowce na neutralnych polach eksploatacji nikomu się nie liczą. Odkrywca jest odsłonięty, gdy jego stos jest pusty, obojętnie dokąd trafiły płytki.

## Co widzą wszyscy

rule-VN-H1 = Jawne są: plansza, place budowy, magazyny, stosy, rezerwa i zasoby, cztery kontrakty na planszy, liczba kart na rękach i w stosie, zrealizowane kontrakty i wzięte żetony z ich punktami.
rule-VN-H1-ruling = Wszystko to leżało kiedyś odkryte, więc nikt nie musi tego pamiętać.
rule-VN-H2 = Ukryte są: karty na rękach, kolejność stosu i prywatne kontrakty w pudełku. Wiadomo, że ktoś dobrał kartę Sekretnym planem, ale nie wiadomo jaką.
rule-VN-H2-ruling = Instrukcje nie wyliczają, co jest tajne.
rule-VN-H3 = Który żeton specjalny wrócił do pudełka, widać po czterech na planszy.
rule-VN-H3-ruling = Dlatego go pokazujemy.

## Skąd są elementy gry

components-title = Co wiadomo, co wywnioskowano, a co jest nasze
components-intro = Planszę, żetony i żądania kart instrukcje pokazują tylko na obrazkach. Dlatego wartości w naszym standardowym zestawie są trojakie, a jego pliki mówią o każdej, jaka jest.
components-known = Wiadomo
components-known-means = Tak mówią instrukcje albo wynika to z nich rachunkiem.
components-known-map = 24 łąki, na początku na każdej żeton lub surowce; tylko całe pola.
components-known-tokens = Jeden z żetonów to 3 drewna; żetony specjalne mają po 5 surowców.
components-known-cards = Czego żądają Leniwy odkrywca, Kapłan i jeden z Kramów (drewno i kamień); 3 punkty Kapłana i 4 punkty Cichego miasteczka.
components-inferred = Wywnioskowano
components-inferred-means = Z relacji z gier albo dlatego, że pasuje do tego, co wiadomo.
components-inferred-tokens = Na każdy surowiec dwa żetony po 3 sztuki z 1 punktem i dwa po 4 sztuki z 2 punktami. Z czterema żetonami specjalnymi na planszy daje to dokładnie 90 surowców z pudełka; przyjmujemy, że jest ich po 18.
components-inferred-points = Kontrakt ma tyle punktów, ilu surowców żąda. Architekt, Kupiec, Burmistrz i Leniwy odkrywca nie mają własnych punktów.
components-ours = Nasze
components-ours-means = Wymyślone przez nas i wypróbowane w tysiącach partii botów.
components-ours-maps = Obie mapy: Dolina rzeki i Kamienne serce.
components-ours-cards = Czego żądają pozostałe kontrakty: Kram i Karawana dwóch surowców, Architekt i Ciche miasteczko czterech, reszta trzech. Wszystkie surowce są potrzebne mniej więcej równie często.
components-box = Masz pudełko z grą?
components-box-how = Zapisz więc jego prawdziwą planszę, karty i żetony jako własny zestaw i graj z nim; programowanie nie jest potrzebne. Jak to zrobić, mówi strona o zestawach (docs/content.md).
