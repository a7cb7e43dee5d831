### Via Nebula

nebula-name = Via Nebula (Туманна дорога)

## Назви: nebula-resource — називний відмінок, nebula-a-piece — знахідний (що перевозять), nebula-of — родовий.

nebula-resource = { $resource ->
    [wood] деревина
    [stone] камінь
    [clay] глина
    [wheat] пшениця
   *[food] їжа
}
nebula-a-piece = { $resource ->
    [wood] деревину
    [stone] камінь
    [clay] глину
    [wheat] пшеницю
   *[food] їжу
}
nebula-of = { $resource ->
    [wood] деревини
    [stone] каменю
    [clay] глини
    [wheat] пшениці
   *[food] їжі
}
nebula-other = { $other ->
    [wood] деревину
    [stone] камінь
    [clay] глину
    [wheat] пшеницю
   *[food] їжу
}
nebula-terrain = { $terrain ->
    [mist] туман
    [forest] скам’янілий ліс
    [forbidden] заборонена ділянка
    [meadow] лука
   *[ruins] руїни
}
nebula-card = { $card ->
    [abundance] Достаток
    [architect] Архітектор
    [adventurers] Шукачі пригод
    [mayor] Мер
    [caravan] Караван
    [distillery] Гуральня
    [lazy-explorer] Лінивий дослідник
    [export] Експорт
    [stall] Крамничка
    [merchant] Торговець
    [workshop] Майстерня
    [priest] Священник
    [airway] Повітряний шлях
    [quiet-town] Тихе містечко
    [express-delivery] Експрес-доставка
    [secret-plan] Таємний план
   *[shortcut] Короткий шлях
}
nebula-effect = { $card ->
    [abundance] Будь-який жетон на полі стає нейтральною розробкою.
    [architect] +1 бал за кожен ваш контракт у кінці гри.
    [adventurers] Тайл луки на будь-яку заборонену ділянку.
    [mayor] +2 бали за кожен ваш контракт на два ресурси.
    [caravan] Поверніть один свій ресурс у запас.
    [distillery] Ще одна дія в цей хід.
    [lazy-explorer] +1 бал за кожного закритого дослідника в кінці гри.
    [export] Поверніть до двох своїх ресурсів у запас.
    [stall] Обміняйте ресурс на своїй розробці чи будмайданчику на інший.
    [merchant] +1 бал за кожен ваш жетон розробки в кінці гри.
    [workshop] Тайл луки на будь-який скам’янілий ліс.
    [priest] Без ефекту.
    [airway] Перемістіть будь-який тайл луки на будь-який туман.
    [quiet-town] Без ефекту.
    [express-delivery] Будь-який ресурс із запасу на ваш будмайданчик.
    [secret-plan] Візьміть у руку верхній контракт колоди.
   *[shortcut] Два ваші крайні ліві тайли йдуть у резерв.
}
nebula-pieces = { $pieces ->
    [one] { $pieces } ресурс
    [few] { $pieces } ресурси
    [many] { $pieces } ресурсів
   *[other] { $pieces } ресурсу
}
nebula-points = { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}
nebula-asks = { $asks ->
    [alike] 2 однакові
   *[kinds] 3 різні
}

## Налаштування

nebula-players-2 = двоє: по три ремісники, на кожних руїнах місце для одного
nebula-players-3 = троє
nebula-players-4 = четверо
nebula-map-beginner = Річкова долина: сторона для новачків
nebula-map-expert = Кам’яне серце: сторона для досвідчених

## Ходи

nebula-verb-craftsman = поставити ремісника
nebula-verb-site = закласти будмайданчик
nebula-verb-explore = дослідити туман або скам’янілий ліс
nebula-verb-transport = перевезти ресурс на будмайданчик
nebula-verb-build = звести будівлю за контрактом
nebula-verb-pass = закінчити хід
nebula-verb-abundance = перетворити жетон на ресурси
nebula-verb-lay = викласти тайл луки
nebula-verb-lift = підняти тайл луки
nebula-verb-return = повернути ресурс у запас
nebula-verb-swap = обміняти ресурс на інший
nebula-verb-deliver = взяти ресурс із запасу
nebula-verb-plan = взяти контракт
nebula-verb-shortcut = відправити два тайли в резерв
nebula-verb-skip = відмовитися від ефекту

## Що сталося

nebula-first = Перший хід: { $seat }.
nebula-box = Спеціальний жетон іде в коробку: { nebula-resource }.
nebula-token = На { $hex } лягає жетон: { nebula-resource }, { nebula-pieces }.
nebula-special = На { $hex } нейтральна розробка: { nebula-resource }, { nebula-pieces }.
nebula-deal = { $seat } отримує контракт: { nebula-card }.
nebula-deal-hidden = { $seat } отримує контракт.
nebula-open = Новий контракт на полі: { nebula-card }.
nebula-draw = { $seat } бере контракт: { nebula-card }.
nebula-draw-hidden = { $seat } бере контракт.
nebula-craftsman = { $seat } ставить ремісника на { $hex }.
nebula-site = { $seat } закладає будмайданчик на { $hex }.
nebula-explore-mist = { $seat } досліджує туман на { $hex }.
nebula-explore-forest = { $seat } досліджує скам’янілий ліс на { $hex }.
nebula-transport = { $seat } перевозить { nebula-a-piece } з { $hex } на { $site }.
nebula-build = { $seat } зводить будівлю на { $site }: { nebula-card }.
nebula-pass = { $seat } закінчує хід.
nebula-abundance = { $seat } перетворює жетон на { $hex } на ресурси.
nebula-lay = { $seat } викладає тайл луки на { $hex }.
nebula-lift = { $seat } піднімає тайл луки з { $hex }.
nebula-return = { $seat } повертає { nebula-a-piece } з { $place } у запас.
nebula-return-storage = { $seat } повертає { nebula-a-piece } зі складу в запас.
nebula-swap = { $seat } міняє { nebula-a-piece } на { $place }; натомість бере { nebula-other }.
nebula-deliver = { $seat } бере { nebula-a-piece } із запасу на { $site }.
nebula-plan = { $seat } використовує Таємний план.
nebula-shortcut = { $seat } використовує Короткий шлях.
nebula-skip = { $seat } відмовляється від ефекту: { nebula-card }.
nebula-skip-return = { $seat } більше нічого не повертає.
nebula-surplus = { $seat } відправляє зайве на склад: { nebula-pieces }.
nebula-end-card = { $seat } зводить п’яту будівлю й бере картку кінця гри. Решта має ще по одному ходу.
nebula-exhausted = Розробка на { $hex } вичерпана, ремісник повертається: { $seat }.
nebula-stalled = Більше ніхто не може діяти: гру закінчено.
nebula-total = { $seat }: { nebula-points }.
nebula-wins = Перемога: { $seat }.
nebula-shares = Спільна перемога: { $seat }.
nebula-turn = Ходить { $seat }.

## Картинка

nebula-turn-of = { $seat }: { $actions ->
    [one] лишилася { $actions } дія.
    [few] лишилося { $actions } дії.
    [many] лишилося { $actions } дій.
   *[other] лишилося { $actions } дії.
}
nebula-last-turns = Останні ходи!
nebula-set-up = Підготовка до гри.
nebula-final = Підрахунок балів
nebula-row-points = Бали
nebula-row-tokens = жетони
nebula-row-contracts = контракти
nebula-row-explorers = дослідники
nebula-row-end-card = картка кінця
nebula-row-storage = склад
nebula-row-craftsmen = Ремісники
nebula-row-sites = Будмайданчики
nebula-row-buildings = Будівлі
nebula-row-tiles = Стоси тайлів
nebula-row-hand = Картки в руці
nebula-supply = Запас
nebula-left = Тайлів у резерві: { $tiles }. Карток у колоді: { $cards }.
nebula-sites-list = Будмайданчики та їхні ресурси
nebula-storage-list = Склади
nebula-laid = викладений тайл
nebula-signs = (W3)2 жетон: деревина, 3 ресурси, 2 бали · ⌂ будівля
nebula-board = Контракти на полі
nebula-hand = Ваша рука
nebula-fulfilled = Виконані контракти
nebula-head-asks = треба
nebula-head-points = бали
nebula-head-site = майданчик
nebula-finished = Партію закінчено.
nebula-waits = Ходить { $seat }.
nebula-may-pass = Можна й закінчити хід (pass).
nebula-ask-turn = Виберіть дію.
nebula-ask-abundance = Достаток: який жетон стане нейтральною розробкою?
nebula-ask-adventurers = Шукачі пригод: на яку заборонену ділянку викласти тайл луки?
nebula-ask-return = Який свій ресурс повернути в запас? { $left ->
    [one] Можна повернути { $left } ресурс.
    [few] Можна повернути { $left } ресурси.
    [many] Можна повернути { $left } ресурсів.
   *[other] Можна повернути { $left } ресурсу.
}
nebula-ask-stall = Крамничка: який ресурс обміняти й на що?
nebula-ask-workshop = Майстерня: на який скам’янілий ліс викласти тайл луки?
nebula-ask-airway = Повітряний шлях: який тайл луки перемістити?
nebula-ask-land = Повітряний шлях: на який туман покласти тайл з { $hex }?
nebula-ask-delivery = Експрес-доставка: який ресурс і на який будмайданчик?
nebula-ask-plan = Таємний план: взяти контракт?
nebula-ask-shortcut = Короткий шлях: відправити два крайні ліві тайли в резерв?

## Чому не можна

nebula-why-over = Партію закінчено.
nebula-why-chance = Це вирішує випадок, а не гравець.
nebula-why-asked-turn = Зараз вибирається дія вашого ходу.
nebula-why-asked-abundance = Зараз застосуйте Достаток до жетона або відмовтеся (skip).
nebula-why-asked-adventurers = Зараз викладіть тайл луки на заборонену ділянку або відмовтеся (skip).
nebula-why-asked-return = Зараз поверніть свій ресурс у запас або відмовтеся (skip).
nebula-why-asked-stall = Зараз обміняйте ресурс на інший або відмовтеся (skip).
nebula-why-asked-workshop = Зараз викладіть тайл луки на скам’янілий ліс або відмовтеся (skip).
nebula-why-asked-airway = Зараз підніміть тайл луки, щоб перемістити його, або відмовтеся (skip).
nebula-why-asked-land = Зараз піднятий тайл кладуть на туман.
nebula-why-asked-delivery = Зараз візьміть ресурс із запасу на свій будмайданчик або відмовтеся (skip).
nebula-why-asked-plan = Зараз візьміть контракт або відмовтеся (skip).
nebula-why-asked-shortcut = Зараз відправте два тайли в резерв або відмовтеся (skip).
nebula-why-no-token = На { $hex } немає жетона розробки.
nebula-why-no-craftsman = У вас немає вільних ремісників.
nebula-why-no-ruin = Таких руїн на цій карті немає.
nebula-why-not-ruins = На { $hex } немає руїн.
nebula-why-no-room = На { $hex } більше немає місця.
nebula-why-no-site = Усі ваші будмайданчики вже на полі.
nebula-why-too-many-sites = Будівель лишилося: { $buildings }, будмайданчиків на полі: { $sites }. Будмайданчиків не може бути більше, ніж будівель.
nebula-why-no-hex = Такої ділянки на цій карті немає.
nebula-why-has-tile = На { $hex } уже лежить тайл луки.
nebula-why-not-mist = { $hex } — не туман і не скам’янілий ліс.
nebula-why-no-tiles = Тайлів луки немає ні у вас, ні в резерві.
nebula-why-not-next = Поруч із { $hex } немає ні вашої фігури, ні порожньої луки.
nebula-why-two-actions = Щоб дослідити скам’янілий ліс на { $hex }, треба дві дії, а лишилася одна.
nebula-why-not-your-site = У вас немає такого будмайданчика.
nebula-why-untouched = Жетон на { $hex } ще не став ресурсами: спершу поставте туди ремісника.
nebula-why-no-piece = На { $place } немає { nebula-of }.
nebula-why-no-piece-stored = На вашому складі немає { nebula-of }.
nebula-why-no-path = Від { $hex } до { $site } немає шляху порожньою лукою. До будмайданчика можна довезти з: { $reach }.
nebula-why-no-path-at-all = Від { $hex } до { $site } немає шляху порожньою лукою; до будмайданчика не довезти нічого.
nebula-why-not-yours = Цього контракту немає ні у вас у руці, ні на полі: { nebula-card }.
nebula-why-which-card = Таких карток кілька: назвіть одну, наприклад { $name }.
nebula-why-not-two = Треба два однакові ресурси, а на будмайданчику менше: { nebula-resource }.
nebula-why-name-kinds = Назвіть і ресурси, які використовуєте: { nebula-card }.
nebula-lacks = { $wood ->
    [0] {""}
   *[1] {" "}деревина×{ $wood }
}{ $stone ->
    [0] {""}
   *[1] {" "}камінь×{ $stone }
}{ $clay ->
    [0] {""}
   *[1] {" "}глина×{ $clay }
}{ $wheat ->
    [0] {""}
   *[1] {" "}пшениця×{ $wheat }
}{ $food ->
    [0] {""}
   *[1] {" "}їжа×{ $food }
}
nebula-why-missing = { nebula-card }: на { $site } бракує { $count ->
    [one] { $count } ресурсу
    [few] { $count } ресурсів
    [many] { $count } ресурсів
   *[other] { $count } ресурсу
}:{ nebula-lacks }.
nebula-why-must-act = Поки дія можлива, її треба виконати.
nebula-why-same-hex = Тайл не може лишитися на { $hex }.
nebula-why-no-tile = На { $hex } немає тайла луки.
nebula-why-not-your-exploitation = На { $hex } немає розробки з вашим ремісником.
nebula-why-same-kind = Ресурс міняють лише на інший.
nebula-why-no-supply = У запасі не лишилося { nebula-of }.
