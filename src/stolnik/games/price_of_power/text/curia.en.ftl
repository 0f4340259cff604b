### Chapter 19: the Papal Curia, Excommunication and Crusades.

## Questions

ask-excommunicate = { $seat }, whose Ruler do you Excommunicate?
ask-crusade_area = { $seat }, where do you call a Crusade?
ask-crusade_war = { $seat }, do you Declare War for the Crusade at once, for free? ({ $area })
ask-take_cross = { $seat }, do you use the Crusade as your Casus Belli and commit to it? ({ $area })
ask-lose_cardinal = { $seat }, which of your Cardinals do you lose?
ask-cardinal_dies = { $seat }, which Cardinal dies?
ask-gain_unit = { $seat }, which Army do the Mercenaries join? ({ $unit })

ask-worn_down = { $seat }, which Unit do you lose? ({ $left } to go)
ask-disloyal_vassals = { $seat }, in which Area do your Vassals rise?
ask-which_dnpr = { $seat }, which Dynamic NPR expands?
ask-dnpr_expansion = { $seat }, which Province goes to { GEN($realm) }?
ask-ally_robbed = { $seat }, your Ally has lost a Province to { GEN($realm) }. Do you place a CB token?

ask-cardinal_leaves = { $seat }, which Cardinal leaves the Papal Curia?
ask-take_vassal = { $seat }, do you also take the Vassal { $realm }? (Influence: { $due })
ask-freed_vassal = { $seat }, a Realm is free: { $realm }. Do you place an Alliance or a Claim there?

## Options

move-excommunicate_ruler = { $price ->
        [0] Papal Action: Excommunicate Ruler
       *[other] Papal Action: Excommunicate Ruler ({ $price } Diplomatic Power)
    }
    .label = Papal Action: Excommunicate Ruler
move-call_crusade = { $price ->
        [0] Papal Action: Call Crusade
       *[other] Papal Action: Call Crusade ({ $price } Diplomatic Power)
    }
    .label = Papal Action: Call Crusade
move-excommunicate = Excommunicate the Ruler of { GEN($realm) }
move-crusade = Crusade { IN($area) }
move-remove_cardinal = Cardinal of { $owner }, slot { $slot }
move-gain_unit = Army { $army }: { $area }

move-vassals_rise = Vassals { IN($area) }
move-vassalize = Vassalize { $realm } (Influence: { $due })
move-annex = Annex { $realm } (Influence: { $due })
move-claim_freed = Claim: { $area }
move-freed_vassal-done = Neither
move-expanding = { $realm }
move-expand = Take { $province }

## Events

event-CardinalGained = { $seat } gains a Cardinal.
event-CardinalLost = { $seat } loses a Cardinal.
event-RomaGained = { $seat } has the Cardinal of Roma.
event-RomaLost = { $seat } no longer has the Cardinal of Roma.
event-RulerExcommunicated = { $seat } has the Ruler of { GEN($realm) } Excommunicated.
event-CrusadeCalled = { $seat } calls a Crusade { IN($area) }.
event-CommittedToCrusade = { $seat } is Committed to the Crusade.
event-CrusadeOver = The Crusade { IN($area) } is over.
event-ExcommunicationOver = The Excommunication of the Ruler of { GEN($realm) } is over.

## Refusals

figures-base_tax = Base Tax Income of { $due } is needed; you have { $have }
figures-vassal_tokens = Vassal tokens needed: { $due }; you have { $have }
figures-not_next_to = it is not next to that Realm
figures-of_the_dnpr = it is that Realm's already
figures-occupied = it is Occupied
figures-a_capital = it is a Capital
figures-of_an_ally = it belongs to an Ally of that Realm

## Why

why-papal_controller = Papal Controller
why-excommunication = Excommunication
why-crusade = Crusade
why-cb_excommunication = Excommunication
why-cb_crusade = Holy War, the Crusade

## Result

points-papal_controller = Papal Controller: { $points }
