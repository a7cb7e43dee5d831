### Туманный остров

island-name = Туманный остров

## Названия: island-kind — именительный падеж, island-a-kind и island-gives — винительный.

island-kind = { $kind ->
    [wolf] Волк
    [rat] Крыса
    [hare] Заяц
    [pig] Свинья
    [chameleon] Хамелеон
    [mole] Крот
    [crow] Ворона
    [cat] Кот
    [fox] Лисица
    [turtle] Черепаха
    [frog] Лягушка
    [fairy-dog] Собачка-фея
    [hippo] Бегемот
    [snake] Змея
   *[mouse] Мышь
}
island-a-kind = { $kind ->
    [wolf] Волка
    [rat] Крысу
    [hare] Зайца
    [pig] Свинью
    [chameleon] Хамелеона
    [mole] Крота
    [crow] Ворону
    [cat] Кота
    [fox] Лисицу
    [turtle] Черепаху
    [frog] Лягушку
    [fairy-dog] Собачку-фею
    [hippo] Бегемота
    [snake] Змею
   *[mouse] Мышь
}
island-gives = { $gives ->
    [wolf] Волка
    [rat] Крысу
    [hare] Зайца
   *[pig] Свинью
}
island-power = { $kind ->
    [chameleon] Принимает цвет каждого нового жетона рядом с собой.
    [mole] Строит линии соперника и меняется местами с соседом.
    [crow] Строит линии соперника и уменьшает их очки вдвое.
    [cat] Утраивает линии, в которых стоит.
    [fox] Забирает ваш соседний жетон; на его место ложится другой.
    [turtle] Разрешает второй жетон; потом соперник обязан выложить два.
    [frog] Перед каждым вашим следующим ходом может прыгнуть на соседнюю клетку.
    [fairy-dog] Разрывает линии и меняет местами двух своих соседей.
    [hippo] Разрывает линии и держит две клетки до вашего следующего хода.
    [snake] Прогоняет жетон соперника; тот выкладывает на его место другой.
   *[mouse] Меняется местами с соседом.
}
island-weather = { $weather ->
    [sunny] Солнечно
    [night] Ночь
    [cloudy] Облачно
   *[fog] Туман
}
island-quarter = { $quarter ->
    [nw] левая верхняя четверть
    [ne] правая верхняя четверть
    [sw] левая нижняя четверть
   *[se] правая нижняя четверть
}
island-price = { $price ->
    [one] { $price } монету
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
}
island-purse = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
island-score = синие — { $blue ->
    [one] { $blue } очко
    [few] { $blue } очка
    [many] { $blue } очков
   *[other] { $blue } очка
}, красные — { $red ->
    [one] { $red } очко
    [few] { $red } очка
    [many] { $red } очков
   *[other] { $red } очка
}

## Варианты игры

island-mode-simple = простая игра: два раунда, лучше всего для начала
island-mode-weather = с картами погоды: от них зависит, что видно
island-mode-mercenaries = с наёмниками: четыре раунда, погода, звери со способностями
island-mode-blitz = блиц-игра: 80 монет на наёмников, два раунда
island-mode-team = командная игра: двое на двое
island-mode-team-mercenaries = командная игра с наёмниками

## Что произошло

island-first = Первый ход: { $seat }.
island-card = { $seat } тянет карту погоды: { island-weather }.
island-card-hidden = { $seat } тянет карту погоды.
island-pick = { $seat } выбирает погоду: { island-weather }.
island-take = { $seat } берёт в стартовую руку { island-a-kind }.
island-take-hidden = { $seat } берёт жетон в стартовую руку.
island-draw = { $seat } тянет { island-a-kind }.
island-draw-hidden = { $seat } тянет жетон.
island-hire = { $seat } хочет нанять { island-a-kind }.
island-skip = { $seat } не нанимает { island-a-kind }.
island-skip-hidden = { $seat } решает насчёт наёмника.
island-hired = { $side ->
    [blue] Синие
   *[red] Красные
} нанимают { island-a-kind } за { island-price } и отдают { island-gives }.
island-place-open = { $seat } выкладывает { island-a-kind } на { $cell }.
island-place-closed = { $seat } выкладывает { island-a-kind } в закрытую на { $cell }.
island-place-closed-hidden = { $seat } выкладывает закрытый жетон на { $cell }.
island-replace-open = { $seat } выкладывает взамен { island-a-kind } на { $cell }.
island-replace-closed = { $seat } выкладывает взамен { island-a-kind } в закрытую на { $cell }.
island-replace-closed-hidden = { $seat } выкладывает взамен закрытый жетон на { $cell }.
island-hippo = { $seat } выкладывает Бегемота на две клетки: { $cell } и { $second }.
island-settle = { $seat }: Бегемот занимает { $cell }.
island-lift = { $seat } снимает планшет Мрака ({ island-quarter }).
island-hop = { $seat }: Лягушка прыгает на { $cell }.
island-stay = { $seat }: Лягушка остаётся на месте.
island-stop = { $seat } не выкладывает второй жетон.
island-swap = { $seat } меняет местами жетоны на { $cell } и { $second }.
island-trade = { $seat }: Собачка-фея меняет местами жетоны на { $cell } и { $second }.
island-back-fox = { $seat }: Лисица забирает с { $cell } { island-a-kind } { $side ->
    [blue] синих
   *[red] красных
}.
island-back-fox-hidden = { $seat }: Лисица забирает с { $cell } закрытый жетон { $side ->
    [blue] синих
   *[red] красных
}.
island-back-snake = { $seat }: Змея прогоняет с { $cell } { island-a-kind } { $side ->
    [blue] синих
   *[red] красных
}.
island-back-snake-hidden = { $seat }: Змея прогоняет с { $cell } закрытый жетон { $side ->
    [blue] синих
   *[red] красных
}.
island-chameleon = Хамелеон на { $cell } теперь { $side ->
    [blue] синий
   *[red] красный
}.
island-debt = { $seat } в следующий ход выкладывает два жетона.
island-round = Раунд { $round } окончен: { island-score }.
island-extra = Поровну: всё решит дополнительный раунд.
island-over-blue = Побеждают синие: { island-score }.
island-over-red = Побеждают красные: { island-score }.
island-over-shared = Общая победа: { island-score }.

## Картинка

island-round-of = Раунд { $round } из { $rounds }
island-extra-round = Дополнительный раунд
island-counted = Линии раунда { $round }
island-head-points = очки
island-head-coins = мон.
island-head-hand = рука
island-head-deck = кол.
island-hand = Ваша рука
island-unseen = Ещё не показаны
island-hired-list = Наёмники
island-shop = Наёмники (цена, кого отдать)
island-no-lines = линий нет
island-two-cells = = Бегемот на двух клетках
island-owes = В этот ход выкладываются два жетона.
island-finished = Партия окончена.
island-waits = Ходит { $seat }.
island-ask-pick = Выберите погоду на следующие раунды.
island-ask-hire = Нанять { island-a-kind } за { island-price }, отдав { island-gives }? У вас { island-purse }.
island-ask-take = Выберите жетон { $number } из 5 для стартовой руки.
island-ask-settle = На какой из двух клеток останется ваш Бегемот?
island-ask-lift = Свободных клеток нет: какой планшет Мрака снять?
island-ask-hop = Ваша Лягушка на { $cell } может прыгнуть на свободную соседнюю клетку.
island-ask-place = Выложите жетон с руки на свободную клетку.
island-ask-second = Черепаха разрешает второй жетон; или остановитесь (stop).
island-ask-swap = С каким соседом поменять местами ваш жетон на { $cell }?
island-ask-trade = Каких двух соседей меняет местами ваша Собачка-фея на { $cell }?
island-ask-fox = Какой ваш жетон рядом с { $cell } забирает Лисица?
island-ask-snake = Какой жетон соперника прогоняет ваша Змея на { $cell }?
island-ask-replace = Выложите другой жетон с руки на { $cell }.

## Почему нельзя

island-why-over = Партия окончена.
island-why-chance = Это решает случай, а не игрок.
island-why-unknown = Скажите, какой именно.
island-why-asked-pick = Сначала выберите погоду.
island-why-asked-hire = Сначала ответьте, нанимаете ли вы этого наёмника.
island-why-asked-take = Сначала выберите пять жетонов стартовой руки.
island-why-asked-settle = Сначала Бегемот занимает одну из двух своих клеток.
island-why-asked-lift = Свободных клеток нет: сначала снимите планшет Мрака.
island-why-asked-hop = Сначала Лягушка прыгает на свободную соседнюю клетку или остаётся.
island-why-asked-place = Сейчас жетон с руки выкладывается на свободную клетку.
island-why-asked-second = Сейчас можно выложить второй жетон или остановиться.
island-why-asked-swap = Сейчас выложенный жетон меняется местами с соседом.
island-why-asked-trade = Сейчас Собачка-фея меняет местами двух своих соседей.
island-why-asked-fox = Сейчас Лисица забирает один из ваших жетонов рядом с собой.
island-why-asked-snake = Сейчас Змея прогоняет один из жетонов соперника, до которых дотягивается.
island-why-asked-replace = Сейчас выкладывается замена забранному жетону.
island-why-hippo-replaces = Как замена Бегемот занимает только одну клетку.
island-why-replace-there = Замена выкладывается на { $cell }.
island-why-just-taken = { island-kind }: этот жетон только что забрали, заменить его должен другой.
island-why-not-in-hand = { island-kind }: такого жетона у вас на руке нет.
island-why-all-open = При такой погоде ({ island-weather }) все жетоны выкладываются в открытую.
island-why-chameleon-open = У Хамелеона две стороны и нет щита: он всегда открыт.
island-why-closed = При такой погоде ({ island-weather }) этот жетон ({ island-kind }) выкладывается в закрытую.
island-why-hippo-pair = Пока свободны две соседние клетки, Бегемот занимает две.
island-why-dark = Клетка { $cell } под Мраком.
island-why-taken = На { $cell } уже лежит жетон.
island-why-held = Клетку { $cell } держит Бегемот.
island-why-other-question = Сейчас речь о другом наёмнике: { island-kind }.
island-why-coins = { island-kind }: нужно заплатить { island-price }, а у вас осталось: { island-purse }.
island-why-second-mouse = Вторую Мышь нанимают только после первой.
island-why-gives-up = За { island-a-kind } надо отдать { island-gives }, но отдавать уже нечего.
island-why-not-drawn = Такую карту погоды не вытянули.
island-why-none-left = { island-kind }: таких жетонов больше нет.
island-why-settle-there = Бегемот остаётся на { $cell } или { $second }.
island-why-still-free = Мрак снимают, только когда нет свободных клеток.
island-why-not-dark = Здесь Мрака нет: { island-quarter }.
island-why-no-neighbour = { $cell } — не сосед клетки { $second }: соседи сверху, снизу, слева и справа.
island-why-two-cells = Бегемот на { $cell } занимает две клетки: эффекты на него не действуют.
island-why-nothing-there = На { $cell } нет жетона.
island-why-off-board = Одна из этих клеток за краем поля.
island-why-no-cell = Клетки { $cell } нет: они идут от a1 до f6.
island-why-no-fairy-dog = Два других жетона меняет местами только Собачка-фея, когда её выкладывают.
island-why-not-beside = Обе клетки должны соседствовать с Собачкой-феей.
island-why-not-own = Лисица забирает жетоны только своей стороны.
island-why-not-theirs = Змея прогоняет жетоны только другой стороны.
island-why-out-of-reach = Змея достаёт на две клетки по прямой и на одну по диагонали.
