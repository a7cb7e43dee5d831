### Поле «Туманного острова» у вебзастосунку

## Клітинки, як їх читає програма екранного доступу

web-island-board = Карта острова, шість на шість клітинок
web-island-cell-free = { $cell }: вільна
web-island-cell-dark = { $cell }: під Мороком
web-island-cell-held = { $cell }: зайнята Бегемотом
web-island-cell-open = { $cell }: { island-kind } { $side ->
    [blue] синіх
   *[red] червоних
}, { web-island-builds }
web-island-cell-own = { $cell }: ваш жетон у закриту, { island-kind }, { web-island-builds }
web-island-cell-closed = { $cell }: закритий жетон { $side ->
    [blue] синіх
   *[red] червоних
}
web-island-builds = { $line ->
    [blue] будує лінії синіх
    [red] будує лінії червоних
   *[none] розриває лінії
}
web-island-can-choose = { $name }, можна обрати
web-island-chosen = { $name }, обрано

## Сторони та гравці

web-island-side = { $side ->
    [blue] Сині
   *[red] Червоні
}
web-island-you = ви
web-island-partner = напарник
web-island-to-move = зараз ходить
web-island-began = починає цей раунд
web-island-points = { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}
web-island-in-hand = { $count ->
    [one] { $count } жетон у руці
    [few] { $count } жетони в руці
    [many] { $count } жетонів у руці
   *[other] { $count } жетона в руці
}
web-island-in-deck = { $count ->
    [one] { $count } жетон у колоді
    [few] { $count } жетони в колоді
    [many] { $count } жетонів у колоді
   *[other] { $count } жетона в колоді
}
web-island-rounds = Раунди
web-island-total = Усього
web-island-unseen-note = У колодах, у чужих руках або лежать у закриту.
web-island-more = Ще
web-island-close = Закрити
web-island-reading = Як читати жетон
web-island-reading-shape = Форма каже, чий він: круглий у синіх, восьмикутний у червоних.
web-island-reading-ground = Фон каже, чиї лінії він будує: хвилі — синіх, смуги — червоних, гладкий — нічиї.
web-island-reading-spy = Маска позначає вашого шпигуна: він будує лінії суперника.
web-island-reading-closed = Щит — це закритий жетон. На своїх ви бачите, хто за щитом.

## Жетони

web-island-power = { $kind ->
    [wolf] Будує ваші лінії.
    [rat] Шпигун: будує лінії суперника.
    [hare] Розриває лінії обох сторін.
   *[pig] Подвоює лінії, в яких стоїть.
}
web-island-way = Як викласти?
web-island-open = У відкриту
web-island-move = { $verb ->
    [place] покласти
    [take] узяти
    [hire] найняти
    [skip] не наймати
    [pick] обрати
    [settle] лишитися на
    [lift] зняти темряву
    [hop] стрибнути
    [stay] лишитися
    [stop] зупинитися
    [swap] поміняти місцями
   *[back] повернути
}
web-island-closed = У закриту
web-island-place-open = Викласти у відкриту
web-island-place-closed = Викласти у закриту
web-island-closed-note = У закриту ефекту немає.

## Запитання

web-island-hint = Оберіть жетон, потім клітинку; або перетягніть його.
web-island-ask-second = Черепаха дозволяє другий жетон. Потім суперник мусить викласти два.
web-island-ask-lift-second = Для другого жетона спершу зніміть планшет Мороку; або зупиніться.
web-island-ask-where = Куди його покласти? Оберіть підсвічену клітинку.
web-island-ask-hippo = Бегемот займає дві клітинки: оберіть першу.
web-island-ask-hippo-second = І котру клітинку поруч із { $cell }?
web-island-ask-which = Який жетон ляже на { $cell }?
web-island-ask-way = У відкриту чи у закриту?
web-island-ask-trade-second = Жетон на { $cell } — з котрим іще?
web-island-taken = Знято жетон: { island-kind }
web-island-taken-hidden = Знято закритий жетон
web-island-step-back = Назад
web-island-stay = Лишитися на місці
web-island-stop = Без другого жетона
web-island-would = Це принесе:

## Стартова рука

web-island-start = Оберіть п’ять жетонів стартової руки
web-island-start-note = Решта стане вашою колодою. Після кожного викладеного жетона ви берете з неї новий.
web-island-start-slots = Обрано { $count } з 5
web-island-start-take = Узяти { island-a-kind }: лишилося { $left }
web-island-start-suggest = Обрати за мене
web-island-start-empty = ще порожньо

## Наймання

web-island-shop = Найміть найманців
web-island-shop-note = Позначте, кого хочете, і підтвердьте. Кожен до кінця партії замінює один ваш стартовий жетон. Невитрачені монети лишаються у вас.
web-island-shop-blitz = Позначте, кого хочете, і підтвердьте. Кожен замінює один ваш стартовий жетон. Невитрачені монети пропадуть.
web-island-shop-left = Залишиться монет: { $coins }
web-island-shop-gives = віддаєте { island-gives }
web-island-shop-second = { island-kind }, ще одна
web-island-shop-hired = уже у вас
web-island-shop-passed = не цього разу
web-island-shop-poor = бракує монет
web-island-shop-none = віддати натомість уже нікого
web-island-shop-mouse = лише після першої
web-island-shop-confirm = { $count ->
    [0] Нікого не наймати
    [one] Найняти { $count } найманця
    [few] Найняти { $count } найманців
    [many] Найняти { $count } найманців
   *[other] Найняти { $count } найманця
}
web-island-shop-busy = Б’ємо по руках …

## Погода

web-island-sky = { $weather ->
    [sunny] Відкрито весь острів. Жетони лежать у відкриту.
    [night] Відкрито весь острів. Жетони викладаються у закриту.
    [cloudy] Три чверті острова під планшетами Мороку, їх знімають по одному. Жетони лежать у відкриту.
   *[fog] Три чверті острова під планшетами Мороку, їх знімають по одному. Жетони викладаються у закриту.
}
web-island-sky-lasts = Вона тримається всю цю частину гри.

## Підрахунок

web-island-count = Підрахунок раунду { $round }
web-island-count-line = { $side ->
    [blue] Сині
   *[red] Червоні
}: від { $first } до { $last }, { web-island-points }
web-island-continue = Далі
web-island-show-all = Показати все
web-island-again = Ще раз
web-island-last = Лінії минулого раунду
