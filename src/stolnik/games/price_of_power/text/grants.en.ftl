### What cards do with armies, Wars, Characters and the Actions that they grant.

## Questions

ask-gain_units = { $seat }, which Unit do you gain? ({ $area })
ask-card_disbands = { $seat }, which Unit do you disband?
ask-card_appoints = { $seat }, { $origin }: whom do you choose?
ask-card_place = { $seat }, which place does { $character } take?
ask-card_dismisses = { $seat }, whom do you dismiss?
ask-new_name = { $seat }, do you take a new name: { $title }?
ask-new_capital = { $seat }, do you move your Capital to { $province }?
ask-granted_action = { $seat }, a card grants you an Action: do you take it?

## Options of the game

option-available_mercenaries = Available Mercenaries
    .help = A variant: an Army that moves from an Area of your own may first hire up to 3 Mercenaries, who must move with it.

## Moves

move-hire_mercenary = Hire a Mercenary: { $unit }

move-granted_action-done = Decline the Action
move-card_appoints-done = Nobody
move-pick_character = { $character }
move-as_advisor = Advisor: { $power }
move-act_covertly = Take the Covert Action

## Events

event-ActedCovertly = { $seat } takes a Covert Action.
event-RulerDeclined = { $seat } does not take the new Ruler: { $character }.
event-RulerRejected = { $seat } rejects { $character } as Ruler.
event-GeneralWentOver = { $character } leaves { $seat } for { $owner }.
event-PlaysOnAs = { $seat }: the player of this Realm goes on as { $realm }.
event-NameTaken = { $seat }: this is the new name of the Realm ({ $title }).
event-CapitalMoved = { $seat } moves the Capital to { $province }.
event-CovertActionFoiled = The Covert Action of { $seat } comes to nothing.

## Names that Realms may take

title-spain = Spain
title-great_britain = Great Britain
title-russia = Russia
