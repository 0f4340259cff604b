### What cards leave to a player: options, payments, picks; and what they do.

## Questions

ask-effect_option = { $seat }, which option of { $origin } do you choose?
ask-effect_may = { $seat }, { $origin }: do you want to { $effect ->
        [influence] gain Influence
        [claim] gain a Claim
        [remove_claim] remove a Claim
        [remove_unrest] remove Unrest
        [research] research an Idea
        [draw_cards] draw cards
        [alliance] gain an Alliance
        [marriage] gain a Marriage
        [offer_alliance] offer an Alliance
        [war] declare War
        [action] take an Action
        [develop] develop a Town
        [place_town] place a Town
        [place_vassal] place Vassal tokens
        [appoint] appoint a Character
        [ruler] change the Ruler
        [refresh_manpower] refresh Manpower
        [manpower_bonus] gain a +1 Manpower token
        [prestige] gain Prestige
        [religion] change the Religion of an Area
        [adopt_religion] change State Religion
        [expand_node] Expand a Trade Node
        [swap_display_cards] replace cards on display
        [choose_replacement_idea] replace an Idea on display
        [gain_units] gain Units
        [gain_ships] gain Ships
        [core] place a Core token
        [interest] discard Interest
        [cb] gain a CB
        [end_truce] end a Truce
        [swap_tokens] exchange tokens
        [buy_province] buy a Province
        [stability] change Stability
        [activate_defending_hre] defend the Empire
        [remove_revolution] end the Revolution there
        [unrest] bring Unrest
        [disband] disband Units
        [end_war] end the Wars
        [fire] dismiss an Advisor
        [remove_ship] remove a Ship
        [replace_influence] replace Influence
        [excommunicate] excommunicate
        [merchant] gain a Merchant
       *[other] do what the card allows
    }?
ask-effect_pay = { $seat }, { $origin }: do you pay to { $effect ->
        [influence] gain Influence
        [claim] gain a Claim
        [remove_claim] remove a Claim
        [remove_unrest] remove Unrest
        [research] research an Idea
        [draw_cards] draw cards
        [alliance] gain an Alliance
        [marriage] gain a Marriage
        [offer_alliance] offer an Alliance
        [war] declare War
        [action] take an Action
        [develop] develop a Town
        [place_town] place a Town
        [place_vassal] place Vassal tokens
        [appoint] appoint a Character
        [ruler] change the Ruler
        [refresh_manpower] refresh Manpower
        [manpower_bonus] gain a +1 Manpower token
        [prestige] gain Prestige
        [religion] change the Religion of an Area
        [adopt_religion] change State Religion
        [expand_node] Expand a Trade Node
        [swap_display_cards] replace cards on display
        [choose_replacement_idea] replace an Idea on display
        [gain_units] gain Units
        [gain_ships] gain Ships
        [core] place a Core token
        [interest] discard Interest
        [cb] gain a CB
        [end_truce] end a Truce
        [swap_tokens] exchange tokens
        [buy_province] buy a Province
        [stability] change Stability
        [activate_defending_hre] defend the Empire
        [remove_revolution] end the Revolution there
        [unrest] bring Unrest
        [disband] disband Units
        [end_war] end the Wars
        [fire] dismiss an Advisor
        [remove_ship] remove a Ship
        [replace_influence] replace Influence
        [excommunicate] excommunicate
        [merchant] gain a Merchant
       *[other] do what the card offers, or to be spared what it threatens
    }?
ask-effect_pick = { $seat }, { $origin }: { $effect ->
        [who] which Realm?
        [merchant] which Merchant do you give up?
        [save] Power of which kind is saved?
        [pay] what do you pay with?
        [influence] where does Influence go?
        [remove_influence] where is Influence removed?
        [replace_influence] which Influence is replaced?
        [claim] where does the Claim go?
        [remove_claim] which Claim is removed?
        [core] where does the Core token go?
        [unrest] where does Unrest arise?
        [remove_unrest] where is Unrest removed?
        [rebels] where do Rebels rise?
        [remove_rebels] where are Rebels removed?
        [move_rebels] where do the Rebels go?
        [rebel_dice] for which Area are Rebel Dice rolled?
        [place_town] where does the Town go?
        [place_vassal] where does the Vassal token go?
        [remove_tokens] which token is removed?
        [swap_tokens] which token is exchanged?
        [develop] which Town is developed?
        [reduce] which Large Town is reduced?
        [alliance] an Alliance with whom?
        [end_alliance] which Alliance ends?
        [offer_alliance] to whom is an Alliance offered?
        [marriage] a Marriage with whom?
        [offer_marriage] to whom is a Marriage offered?
        [disputed_succession] where is the succession disputed?
        [religion] which Area changes its Religion?
        [adopt_religion] which Religion is adopted?
        [plague] where does the plague break out?
        [pirate] where do Pirates appear?
        [move_pirate] where do the Pirates go?
        [remove_pirate] where are Pirates removed?
        [expand_node] which Trade Node is Expanded?
        [dnpr] which Province is concerned?
        [gain_units] where do the Units go?
        [gain_ships] where do the Ships go?
        [remove_ship] which Ship is removed?
        [disband] which Unit is disbanded?
        [casualties] which Unit is lost?
        [move_units] where do the Units go?
        [research] which Idea is researched?
        [lose_idea] which Idea is lost?
        [swap_idea] which Idea?
        [choose_replacement_idea] which Idea?
        [swap_display_cards] which card is replaced?
        [appoint] who is appointed?
        [fire] who is dismissed?
        [ruler] who rules?
        [ill_health] who falls ill?
        [war] War against whom?
        [cb] a CB against whom?
        [truce] a Truce with whom?
        [revolution] where does the Revolution spread?
        [remove_revolution] where does the Revolution end?
        [crusade_token] where does the Crusade go?
        [cardinal] whose Cardinal?
        [draw_cards] from which deck?
       *[other] what do you choose?
    }

## Options

move-option = Option { $option }
move-pay = Pay
move-decline = Do not pay
move-pick_area = { $area }
move-pick_province = { $province }
move-pick_realm = { $realm }
move-pick_node = { $node }
move-pick_zone = { $zone }
move-pick_card = { $card }
move-pick_idea = { $idea }
move-pick_faith = { $faith }
move-pick_unit = { $unit }
move-pick_power = { $power }
move-pick_number = { $number }
move-pick_milestone = { $milestone }
move-effect_pick-done = No more
option-A = A
option-B = B
option-C = C

## Events

event-OptionChosen = { $seat } chooses option { $option }.
event-ColonistsChanged = { $seat }: Colonists { $n }.
event-InterestLost = { $seat } discards Interest: { $n }.
event-MerchantLost = { $seat } loses a Merchant.
event-MerchantsLaidDown = { $seat } lays down Merchants: { $n }.
event-IdeaLost = { $seat } loses an Idea: { $idea }.
event-NprManpowerToken = +1 Manpower tokens on { $province }: { $n }.

## Reasons

why-action_card = an Action Card
why-event_card = an Event
why-milestone = a Milestone
