### Realms that nobody plays.

## What happens

event-NprMustered = Forces of { GEN($realm) } { IN($area) }: { $n ->
        [one] { $n } Unit
       *[other] { $n } Units
    }.
event-NprPutToSea = Forces of { GEN($realm) } { IN($zone) }: { $n ->
        [one] { $n } Light Ship
       *[other] { $n } Light Ships
    }.
event-NprUnitLost = A Unit of { GEN($realm) } { IN($area) } is lost.
event-NprRetreated = Retreat of { GEN($realm) } { IN($area) }: all the Units leave the board.
event-NprInvaded = Invasion of { GEN($area) } by { GEN($realm) }: { $n ->
        [one] { $n } Unit
       *[other] { $n } Units
    }.
event-InvadersStay = The invaders of { GEN($realm) } stay { IN($area) } as Rebels: { $n ->
        [one] { $n } Unit
       *[other] { $n } Units
    }.
event-VassalFreed = The vassalage ends: { $realm } (from now on an NPR).
event-ManpowerTokenRemoved = { $seat } takes { $province }: its +1 Manpower tokens leave the board.
event-DnprPlaced = A DNPR token of { GEN($realm) } is placed: { $province }.
event-DnprNotPlaced = No DNPR token is left for { GEN($realm) }: { $province } stays as it is.
event-DnprTokenTaken = { $seat } takes a DNPR token off another Province: { $province }.
ask-dnpr_tokens = { $seat }, there is no DNPR token of this colour in Supply. Where do you take one from?
move-take_dnpr = Take the DNPR token from { $province }
