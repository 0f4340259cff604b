### Declare War: targets, Battles that follow, and the free Action.

## Questions

ask-war_target = { $seat }, on whom do you Declare War?
ask-another_target = { $seat }, do you Declare War on another Realm as well? (named last: { $realm })
ask-sea_battle_order = { $seat }, which Naval Battle is fought first?
ask-land_battle_order = { $seat }, which Land Battle is fought first?
ask-free_action = { $seat }, no Battle was triggered: which Action do you take for free?

## Options

move-declare_war = { $price ->
        [0] Declare War
       *[other] Declare War ({ $price } Military Power)
    }
    .label = Declare War
move-attack = { $offered ->
       *[no] Declare War on { GEN($realm) }
        [yes] { $realm }: { $why }{ $lost ->
            [0] { "" }
           *[other] , Stability −{ $lost }
        }{ $breach ->
            [by_emperor] , Imperial Authority −{ $authority }, your Influence in the HRE −{ $influence }
            [by_subject] , a CB token of the Emperor on you
           *[none] { "" }
        }{ $calling ->
            [npr] ; the target calls { $called }
            [player] ; the target may call { $called }
           *[nobody] { "" }
        }
    }
    .label = { move-attack }
move-fight_at = Fight: { $zone }
move-free_action-done = Take no free Action

## Events

event-WarDeclared = { $seat } Declares War on { GEN($realm) }: { $why }.
event-NprDeclaredWar = Declaration of War by { GEN($realm) } on { $owner }.
event-NoFreeAction = { $seat } takes no free Action.

## Refusals

figures-own_realm = it is your own Realm
figures-named = it is named already
figures-at_war = you are at War with it already

## Why

why-cb_none = without a Casus Belli
why-cb_conquest = Conquest
why-cb_token = a CB token
why-cb_event = the Event
why-cb_succession = a Disputed Succession
why-cb_holy_war = Holy War
why-cb_liberation = Imperial Liberation
