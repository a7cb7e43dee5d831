### Поле «Via Nebula» у браузері

## Місця: підписи й мовлення для незрячих. $goods — перелік на кшталт «деревина × 2, глина × 1».

web-nebula-map = Карта долини
web-nebula-map-help = Стрілки ведуть з ділянки на ділянку, Page Down — до наступної, яку можна вибрати. Enter вибирає, Escape повертає на крок назад.
web-nebula-goods = { nebula-resource } × { $count }
web-nebula-nothing = нічого
web-nebula-empty = порожня
web-nebula-two-actions = дослідження за дві дії
web-nebula-token = жетон: { $goods }, { nebula-points }
web-nebula-neutral = нейтральна розробка: { $goods }
web-nebula-exploitation = { $whose ->
    [you] ваша розробка: { $goods }
   *[theirs] розробка гравця { $seat }: { $goods }
}
web-nebula-site = { $whose ->
    [you] ваш будмайданчик: { $goods }
   *[theirs] будмайданчик гравця { $seat }: { $goods }
}
web-nebula-building = { $whose ->
    [you] ваша будівля
   *[theirs] будівля гравця { $seat }
}
web-nebula-zoom-in = Ближче
web-nebula-zoom-out = Далі
web-nebula-zoom-fit = Показати всю карту

## Хід

web-nebula-actions = { $actions ->
    [one] Лишилася { $actions } дія
    [few] Лишилося { $actions } дії
    [many] Лишилося { $actions } дій
   *[other] Лишилося { $actions } дії
}
web-nebula-actions-bar = Дії
web-nebula-verb = { $verb ->
    [craftsman] Реміс­ник
    [site] Майдан­чик
    [explore] Дослі­дити
    [transport] Пере­везти
   *[build] Звести
}
web-nebula-do = { $verb ->
    [craftsman] Поставити ремісника
    [site] Закласти будмайданчик
    [explore] Дослідити
    [transport] Перевезти ресурс сюди
    [build] Звести будівлю
    [pass] Закінчити хід
    [plan] Взяти контракт
    [shortcut] Відправити в резерв
   *[skip] Пропустити
}
web-nebula-back = Назад
web-nebula-from-storage = Зі складу

## Що вибрати далі

web-nebula-pick = Виберіть дію або підсвічену ділянку.
web-nebula-pick-pass = У цей хід більше нічого не можна зробити.
web-nebula-pick-verb = Що ви тут робите?
web-nebula-pick-craftsman = Виберіть жетон: його ресурси ляжуть на карту, його бали стануть вашими.
web-nebula-pick-site = Виберіть руїни для будмайданчика.
web-nebula-pick-explore = Виберіть туман або скам’янілий ліс: там з’явиться лука.
web-nebula-pick-transport = Виберіть розробку, звідки взяти ресурс, або свій будмайданчик.
web-nebula-pick-build = Який контракт ви виконуєте?
web-nebula-pick-to = На який будмайданчик?
web-nebula-pick-resource = Який ресурс?
web-nebula-pick-other = Який ресурс узяти натомість?
web-nebula-surplus = { $pieces ->
    [one] { $pieces } зайвий ресурс піде на склад: −{ $pieces }
    [few] { $pieces } зайві ресурси підуть на склад: −{ $pieces }
    [many] { $pieces } зайвих ресурсів підуть на склад: −{ $pieces }
   *[other] { $pieces } зайвого ресурсу піде на склад: −{ $pieces }
}

## Картки й планшети гільдій

web-nebula-ready = можна звести
web-nebula-lacks = бракує: { $goods }
web-nebula-no-hand = У руці немає контрактів.
web-nebula-you = ви
web-nebula-first = ходить першим
web-nebula-tokens = Жетони розробки
web-nebula-explorers = Дослідники: 2 бали за кожного відкритого
web-nebula-stored = Склад: −1 бал за кожен ресурс
web-nebula-legend = Що означають знаки
web-nebula-stacks = { $tiles ->
    [one] { $tiles } тайл луки у стосах
    [few] { $tiles } тайли луки у стосах
    [many] { $tiles } тайлів луки у стосах
   *[other] { $tiles } тайла луки у стосах
}, { $explorers ->
    [one] { $explorers } відкритий дослідник
    [few] { $explorers } відкриті дослідники
    [many] { $explorers } відкритих дослідників
   *[other] { $explorers } відкритого дослідника
}
web-nebula-reserve = Тайли в резерві
web-nebula-deck = Картки в колоді
web-nebula-tab-contracts = Контракти
web-nebula-tab-hand = Рука
web-nebula-tab-players = Гравці
