### Realms that nobody plays.

## What happens

event-NprMustered = { $realm } fights in { $area } with { $n ->
        [one] { $n } Unit
       *[other] { $n } Units
    }.
event-NprPutToSea = { $realm } fights in the { $zone } with { $n ->
        [one] { $n } Light Ship
       *[other] { $n } Light Ships
    }.
event-NprUnitLost = { $realm } loses a Unit in { $area }.
event-NprRetreated = { $realm } Retreats from { $area }: all its Units leave the board.
event-NprInvaded = { $realm } invades { $area } with { $n ->
        [one] { $n } Unit
       *[other] { $n } Units
    }.
event-InvadersStay = The invaders of { $realm } stay in { $area } as Rebels: { $n ->
        [one] { $n } Unit
       *[other] { $n } Units
    }.
event-VassalFreed = { $realm } has no Overlord any more and is an NPR.
event-ManpowerTokenRemoved = { $seat } takes { $province }: its +1 Manpower tokens leave the board.
event-DnprPlaced = A DNPR token of { $realm } is placed: { $province }.
event-DnprNotPlaced = No DNPR token is left for { $realm }: { $province } stays as it is.
event-DnprTokenTaken = { $seat } takes a DNPR token off another Province: { $province }.
ask-dnpr_tokens = { $seat }, there is no DNPR token of this colour in Supply. Where do you take one from?
move-take_dnpr = Take the DNPR token from { $province }
