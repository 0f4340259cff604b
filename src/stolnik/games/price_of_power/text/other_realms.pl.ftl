### Niezależne Królestwa.

## Co się dzieje

event-NprMustered = Siły { GEN($realm) } { IN($area) }: { $n ->
        [one] { $n } Jednostka
        [few] { $n } Jednostki
       *[many] { $n } Jednostek
    }.
event-NprPutToSea = Siły { GEN($realm) } { IN($zone) }: { $n ->
        [one] { $n } Lekki Statek
        [few] { $n } Lekkie Statki
       *[many] { $n } Lekkich Statków
    }.
event-NprUnitLost = Ginie Jednostka { GEN($realm) } { IN($area) }.
event-NprRetreated = Odwrót { GEN($realm) } { IN($area) }: wszystkie Jednostki znikają z planszy.
event-NprInvaded = Inwazja NPR { IN($area) }: { $realm }, { $n ->
        [one] { $n } Jednostka
        [few] { $n } Jednostki
       *[many] { $n } Jednostek
    }.
event-InvadersStay = Najeźdźcy ({ $realm }) zostają { IN($area) } jako Buntownicy: { $n ->
        [one] { $n } Jednostka
        [few] { $n } Jednostki
       *[many] { $n } Jednostek
    }.
event-VassalFreed = Koniec Wasalstwa: { $realm } to odtąd niepodległe NPR.
event-ManpowerTokenRemoved = { $seat } bierze Prowincję { $province }: jej żetony +1 Zasobów Ludzkich znikają z planszy.
event-DnprPlaced = Na planszę trafia żeton DNPR ({ $realm }): { $province }.
event-DnprNotPlaced = Nie ma już żetonu DNPR ({ $realm }): Prowincja { $province } pozostaje bez zmian.
event-DnprTokenTaken = { $seat } zdejmuje żeton DNPR z innej Prowincji: { $province }.
ask-dnpr_tokens = { $seat }, w Zasobach nie ma już żetonu DNPR w tym kolorze. Skąd go bierzesz?
move-take_dnpr = Zabierz żeton DNPR: { $province }
