### Paladyni Zachodniego Królestwa: co liczy się na stole.

counted-vp = PZ
counted-silver = Srebrniki
counted-provisions = Zapasy
counted-workers = Robotnicy
counted-team = Mieszczanie
counted-suspicions = Podejrzenia
counted-unpaid = Długi niespłacone
counted-paid = Długi spłacone
counted-tax = Srebrniki w Podatkach
