### Gra w terminalu

seat = { $seat }
player-name = Gracz { $number }
bot-name = Bot { $number }

## Przed partią

start-game = W co gramy?
start-mode = Który wariant?
start-players = Ilu graczy?
start-map = Która mapa?
start-opponent = Przeciw komu?
start-friends = ludzie przy tej klawiaturze, na zmianę
start-prompt = Numer (Enter – { $number }):{" "}

## Przy stole

hint = Wpisz ruch ({ $move }) albo jego numer; ? – ruchy, help – polecenia.
only = (Enter – zagraj)
thinks = { $seat } myśli
cover = Teraz gra { $seat }. Gdy nikt inny nie widzi ekranu, naciśnij Enter.
go-on = Naciśnij Enter, aby grać dalej.
result = Zwycięstwo: { $names }.
result-shared = Wspólne zwycięstwo.
rematch = Wpisz rematch, aby zagrać jeszcze raz, albo Enter, aby wyjść:{" "}
quit = Aby najpierw zapisać partię, wpisz nazwę pliku; Enter – wyjście bez zapisu:{" "}
bye = Do zobaczenia.

## Odpowiedzi

no-move = „{ $text }” nie jest tu ruchem: ? – lista ruchów, help – polecenia.
ambiguous = „{ $text }” może znaczyć { $moves }.
why-usage = Wpisz why i ruch, na przykład: why { $move }
why-legal = { $move }: tak wolno.
hint-move = Ekspert zagrałby { $move }; szansa na zwycięstwo: { $percent } %.
hint-others = Następne co do siły: { $moves }.
undo-none = Nie masz czego cofać.
undo-late = Ostatnią własną akcję można cofnąć tylko, dopóki niczego nie dobrano ani nie pokazano i nikt inny nie grał.
saved = Zapisano: { $file }.
saved-open = Zapisano: { $file }. Partia trwa, a w pliku są wszystkie jej tajemnice: nie zaglądaj.
save-failed = Nie można zapisać { $file }: { $reason }.
help =
    RUCH albo NUMER  zagraj; wystarczą pierwsze litery każdego słowa
    ? [SŁOWO]        lista dozwolonych teraz ruchów albo tych, które zaczynają się tym słowem
    why RUCH         która zasada go zabrania
    hint             co zrobiłby ekspert, wiedząc to, co ty
    undo             cofnij swoją ostatnią akcję; działa też przy zasłoniętym ekranie
    board            narysuj stół jeszcze raz
    log              wszystkie akcje, o ile są ci znane
    save [PLIK]      zapisz partię do pliku
    quit             wyjdź
