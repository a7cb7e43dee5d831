### Поле «Туманного острова» в веб-приложении

## Клетки, как их читает программа экранного доступа

web-island-board = Карта острова, шесть на шесть клеток
web-island-cell-free = { $cell }: свободна
web-island-cell-dark = { $cell }: под Мраком
web-island-cell-held = { $cell }: занята Бегемотом
web-island-cell-open = { $cell }: { island-kind } { $side ->
    [blue] синих
   *[red] красных
}, { web-island-builds }
web-island-cell-own = { $cell }: ваш жетон в закрытую, { island-kind }, { web-island-builds }
web-island-cell-closed = { $cell }: закрытый жетон { $side ->
    [blue] синих
   *[red] красных
}
web-island-builds = { $line ->
    [blue] строит линии синих
    [red] строит линии красных
   *[none] разрывает линии
}
web-island-can-choose = { $name }, можно выбрать
web-island-chosen = { $name }, выбрано

## Стороны и игроки

web-island-side = { $side ->
    [blue] Синие
   *[red] Красные
}
web-island-you = вы
web-island-partner = напарник
web-island-to-move = сейчас ходит
web-island-began = начинает этот раунд
web-island-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
web-island-in-hand = { $count ->
    [one] { $count } жетон на руке
    [few] { $count } жетона на руке
    [many] { $count } жетонов на руке
   *[other] { $count } жетона на руке
}
web-island-in-deck = { $count ->
    [one] { $count } жетон в колоде
    [few] { $count } жетона в колоде
    [many] { $count } жетонов в колоде
   *[other] { $count } жетона в колоде
}
web-island-rounds = Раунды
web-island-total = Всего
web-island-unseen-note = В колодах, на чужих руках или лежат в закрытую.
web-island-more = Ещё
web-island-close = Закрыть
web-island-reading = Как читать жетон
web-island-reading-shape = Форма говорит, чей он: круглый у синих, восьмиугольный у красных.
web-island-reading-ground = Фон говорит, чьи линии он строит: волны — синих, полосы — красных, гладкий — ничьи.
web-island-reading-spy = Маска отмечает вашего шпиона: он строит линии соперника.
web-island-reading-closed = Щит — это закрытый жетон. На своих вы видите, кто за щитом.

## Жетоны

web-island-power = { $kind ->
    [wolf] Строит ваши линии.
    [rat] Шпион: строит линии соперника.
    [hare] Разрывает линии обеих сторон.
   *[pig] Удваивает линии, в которых стоит.
}
web-island-way = Как выложить?
web-island-open = В открытую
web-island-move = { $verb ->
    [place] положить
    [take] взять
    [hire] нанять
    [skip] не нанимать
    [pick] выбрать
    [settle] остаться на
    [lift] снять тьму
    [hop] прыгнуть
    [stay] остаться
    [stop] остановиться
    [swap] поменять местами
   *[back] вернуть
}
web-island-closed = В закрытую
web-island-place-open = Выложить в открытую
web-island-place-closed = Выложить в закрытую
web-island-closed-note = В закрытую эффекта нет.

## Вопросы

web-island-hint = Выберите жетон, потом клетку; или перетащите его.
web-island-ask-second = Черепаха разрешает второй жетон. Потом соперник обязан выложить два.
web-island-ask-lift-second = Для второго жетона сначала снимите планшет Мрака; или остановитесь.
web-island-ask-where = Куда его положить? Выберите подсвеченную клетку.
web-island-ask-hippo = Бегемот занимает две клетки: выберите первую.
web-island-ask-hippo-second = И какую клетку рядом с { $cell }?
web-island-ask-which = Какой жетон ляжет на { $cell }?
web-island-ask-way = В открытую или в закрытую?
web-island-ask-trade-second = Жетон на { $cell } — с каким ещё?
web-island-taken = Снят жетон: { island-kind }
web-island-taken-hidden = Снят закрытый жетон
web-island-step-back = Назад
web-island-stay = Остаться на месте
web-island-stop = Без второго жетона
web-island-would = Это принесёт:

## Стартовая рука

web-island-start = Выберите пять жетонов стартовой руки
web-island-start-note = Остальные станут вашей колодой. После каждого выложенного жетона вы берёте из неё новый.
web-island-start-slots = Выбрано { $count } из 5
web-island-start-take = Взять { island-a-kind }: осталось { $left }
web-island-start-suggest = Выбрать за меня
web-island-start-empty = ещё пусто

## Наём

web-island-shop = Наймите наёмников
web-island-shop-note = Отметьте, кого хотите, и подтвердите. Каждый до конца партии заменяет один ваш стартовый жетон. Непотраченные монеты остаются у вас.
web-island-shop-blitz = Отметьте, кого хотите, и подтвердите. Каждый заменяет один ваш стартовый жетон. Непотраченные монеты пропадут.
web-island-shop-left = Останется монет: { $coins }
web-island-shop-gives = отдаёте { island-gives }
web-island-shop-second = { island-kind }, ещё одна
web-island-shop-hired = уже у вас
web-island-shop-passed = не в этот раз
web-island-shop-poor = не хватает монет
web-island-shop-none = отдать взамен уже некого
web-island-shop-mouse = только после первой
web-island-shop-confirm = { $count ->
    [0] Никого не нанимать
    [one] Нанять { $count } наёмника
    [few] Нанять { $count } наёмников
    [many] Нанять { $count } наёмников
   *[other] Нанять { $count } наёмника
}
web-island-shop-busy = Бьём по рукам …

## Погода

web-island-sky = { $weather ->
    [sunny] Открыт весь остров. Жетоны лежат в открытую.
    [night] Открыт весь остров. Жетоны выкладываются в закрытую.
    [cloudy] Три четверти острова под планшетами Мрака, их снимают по одному. Жетоны лежат в открытую.
   *[fog] Три четверти острова под планшетами Мрака, их снимают по одному. Жетоны выкладываются в закрытую.
}
web-island-sky-lasts = Она держится всю эту часть игры.

## Подсчёт

web-island-count = Подсчёт раунда { $round }
web-island-count-line = { $side ->
    [blue] Синие
   *[red] Красные
}: от { $first } до { $last }, { web-island-points }
web-island-continue = Дальше
web-island-show-all = Показать всё
web-island-again = Ещё раз
web-island-last = Линии прошлого раунда
