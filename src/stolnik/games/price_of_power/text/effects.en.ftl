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
        [war] Declare War
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
        [activate_defending_hre] activate Defending the HRE
        [remove_revolution] end the Revolution there
        [unrest] bring Unrest
        [disband] disband Units
        [end_war] end the Wars
        [fire] dismiss an Advisor
        [remove_ship] remove a Ship
        [replace_influence] replace Influence
        [excommunicate] Excommunicate a Ruler
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
        [war] Declare War
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
        [activate_defending_hre] activate Defending the HRE
        [remove_revolution] end the Revolution there
        [unrest] bring Unrest
        [disband] disband Units
        [end_war] end the Wars
        [fire] dismiss an Advisor
        [remove_ship] remove a Ship
        [replace_influence] replace Influence
        [excommunicate] Excommunicate a Ruler
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
        [plague] where does the Plague break out?
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

move-option = Option { $what }
    .label = { $what }
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
event-EffectPassedOver = { $origin } ({ $realm }): without effect – { $deed }.
event-ColonistsChanged = { $seat }: Colonists { SIGNED($n) }.
event-InterestLost = { $seat } discards Interest: { $n }.
event-MerchantLost = { $seat } loses a Merchant.
event-MerchantsLaidDown = { $seat } lays down Merchants: { $n }.
event-IdeaLost = { $seat } loses an Idea: { $idea }.
event-NprManpowerToken = +1 Manpower tokens on { $province }: { $n }.

## Reasons

why-action_card = an Action Card
why-event_card = an Event
why-milestone = a Milestone

## What effects bring

deed-prestige = Prestige
deed-ducats = Ducats
deed-power = Power
deed-stability = Stability
deed-set_stability = Stability
deed-interest = Interest
deed-exhaust_manpower = exhausting Manpower
deed-refresh_manpower = refreshing Manpower
deed-manpower_bonus = a +1 Manpower token
deed-npr_manpower_token = a +1 Manpower token of an NPR
deed-imperial_authority = Imperial Authority
deed-cardinal = a Cardinal
deed-colonist = a Colonist
deed-draw_cards = drawing cards
deed-influence = Influence
deed-remove_influence = removing Influence
deed-replace_influence = replacing Influence
deed-claim = a Claim
deed-remove_claim = removing a Claim
deed-core = a Core token
deed-unrest = Unrest
deed-remove_unrest = removing Unrest
deed-rebels = Rebels
deed-rebel_town = placing a Rebel Town
deed-remove_rebels = removing Rebels
deed-move_rebels = moving Rebels
deed-rebel_dice = Rebel Dice
deed-place_town = a Town
deed-place_vassal = a Vassal token
deed-remove_tokens = removing tokens
deed-swap_tokens = exchanging tokens
deed-develop = developing a Town
deed-reduce = reducing a Town
deed-alliance = an Alliance
deed-end_alliance = the end of an Alliance
deed-offer_alliance = the offer of an Alliance
deed-marriage = a Marriage
deed-offer_marriage = the offer of a Marriage
deed-disputed_succession = a Disputed Succession
deed-truce = a Truce
deed-end_truce = the end of a Truce
deed-cb = a CB
deed-religion = the Religion of an Area
deed-adopt_religion = the State Religion
deed-plague = a Plague
deed-pirate = Pirates
deed-move_pirate = moving Pirates
deed-remove_pirate = removing Pirates
deed-expand_node = Expanding a Trade Node
deed-dnpr = DNPR tokens
deed-leave_hre = leaving the HRE
deed-gain_units = Units
deed-gain_ships = Ships
deed-remove_ship = removing a Ship
deed-disband = disbanding Units
deed-casualties = Casualties
deed-move_units = moving Units
deed-action = an Action
deed-research = a new Idea
deed-lose_idea = losing an Idea
deed-swap_idea = exchanging an Idea
deed-appoint = appointing a Character
deed-fire = dismissing an Advisor
deed-ruler = a Ruler
deed-ill_health = Ill Health
deed-steal_general = taking over a General
deed-war = War
deed-end_war = the end of War
deed-revolution = the Revolution
deed-remove_revolution = the end of the Revolution
deed-crusade_token = the Crusade token
deed-excommunicate = Excommunication
deed-merchant = a Merchant
deed-exhaust_merchants = laying down Merchants
deed-activate_defending_hre = Defending the HRE
deed-idea_row = Ideas on display
deed-choose_replacement_idea = replacing an Idea on display
deed-swap_display_cards = replacing cards on display
deed-play_card = playing a card
deed-privateer_trade = the Trade of Privateers
deed-buy_province = buying a Province
deed-transfer_ducats = handing over Ducats
deed-battle_dice = Battle Dice
deed-attrition_roll = an Attrition roll
deed-rule = a rule of the card
