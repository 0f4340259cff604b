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
event-DnprPlaced = Kładziony jest żeton DNPR ({ $realm }): { $province }.
event-DnprTokenTaken = { $seat } zdejmuje żeton DNPR z innej Prowincji: { $province }.
ask-dnpr_tokens = { $seat }, w Zasobach nie ma już żetonu DNPR w tym kolorze. Skąd go bierzesz?
move-take_dnpr = Zabierz żeton DNPR: { $province }
