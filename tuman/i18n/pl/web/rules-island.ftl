### Strona z zasadami Mglistej Wyspy: komunikat dla każdej zasady z docs/rules/island.md i uwaga tam, gdzie rozstrzygnęliśmy sami

rules-island-title = Mglista Wyspa: zasady
rules-island-intro = Zasady naszymi słowami: tak, jak gra się przy tym stole. Każda ma numer, do którego odsyłają komunikaty w grze. Gdzie instrukcja milczy albo można ją czytać dwojako, uwaga mówi, co postanowiliśmy. To stół nieoficjalny, niezwiązany z wydawcą.
rules-island-contents = Spis treści
rules-island-search = Szukaj w zasadach
rules-island-search-example = na przykład: Zając albo MI-L4
rules-island-found = { $count ->
    [one] Znaleziono { $count } zasadę
    [few] Znaleziono { $count } zasady
    [many] Znaleziono { $count } zasad
   *[other] Znaleziono { $count } zasady
}
rules-island-nothing = Żadna zasada nie zawiera wszystkich tych słów. Spróbuj mniej słów albo numeru zasady.
rules-island-ruling = Nasze rozstrzygnięcie:

## Rozdziały

rules-island-section-components = Elementy gry
rules-island-section-simple = Gra prosta
rules-island-section-turn = Cała tura
rules-island-section-lines = Linie i punkty
rules-island-section-weather = Pogoda
rules-island-section-hiring = Gra z najemnikami
rules-island-section-mercenaries = Najemnicy
rules-island-section-effects = Wszystkie efekty
rules-island-section-details = Najemnicy szczegółowo
rules-island-section-blitz = Gra błyskawiczna
rules-island-section-team = Gra drużynowa
rules-island-section-public = Co widzą wszyscy

## Elementy gry

rule-MI-C1 = Plansza ma 6 × 6 pól: cztery ćwiartki po 3 × 3. Plansza Mroku zakrywa jedną ćwiartkę.
rule-MI-C1-ruling = Ćwiartki 3 × 3, 36 żetonów i linie do 6 są w instrukcji; że ćwiartki tworzą kwadrat, postanowiliśmy my.
rule-MI-C2 = Są dwie strony, niebieska i czerwona; czyj jest żeton, pokazuje tarcza na odwrocie. Każda strona zaczyna z 18 żetonami: 9 Wilków, 4 Szczury, 3 Zające i 2 Świnie.
rule-MI-C3 = Żeton ma dwa kolory: tarcza pokazuje, czyj jest, a tło – czyją linię buduje. U szpiegów są różne: to Szczur, Wrona i Kret.
rule-MI-C4 = Kart pogody jest 8: Słonecznie, Pochmurno, Mgła i Noc, po dwie każdego rodzaju.
rule-MI-C4-ruling = W instrukcji jest 8 kart i nazwano trzy rodzaje. Czwarty, czyli gra zakrytymi żetonami na całej planszy, jego nazwa i po dwie karty są nasze.
rule-MI-C5 = Każda strona ma 12 najemników: Kameleon, Kret, Wrona, Kot, Lis, Żółw, Żaba, Piesek wróżka, Hipopotam, Wąż i dwie Myszy.
rule-MI-C5-ruling = W instrukcji są 24 żetony 11 rodzajów; że dwunastym jest druga Mysz, postanowiliśmy my. Opcja: bez niej.
rule-MI-C6 = Jeden punkt jest wart jedną monetę. Monety się nie kończą.
rule-MI-C6-ruling = W pudełku jest 50 monet; my ich nie liczymy.

## Gra prosta

rule-MI-S0 = W grze prostej nie ma ani pogody, ani najemników. Jest domyślna i najlepsza na początek.
rule-MI-S1 = Wybierz w tajemnicy dowolne 5 ze swoich 18 żetonów: to twoja ręka. Pozostałe 13 miesza się w twój własny stos, tarczą do góry.
rule-MI-S2 = O tym, kto zaczyna pierwszą grę, decyduje los; w rewanżu zaczyna zwycięzca poprzedniej, a po wspólnym zwycięstwie znów decyduje los.
rule-MI-S2-ruling = Że zaczyna poprzedni zwycięzca, mówi instrukcja; los dodaliśmy my.
rule-MI-S3 = W swojej turze połóż jeden żeton z ręki odkryty na dowolnym wolnym polu i dobierz jeden ze stosu. Wybierasz więc zawsze z pięciu; gdy stos jest pusty, grasz tym, co masz.
rule-MI-S4 = Runda kończy się, gdy wszystkie pola są zajęte; wtedy obie strony liczą swoje linie. Gra ma dwie rundy, ich punkty się sumuje i wygrywa ten, kto ma ich więcej.
rule-MI-S5 = Drugą rundę zaczyna ten, kto w pierwszej grał jako drugi.
rule-MI-S5-ruling = Zaczynać jest korzystnie, więc każdy zaczyna raz.
rule-MI-S6 = Równa suma punktów w grze prostej to wspólne zwycięstwo.
rule-MI-S6-ruling = Instrukcja nie mówi tu o remisie.
rule-MI-S7 = Każda runda zaczyna się od nowa: planszę się opróżnia, każda strona bierze swoje 18 żetonów, znów wybiera pięć i miesza resztę.
rule-MI-S7-ruling = Instrukcja nie opisuje, co robić między rundami.

## Cała tura

rule-MI-U1 = Pole jest wolne, jeśli nie leży na nim żeton, nie trzyma go Hipopotam (MI-N9) i nie zakrywa plansza Mroku.
rule-MI-U2 = Tura przebiega tak: twój Hipopotam zostaje na jednym z dwóch pól; jeśli nie ma wolnych pól, zdejmujesz planszę Mroku; twoja Żaba może skoczyć; kładziesz żeton, wykonujesz jego efekt i dobierasz nowy. Jeśli należy się lub wolno położyć drugi żeton, w razie potrzeby znów zdejmujesz Mrok i kładziesz jeszcze raz.
rule-MI-U2-ruling = Same kroki są w instrukcji; ich kolejność jest nasza.
rule-MI-U3 = W turze kładzie się najwyżej dwa żetony. Po każdym, gdy jego efekt jest wykonany, dobiera się nowy.
rule-MI-U3-ruling = Że na ręce jest zawsze pięć, mówi instrukcja; reszta jest nasza.
rule-MI-U4 = Jeśli trzeba położyć żeton, a nie ma wolnych pól ani plansz Mroku, Hipopotam, który najdłużej trzyma dwa pola, od razu zostaje na jednym z nich według wyboru właściciela. Twój żeton trafia na zwolnione.
rule-MI-U4-ruling = Instrukcja nie przewiduje takiego przypadku.
rule-MI-U5 = Bez żetonów na ręce i w stosie niczego nie kładziesz; twój Hipopotam w twojej turze i tak zwalnia jedno pole. W dwie osoby to się nie zdarza.
rule-MI-U5-ruling = Tego przypadku instrukcja też nie przewiduje.
rule-MI-U6 = Każda strona ma zawsze 18 żetonów na rękach, w stosach i na planszy. Wolnych i ciemnych pól jest razem tyle, ile żetonów jeszcze nie położono, mniej po jednym za każdego Hipopotama na dwóch polach. Dlatego ostatni żeton zawsze zajmuje ostatnie pole.

## Linie i punkty

rule-MI-L1 = Linia to trzy lub więcej żetonów o jednym kolorze tła bez przerwy w rzędzie, kolumnie lub na ukos. Liczy się raz, w całej długości: pięć obok siebie to jedna linia z pięciu, a nie trzy po trzy.
rule-MI-L1-ruling = Trzy lub więcej bez przerwy jest w instrukcji; że liczy się tylko cała długość, postanowiliśmy my.
rule-MI-L2 = Linia z 3 żetonów daje 3 punkty, z 4 daje 5, z 5 daje 7, z 6 daje 10.
rule-MI-L3 = Zając, Piesek wróżka i Hipopotam nie mają koloru linii: przerywają linie obu stron.
rule-MI-L4 = Świnia podwaja punkty swojej linii. Dwie Świnie w jednej linii podwajają ją raz; Świnia w kilku liniach liczy się w każdej.
rule-MI-L5 = Kot potraja każdą linię, w której stoi. Świnia i Kot razem to też trzy razy.
rule-MI-L6 = Wrona zmniejsza punkty każdej swojej linii o połowę, zaokrąglając w dół, dopiero po podwojeniu lub potrojeniu.
rule-MI-L7 = Szczur, Kret i Wrona mają tło przeciwnika: przedłużają jego linie i w pełni do nich należą.
rule-MI-L8 = Mnożnik działa tylko na linie w kolorze swojego tła: Świnia i Kot na linie swojej strony, Wrona na linie drugiej.
rule-MI-L9 = Dwa Koty lub dwie Wrony w jednej linii działają raz.
rule-MI-L9-ruling = Jak dwie Świnie, MI-L4. Z żetonami z MI-C5 to się nie zdarza.
rule-MI-L10 = Kameleon liczy się tylko w kolorze, który pokazuje, gdy plansza jest pełna.
rule-MI-L10-ruling = Że buduje linie obu stron, mówi instrukcja; chwilę wybraliśmy my.

## Pogoda

rule-MI-W1 = Część to dwie rundy przy jednej pogodzie. Przed nią ten, kto w jej pierwszej rundzie gra jako drugi, dobiera dwie wierzchnie karty pogody, wybiera jedną, a drugą kładzie pod stos.
rule-MI-W1-ruling = Jeden wybór na dwie rundy jest nasz; z opcją z MI-M1 częścią jest każda runda. Opcja: pogodę podaje stół.
rule-MI-W2 = Słonecznie: cała plansza jest otwarta, żetony kładzie się odkryte.
rule-MI-W3 = Noc: cała plansza jest otwarta, żetony kładzie się zakryte, tarczą do góry.
rule-MI-W3-ruling = O tym rodzaju pogody zob. MI-C4.
rule-MI-W4 = Pochmurno: gra zaczyna się na jednej ćwiartce, pozostałe leżą pod planszami Mroku; żetony kładzie się odkryte. Gdy nie ma wolnych pól, ten, kto ma położyć żeton, zdejmuje dowolną planszę Mroku.
rule-MI-W4-ruling = Zaczynamy od lewej górnej ćwiartki; przez symetrię wszystkie cztery są jednakowe.
rule-MI-W5 = Mgła: jak Pochmurno, ale żetony kładzie się zakryte.
rule-MI-W6 = Przy pogodzie Noc i Mgła żetony początkowe zawsze kładzie się zakryte, a najemnika – jak chcesz (ale zob. MI-D1). Gdy leży odkryty, jego efekt działa. Zakryty jest zwykłym żetonem, który buduje lub przerywa linie jak zawsze.
rule-MI-W6-ruling = Instrukcja mówi tak o Mgle; przy Nocy robimy tak samo.
rule-MI-W7 = Swoje zakryte żetony nadal widzisz, a u przeciwnika tylko tarcze.
rule-MI-W7-ruling = Instrukcja zabrania patrzeć jeszcze raz, ale tu nikt nie zabroni robić notatek. Opcja: trzeba je pamiętać, a oboje widzą tylko tarcze.
rule-MI-W8 = Zakryte żetony odwraca się dopiero wtedy, gdy plansza jest pełna. Świnia, Kot i Wrona wtedy się liczą, obojętnie jak je położono. Nic więcej się przy tym nie dzieje.
rule-MI-W8-ruling = Ostatnie zdanie jest nasze.
rule-MI-W9 = Przy pogodzie Słonecznie i Pochmurno wszystko kładzie się odkryte.
rule-MI-W10 = Stos pogody jest jeden na całą grę; użyte karty do niego nie wracają. W grze z najemnikami i w grze błyskawicznej nie ma Nocy.
rule-MI-W10-ruling = Że użyte karty nie wracają, postanowiliśmy my. Opcja: z Nocą.
rule-MI-W11 = Dwie karty widzi tylko ten, kto wybiera; wybraną widzą potem wszyscy. Pogodę wybiera się, zanim wybierze się pięć żetonów.
rule-MI-W11-ruling = Instrukcja o tym nie mówi.

## Gra z najemnikami

rule-MI-M1 = Rundy są cztery: dwie gry prostej z pogodą, potem dwie z najemnikami.
rule-MI-M1-ruling = Cztery rundy i najpierw gra prosta są w instrukcji; że zachowuje ona swoje dwie rundy, postanowiliśmy my. Opcja: wynajem po każdej rundzie, wtedy prosta jest tylko pierwsza.
rule-MI-M2 = Przed rundami 3 i 4 możesz wynająć tylu najemników, na ilu cię stać. Za każdego płacisz cenę i do końca gry oddajesz podany żeton początkowy, więc żetonów masz zawsze 18. Niewydane monety zostają u ciebie.
rule-MI-M2-ruling = Kiedy się wynajmuje, postanowiliśmy my. Z opcją z MI-M1 – przed rundami 2, 3 i 4.
rule-MI-M3 = Wszyscy wynajmują jednocześnie i w tajemnicy, potem pokazują.
rule-MI-M3-ruling = Że potem się pokazuje, mówi instrukcja; jednoczesność jest nasza.
rule-MI-M4 = Rundę 3 zaczyna ten, kto w rundzie 1 grał jako drugi; rundy 2 i 4 ten, kto nie zaczynał poprzedniej. Zaczynają więc 1, 2, 2, 1.
rule-MI-M4-ruling = O rundzie 3 mówi instrukcja; reszta jest nasza. Z opcją z MI-M1: 1, 2, 1, 2.
rule-MI-M5 = Wygrywa ten, kto ma więcej punktów z czterech rund. Przy remisie decyduje runda dodatkowa.
rule-MI-M5-ruling = Instrukcja najpierw porównuje monety razem z wydanymi. Ale każdy punkt był monetą, więc one też są równe; ten krok pomijamy.
rule-MI-M6 = Sąsiednie pola to te powyżej, poniżej, z lewej i z prawej; na ukos – nie.
rule-MI-M7 = Punkty stają się monetami, gdy kończy się gra prosta, a potem po każdej następnej rundzie. Wydawanie monet nie zmniejsza punktów.
rule-MI-M7-ruling = Jeden do jednego jest w instrukcji; że punkty zostają, postanowiliśmy my.
rule-MI-M8 = Między rundami: liczenie, monety, wynajem, pokazanie, pogoda, jeśli zaczyna się nowa część, wybór pięciu, gra. Wśród pięciu mogą być też najemnicy.
rule-MI-M8-ruling = Kolejność jest nasza.
rule-MI-M9 = Strona wynajmuje tylko ze swoich 12, każdy żeton raz. Najemnicy zostają do końca, nie można ich sprzedać.
rule-MI-M9-ruling = Instrukcja o tym nie mówi.
rule-MI-M10 = Runda dodatkowa: te same żetony, bez wynajmu, ostatnia pogoda; zaczyna ten, kto nie zaczynał poprzedniej, i decydują jej punkty. Jeśli znów jest remis – jeszcze jedna, najwyżej trzy; potem wspólne zwycięstwo.
rule-MI-M10-ruling = W instrukcji jest tylko sama runda dodatkowa.

## Najemnicy

rule-MI-N1 = Kameleon, za 10 monet i Szczura: buduje linie w kolorze, który pokazuje. Za każdym razem, gdy obok niego znajdzie się świeżo zagrany żeton, przybiera kolor jego tła.
rule-MI-N1-ruling = Że decyduje tło, a nie tarcza, postanowiliśmy my.
rule-MI-N2 = Kret, za 10 monet i Szczura: buduje linie przeciwnika. Zamienia się miejscem z dowolnym sąsiednim żetonem, własnym lub cudzym.
rule-MI-N3 = Wrona, za 20 monet i Szczura: buduje linie przeciwnika i zmniejsza ich punkty o połowę (MI-L6).
rule-MI-N4 = Kot, za 20 monet i Świnię: buduje twoje linie i je potraja (MI-L5).
rule-MI-N5 = Lis, za 10 monet i Wilka: buduje twoje linie. Musisz wziąć na rękę jeden swój żeton obok niego i od razu położyć na jego miejscu inny z ręki.
rule-MI-N6 = Żółw, za 10 monet i Wilka: buduje twoje linie. W tej samej turze możesz położyć drugi żeton; wtedy przeciwnik w swojej następnej turze kładzie dwa.
rule-MI-N7 = Żaba, za 10 monet i Wilka: buduje twoje linie. W każdej twojej następnej turze, zanim położysz żeton, może skoczyć na wolne sąsiednie pole.
rule-MI-N8 = Piesek wróżka, za 10 monet i Zająca: przerywa linie. Zamienia miejscami dowolnych dwóch swoich sąsiadów.
rule-MI-N9 = Hipopotam, za 10 monet i Zająca: przerywa linie. Zajmuje dwa wolne sąsiednie pola do twojej następnej tury; wtedy musi najpierw zostać na jednym z nich i zwolnić drugie. Żeton tej tury możesz położyć tam albo gdzie indziej.
rule-MI-N10 = Wąż, za 10 monet i Wilka: buduje twoje linie. Wybierz żeton przeciwnika najwyżej o dwa pola w rzędzie lub kolumnie albo o jedno na ukos: przeciwnik bierze go na rękę i kładzie na jego miejscu inny, może być taki sam.
rule-MI-N11 = Mysz, za 10 monet i Wilka: buduje twoje linie. Zamienia się miejscem z dowolnym sąsiednim żetonem, własnym lub cudzym.

## Wszystkie efekty

rule-MI-E1 = Najemnik położony odkryty działa od razu i musi, jeśli może; tylko Żółwia i Żaby można nie użyć. Cele wybiera ten, kto go położył.
rule-MI-E1-ruling = Że działają od razu i że Żółw i Żaba nie muszą, mówi instrukcja; obowiązek dla reszty jest nasz.
rule-MI-E2 = Bez celu nic się nie dzieje: Kret i Mysz potrzebują sąsiada, Piesek wróżka dwóch; Lis własnego sąsiada i innego żetonu na ręce; Wąż celu w zasięgu i żetonów na ręce przeciwnika.
rule-MI-E2-ruling = O efektach bez celu instrukcja nie mówi.
rule-MI-E3 = Czy żeton jest własny, czy cudzy, pokazuje tarcza, a nie tło. Także o odkrytych żetonach wszyscy wiedzą, czyje są.
rule-MI-E3-ruling = O odkrytych żetonach postanowiliśmy my.
rule-MI-E4 = Efekty działają na odkryte i zakryte żetony jednakowo i niczego nie ujawniają; przy zamianie żetony zostają tak, jak leżały. Żetony po drodze nie przeszkadzają Wężowi.
rule-MI-E4-ruling = Instrukcja o tym nie mówi.
rule-MI-E5 = Żeton zastępczy przy Lisie lub Wężu wybiera się z ręki bez żetonu właśnie zabranego; taki sam można położyć tylko wtedy, gdy na ręce był jeszcze jeden. Potem się nie dobiera.
rule-MI-E5-ruling = Że może być taki sam, instrukcja mówi o Wężu; reszta jest nasza.
rule-MI-E6 = Żeton zastępczy kładzie się odkryty lub zakryty, jak każe pogoda, i dla Kameleonów jest świeżo zagrany. Nie ma jednak efektu przy kładzeniu, a Hipopotam zajmuje jedno pole. Kameleon, Żaba, Kot, Wrona i Świnia działają później jak zwykle.
rule-MI-E6-ruling = Inaczej Lisy i Węże mogłyby działać bez końca.
rule-MI-E7 = Hipopotama na dwóch polach nie można zamienić, zabrać ani wybrać na cel.
rule-MI-E7-ruling = Instrukcja pozostawia to otwarte.

## Najemnicy szczegółowo

rule-MI-D1 = Kameleona kładzie się w kolorze właściciela. Nie ma tarczy, więc leży odkryty przy każdej pogodzie.
rule-MI-D1-ruling = Że jest dwustronny, mówi instrukcja; reszta jest nasza.
rule-MI-D2 = Świeżo zagrany jest żeton, który właśnie opuścił rękę, także jako zastępczy, i jeszcze raz, jeśli po własnej zamianie (Kret, Mysz) leży obok Kameleona. Żetony przesunięte inaczej nie odwracają Kameleona.
rule-MI-D2-ruling = Że liczą się tylko nowe żetony, mówi instrukcja; szczegóły są nasze.
rule-MI-D3 = Zakryte i bezbarwne żetony nie odwracają Kameleona, a Kameleon, który się odwrócił, nie jest nowym żetonem dla drugiego. Odwraca się, zanim zadziała nowy żeton.
rule-MI-D3-ruling = Instrukcja o tym nie mówi.
rule-MI-D4 = Drugi żeton po Żółwiu to dowolny z ręki, na dowolnym wolnym polu i ze swoim efektem. Potrzeba do tego żetonu na ręce i wolnego pola albo planszy Mroku.
rule-MI-D4-ruling = Że żeton jest dowolny, mówi instrukcja; czego do tego potrzeba, postanowiliśmy my.
rule-MI-D5 = Przeciwnik musi położyć dwa żetony już w najbliższej turze, każdy ze swoim efektem, albo jeden, jeśli więcej nie ma. Żółw wśród nich nie daje kolejnego żetonu, a z tą turą dług się kończy.
rule-MI-D5-ruling = Dwa żetony są w instrukcji; reszta jest nasza.
rule-MI-D6 = Żaba skacze raz na turę, przed pierwszym żetonem i nie w turze, w której ją położono. Odkryta Żaba skacze stamtąd, dokąd zaniosły ją zamiany.
rule-MI-D6-ruling = Każda następna tura jest w instrukcji; że tylko raz, postanowiliśmy my.
rule-MI-D7 = Dopóki gdziekolwiek są dwa wolne sąsiednie pola, Hipopotam musi zająć taką parę. W przeciwnym razie zajmuje jedno pole i na nim zostaje.
rule-MI-D7-ruling = Dwa pola są w instrukcji; jedno dodaliśmy my.
rule-MI-D8 = Oba pola Hipopotama na dwóch polach liczą się jako zajęte, gdy chodzi o zdjęcie Mroku (MI-W4).
rule-MI-D9 = Po Wężu przeciwnik od razu, poza kolejnością, wybiera żeton zastępczy; na ręce ma tyle żetonów, ile miał.

## Gra błyskawiczna

rule-MI-B1 = Dwie rundy przy jednej, z góry uzgodnionej pogodzie. Przed rundą 1 każdy ma 80 monet na najemników; co niewydane, przepada. Reszta jak zwykle.
rule-MI-B2 = Między dwiema rundami nikogo się nie wynajmuje.
rule-MI-B2-ruling = Inaczej niewydane monety nie musiałyby przepadać.
rule-MI-B3 = Przy równych punktach decyduje runda dodatkowa (MI-M10).
rule-MI-B3-ruling = Za zwykłe zasady uważamy te z gry z najemnikami.
rule-MI-B4 = Gra błyskawiczna jest dla dwojga, przy pogodzie Słonecznie, Pochmurno lub Mgła. Rundę 1 zaczyna się jak w MI-S2, rundę 2 zaczyna drugi gracz.
rule-MI-B4-ruling = Instrukcja pozostawia to otwarte.

## Gra drużynowa

rule-MI-T1 = Dwoje na dwoje, tylko Słonecznie, z najemnikami lub bez. W każdej rundzie 18 żetonów drużyny rozdaje się zakrytych, po 9 każdemu.
rule-MI-T1-ruling = Rozdawanie od nowa w każdej rundzie jest nasze.
rule-MI-T2 = Ze swoich 9 dobierasz rękę z 5, a potem dobierasz z własnego stosu, w którym są jeszcze 4.
rule-MI-T2-ruling = Że pierwszych pięć się dobiera, a nie wybiera, postanowiliśmy my.
rule-MI-T3 = Drużyny siedzą na przemian: miejsca 1 i 3 przeciw 2 i 4. Partnerzy nie omawiają ani taktyki, ani wynajmu i nie widzą nawzajem swoich rąk.
rule-MI-T3-ruling = Że ręce są ukryte, postanowiliśmy my; stół nieznajomych nie ma czatu drużyny.
rule-MI-T4 = Monety i punkty należą do drużyny. Najpierw wynajmuje po jednej osobie z każdej drużyny, obie jednocześnie, i pokazują; jeśli zostały monety, tak samo wynajmują partnerzy. Przy pierwszym wynajmie zaczynają pierwszy gracz i następne miejsce, za drugim razem ich partnerzy, i tak na zmianę.
rule-MI-T4-ruling = Po jednej osobie z drużyny i kolejność to nasze odczytanie.
rule-MI-T5 = Najemnicy zastępują żetony z 18 wspólnych, obojętnie kto ich wynajął, i są rozdawani razem z resztą.
rule-MI-T5-ruling = Własnych żetonów z rundy na rundę gracz nie ma.
rule-MI-T6 = Licząc od pierwszego gracza, rundy zaczynają miejsca 1, 2, 4, 3; w grze z dwóch rund 1 i 2. Rundę dodatkową zaczyna miejsce po tym, które zaczynało ostatnią.
rule-MI-T6-ruling = Na wzór MI-M4. Z opcją z MI-M1: 1, 2, 3, 4.
rule-MI-T7 = Własny znaczy: swojej drużyny. Lis może zabrać żeton partnera, na rękę tego, kto położył Lisa. Cel Węża zabiera i zastępuje następny w kolejności przeciwnik, który ma żetony na ręce.
rule-MI-T7-ruling = O efektach w drużynach instrukcja nie mówi.
rule-MI-T8 = Żaba i Hipopotam słuchają tego, kto je położył. Dług Żółwia spada na następnego w kolejności i przepada, jeśli ten nie ma żetonów.
rule-MI-T8-ruling = O tym instrukcja też nie mówi.

## Co widzą wszyscy

rule-MI-H1 = Jawne są: wszystko, co widać na planszy, tarcze, czyja jest tura, liczba żetonów na rękach i w stosach, punkty, monety, wynajęci najemnicy i to, co za nich oddano.
rule-MI-H1-ruling = W instrukcji nie ma takiej listy.
rule-MI-H2 = Ukryte są: ręce razem z wyborem pięciu, stosy, to, co jest na zakrytych żetonach (ale zob. MI-W7), zabrane zakryte żetony i zakryte żetony zastępcze, niewybrane karty pogody oraz to, kogo wynajmują inni, dopóki nie zdecydują wszyscy.
rule-MI-H2-ruling = Ręce i zakryte żetony są w instrukcji; reszta jest nasza.
