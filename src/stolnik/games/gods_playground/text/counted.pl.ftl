### Boże Igrzysko: co liczy się na stole.

counted-prestige = Prestiż
counted-money = Złote
counted-income = Dochód
counted-estates = Posiadłości
counted-nobles = Szlachta na mapie
counted-pool = Szlachta w puli
counted-army = Wojsko
counted-sejm = Miejsca w Sejmie
counted-bid = Licytacja
counted-crown = Wojsko koronne
counted-cossacks = Kozacy
counted-enemies = Kostki wrogów za granicą
