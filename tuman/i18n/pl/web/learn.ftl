### Pierwsze gry z przewodnikiem: każdy krok ma tytuł i najwyżej 40 słów. Kiedy krok się pokazuje i kiedy jest zrobiony,
### mówi plik angielski i web/src/pages/rules/LEARN.md.

learn-step = Krok { $step } z { $steps }
learn-next = Dalej
learn-skip = Zakończ naukę
learn-finish = Graj dalej

## Via Nebula: dwoje, mapa dla początkujących, zaczynasz, przeciwnikiem jest najłatwiejszy bot

learn-nebula-1-title = Z mgły
learn-nebula-1 = Dolina leży we mgle. Przewozisz surowce przez łąki na swoje place budowy i wznosisz tam budynki za kontrakty. Kto pierwszy wzniesie pięć, kończy grę; wygrywa ten, kto ma najwięcej punktów.
learn-nebula-2-title = Co jest na planszy
learn-nebula-2 = Żetony pokazują surowiec, liczbę sztuk i punkty. Wokół nich leżą mgła, szary skamieniały las i ciemne zakazane pola. Budować będziesz na ruinach.
learn-nebula-3-title = Wybierz kontrakt
learn-nebula-3 = Kontrakt żąda surowców i daje punkty, a często też zdolność. Cztery leżą odkryte dla wszystkich, dwa na ręce są tylko twoje. Upatrz sobie jeden.
learn-nebula-4-title = Miejsce na budynek
learn-nebula-4 = W turze masz dwie akcje. Oto pierwsza: kliknij podświetlone ruiny blisko surowców, których żąda kontrakt, i umieść tam plac budowy.
learn-nebula-5-title = Wyślij rzemieślnika
learn-nebula-5 = Kliknij żeton z potrzebnym surowcem i umieść tam rzemieślnika. Żeton zostaje u ciebie i da punkty. Jego surowce leżą teraz na planszy i każdy może je brać.
learn-nebula-6-title = Bot też gra
learn-nebula-6 = Po dwóch akcjach twoja tura się kończy i dwie akcje ma bot. Może brać twoje surowce i używać twoich dróg, a ty jego.
learn-nebula-7-title = Utoruj drogę
learn-nebula-7 = Surowce potrzebują drogi. Kliknij podświetloną mgłę obok placu budowy, rzemieślnika lub pustej łąki, a położysz tam płytkę łąki. Rób tak, aż droga połączy surowce z placem.
learn-nebula-8-title = Odkrywcy
learn-nebula-8 = Gdy kończy się stos twoich płytek, odsłania się odkrywca: to 2 punkty. Skamieniały las eksploruje się tak jak mgłę, ale kosztuje on obie akcje tury.
learn-nebula-9-title = Przewieź surowce
learn-nebula-9 = Droga gotowa. Kliknij surowce, potem swój plac budowy. Jedna akcja przewozi jeden surowiec, bez względu na odległość. Możesz brać z każdego połączonego pola eksploatacji, nawet od bota.
learn-nebula-10-title = Czego brakuje?
learn-nebula-10 = Porównaj plac budowy z kontraktami i przywieź na niego to, czego brakuje. Nie przywoź więcej: co zostanie, trafi do magazynu, a każdy surowiec kosztuje tam punkt.
learn-nebula-11-title = Buduj!
learn-nebula-11 = Na placu jest wszystko, czego żąda kontrakt. Kliknij kontrakt i wznieś budynek. Plac wraca do ciebie i znów się przyda, tak jak rzemieślnicy z pustych pól eksploatacji.
learn-nebula-12-title = Użyj zdolności
learn-nebula-12 = Wiele kontraktów daje coś zaraz po budowie: teraz albo nigdy. Przeczytaj kartę, kliknij to, co podświetlone, albo zrezygnuj ze zdolności.
learn-nebula-13-title = Już umiesz
learn-nebula-13 = Punkty dają kontrakty, żetony i odsłonięci odkrywcy, a surowce w magazynie je zabierają. Jeszcze cztery budynki! Kliknij to, czego nie wolno, a stół poda ci zasadę.

## Mglista Wyspa: gra prosta, grasz niebieskimi i zaczynasz, przeciwnikiem jest najłatwiejszy bot

learn-island-1-title = Linie na wyspie
learn-island-1 = Niebiescy i czerwoni zapełniają zwierzętami 36 pól. Ty grasz niebieskimi. Trzy lub więcej w twoim kolorze obok siebie w rzędzie, kolumnie lub na ukos to linia. Im dłuższa, tym więcej punktów.
learn-island-2-title = Twoje zwierzęta
learn-island-2 = Wilki budują twoje linie. Świnie też, i jeszcze je podwajają. Zające przerywają wszystkie linie. A Szczury to szpiedzy: kładziesz je ty, ale budują linie czerwonych!
learn-island-3-title = Wybierz pięć
learn-island-3 = Kliknij pięć zwierząt na pierwszą rękę. Pozostałe 13 czeka potasowane w stosie. Dobry początek: trzy Wilki, Świnia i Zając.
learn-island-4-title = Pierwszy żeton
learn-island-4 = Kliknij Wilka na swojej ręce, potem wolne pole blisko środka: tamtędy biegnie najwięcej linii.
learn-island-5-title = Jeden na planszę, jeden na rękę
learn-island-5 = Masz już nowy żeton i znów wybierasz z pięciu. Bot też kładzie jeden. I tak na zmianę, aż zapełnią się wszystkie pola.
learn-island-6-title = Przedłuż linię
learn-island-6 = Połóż jeszcze jednego Wilka obok pierwszego i zostaw miejsce na więcej. Linia z 3 daje 3 punkty, z 4 daje 5, z 5 daje 7, z 6 daje 10.
learn-island-7-title = Stań na drodze
learn-island-7 = Pilnuj też czerwonych: gdzie dwa lub trzy czerwone tła leżą obok siebie i mają miejsce na kolejne, połóż w nim swój żeton.
learn-island-8-title = Szpieg
learn-island-8 = Masz na ręce Szczura. Tarczę ma niebieską, ale tło czerwone, a liczy się tło. Połóż go tam, gdzie czerwoni nie ułożą z nim linii.
learn-island-9-title = Świnia
learn-island-9 = Świnia podwaja każdą twoją linię, do której należy. Połóż ją tam, gdzie krzyżują się dwie twoje linie albo zaraz się skrzyżują.
learn-island-10-title = Zając
learn-island-10 = Zając nie należy do żadnej linii. Przerwij nim długą czerwoną albo zajmij pole, które przydałoby się tylko czerwonym.
learn-island-11-title = Cztery linie naraz
learn-island-11 = Przez pole mogą biec naraz cztery linie: rząd, kolumna i dwie na ukos. Zanim położysz żeton, spójrz wzdłuż wszystkich, za niebieskich i za czerwonych.
learn-island-12-title = Ostatnia piątka
learn-island-12 = Stos jest pusty, grasz tym, co masz na ręce. Zapełnią się wszystkie pola, więc zachowaj dla każdego Szczura jedno nieszkodliwe.
learn-island-13-title = Liczenie
learn-island-13 = Koniec rundy: obie strony liczą linie, a Świnie podwajają swoje. Potem plansza się opróżni, zacznie bot, a punkty z obu rund się dodadzą.
learn-island-14-title = Już umiesz
learn-island-14 = Zagraj drugą rundę albo skończ tutaj. Dalej czeka więcej: pogoda, która zakrywa planszę, i najemnicy, zwierzęta z własnymi zdolnościami.
