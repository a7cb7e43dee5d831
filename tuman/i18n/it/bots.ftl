### I bot: un nome per ogni livello, e come gioca

bot-newcomer = Principiante
bot-casual = Dilettante
bot-regular = Assiduo
bot-strong = Forte
bot-expert = Esperto
bot-newcomer-plays = mosse sensate ma distratte: adatto alla prima partita
bot-casual-plays = valuta ogni mossa per conto suo e perde qualche occasione
bot-regular-plays = di rado si lascia sfuggire la mossa migliore del momento
bot-strong-plays = pensa un po’ in anticipo
bot-expert-plays = cerca a fondo e prevede le tue risposte
