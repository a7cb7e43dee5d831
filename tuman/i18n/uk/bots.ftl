### Боти: назва кожного рівня і як він грає

bot-newcomer = Новачок
bot-casual = Аматор
bot-regular = Завсідник
bot-strong = Сильний
bot-expert = Експерт
bot-newcomer-plays = ходить розумно, але недбало: годиться для першої гри
bot-casual-plays = оцінює кожен хід окремо й дещо пропускає
bot-regular-plays = рідко пропускає найкращий на цю мить хід
bot-strong-plays = трохи думає наперед
bot-expert-plays = рахує глибоко й чекає на ваші відповіді
