### Battles and Rebels.

force-rebels = Rebels

## Questions

ask-main_defender = { $seat }, you and others defend { GEN($area) } with equally many Units: who is Main Defender?
ask-late_general = { $seat }, Battle { IN($area) }: do you give your Army a General?
ask-leader = { $seat }, Battle { IN($area) }: which General leads?
ask-drill = { $seat }, which die does { $character } not bring?
ask-battle_actions = { $seat }, Battle { IN($area) }, Battle Round { $number }: do you play a Battle Action?
ask-battle_die = { $seat }, which die do you add?
ask-faction = { $seat }, Battle { IN($area) }: which of the equally large forces loses a Unit first?
ask-casualty = { $seat }, Battle { IN($area) }: which Unit do you lose?
ask-retreat = { $seat }, Battle { IN($area) }, Battle Round { $number } is over: do you Retreat?
ask-besiege = { $seat }, Siege { IN($area) }: which Province?
ask-occupy = { $seat }, do you put your own Town in { $province }, in place of the Rebels'?
ask-rebel_area = { $seat }, for which Area do you roll Rebel Dice now?
ask-rebellion = { $seat }, Rebellion { IN($area) }: which Province is lost to it?
ask-besieged = { $seat }, Rebels { IN($area) }: which Province do they Besiege?
ask-exhaust = { $seat }, which Regular Unit is Exhausted?
ask-quieten = { $seat }, where { IN($area) } do you remove Unrest?
ask-colour = { $seat }, { $province } is free: which DNPR token is placed there?
ask-rebel_pieces = { $seat }, there is no such Rebel piece in Supply. Where do you take one from?
ask-cb_tokens = { $seat }, there is no CB token in your Supply. Which token do you take?

## Moves

move-main_defender = Main Defender: { $owner }
move-late_general = Appoint General of Army { $army } from { $card }, for { $price } Military Power: { $shown }
move-transfer_general = Move { $character } from Army { $origin } to Army { $army }
move-lead_in_person = { $character } leads Army { $army } in person
move-lead = { $character } leads (Army { $army })
move-remove_die = Remove: { $die }
move-battle_action = { $price ->
        [0] Play { $card }
       *[other] Play { $card } for { $price } Military Power
    }
move-battle_action_on_display = { $price ->
        [0] Use { $card }
       *[other] Use { $card } for { $price } Military Power
    }
move-die = Add: { $die }
move-strike = { $force }
move-lose_unit = Army { $army }: { $unit }
move-lose_infantry = Infantry outside Armies { IN($area) }
move-fight = Fight on
move-retreat = Retreat to { GEN($area) }
move-siege = Siege { IN($area) }
    .label = { move-siege }
move-besiege = { $price ->
        [0] Besiege { $province } as well
       *[other] Besiege { $province } for { $price } Military Power
    }
move-roll_for = Roll for { GEN($area) }
move-rebel = Rebels take { $province }
move-exhaust_available = A Unit of Available Manpower
move-exhaust_unit = Army { $army }: { $unit }
move-exhaust_infantry = Infantry { IN($area) }
move-colour = { $colour }
move-take_rebel_town = Take the Rebel Town from { $province }
move-take_rebel = Take a Rebel Unit from { GEN($area) }
move-give_up_claim = Take back the Claim { IN($area) }
move-give_up_cb = Take back the CB against { GEN($realm) }

## What happens

event-BattleBegan = Battle { IN($area) }: { $force } against { $enemies }.
event-MainDefender = Main Defender: { $seat }.
event-Leads = { $character } leads for { $force }.
event-NobodyLeads = The card drawn is { $card }: nobody leads ({ $force }).
event-LeaderDieLost = { $seat }: the Leader of the Enemy ({ $force }) brings one die fewer: { $die }.
event-KnightsCharged = Noble Knights charge before the first Battle Round ({ $force }).
event-BattleActionPlayed = { $seat } plays { $card }.
event-DieAdded = { $seat } adds: { $die }.
event-DiceRolled = { $force } { IN($area) } rolled: { $face }. Hits: { $hits }.
event-UnitLost = { $army ->
        [0] { $seat } loses: { $unit } ({ $category }).
       *[other] { $seat } loses: { $unit } ({ $category }) of Army { $army }.
    }
event-RebelsLost = Rebels lose a Unit { IN($area) }.
event-LeaderWounded = { $character } is wounded.
event-LeaderKilled = { $character } falls.
event-FoughtOn = { $seat } fights on { IN($area) }.
event-Retreated = { $seat } Retreats from { GEN($area) } to { GEN($destination) }.
event-BattleWon = { $force } won the Battle { IN($area) }.
event-NobodyWon = Nobody is left { IN($area) }: the Battle has no winner.
event-SiegeBegan = { $seat } lays Siege { IN($area) }.
event-Besieged = { $seat } Besieges { $province }.
event-RebelTownRemoved = The Rebels and the Unrest are gone from { $province }.
event-OccupationEnded = { $seat } no longer Occupies { $province }.
event-Occupied = { $seat } Occupies { $province }.
event-RebelDiceRolled = { $seat }, Rebel Dice for { GEN($area) }: { $face }.
event-RebelsAppeared = A Rebel Unit appears { IN($area) }.
event-RebelTownPlaced = Rebels hold { $province } ({ $seat }).
event-RebelsTired = A Rebel Unit { IN($area) } gives up.
event-RebelsMoved = Rebels move from { GEN($area) } to { GEN($destination) }: { $n }.
event-UnitExhausted = { $seat }: a Unit of Available Manpower is Exhausted.
event-ArmyUnitExhausted = { $seat }: a Regular Unit of Army { $army } is Exhausted ({ $unit }).
event-InfantryExhausted = { $seat }: Infantry { IN($area) } is Exhausted.
event-Liberated = { $province } is Liberated and belongs to { GEN($realm) }.
event-RebelTownTaken = { $seat } takes the Rebel Town from { $province }.
event-RebelsTaken = { $seat } takes a Rebel Unit from { GEN($area) }.

why-rebels = Rebels
