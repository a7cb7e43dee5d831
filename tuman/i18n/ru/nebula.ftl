### Via Nebula

nebula-name = Туманная дорога (Via Nebula)

## Названия: nebula-resource — именительный падеж, nebula-a-piece — винительный (что переносят), nebula-of — родительный.

nebula-resource = { $resource ->
    [wood] древесина
    [stone] камень
    [clay] глина
    [wheat] пшеница
   *[food] еда
}
nebula-a-piece = { $resource ->
    [wood] древесину
    [stone] камень
    [clay] глину
    [wheat] пшеницу
   *[food] еду
}
nebula-of = { $resource ->
    [wood] древесины
    [stone] камня
    [clay] глины
    [wheat] пшеницы
   *[food] еды
}
nebula-other = { $other ->
    [wood] древесину
    [stone] камень
    [clay] глину
    [wheat] пшеницу
   *[food] еду
}
nebula-terrain = { $terrain ->
    [mist] туман
    [forest] окаменевший лес
    [forbidden] запретный участок
    [meadow] луг
   *[ruins] руины
}
nebula-card = { $card ->
    [abundance] Изобилие
    [architect] Архитектор
    [adventurers] Искатели приключений
    [mayor] Мэр
    [caravan] Караван
    [distillery] Винокурня
    [lazy-explorer] Ленивый исследователь
    [export] Экспортирование
    [stall] Лавка
    [merchant] Торговец
    [workshop] Мастерская
    [priest] Священник
    [airway] По воздуху
    [quiet-town] Тихий город
    [express-delivery] Экспресс-доставка
    [secret-plan] Тайный план
   *[shortcut] Короткий путь
}
nebula-effect = { $card ->
    [abundance] Любой жетон на поле становится общей разработкой.
    [architect] +1 очко за каждый ваш контракт в конце игры.
    [adventurers] Тайл луга на любой запретный участок.
    [mayor] +2 очка за каждый ваш контракт на два ресурса.
    [caravan] Верните один свой ресурс в запас.
    [distillery] Ещё одно действие в этот ход.
    [lazy-explorer] +1 очко за каждого неоткрытого исследователя в конце игры.
    [export] Верните до двух своих ресурсов в запас.
    [stall] Обменяйте ресурс на своей разработке или стройплощадке на другой.
    [merchant] +1 очко за каждый ваш жетон разработки в конце игры.
    [workshop] Тайл луга на любой окаменевший лес.
    [priest] Без эффекта.
    [airway] Переместите любой тайл луга на любой туман.
    [quiet-town] Без эффекта.
    [express-delivery] Любой ресурс из запаса на вашу стройплощадку.
    [secret-plan] Возьмите на руку верхний контракт колоды.
   *[shortcut] Два ваших крайних левых тайла уходят в резерв.
}
nebula-pieces = { $pieces ->
    [one] { $pieces } ресурс
    [few] { $pieces } ресурса
    [many] { $pieces } ресурсов
   *[other] { $pieces } ресурса
}
nebula-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
nebula-asks = { $asks ->
    [alike] 2 равных
   *[kinds] 3 разных
}

## Настройки

nebula-players-2 = двое: по три мастера, на каждых руинах место для одного
nebula-players-3 = трое
nebula-players-4 = четверо
nebula-map-beginner = Речная долина: сторона для новичков
nebula-map-expert = Каменное сердце: сторона для опытных

## Ходы

nebula-verb-craftsman = поместить мастера
nebula-verb-site = поместить стройплощадку
nebula-verb-explore = исследовать туман или окаменевший лес
nebula-verb-transport = переместить ресурс на стройплощадку
nebula-verb-build = возвести строение по контракту
nebula-verb-pass = закончить ход
nebula-verb-abundance = превратить жетон в ресурсы
nebula-verb-lay = выложить тайл луга
nebula-verb-lift = поднять тайл луга
nebula-verb-return = вернуть ресурс в запас
nebula-verb-swap = обменять ресурс на другой
nebula-verb-deliver = взять ресурс из запаса
nebula-verb-plan = взять контракт
nebula-verb-shortcut = отправить два тайла в резерв
nebula-verb-skip = отказаться от эффекта

## Что произошло

nebula-first = Первый ход: { $seat }.
nebula-box = Специальный жетон уходит в коробку: { nebula-resource }.
nebula-token = На { $hex } ложится жетон: { nebula-resource }, { nebula-pieces }.
nebula-special = На { $hex } общая разработка: { nebula-resource }, { nebula-pieces }.
nebula-deal = { $seat } получает контракт: { nebula-card }.
nebula-deal-hidden = { $seat } получает контракт.
nebula-open = Новый контракт на поле: { nebula-card }.
nebula-draw = { $seat } берёт контракт: { nebula-card }.
nebula-draw-hidden = { $seat } берёт контракт.
nebula-craftsman = { $seat } помещает мастера на { $hex }.
nebula-site = { $seat } помещает стройплощадку на { $hex }.
nebula-explore-mist = { $seat } исследует туман на { $hex }.
nebula-explore-forest = { $seat } исследует окаменевший лес на { $hex }.
nebula-transport = { $seat } перемещает { nebula-a-piece } с { $hex } на { $site }.
nebula-build = { $seat } возводит строение на { $site }: { nebula-card }.
nebula-pass = { $seat } заканчивает ход.
nebula-abundance = { $seat } превращает жетон на { $hex } в ресурсы.
nebula-lay = { $seat } выкладывает тайл луга на { $hex }.
nebula-lift = { $seat } поднимает тайл луга с { $hex }.
nebula-return = { $seat } возвращает { nebula-a-piece } с { $place } в запас.
nebula-return-storage = { $seat } возвращает { nebula-a-piece } со склада в запас.
nebula-swap = { $seat } меняет { nebula-a-piece } на { $place }; взамен берёт { nebula-other }.
nebula-deliver = { $seat } берёт { nebula-a-piece } из запаса на { $site }.
nebula-plan = { $seat } использует Тайный план.
nebula-shortcut = { $seat } использует Короткий путь.
nebula-skip = { $seat } отказывается от эффекта: { nebula-card }.
nebula-skip-return = { $seat } больше ничего не возвращает.
nebula-surplus = { $seat } отправляет лишнее на склад: { nebula-pieces }.
nebula-end-card = { $seat } возводит пятое строение и берёт карту окончания игры. У остальных ещё по одному ходу.
nebula-exhausted = Разработка на { $hex } истощена, мастер возвращается: { $seat }.
nebula-stalled = Больше никто не может действовать: игра окончена.
nebula-total = { $seat }: { nebula-points }.
nebula-wins = Победа: { $seat }.
nebula-shares = Общая победа: { $seat }.
nebula-turn = Ходит { $seat }.

## Картинка

nebula-turn-of = { $seat }: { $actions ->
    [one] осталось { $actions } действие.
    [few] осталось { $actions } действия.
    [many] осталось { $actions } действий.
   *[other] осталось { $actions } действия.
}
nebula-last-turns = Последние ходы!
nebula-set-up = Подготовка к игре.
nebula-final = Подсчёт очков
nebula-row-points = Очки
nebula-row-tokens = жетоны
nebula-row-contracts = контракты
nebula-row-explorers = исследователи
nebula-row-end-card = карта конца
nebula-row-storage = склад
nebula-row-craftsmen = Мастера
nebula-row-sites = Стройплощадки
nebula-row-buildings = Строения
nebula-row-tiles = Стопки тайлов
nebula-row-hand = Карты на руке
nebula-supply = Запас
nebula-left = Тайлов в резерве: { $tiles }. Карт в колоде: { $cards }.
nebula-sites-list = Стройплощадки и их ресурсы
nebula-storage-list = Склады
nebula-laid = выложенный тайл
nebula-signs = (W3)2 жетон: древесина, 3 ресурса, 2 очка · ⌂ строение
nebula-board = Контракты на поле
nebula-hand = Ваша рука
nebula-fulfilled = Выполненные контракты
nebula-head-asks = нужно
nebula-head-points = очки
nebula-head-site = площадка
nebula-finished = Партия окончена.
nebula-waits = Ходит { $seat }.
nebula-may-pass = Можно и закончить ход (pass).
nebula-ask-turn = Выберите действие.
nebula-ask-abundance = Изобилие: какой жетон станет общей разработкой?
nebula-ask-adventurers = Искатели приключений: на какой запретный участок выложить тайл луга?
nebula-ask-return = Какой свой ресурс вернуть в запас? { $left ->
    [one] Можно вернуть { $left } ресурс.
    [few] Можно вернуть { $left } ресурса.
    [many] Можно вернуть { $left } ресурсов.
   *[other] Можно вернуть { $left } ресурса.
}
nebula-ask-stall = Лавка: какой ресурс обменять и на что?
nebula-ask-workshop = Мастерская: на какой окаменевший лес выложить тайл луга?
nebula-ask-airway = По воздуху: какой тайл луга переместить?
nebula-ask-land = По воздуху: на какой туман положить тайл с { $hex }?
nebula-ask-delivery = Экспресс-доставка: какой ресурс и на какую стройплощадку?
nebula-ask-plan = Тайный план: взять контракт?
nebula-ask-shortcut = Короткий путь: отправить два крайних левых тайла в резерв?

## Почему нельзя

nebula-why-over = Партия окончена.
nebula-why-chance = Это решает случай, а не игрок.
nebula-why-asked-turn = Сейчас выбирается действие вашего хода.
nebula-why-asked-abundance = Сейчас примените Изобилие к жетону или откажитесь (skip).
nebula-why-asked-adventurers = Сейчас выложите тайл луга на запретный участок или откажитесь (skip).
nebula-why-asked-return = Сейчас верните свой ресурс в запас или откажитесь (skip).
nebula-why-asked-stall = Сейчас обменяйте ресурс на другой или откажитесь (skip).
nebula-why-asked-workshop = Сейчас выложите тайл луга на окаменевший лес или откажитесь (skip).
nebula-why-asked-airway = Сейчас поднимите тайл луга, чтобы переместить его, или откажитесь (skip).
nebula-why-asked-land = Сейчас поднятый тайл кладётся на туман.
nebula-why-asked-delivery = Сейчас возьмите ресурс из запаса на свою стройплощадку или откажитесь (skip).
nebula-why-asked-plan = Сейчас возьмите контракт или откажитесь (skip).
nebula-why-asked-shortcut = Сейчас отправьте два тайла в резерв или откажитесь (skip).
nebula-why-no-token = На { $hex } нет жетона разработки.
nebula-why-no-craftsman = У вас нет свободных мастеров.
nebula-why-no-ruin = Таких руин на этой карте нет.
nebula-why-not-ruins = На { $hex } нет руин.
nebula-why-no-room = На { $hex } больше нет места.
nebula-why-no-site = Все ваши стройплощадки уже на поле.
nebula-why-too-many-sites = Строений осталось: { $buildings }, стройплощадок на поле: { $sites }. Стройплощадок не может быть больше, чем строений.
nebula-why-no-hex = Такого участка на этой карте нет.
nebula-why-has-tile = На { $hex } уже лежит тайл луга.
nebula-why-not-mist = { $hex } — не туман и не окаменевший лес.
nebula-why-no-tiles = Тайлов луга нет ни у вас, ни в резерве.
nebula-why-not-next = Рядом с { $hex } нет ни вашей фигуры, ни пустого луга.
nebula-why-two-actions = Чтобы исследовать окаменевший лес на { $hex }, нужны два действия, а осталось одно.
nebula-why-not-your-site = У вас нет такой стройплощадки.
nebula-why-untouched = Жетон на { $hex } ещё не стал ресурсами: сначала поместите туда мастера.
nebula-why-no-piece = На { $place } нет { nebula-of }.
nebula-why-no-piece-stored = На вашем складе нет { nebula-of }.
nebula-why-no-path = От { $hex } до { $site } нет пути по пустому лугу. До стройплощадки можно довезти с: { $reach }.
nebula-why-no-path-at-all = От { $hex } до { $site } нет пути по пустому лугу; до стройплощадки не довезти ничего.
nebula-why-not-yours = Этого контракта нет ни у вас на руке, ни на поле: { nebula-card }.
nebula-why-which-card = Таких карт несколько: назовите одну, например { $name }.
nebula-why-not-two = Нужны два одинаковых ресурса, а на стройплощадке меньше: { nebula-resource }.
nebula-why-name-kinds = Назовите и ресурсы, которые используете: { nebula-card }.
nebula-lacks = { $wood ->
    [0] {""}
   *[1] {" "}древесина×{ $wood }
}{ $stone ->
    [0] {""}
   *[1] {" "}камень×{ $stone }
}{ $clay ->
    [0] {""}
   *[1] {" "}глина×{ $clay }
}{ $wheat ->
    [0] {""}
   *[1] {" "}пшеница×{ $wheat }
}{ $food ->
    [0] {""}
   *[1] {" "}еда×{ $food }
}
nebula-why-missing = { nebula-card }: на { $site } не хватает { $count ->
    [one] { $count } ресурса
    [few] { $count } ресурсов
    [many] { $count } ресурсов
   *[other] { $count } ресурса
}:{ nebula-lacks }.
nebula-why-must-act = Пока действие возможно, его надо выполнить.
nebula-why-same-hex = Тайл не может остаться на { $hex }.
nebula-why-no-tile = На { $hex } нет тайла луга.
nebula-why-not-your-exploitation = На { $hex } нет разработки с вашим мастером.
nebula-why-same-kind = Ресурс меняют только на другой.
nebula-why-no-supply = В запасе не осталось { nebula-of }.
