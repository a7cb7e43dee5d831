### Вебзастосунок навколо ігрових полів

## Усюди

home = На головну
menu = Меню
close = Закрити
settings = Налаштування
loading = Хвилинку…
skip-to-content = До вмісту
rules = Правила
learn = Навчитися за п’ять хвилин
more-options = Більше налаштувань
your-name = Ваше ім’я
guest = Гість
language = Мова
theme = Освітлення
theme-auto = як у системі
theme-light = ранок
theme-dark = ніч
sound = Звук, коли ваш хід
other-device = Грати на іншому пристрої
about = Про гру
you = ви

## Головна

home-title = Стіл у тумані
home-nebula = Розганяйте туман, прокладайте дороги луками, везіть ресурси на будмайданчики і зведіть п’ять будівель. Від двох до чотирьох гравців.
home-island = Шикуйте звірів у лінії на маленькому острові та підсилайте шпигунів до суперника. Двоє гравців або двоє на двоє.
home-your-turn = { $game }: ваш хід
play-bot = Грати з ботом
invite-friends = Запросити друзів
same-screen = За цим екраном
my-tables = Мої столи
open-tables = Відкриті столи
past-tables = Зіграні партії
join = приєднатися
waiting = чекаємо гравців
landed = За цим столом ваш хід.
your-turn = Ваш хід
their-turn = хід суперника
free-seat = вільне місце
look-at-record = Переглянути збережену партію

## Новий стіл

new-title = { $game }: новий стіл
new-seats = Хто грає?
new-create = Накрити стіл
new-public = Показувати стіл усім у списку відкритих
new-hints = Підказки дозволено
seat-me = Ви
seat-number = Місце { $number }
seat-partner = Партнер
seat-bot = бот
seat-open = друг, за посиланням
seat-guest = хтось за цим екраном
guest-name = Ім’я
guest-number = Гість { $number }
bot-level = Рівень бота
bot-at-table = Бот ({ $level })
option-mode = Який варіант?
option-players = Скільки гравців?
option-map = Яке поле?
option-weather = Погода
option-weather-auto = за варіантом гри
option-weather-drawn = з колоди
option-weather-sunny = сонячно
option-weather-night = ніч
option-weather-cloudy = хмарно
option-weather-fog = туман
option-night = Картки ночі в грі з найманцями
option-night-out = без них
option-night-in = у колоді
option-hire = Найм
option-hire-halfway = після другого раунду
option-hire-every-round = після кожного раунду
option-mice = Миші кожної сторони
option-mice-two = дві
option-mice-one = одна
option-memory = Власні закриті жетони
option-memory-own = видно власникові
option-memory-strict = треба пам’ятати
option-first = Хто починає?
option-first-random = вирішує випадок
option-first-1 = місце 1
option-first-2 = місце 2
option-first-3 = місце 3
option-first-4 = місце 4
option-content = Поля й картки
clock = Час на роздуми
clock-none = скільки завгодно
clock-quick = по 10 хвилин і ще 10 секунд за хід
clock-calm = по 30 хвилин і ще 30 секунд за хід
clock-day = день на кожен хід

## Чекаємо гравців

waiting-title = { $game }: чекаємо гравців
waiting-text = Партія почнеться, щойно всі місця буде зайнято.
waiting-guest = Партія почнеться, щойно всі місця буде зайнято. Залиште сторінку відкритою: вона дасть знати.
match-starts = Партія починається.
copy-link = Скопіювати посилання
copied = Посилання скопійовано.
invite = Запросити
invite-how = Надішліть це посилання другові або дайте йому відсканувати код:
invitation = Зіграємо? { $game }
share = Поділитися
code = QR-код посилання
give-to-bot = Віддати ботові
free-this-seat = Звільнити місце
sit-down = Сісти
stand-up = Встати
start = Почати

## За столом

turn-of = Ходить { $name }
thinks = { $name } думає
watching = Ви глядач
over = Партію завершено
reconnecting = Відновлюємо зв’язок…
story = Перебіг
story-empty = Ще нічого не сталося.
story-undo = { $seat } скасовує останню дію.
story-ask = { $seat } просить скасувати останню дію.
story-agree = { $seat }: згода.
story-refuse = { $seat }: краще ні.
story-bot = { $seat }: далі грає бот.
undo = Скасувати
undo-ask = Попросити скасувати
undo-asked = { $name } просить скасувати останню дію. Ви не проти?
agree = Згода
refuse = Краще ні
hint = Підказка
thinking = Думаю…
hint-is = Експерт зіграв би так: { $move } (шанс на перемогу { $percent } %).
resign = Віддати своє місце ботові
resign-sure = Далі за вас гратиме бот. Точно?
resign-yes = Так, вийти
download = Завантажити запис
replay = Переглянути ще раз
allow-notifications = Сповіщати про мій хід
cover-title = Тепер грає { $name }
cover-text = Решті краще не дивитися на екран.
cover-go = Показати стіл
talk = Розмова
reaction-hello = Вітаю!
reaction-thanks = Дякую!
reaction-nice = Гарно зіграно!
reaction-oops = Ой!
reaction-patience = Хвилинку, будь ласка.
reaction-good-game = Гарна гра!
talk-say = Скажіть щось
talk-send = Надіслати
talk-empty = Ще ніхто нічого не сказав.
why-unknown = Зараз так не можна.
why-not-your-turn = Зараз не ваш хід.
rule-link = Правило { $rule }

## Після партії

you-won = Ви перемогли!
won-by = { $n ->
    [one] Перемога: { $names }
    [few] Спільна перемога: { $names }
    [many] Спільна перемога: { $names }
   *[other] Спільна перемога: { $names }
}
outcome-decided = Балів порівну: вирішує, у кого менше ресурсів на складі.
points-tokens = Жетони розробки
points-contracts = Контракти
points-explorers = Дослідники
points-end-card = Картка кінця гри
points-storage = Ресурси на складі
points-round = Раунд { $round }
points-total = Разом
rematch-offer = Ще раз
rematch-begun = Наступна партія почалася.
rematch-join = До наступної партії
result = Підсумок
look-at-board = Поглянути на поле

## Перегляд партії

upload-text = Виберіть запис, збережений за столом або в терміналі.
upload-drop = Перетягніть файл сюди або виберіть його:
choose-file = Вибрати файл
to-start = На початок
step-back = Хід назад
step-on = Хід уперед
play = Грати
pause = Пауза
move-number = Хід
whose-view = Чиїми очима
view-open = усе відкрито
view-public = що бачили всі

## Інший пристрій

claim-link = Відкрийте це посилання на іншому пристрої протягом 15 хвилин. Воно працює один раз.
claim-text = Відтепер цей пристрій грає від імені того, хто створив посилання.
claim-go = Продовжити як цей гравець

## Про гру

about-what = Туман — це стіл для двох настільних ігор про туман: Via Nebula і «Туманний острів».
about-unofficial = Неофіційний проєкт, не пов’язаний із видавцями ігор. Усі малюнки й тексти тут наші власні.
about-fair = Випадок визначає зерно: його відбиток показано до партії, а саме зерно публікується після неї, тож кожен може перевірити всі витягування.
about-licence = Вільна програма за ліцензією MIT.
about-api = Для тих, хто пише ботів: API
lost-page = Такої сторінки немає
lost-table = Такого столу немає

## Коли щось не так

trouble-offline = Сервер не відповідає. Ваші ходи збережено; спробуйте за мить.
trouble-stale = За столом уже щось змінилося. Погляньте ще раз.
trouble-not-your-turn = Зараз не ваш хід.
trouble-not-your-seat = Це не ваше місце.
trouble-illegal = Зараз так не можна.
trouble-over = Партію завершено.
trouble-no-undo = Вам нічого скасовувати.
trouble-seat-taken = Там уже хтось сидить.
trouble-key = Це запрошення вже не дійсне. Попросіть нове посилання.
trouble-link = Це посилання вже не дійсне. Створіть нове на іншому пристрої.
trouble-started = Партія вже почалася.
trouble-seats-free = Є вільні місця.
trouble-no-hints = За цим столом підказок немає.
trouble-no-chat = За відкритим столом говорять лише реакціями.
trouble-words = Скажіть щось одне: реакцію або текст.
trouble-too-many = Забагато запитів одразу. Зачекайте мить і спробуйте ще раз.
trouble-record = Цей запис не годиться. { $text }
record-line = Рядок { $line }: { $text }
record-first = На початку немає слів «{ $about }».
record-field = «{ $about }» — не поле заголовка.
record-twice = «{ $about }» стоїть тут двічі.
record-missing = У заголовку немає поля «{ $about }».
record-action = «{ $about }» — не дія.
record-game = Гри «{ $about }» тут немає.
record-rules = Запис зроблено за версією правил { $about }, а тут інша.
record-over = Партію закінчено, а дії тривають.
record-turn = «{ $about }» — не у свій хід.
record-illegal = «{ $about }» — так не можна.
record-result = Підсумок не випливає з дій.
record-view = Тут партію видно лише з одного місця. Потрібен відкритий запис.
record-seed = У відкритому записі має бути зерно випадковості.
record-seats = Місця — не список імен, що підходить до гри.
record-options = Ці налаштування не підходять до гри.
trouble-other = Не вдалося: { $text }
