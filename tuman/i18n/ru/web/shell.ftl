### Веб-приложение вокруг игровых полей

## Везде

home = На главную
menu = Меню
close = Закрыть
settings = Настройки
loading = Минутку…
skip-to-content = К содержимому
rules = Правила
learn = Научиться за пять минут
more-options = Больше настроек
your-name = Ваше имя
guest = Гость
language = Язык
theme = Освещение
theme-auto = как в системе
theme-light = утро
theme-dark = ночь
sound = Звук, когда ваш ход
other-device = Играть на другом устройстве
about = Об игре
you = вы

## Главная

home-title = Стол в тумане
home-nebula = Рассеивайте туман, прокладывайте дороги по лугам, везите ресурсы на стройплощадки и возведите пять строений. От двух до четырёх игроков.
home-island = Выстраивайте зверей в линии на маленьком острове и засылайте шпионов к сопернику. Двое игроков или двое на двое.
home-your-turn = { $game }: ваш ход
play-bot = Играть с ботом
invite-friends = Позвать друзей
same-screen = За этим экраном
my-tables = Мои столы
open-tables = Открытые столы
past-tables = Сыгранные партии
join = присоединиться
waiting = ждём игроков
landed = За этим столом ваш ход.
your-turn = Ваш ход
their-turn = ход соперника
free-seat = свободное место
look-at-record = Посмотреть сохранённую партию

## Новый стол

new-title = { $game }: новый стол
new-seats = Кто играет?
new-create = Накрыть стол
new-public = Показывать стол всем в списке открытых
new-hints = Подсказки разрешены
seat-me = Вы
seat-number = Место { $number }
seat-partner = Партнёр
seat-bot = бот
seat-open = друг, по ссылке
seat-guest = кто-то за этим экраном
guest-name = Имя
guest-number = Гость { $number }
bot-level = Уровень бота
bot-at-table = Бот ({ $level })
option-mode = Какой вариант?
option-players = Сколько игроков?
option-map = Какое поле?
option-weather = Погода
option-weather-auto = по варианту игры
option-weather-drawn = из колоды
option-weather-sunny = солнечно
option-weather-night = ночь
option-weather-cloudy = облачно
option-weather-fog = туман
option-night = Карты ночи в игре с наёмниками
option-night-out = без них
option-night-in = в колоде
option-hire = Наём
option-hire-halfway = после второго раунда
option-hire-every-round = после каждого раунда
option-mice = Мыши каждой стороны
option-mice-two = две
option-mice-one = одна
option-memory = Свои закрытые жетоны
option-memory-own = видны владельцу
option-memory-strict = надо помнить
option-first = Кто начинает?
option-first-random = решает случай
option-first-1 = место 1
option-first-2 = место 2
option-first-3 = место 3
option-first-4 = место 4
option-content = Поля и карты
clock = Время на раздумья
clock-none = сколько угодно
clock-quick = по 10 минут и ещё 10 секунд за ход
clock-calm = по 30 минут и ещё 30 секунд за ход
clock-day = день на каждый ход

## Ждём игроков

waiting-title = { $game }: ждём игроков
waiting-text = Партия начнётся, как только все места будут заняты.
waiting-guest = Партия начнётся, как только все места будут заняты. Оставьте страницу открытой: она даст знать.
match-starts = Партия начинается.
copy-link = Скопировать ссылку
copied = Ссылка скопирована.
invite = Пригласить
invite-how = Отправьте эту ссылку другу или дайте ему отсканировать код:
invitation = Сыграем? { $game }
share = Поделиться
code = QR-код ссылки
give-to-bot = Отдать боту
free-this-seat = Освободить место
sit-down = Сесть
stand-up = Встать
start = Начать

## За столом

turn-of = Ходит { $name }
thinks = { $name } думает
watching = Вы зритель
over = Партия окончена
reconnecting = Восстанавливаем связь…
story = Ход партии
story-empty = Ещё ничего не произошло.
story-undo = { $seat } отменяет последнее действие.
story-ask = { $seat } просит отменить последнее действие.
story-agree = { $seat }: согласие.
story-refuse = { $seat }: лучше не надо.
story-bot = { $seat }: дальше играет бот.
undo = Отменить
undo-ask = Попросить отмену
undo-asked = { $name } просит отменить последнее действие. Вы не против?
agree = Согласиться
refuse = Лучше не надо
hint = Подсказка
thinking = Думаю…
hint-is = Эксперт сыграл бы так: { $move } (шанс на победу { $percent } %).
resign = Отдать своё место боту
resign-sure = Дальше за вас будет играть бот. Точно?
resign-yes = Да, выйти
download = Скачать запись
replay = Посмотреть ещё раз
allow-notifications = Сообщать о моём ходе
cover-title = Теперь играет { $name }
cover-text = Остальным лучше не смотреть на экран.
cover-go = Показать стол
talk = Разговор
reaction-hello = Привет!
reaction-thanks = Спасибо!
reaction-nice = Хорошо сыграно!
reaction-oops = Ой!
reaction-patience = Минутку, пожалуйста.
reaction-good-game = Хорошая игра!
talk-say = Скажите что-нибудь
talk-send = Отправить
talk-empty = Ещё никто ничего не сказал.
why-unknown = Сейчас так нельзя.
why-not-your-turn = Сейчас не ваш ход.
rule-link = Правило { $rule }

## После партии

you-won = Вы победили!
won-by = { $n ->
    [one] Победа: { $names }
    [few] Общая победа: { $names }
    [many] Общая победа: { $names }
   *[other] Общая победа: { $names }
}
outcome-decided = Очков поровну: решает, у кого меньше ресурсов на складе.
points-tokens = Жетоны разработки
points-contracts = Контракты
points-explorers = Исследователи
points-end-card = Карта окончания игры
points-storage = Ресурсы на складе
points-round = Раунд { $round }
points-total = Итого
rematch-offer = Ещё раз
rematch-begun = Следующая партия началась.
rematch-join = К следующей партии
result = Итог
look-at-board = Взглянуть на поле

## Просмотр партии

upload-text = Выберите запись, сохранённую за столом или в терминале.
upload-drop = Перетащите файл сюда или выберите его:
choose-file = Выбрать файл
to-start = В начало
step-back = Ход назад
step-on = Ход вперёд
play = Смотреть
pause = Пауза
move-number = Ход
whose-view = Чьими глазами
view-open = всё открыто
view-public = что видели все

## Другое устройство

claim-link = Откройте эту ссылку на другом устройстве в течение 15 минут. Она работает один раз.
claim-text = Отныне это устройство играет за того, кто создал ссылку.
claim-go = Продолжить за этого игрока

## Об игре

about-what = Туман — это стол для двух настольных игр о тумане: «Туманная дорога» (Via Nebula) и «Туманный остров».
about-unofficial = Неофициальный проект, не связанный с издателями игр. Все рисунки и тексты здесь наши собственные.
about-fair = Случай следует из зерна: его отпечаток показан до партии, а само зерно публикуется после неё, так что каждый может проверить все вытягивания.
about-licence = Свободная программа по лицензии MIT.
about-api = Для тех, кто пишет ботов: API
lost-page = Такой страницы нет
lost-table = Такого стола нет

## Когда что-то не так

trouble-offline = Сервер не отвечает. Ваши ходы сохранены; попробуйте чуть позже.
trouble-stale = За столом уже что-то изменилось. Взгляните ещё раз.
trouble-not-your-turn = Сейчас не ваш ход.
trouble-not-your-seat = Это не ваше место.
trouble-illegal = Сейчас так нельзя.
trouble-over = Партия окончена.
trouble-no-undo = Вам нечего отменять.
trouble-seat-taken = Там уже кто-то сидит.
trouble-key = Это приглашение больше не действует. Попросите новую ссылку.
trouble-link = Эта ссылка больше не действует. Создайте новую на другом устройстве.
trouble-started = Партия уже началась.
trouble-seats-free = Есть свободные места.
trouble-no-hints = За этим столом подсказок нет.
trouble-no-chat = За открытым столом говорят только реакциями.
trouble-words = Скажите что-то одно: реакцию или текст.
trouble-too-many = Слишком много запросов сразу. Подождите немного и попробуйте ещё раз.
trouble-record = Эта запись не годится. { $text }
record-line = Строка { $line }: { $text }
record-first = В начале нет слов «{ $about }».
record-field = «{ $about }» — не поле заголовка.
record-twice = «{ $about }» стоит здесь дважды.
record-missing = В заголовке нет поля «{ $about }».
record-action = «{ $about }» — не действие.
record-game = Игры «{ $about }» здесь нет.
record-rules = Запись сделана по версии правил { $about }, а здесь другая.
record-over = Партия окончена, а действия продолжаются.
record-turn = «{ $about }» — не в свой ход.
record-illegal = «{ $about }» — так нельзя.
record-result = Итог не следует из действий.
record-view = Здесь партия видна только с одного места. Нужна открытая запись.
record-seed = В открытой записи должно быть зерно случайности.
record-seats = Места — не список имён, подходящий к игре.
record-options = Эти настройки не подходят к игре.
trouble-other = Не получилось: { $text }
