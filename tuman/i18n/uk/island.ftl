### Туманний острів

island-name = Туманний острів

## Назви: island-kind — називний відмінок, island-a-kind і island-gives — знахідний.

island-kind = { $kind ->
    [wolf] Вовк
    [rat] Щур
    [hare] Заєць
    [pig] Свиня
    [chameleon] Хамелеон
    [mole] Кріт
    [crow] Ворона
    [cat] Кіт
    [fox] Лисиця
    [turtle] Черепаха
    [frog] Жаба
    [fairy-dog] Собачка-фея
    [hippo] Бегемот
    [snake] Змія
   *[mouse] Миша
}
island-a-kind = { $kind ->
    [wolf] Вовка
    [rat] Щура
    [hare] Зайця
    [pig] Свиню
    [chameleon] Хамелеона
    [mole] Крота
    [crow] Ворону
    [cat] Кота
    [fox] Лисицю
    [turtle] Черепаху
    [frog] Жабу
    [fairy-dog] Собачку-фею
    [hippo] Бегемота
    [snake] Змію
   *[mouse] Мишу
}
island-gives = { $gives ->
    [wolf] Вовка
    [rat] Щура
    [hare] Зайця
   *[pig] Свиню
}
island-power = { $kind ->
    [chameleon] Набуває кольору кожного нового жетона поруч із собою.
    [mole] Будує лінії суперника й міняється місцями із сусідом.
    [crow] Будує лінії суперника й зменшує їхні бали вдвічі.
    [cat] Потроює лінії, в яких стоїть.
    [fox] Забирає ваш сусідній жетон; на його місце лягає інший.
    [turtle] Дозволяє другий жетон; потім суперник мусить викласти два.
    [frog] Перед кожним вашим наступним ходом може стрибнути на сусідню клітинку.
    [fairy-dog] Розриває лінії й міняє місцями двох своїх сусідів.
    [hippo] Розриває лінії й тримає дві клітинки до вашого наступного ходу.
    [snake] Проганяє жетон суперника; той викладає на його місце інший.
   *[mouse] Міняється місцями із сусідом.
}
island-weather = { $weather ->
    [sunny] Сонячно
    [night] Ніч
    [cloudy] Хмарно
   *[fog] Туман
}
island-quarter = { $quarter ->
    [nw] ліва верхня чверть
    [ne] права верхня чверть
    [sw] ліва нижня чверть
   *[se] права нижня чверть
}
island-price = { $price ->
    [one] { $price } монету
    [few] { $price } монети
    [many] { $price } монет
   *[other] { $price } монети
}
island-purse = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
    [many] { $coins } монет
   *[other] { $coins } монети
}
island-score = сині — { $blue ->
    [one] { $blue } бал
    [few] { $blue } бали
    [many] { $blue } балів
   *[other] { $blue } бала
}, червоні — { $red ->
    [one] { $red } бал
    [few] { $red } бали
    [many] { $red } балів
   *[other] { $red } бала
}

## Варіанти гри

island-mode-simple = проста гра: два раунди, найкраще для початку
island-mode-weather = з картками погоди: від них залежить, що видно
island-mode-mercenaries = гра з найманцями: чотири раунди, погода, звірі з уміннями
island-mode-blitz = бліц-гра: 80 монет на найманців, два раунди
island-mode-team = командна гра: двоє на двоє
island-mode-team-mercenaries = командна гра з найманцями

## Що сталося

island-first = Перший хід: { $seat }.
island-card = { $seat } тягне картку погоди: { island-weather }.
island-card-hidden = { $seat } тягне картку погоди.
island-pick = { $seat } обирає погоду: { island-weather }.
island-take = { $seat } бере до стартової руки { island-a-kind }.
island-take-hidden = { $seat } бере жетон до стартової руки.
island-draw = { $seat } тягне { island-a-kind }.
island-draw-hidden = { $seat } тягне жетон.
island-hire = { $seat } хоче найняти { island-a-kind }.
island-skip = { $seat } не наймає { island-a-kind }.
island-skip-hidden = { $seat } вирішує щодо найманця.
island-hired = { $side ->
    [blue] Сині
   *[red] Червоні
} наймають { island-a-kind } за { island-price } і віддають { island-gives }.
island-place-open = { $seat } викладає { island-a-kind } на { $cell }.
island-place-closed = { $seat } викладає { island-a-kind } у закриту на { $cell }.
island-place-closed-hidden = { $seat } викладає закритий жетон на { $cell }.
island-replace-open = { $seat } викладає натомість { island-a-kind } на { $cell }.
island-replace-closed = { $seat } викладає натомість { island-a-kind } у закриту на { $cell }.
island-replace-closed-hidden = { $seat } викладає натомість закритий жетон на { $cell }.
island-hippo = { $seat } викладає Бегемота на дві клітинки: { $cell } і { $second }.
island-settle = { $seat }: Бегемот займає { $cell }.
island-lift = { $seat } знімає планшет Мороку ({ island-quarter }).
island-hop = { $seat }: Жаба стрибає на { $cell }.
island-stay = { $seat }: Жаба лишається на місці.
island-stop = { $seat } не викладає другого жетона.
island-swap = { $seat } міняє місцями жетони на { $cell } і { $second }.
island-trade = { $seat }: Собачка-фея міняє місцями жетони на { $cell } і { $second }.
island-back-fox = { $seat }: Лисиця забирає з { $cell } { island-a-kind } { $side ->
    [blue] синіх
   *[red] червоних
}.
island-back-fox-hidden = { $seat }: Лисиця забирає з { $cell } закритий жетон { $side ->
    [blue] синіх
   *[red] червоних
}.
island-back-snake = { $seat }: Змія проганяє з { $cell } { island-a-kind } { $side ->
    [blue] синіх
   *[red] червоних
}.
island-back-snake-hidden = { $seat }: Змія проганяє з { $cell } закритий жетон { $side ->
    [blue] синіх
   *[red] червоних
}.
island-chameleon = Хамелеон на { $cell } тепер { $side ->
    [blue] синій
   *[red] червоний
}.
island-debt = { $seat } наступного ходу викладає два жетони.
island-round = Раунд { $round } завершено: { island-score }.
island-extra = Порівну: усе вирішить додатковий раунд.
island-over-blue = Перемагають сині: { island-score }.
island-over-red = Перемагають червоні: { island-score }.
island-over-shared = Спільна перемога: { island-score }.

## Малюнок

island-round-of = Раунд { $round } з { $rounds }
island-extra-round = Додатковий раунд
island-counted = Лінії раунду { $round }
island-head-points = бали
island-head-coins = мон.
island-head-hand = рука
island-head-deck = кол.
island-hand = Ваша рука
island-unseen = Ще не показані
island-hired-list = Найманці
island-shop = Найманці (ціна, кого віддати)
island-no-lines = ліній немає
island-two-cells = = Бегемот на двох клітинках
island-owes = Цього ходу викладаються два жетони.
island-finished = Партію завершено.
island-waits = Ходить { $seat }.
island-ask-pick = Оберіть погоду на наступні раунди.
island-ask-hire = Найняти { island-a-kind } за { island-price }, віддавши { island-gives }? У вас { island-purse }.
island-ask-take = Оберіть жетон { $number } з 5 для стартової руки.
island-ask-settle = На котрій із двох клітинок лишиться ваш Бегемот?
island-ask-lift = Вільних клітинок немає: який планшет Мороку зняти?
island-ask-hop = Ваша Жаба на { $cell } може стрибнути на вільну сусідню клітинку.
island-ask-place = Викладіть жетон з руки на вільну клітинку.
island-ask-second = Черепаха дозволяє другий жетон; або зупиніться (stop).
island-ask-swap = З котрим сусідом поміняти місцями ваш жетон на { $cell }?
island-ask-trade = Котрих двох сусідів міняє місцями ваша Собачка-фея на { $cell }?
island-ask-fox = Котрий ваш жетон поруч із { $cell } забирає Лисиця?
island-ask-snake = Котрий жетон суперника проганяє ваша Змія на { $cell }?
island-ask-replace = Викладіть інший жетон з руки на { $cell }.

## Чому не можна

island-why-over = Партію завершено.
island-why-chance = Це вирішує випадок, а не гравець.
island-why-unknown = Скажіть, котрий саме.
island-why-asked-pick = Спершу оберіть погоду.
island-why-asked-hire = Спершу дайте відповідь, чи наймаєте ви цього найманця.
island-why-asked-take = Спершу оберіть п’ять жетонів стартової руки.
island-why-asked-settle = Спершу Бегемот займає одну з двох своїх клітинок.
island-why-asked-lift = Вільних клітинок немає: спершу зніміть планшет Мороку.
island-why-asked-hop = Спершу Жаба стрибає на вільну сусідню клітинку або лишається.
island-why-asked-place = Зараз жетон з руки викладається на вільну клітинку.
island-why-asked-second = Зараз можна викласти другий жетон або зупинитися.
island-why-asked-swap = Зараз викладений жетон міняється місцями із сусідом.
island-why-asked-trade = Зараз Собачка-фея міняє місцями двох своїх сусідів.
island-why-asked-fox = Зараз Лисиця забирає один із ваших жетонів поруч із собою.
island-why-asked-snake = Зараз Змія проганяє один із жетонів суперника, до яких дістає.
island-why-asked-replace = Зараз викладається заміна забраному жетону.
island-why-hippo-replaces = Як заміна Бегемот займає лише одну клітинку.
island-why-replace-there = Заміна викладається на { $cell }.
island-why-just-taken = { island-kind }: цей жетон щойно забрали, замінити його має інший.
island-why-not-in-hand = { island-kind }: такого жетона у вас на руці немає.
island-why-all-open = За такої погоди ({ island-weather }) усі жетони викладаються у відкриту.
island-why-chameleon-open = У Хамелеона дві сторони й немає щита: він завжди відкритий.
island-why-closed = За такої погоди ({ island-weather }) цей жетон ({ island-kind }) викладається у закриту.
island-why-hippo-pair = Поки вільні дві сусідні клітинки, Бегемот займає дві.
island-why-dark = Клітинка { $cell } під Мороком.
island-why-taken = На { $cell } вже лежить жетон.
island-why-held = Клітинку { $cell } тримає Бегемот.
island-why-other-question = Зараз ідеться про іншого найманця: { island-kind }.
island-why-coins = { island-kind }: треба заплатити { island-price }, а у вас лишилося: { island-purse }.
island-why-second-mouse = Другу Мишу наймають лише після першої.
island-why-gives-up = За { island-a-kind } треба віддати { island-gives }, але віддавати вже нічого.
island-why-not-drawn = Такої картки погоди не витягли.
island-why-none-left = { island-kind }: таких жетонів більше немає.
island-why-settle-there = Бегемот лишається на { $cell } або { $second }.
island-why-still-free = Морок знімають, лише коли немає вільних клітинок.
island-why-not-dark = Тут Мороку немає: { island-quarter }.
island-why-no-neighbour = { $cell } — не сусід клітинки { $second }: сусіди згори, знизу, ліворуч і праворуч.
island-why-two-cells = Бегемот на { $cell } займає дві клітинки: ефекти на нього не діють.
island-why-nothing-there = На { $cell } немає жетона.
island-why-off-board = Одна з цих клітинок за краєм поля.
island-why-no-cell = Клітинки { $cell } немає: вони йдуть від a1 до f6.
island-why-no-fairy-dog = Два інші жетони міняє місцями лише Собачка-фея, коли її викладають.
island-why-not-beside = Обидві клітинки мають бути сусідніми із Собачкою-феєю.
island-why-not-own = Лисиця забирає жетони лише своєї сторони.
island-why-not-theirs = Змія проганяє жетони лише іншої сторони.
island-why-out-of-reach = Змія дістає на дві клітинки по прямій і на одну по діагоналі.
