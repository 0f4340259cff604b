### Chapter 15: faiths, Religious Dissent, conversion, Infectious Faiths.

option-religious_rebels = Religious Rebels
    .help = Optional rule 5: when religious Rebels Occupy the Capital and at least 2 other Provinces, the Religion of the Capital Area can be adopted.

## Questions

ask-dissent = { $seat }, where does Unrest break out? ({ $area })
ask-tolerate = { $seat }, which Area does Tolerance keep quiet? ({ $left } more)
ask-dissent_of_vassals = { $seat }, Religious Dissent among Vassals: do you remove Influence or add Unrest?
ask-give_up = { $seat }, what do you give up in Areas of the old faith? ({ $faith })
ask-win_over = { $seat }, where do you place Influence in Areas of the new faith? ({ $left } more)
ask-faith_tokens = { $seat }, there is no token left ({ $faith }). From which Area do you take one?
ask-spread_from = { $seat }, which cluster spreads?
ask-spread_to = { $seat }, to which Area does it spread? ({ $faith })
ask-first_seeds = { $seat }, in which Area do you place a token? ({ $faith })
ask-cavalry_dice = { $seat }, do you roll 3 Cavalry Dice in place of your 3 basic Infantry Dice? ({ $area })

## Moves

move-change_religion = Change State Religion: { $faith }
    .label = { move-change_religion }
move-counter_reform = Adopt the Counter-Reformation ({ $price } Administrative Power)
move-convert = Convert { $area } ({ $price } Administrative Power, { count-ducats })
    .label = Convert { $area }
move-granted_action-convert = Convert { $area }
move-end_marriage = End the Marriage: { $realm }
move-tolerate = No Unrest { IN($area) }
move-take_faith = Take the Religion token: { $area }
move-faith_tokens-done = Place no token
move-spread_from = { $faith }: the cluster of { GEN($area) }
move-spread_to = Place the token: { $area }

## Events

event-FaithChanged = { $area }, the new Religion: { $faith }.
event-FaithTokenTaken = { $seat } takes the Religion token of { GEN($area) }.
event-RevolutionRemoved = { $area }: the Revolution is over, the Religion is { $faith } again.
event-StateReligionAdopted = { $seat } adopts a State Religion: { $faith }.
event-DissentTolerated = { $seat }: Tolerance keeps { $area } quiet.
event-RebelsAppeased = { $seat }: the Rebels of { GEN($area) } lay down their arms.
event-AreaConverted = { $seat } converts { $area }: { $faith }.
event-CavalryInFront = { $seat } rolls 3 Cavalry Dice in place of 3 Infantry Dice.

why-change_religion = Change State Religion
why-convert = Convert Area

## Refusals

figures-nowhere = no Counter-Reformed token is on the board
figures-done = the Counter-Reformation is adopted already
figures-others = the other Provinces belong to Realms of other faiths, or are Occupied
