game-village_fair = Wiejski jarmark

player-0 = Anna
player-1 = Bruno
player-2 = Klara
player-3 = Dorian

good-apples = Jabłka
good-bread = Chleb
good-cheese = Ser
good-honey = Słoik miodu

ask-turn = { $seat }, co robisz w dniu { $day }?
ask-barter = Który towar oddajesz?
ask-bid = { $seat }, ile licytujesz?

move-sell = Sprzedaj: { $good }
move-barter = Wymień
move-give = Oddaj: { $good }
move-draw = Dobierz z wozu
move-bid = Licytuj { $coins }
move-pass = Pas

event-Sold = { $seat } sprzedaje: { $good }.
event-Drew = { $seat } dobiera: { $good }.
event-DrewHidden = { $seat } coś dobiera.
event-Bartered = { $seat } wymienia: { $good }.
event-DayEnded = Dzień { $day } się skończył.

step-turn = Tura
step-barter = Wymiana
step-auction = Licytacja

standing-coins = na monety

option-short = Krótki jarmark
    .help = Jarmark trwa dwa dni.
option-prize = Nagroda
    .help = Ile jest warta licytacja.

summary-day = Dzień { $day }, towarów na wozie: { $cart }.
summary-player = { $seat }: monet { $coins }, koszyk: { $good }
summary-other = { $seat }: monet { $coins }, towarów w koszyku: { $count }
