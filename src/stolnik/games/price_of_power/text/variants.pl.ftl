## Warianty

option-no_missions = Bez Misji
    .help = Wariant: gra toczy się bez Misji, jeśli wszyscy się na to zgodzą.
option-players_may_leave = Gracze mogą odejść
    .help = Na koniec Rundy gracz, który nie jest w stanie Wojny, może opuścić grę; jego Królestwo staje się NPR.

## Pytania

ask-leaving = { $seat }, czy zostajesz w grze?

## Możliwości

move-stay = Zostań
move-leave_game = Opuść grę na dobre

## Zdarzenia

event-PlayerLeft = { $seat } opuszcza grę; odtąd { $realm } to NPR.
event-EventRemoved = Wydarzenie gracza, który odszedł, zostaje usunięte: { $event_card }.
