### Naval Battles.

force-pirates = Pirates

## Questions

ask-naval_defender = { $seat }, you and others defend the { $zone } with as many Ships: who is Main Defender?
ask-late_admiral = { $seat }, Naval Battle in the { $zone }: do you give your Fleet an Admiral?
ask-naval_actions = { $seat }, Naval Battle in the { $zone }, Round { $number }: do you play a Battle Action?
ask-naval_faction = { $seat }, Naval Battle in the { $zone }: which of the equally large forces loses a Ship first?
ask-ship_casualty = { $seat }, Naval Battle in the { $zone }: which Ship takes the hit?
ask-captured_ship = { $seat }, Naval Battle in the { $zone }: which of the lost Ships was captured?
ask-prize = { $number ->
        [one] { $seat }, you have captured { $number } Ship in the { $zone }. Where do you put it?
       *[other] { $seat }, you have captured { $number } Ships in the { $zone }. Where do you put the next one?
    }
ask-naval_retreat = { $seat }, Naval Battle in the { $zone }, Round { $number } is over: do you Retreat?
ask-pirates = { $seat }, your Ships are at sea. Do you attack Pirates?

## Moves

move-attack_pirates = Attack the Pirates { IN($node) } from the { $zone }
move-late_admiral = Appoint as Admiral from { $card }, for { $price } Military Power: { $shown }
move-lose_light_ship = A Light Ship outside the Fleet
move-lose_from_fleet = From the Fleet: { $unit }
move-damage_heavy_ship = A Heavy Ship is damaged
move-surrender_ship = { $unit }
move-keep_at_sea = A Light Ship stays in the Sea Zone
move-keep_in_fleet = Into the Fleet: { $unit }
move-forgo_prize = Take no more Ships
move-retreat_to_sea = Retreat to the { $zone }
move-retreat_to_port = Retreat to the Port of { $province }
move-break_off = Let the Pirates be

## What happens

event-NavalBattleBegan = Naval Battle in the { $zone }: { $force } against { $enemies }.
event-PiratesAttacked = { $seat } attacks the Pirates { IN($node) }.
event-NavalDiceRolled = { $force } in the { $zone } rolled: { $face }. Hits: { $hits }.
event-ShipLost = { $seat } loses: { $unit }.
event-HeavyShipDamaged = A Heavy Ship of { $seat } is damaged.
event-PirateLost = A Pirate Ship { IN($node) } is sunk.
event-NprShipLost = { $realm } loses a Ship in the { $zone }.
event-NprSailedAway = The Ships of { $realm } sail away from the { $zone }.
event-ShipCaptured = { $seat } captures: { $unit }.
event-PrizeTaken = { $seat } puts a captured Ship into service: { $unit }.
event-FoughtOnAtSea = { $seat } fights on in the { $zone }.
event-RetreatedToSea = { $seat } Retreats from the { $zone } to the { $haven }.
event-RetreatedToPort = { $seat } Retreats from the { $zone } to the Port of { $province }.
event-BrokeOff = { $seat } lets the Pirates be; the Ships stay in the { $zone }.
event-NavalBattleWon = { $force } won the Naval Battle in the { $zone }.
event-NobodyWonAtSea = No Ship is left in the { $zone }: the Naval Battle has no winner.

summary-naval_battle = Naval Battle in the { $zone }, Round { $round }
