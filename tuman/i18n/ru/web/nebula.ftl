### Поле «Via Nebula» в браузере

## Места: подписи и речь для незрячих. $goods — список вроде «древесина × 2, глина × 1».

web-nebula-map = Карта долины
web-nebula-map-help = Стрелки ведут с участка на участок, Page Down — к следующему, который можно выбрать. Enter выбирает, Escape возвращает на шаг назад.
web-nebula-goods = { nebula-resource } × { $count }
web-nebula-nothing = ничего
web-nebula-empty = пустой участок
web-nebula-two-actions = исследование за два действия
web-nebula-token = жетон: { $goods }, { nebula-points }
web-nebula-neutral = общая разработка: { $goods }
web-nebula-exploitation = { $whose ->
    [you] ваша разработка: { $goods }
   *[theirs] разработка игрока { $seat }: { $goods }
}
web-nebula-site = { $whose ->
    [you] ваша стройплощадка: { $goods }
   *[theirs] стройплощадка игрока { $seat }: { $goods }
}
web-nebula-building = { $whose ->
    [you] ваше строение
   *[theirs] строение игрока { $seat }
}
web-nebula-zoom-in = Ближе
web-nebula-zoom-out = Дальше
web-nebula-zoom-fit = Показать всю карту

## Ход

web-nebula-actions = { $actions ->
    [one] Осталось { $actions } действие
    [few] Осталось { $actions } действия
    [many] Осталось { $actions } действий
   *[other] Осталось { $actions } действия
}
web-nebula-actions-bar = Действия
web-nebula-verb = { $verb ->
    [craftsman] Мастер
    [site] Пло­щадка
    [explore] Иссле­довать
    [transport] Пере­местить
   *[build] Воз­вести
}
web-nebula-do = { $verb ->
    [craftsman] Поместить мастера
    [site] Поместить площадку
    [explore] Исследовать
    [transport] Переместить ресурс сюда
    [build] Возвести строение
    [pass] Закончить ход
    [plan] Взять контракт
    [shortcut] Отправить в резерв
   *[skip] Пропустить
}
web-nebula-back = Назад
web-nebula-from-storage = Со склада

## Что выбрать дальше

web-nebula-pick = Выберите действие или подсвеченный участок.
web-nebula-pick-pass = В этот ход больше ничего нельзя сделать.
web-nebula-pick-verb = Что вы здесь делаете?
web-nebula-pick-craftsman = Выберите жетон: его ресурсы лягут на карту, его очки станут вашими.
web-nebula-pick-site = Выберите руины для стройплощадки.
web-nebula-pick-explore = Выберите туман или окаменевший лес: там появится луг.
web-nebula-pick-transport = Выберите разработку, откуда взять ресурс, или свою стройплощадку.
web-nebula-pick-build = Какой контракт вы выполняете?
web-nebula-pick-to = На какую стройплощадку?
web-nebula-pick-resource = Какой ресурс?
web-nebula-pick-other = Какой ресурс взять взамен?
web-nebula-surplus = { $pieces ->
    [one] { $pieces } лишний ресурс уйдёт на склад: −{ $pieces }
    [few] { $pieces } лишних ресурса уйдут на склад: −{ $pieces }
    [many] { $pieces } лишних ресурсов уйдут на склад: −{ $pieces }
   *[other] { $pieces } лишнего ресурса уйдёт на склад: −{ $pieces }
}

## Карты и планшеты гильдий

web-nebula-ready = можно возвести
web-nebula-lacks = не хватает: { $goods }
web-nebula-no-hand = На руке нет контрактов.
web-nebula-you = вы
web-nebula-first = ходит первым
web-nebula-tokens = Жетоны разработки
web-nebula-explorers = Исследователи: 2 очка за каждого открытого
web-nebula-stored = Склад: −1 очко за каждый ресурс
web-nebula-legend = Что значат знаки
web-nebula-stacks = { $tiles ->
    [one] { $tiles } тайл луга в стопках
    [few] { $tiles } тайла луга в стопках
    [many] { $tiles } тайлов луга в стопках
   *[other] { $tiles } тайла луга в стопках
}, { $explorers ->
    [one] { $explorers } открытый исследователь
    [few] { $explorers } открытых исследователя
    [many] { $explorers } открытых исследователей
   *[other] { $explorers } открытого исследователя
}
web-nebula-reserve = Тайлы в резерве
web-nebula-deck = Карты в колоде
web-nebula-tab-contracts = Контракты
web-nebula-tab-hand = Рука
web-nebula-tab-players = Игроки
