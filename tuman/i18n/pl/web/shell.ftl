### Aplikacja wokół plansz

## Wszędzie

home = Strona główna
menu = Menu
close = Zamknij
settings = Ustawienia
loading = Chwileczkę…
skip-to-content = Przejdź do treści
rules = Zasady
learn = Naucz się w pięć minut
more-options = Więcej ustawień
your-name = Twoje imię
guest = Gość
language = Język
theme = Światło
theme-auto = jak w systemie
theme-light = poranek
theme-dark = noc
sound = Dźwięk, gdy twoja tura
other-device = Graj na innym urządzeniu
about = O grze
you = ty

## Strona główna

home-title = Stół we mgle
home-nebula = Rozwiewaj mgłę, prowadź drogi przez łąki, woź surowce na place budowy i wznieś pięć budynków. Od dwóch do czterech graczy.
home-island = Ustawiaj zwierzęta w linie na małej wyspie i podsyłaj szpiegów przeciwnikowi. Dwoje graczy albo dwoje na dwoje.
home-your-turn = { $game }: twoja tura
play-bot = Graj z botem
invite-friends = Zaproś znajomych
same-screen = Przy tym ekranie
my-tables = Moje stoły
open-tables = Otwarte stoły
past-tables = Zakończone partie
join = dołącz
waiting = czeka na graczy
landed = Przy tym stole jest twoja tura.
your-turn = Twoja tura
their-turn = tura przeciwnika
free-seat = wolne miejsce
look-at-record = Obejrzyj zapisaną partię

## Nowy stół

new-title = { $game }: nowy stół
new-seats = Kto gra?
new-create = Nakryj do gry
new-public = Pokaż stół wszystkim na liście otwartych
new-hints = Podpowiedzi dozwolone
seat-me = Ty
seat-number = Miejsce { $number }
seat-partner = Partner
seat-bot = bot
seat-open = znajomy, przez link
seat-guest = ktoś przy tym ekranie
guest-name = Imię
guest-number = Gość { $number }
bot-level = Poziom bota
bot-at-table = Bot ({ $level })
option-mode = Który wariant?
option-players = Ilu graczy?
option-map = Która plansza?
option-weather = Pogoda
option-weather-auto = według wariantu
option-weather-drawn = ze stosu
option-weather-sunny = słonecznie
option-weather-night = noc
option-weather-cloudy = pochmurno
option-weather-fog = mgła
option-night = Karty nocy w grze z najemnikami
option-night-out = bez nich
option-night-in = w stosie
option-hire = Wynajmowanie
option-hire-halfway = po drugiej rundzie
option-hire-every-round = po każdej rundzie
option-mice = Myszy każdej strony
option-mice-two = dwie
option-mice-one = jedna
option-memory = Własne zakryte żetony
option-memory-own = właściciel je widzi
option-memory-strict = trzeba pamiętać
option-first = Kto zaczyna?
option-first-random = los decyduje
option-first-1 = miejsce 1
option-first-2 = miejsce 2
option-first-3 = miejsce 3
option-first-4 = miejsce 4
option-content = Plansze i karty
clock = Czas do namysłu
clock-none = ile zechcesz
clock-quick = po 10 minut i 10 sekund za turę
clock-calm = po 30 minut i 30 sekund za turę
clock-day = dzień na każdy ruch

## Czekamy na graczy

waiting-title = { $game }: czekamy na graczy
waiting-text = Partia zacznie się, gdy wszystkie miejsca będą zajęte.
waiting-guest = Partia zacznie się, gdy wszystkie miejsca będą zajęte. Zostaw tę stronę otwartą: da znać.
match-starts = Partia się zaczyna.
copy-link = Skopiuj link
copied = Link skopiowany.
invite = Zaproś
invite-how = Wyślij ten link znajomemu albo daj mu zeskanować kod:
invitation = Zagramy? { $game }
share = Udostępnij
code = Kod QR linku
give-to-bot = Oddaj botowi
free-this-seat = Zwolnij miejsce
sit-down = Usiądź
stand-up = Wstań
start = Zaczynamy

## Przy stole

turn-of = Ruch: { $name }
thinks = { $name } myśli
watching = Oglądasz
over = Koniec partii
reconnecting = Łączę ponownie…
story = Przebieg
story-empty = Jeszcze nic się nie wydarzyło.
story-undo = { $seat } cofa ostatnią akcję.
story-ask = { $seat } prosi o cofnięcie ostatniej akcji.
story-agree = { $seat }: zgoda.
story-refuse = { $seat }: raczej nie.
story-bot = { $seat }: dalej gra bot.
undo = Cofnij
undo-ask = Poproś o cofnięcie
undo-asked = { $name } prosi o cofnięcie ostatniej akcji. Zgadzasz się?
agree = Zgoda
refuse = Raczej nie
hint = Podpowiedź
thinking = Myślę…
hint-is = Ekspert zagrałby tak: { $move } (szansa na wygraną { $percent } %).
resign = Oddaj moje miejsce botowi
resign-sure = Dalej zagra za ciebie bot. Na pewno?
resign-yes = Tak, odejdź
download = Pobierz zapis
replay = Obejrzyj jeszcze raz
allow-notifications = Powiadom mnie o mojej turze
cover-title = Teraz gra { $name }
cover-text = Nikt inny nie powinien patrzeć na ekran.
cover-go = Pokaż stół
talk = Rozmowa
reaction-hello = Cześć!
reaction-thanks = Dziękuję!
reaction-nice = Ładnie zagrane!
reaction-oops = Ojej!
reaction-patience = Chwileczkę, proszę.
reaction-good-game = Dobra gra!
talk-say = Powiedz coś
talk-send = Wyślij
talk-empty = Nikt jeszcze nic nie powiedział.
why-unknown = Teraz tak nie można.
why-not-your-turn = To nie twoja tura.
rule-link = Zasada { $rule }

## Po partii

you-won = Wygrywasz!
won-by = { $n ->
    [one] Wygrywa { $names }
    [few] Wspólna wygrana: { $names }
    [many] Wspólna wygrana: { $names }
   *[other] Wspólna wygrana: { $names }
}
outcome-decided = Punktów jest tyle samo: decyduje mniej surowców w magazynie.
points-tokens = Żetony eksploatacji
points-contracts = Kontrakty
points-explorers = Odkrywcy
points-end-card = Karta końca gry
points-storage = Surowce w magazynie
points-round = Runda { $round }
points-total = Razem
rematch-offer = Jeszcze raz
rematch-begun = Następna partia się zaczęła.
rematch-join = Do następnej partii
result = Wynik
look-at-board = Spójrz na planszę

## Oglądanie partii

upload-text = Wybierz zapis ze stołu albo z terminala.
upload-drop = Upuść plik tutaj albo wybierz go:
choose-file = Wybierz plik
to-start = Na początek
step-back = Ruch wstecz
step-on = Ruch naprzód
play = Odtwarzaj
pause = Pauza
move-number = Ruch
whose-view = Czyimi oczami
view-open = wszystko odkryte
view-public = co widzieli wszyscy

## Inne urządzenie

claim-link = Otwórz ten link na innym urządzeniu w ciągu 15 minut. Działa raz.
claim-text = Od teraz to urządzenie gra jako osoba, która utworzyła link.
claim-go = Graj dalej jako ta osoba

## O grze

about-what = Tuman to po ukraińsku i rosyjsku mgła: stół do dwóch gier planszowych o mgle, Via Nebula i Mglista Wyspa.
about-unofficial = Projekt nieoficjalny, niezwiązany z wydawcami gier. Wszystkie rysunki i teksty są nasze własne.
about-fair = Los wynika z ziarna, którego odcisk widać przed partią, a samo ziarno ogłaszamy po niej, więc każdy może sprawdzić dobieranie.
about-licence = Wolne oprogramowanie na licencji MIT.
about-api = Dla autorów botów: API
lost-page = Nie ma takiej strony
lost-table = Nie ma takiego stołu

## Gdy coś pójdzie nie tak

trouble-offline = Serwer nie odpowiada. Twoje ruchy są zapisane; spróbuj za chwilę.
trouble-stale = Na stole coś się już zmieniło. Spójrz jeszcze raz.
trouble-not-your-turn = To nie twoja tura.
trouble-not-your-seat = To nie twoje miejsce.
trouble-illegal = Teraz tak nie można.
trouble-over = Partia się skończyła.
trouble-no-undo = Nie masz czego cofnąć.
trouble-seat-taken = Ktoś już tam siedzi.
trouble-key = To zaproszenie już nie działa. Poproś o nowy link.
trouble-link = Ten link już nie działa. Utwórz nowy na tamtym urządzeniu.
trouble-started = Partia już się zaczęła.
trouble-seats-free = Są wolne miejsca.
trouble-no-hints = Przy tym stole nie ma podpowiedzi.
trouble-no-chat = Przy otwartym stole rozmawia się reakcjami.
trouble-words = Powiedz jedno: reakcję albo tekst.
trouble-too-many = Za dużo naraz. Odczekaj chwilę i spróbuj ponownie.
trouble-record = Tego zapisu nie da się użyć. { $text }
record-line = Wiersz { $line }: { $text }
record-first = Na początku brakuje słów „{ $about }”.
record-field = „{ $about }” to nie pole nagłówka.
record-twice = „{ $about }” występuje tu dwa razy.
record-missing = W nagłówku brakuje pola „{ $about }”.
record-action = „{ $about }” to nie akcja.
record-game = Nie ma tu gry „{ $about }”.
record-rules = Zapis powstał według wersji zasad { $about }, a tu jest inna.
record-over = Partia się skończyła, a akcje trwają dalej.
record-turn = „{ $about }” – nie w swojej turze.
record-illegal = „{ $about }” jest niedozwolone.
record-result = Wynik nie wynika z akcji.
record-view = Tu widać partię tylko z jednego miejsca. Potrzebny jest otwarty zapis.
record-seed = Otwarty zapis musi mieć ziarno losowości.
record-seats = Miejsca nie są listą imion pasującą do gry.
record-options = Te ustawienia nie pasują do gry.
trouble-other = Nie udało się: { $text }
