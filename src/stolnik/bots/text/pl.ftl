### Boty, dla ludzi.

bot-random = wykonuje dowolny dozwolony ruch, każdy z jednakowym prawdopodobieństwem
bot-greedy = wykonuje ruch, po którym jego pozycja wygląda najlepiej

error-bot = Nie ma bota „{ $bot }”; dostępne boty: { $right }.
