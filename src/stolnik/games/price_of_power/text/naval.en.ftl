### Naval Battles.

force-pirates = Pirates

## Questions

ask-naval_defender = { $seat }, you and others defend { $zone } with as many Ships: who is Main Defender?
ask-late_admiral = { $seat }, Naval Battle in { $zone }: do you give your Fleet an Admiral?
ask-naval_actions = { $seat }, Naval Battle in { $zone }, Round { $number }: do you play a Battle Action?
ask-naval_faction = { $seat }, Naval Battle in { $zone }: which of the equally large forces loses a Ship first?
ask-ship_casualty = { $seat }, Naval Battle in { $zone }: which Ship takes the hit?
ask-captured_ship = { $seat }, Naval Battle in { $zone }: which of the lost Ships was captured?
ask-prize = { $number ->
        [one] { $seat }, you have captured { $number } Ship in { $zone }. Where do you put it?
       *[other] { $seat }, you have captured { $number } Ships in { $zone }. Where do you put the next one?
    }
ask-naval_retreat = { $seat }, Naval Battle in { $zone }, Round { $number } is over: do you Retreat?
ask-pirates = { $seat }, your Ships are at sea. Do you attack Pirates?

## Moves

move-attack_pirates = Attack the Pirates in { $node } from { $zone }
move-late_admiral = Appoint as Admiral for { $price } Military Power: { $shown }
move-lose_light_ship = A Light Ship outside the Fleet
move-lose_from_fleet = From the Fleet: { $unit }
move-damage_heavy_ship = A Heavy Ship is damaged
move-surrender_ship = { $unit }
move-keep_at_sea = A Light Ship stays in the Sea Zone
move-keep_in_fleet = Into the Fleet: { $unit }
move-forgo_prize = Take no more Ships
move-retreat_to_sea = Retreat to { $zone }
move-retreat_to_port = Retreat to the Port of { $province }
move-break_off = Let the Pirates be

## What happens

event-NavalBattleBegan = Naval Battle in { $zone }: { $force } against { $enemies }.
event-PiratesAttacked = { $seat } attacks the Pirates in { $node }.
event-NavalDiceRolled = { $force } in { $zone } rolled: { $face }. Hits: { $hits }.
event-ShipLost = { $seat } loses: { $unit }.
event-HeavyShipDamaged = A Heavy Ship of { $seat } is damaged.
event-PirateLost = A Pirate Ship in { $node } is sunk.
event-NprShipLost = { $realm } loses a Ship in { $zone }.
event-NprSailedAway = The Ships of { $realm } sail away from { $zone }.
event-ShipCaptured = { $seat } captures: { $unit }.
event-PrizeTaken = { $seat } puts a captured Ship into service: { $unit }.
event-FoughtOnAtSea = { $seat } fights on in { $zone }.
event-RetreatedToSea = { $seat } Retreats from { $zone } to { $haven }.
event-RetreatedToPort = { $seat } Retreats from { $zone } to the Port of { $province }.
event-BrokeOff = { $seat } lets the Pirates be; the Ships stay in { $zone }.
event-NavalBattleWon = { $force } has won the Naval Battle in { $zone }.
event-NobodyWonAtSea = No Ship is left in { $zone }: the Naval Battle has no winner.

summary-naval_battle = Naval Battle in { $zone }, Round { $round }
