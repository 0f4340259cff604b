### Niezależne Królestwa.

## Co się dzieje

event-NprMustered = { $realm } walczy: { $area }. { $n ->
        [one] { $n } Jednostka
        [few] { $n } Jednostki
       *[other] { $n } Jednostek
    }.
event-NprPutToSea = { $realm } walczy: { $zone }. { $n ->
        [one] { $n } Lekki Statek
        [few] { $n } Lekkie Statki
       *[other] { $n } Lekkich Statków
    }.
event-NprUnitLost = { $realm } traci Jednostkę: { $area }.
event-NprRetreated = Odwrót: { $realm }, { $area }. Wszystkie Jednostki znikają z planszy.
event-NprInvaded = Inwazja NPR: { $realm } najeżdża { $area }. { $n ->
        [one] { $n } Jednostka
        [few] { $n } Jednostki
       *[other] { $n } Jednostek
    }.
event-InvadersStay = Najeźdźcy ({ $realm }) zostają jako Buntownicy: { $area }. { $n ->
        [one] { $n } Jednostka
        [few] { $n } Jednostki
       *[other] { $n } Jednostek
    }.
event-VassalFreed = { $realm } nie ma już Suzerena i jest niepodległym NPR.
event-ManpowerTokenRemoved = { $seat } bierze Prowincję { $province }: jej żetony +1 Zasobów Ludzkich znikają z planszy.
