### Rozdział 17: Misje, Kamienie Milowe i Konflikty o Władzę.

## Możliwości

move-announce = Ogłoś ukończenie Misji „{ $mission }” (Prestiż: { $prestige })
    .label = Ogłoś teraz: { $mission }
move-hold = Nie ogłaszaj na razie Misji „{ $mission }”, nawet spełnionej
    .label = Wstrzymaj: { $mission }
move-order = Ogłoś Misję „{ $mission }”, gdy tylko będzie spełniona
    .label = Ogłoś po spełnieniu: { $mission }

## Zdarzenia

event-MissionHeldBack = { $seat } wstrzymuje się z Misją „{ $mission }”.
event-MissionOrdered = { $seat } ogłosi Misję „{ $mission }”, gdy tylko będzie spełniona.
event-MilestoneReached = { $seat } realizuje Kamień Milowy „{ $milestone }” jako { $rank }. z kolei.
event-StruggleBegan = Zaczyna się Konflikt o Władzę: { $struggle }.
event-StruggleUpcoming = Nadchodzący Konflikt o Władzę: { $struggle }.
event-StruggleScored = Punktowany jest Konflikt o Władzę: { $struggle }.

why-power_struggle = Konflikt o Władzę
