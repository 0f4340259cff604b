## Variants

option-no_missions = No Missions
    .help = A variant: Missions are left out of the game, if all agree.
option-players_may_leave = Players may leave
    .help = At the end of a Round a player at Peace may leave; the Realm then goes on as an NPR.

## Questions

ask-leaving = { $seat }, do you stay in the game?

## Moves

move-stay = Stay
move-leave_game = Leave the game for good

## Events

event-PlayerLeft = { $seat } leaves the game; the Realm is an NPR from now on ({ $realm }).
event-EventRemoved = An Event of a player who has left is removed: { $event_card }.
