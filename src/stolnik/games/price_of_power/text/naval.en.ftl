### Naval Battles.

force-pirates = Pirates

## Questions

ask-naval_defender = { $seat }, you and others defend { GEN($zone) } with equally many Ships: who is Main Defender?
ask-late_admiral = { $seat }, Naval Battle { IN($zone) }: do you give your Fleet an Admiral?
ask-naval_actions = { $seat }, Naval Battle { IN($zone) }, Battle Round { $number }: do you play a Battle Action?
ask-naval_faction = { $seat }, Naval Battle { IN($zone) }: which of the equally large forces loses a Ship first?
ask-ship_casualty = { $seat }, Naval Battle { IN($zone) }: which Ship takes the hit?
ask-captured_ship = { $seat }, Naval Battle { IN($zone) }: which of the lost Ships was captured?
ask-prize = { $number ->
        [one] { $seat }, you have captured { $number } Ship { IN($zone) }. Where do you put it?
       *[other] { $seat }, you have captured { $number } Ships { IN($zone) }. Where do you put the next one?
    }
ask-naval_retreat = { $seat }, Naval Battle { IN($zone) }, Battle Round { $number } is over: do you Retreat?
ask-pirates = { $seat }, your Ships are at sea. Do you attack Pirates?

## Moves

move-attack_pirates = Attack the Pirates { IN($node) } from { GEN($zone) }
move-late_admiral = Appoint as Admiral from { $card }, for { $price } Military Power: { $shown }
move-lose_light_ship = A Light Ship outside the Fleet
move-lose_from_fleet = From the Fleet: { $unit }
move-damage_heavy_ship = A Heavy Ship is damaged
move-surrender_ship = { $unit }
move-keep_at_sea = A Light Ship stays in the Sea Zone
move-keep_in_fleet = Into the Fleet: { $unit }
move-forgo_prize = Take no more Ships
move-retreat_to_sea = Retreat to { GEN($zone) }
move-retreat_to_port = Retreat to the Port of { $province }
move-break_off = Let the Pirates be

## What happens

event-NavalBattleBegan = Naval Battle { IN($zone) }: { $force } against { $enemies }.
event-PiratesAttacked = { $seat } attacks the Pirates { IN($node) }.
event-NavalDiceRolled = { $force } { IN($zone) } rolled: { $face }. Hits: { $hits }.
event-ShipLost = { $seat } loses: { $unit }.
event-HeavyShipDamaged = A Heavy Ship of { $seat } is damaged.
event-PirateLost = A Pirate Ship { IN($node) } is sunk.
event-NprShipLost = A Ship of { GEN($realm) } { IN($zone) } is lost.
event-NprSailedAway = The Ships of { GEN($realm) } sail away from { GEN($zone) }.
event-ShipCaptured = { $seat } captures: { $unit }.
event-PrizeTaken = { $seat } puts a captured Ship into service: { $unit }.
event-FoughtOnAtSea = { $seat } fights on { IN($zone) }.
event-RetreatedToSea = { $seat } Retreats from { GEN($zone) } to { GEN($haven) }.
event-RetreatedToPort = { $seat } Retreats from { GEN($zone) } to the Port of { $province }.
event-BrokeOff = { $seat } lets the Pirates be; the Ships stay { IN($zone) }.
event-NavalBattleWon = { $force } won the Naval Battle { IN($zone) }.
event-NobodyWonAtSea = No Ship is left { IN($zone) }: the Naval Battle has no winner.

summary-naval_battle = Naval Battle { IN($zone) }, Battle Round { $round }
