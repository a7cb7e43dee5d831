### Boty: nazwa każdego poziomu i jak gra

bot-newcomer = Nowicjusz
bot-casual = Amator
bot-regular = Bywalec
bot-strong = Silny
bot-expert = Ekspert
bot-newcomer-plays = gra rozsądnie, ale niedbale: dobry na pierwszą partię
bot-casual-plays = ocenia każdy ruch osobno i przeocza niektóre szanse
bot-regular-plays = rzadko przeocza najlepszy w danej chwili ruch
bot-strong-plays = trochę myśli naprzód
bot-expert-plays = szuka głęboko i spodziewa się twoich odpowiedzi
