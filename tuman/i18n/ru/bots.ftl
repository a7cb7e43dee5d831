### Боты: название каждого уровня и как он играет

bot-newcomer = Новичок
bot-casual = Любитель
bot-regular = Завсегдатай
bot-strong = Сильный
bot-expert = Эксперт
bot-newcomer-plays = ходит разумно, но небрежно: подходит для первой игры
bot-casual-plays = оценивает каждый ход отдельно и кое-что упускает
bot-regular-plays = редко упускает лучший на данный момент ход
bot-strong-plays = немного думает наперёд
bot-expert-plays = считает глубоко и ждёт ваших ответов
