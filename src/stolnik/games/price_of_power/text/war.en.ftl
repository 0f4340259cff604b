### War: Units, recruiting, movement by land, Suppress Unrest.

## Questions

ask-recruit = { $seat }, where do you recruit? (you have { count-ducats })
ask-raise_units = { $seat }, what do you recruit { IN($area) }? (you have { count-ducats }, { $available ->
        [one] { $available } Available Unit
       *[other] { $available } Available Units
    })
ask-build_ships = { $seat }, what does { $province } build? (you have { count-ducats })
ask-battle_order = { $seat }, which Battle is fought first?
ask-mover = { $seat }, what do you move?
ask-form_army = { $seat }, how many Infantry Units form Army { $army } { IN($area) }?
ask-march = { $seat }, your Units are { IN($area) } (Areas left: { $left }). Where do they go?
ask-regroup_armies = { $seat }, how are Units ({ $category } { $unit }, { $both } in all) shared between Army { $army } and Army { $other_army }?
ask-access = { $seat }, how do you pay for Military Access to { GEN($area) }?
ask-passage = { $seat }, do you let Units of { $owner } pass into { GEN($area) }?
ask-suppress = { $seat }, where else do you Suppress Unrest?

## Moves

move-recruit = { $price ->
        [0] Recruit Units
       *[other] Recruit Units ({ $price } Military Power)
    }
    .label = Recruit Units
move-activate_land = { $price ->
        [0] Activate Units: Land Movement
       *[other] Activate Units: Land Movement ({ $price } Military Power)
    }
    .label = Activate Units: Land Movement
move-suppress = Suppress Unrest in { $province }
    .label = { move-suppress }
move-muster = Recruit Land Units { IN($area) }
move-shipyard = Build Ships in { $province }
move-raise_unit = { $new ->
        [1] Recruit into a new Army { $army }: { $category } { $unit } ({ count-price })
       *[other] Recruit into Army { $army }: { $category } { $unit } ({ count-price })
    }
move-raise_alone = Recruit a single Unit: { $category } { $unit } ({ count-price })
move-build_in_port = Build a Light Ship in the Port ({ count-price })
move-build_at_sea = Build a Light Ship { IN($zone) } ({ count-price })
move-build_on_slot = Build a Light Ship onto a Trade Protection slot of { GEN($zone) } ({ count-price })
move-build_fleet_in_port = Build for the Fleet in the Port: { $unit } ({ count-price })
move-build_fleet_at_sea = Build for the Fleet { IN($zone) }: { $unit } ({ count-price })
move-fight_in = Fight { IN($area) }
move-move_army = Move Army { $army }
move-move_infantry = Move one Infantry Unit from { GEN($area) }
move-form_army = Form Army { $army } { IN($area) }
move-march = { $price ->
        [0] March to { GEN($area) }
       *[other] March to { GEN($area) } over the Mountain Border for { $price } Military Power
    }
move-ship_over = Cross the Naval Bridge to { GEN($area) }
move-take_in = { $units ->
        [one] Take in { $units } Infantry Unit
       *[other] Take in { $units } Infantry Units
    }
move-leave_behind = { $units ->
        [one] Leave { $units } Infantry Unit behind
       *[other] Leave { $units } Infantry Units behind
    }
move-regroup = Exchange Units with Army { $other_army }
move-keep_units = { $units } in Army { $army }, the others in Army { $other_army }
move-halt = End the move
move-access_by_influence = Remove 1 Influence from the Area
move-access_by_ducats = Pay { count-price }
move-permit = Let them pass
move-deny = Refuse passage

## What happens

event-RecruitingBegan = { $seat } recruits.
event-InfantryRaised = { $seat } recruits Infantry { IN($area) } for { count-ducats }.
event-UnitRaised = { $seat } recruits into Army { $army } { IN($area) }: { $category } { $unit } for { count-ducats }.
event-ShipBuilt = { $seat } builds a Light Ship in { $province } for { count-ducats }.
event-ShipLaunched = { $on_slot ->
        [yes] { $seat } builds a Light Ship in { $province } for { count-ducats }; it protects Trade { IN($zone) }.
       *[other] { $seat } builds a Light Ship in { $province } for { count-ducats }; it lies { IN($zone) }.
    }
event-FleetShipBuilt = { $seat } builds for the Fleet in { $province }: { $unit } for { count-ducats }.
event-FleetShipLaunched = { $seat } builds for the Fleet in { $province }: { $unit } { IN($zone) } for { count-ducats }.
event-ArmyActivated = { $seat } activates Army { $army } { IN($area) }.
event-InfantryActivated = { $seat } activates Infantry { IN($area) }.
event-ArmyFormed = { $units ->
        [one] { $seat } forms Army { $army } { IN($area) } from { $units } Infantry Unit.
       *[other] { $seat } forms Army { $army } { IN($area) } from { $units } Infantry Units.
    }
event-ArmyMarched = Army { $army } of { $seat } marches to { GEN($area) }.
event-InfantryMarched = Infantry of { $seat } marches to { GEN($area) }.
event-ArmyLanded = Army { $army } of { $seat } lands { IN($area) }.
event-InfantryLanded = Infantry of { $seat } lands { IN($area) }.
event-TookIn = { $units ->
        [one] Army { $army } of { $seat } takes in { $units } Infantry Unit.
       *[other] Army { $army } of { $seat } takes in { $units } Infantry Units.
    }
event-Dropped = { $units ->
        [one] Army { $army } of { $seat } leaves { $units } Infantry Unit behind.
       *[other] Army { $army } of { $seat } leaves { $units } Infantry Units behind.
    }
event-Regrouped = { $seat } regroups: { $category } { $unit }, { $kept } in Army { $army }, { $given } in Army { $other_army }.
event-AccessPaid = { $ducats ->
        [0] { $seat } removes 1 Influence for Military Access to { GEN($area) }.
       *[other] { $seat } pays { count-ducats } for Military Access to { GEN($area) }.
    }
event-AccessAnswered = { $granted ->
        [yes] { $seat } lets foreign Units pass into { GEN($area) }.
       *[other] { $seat } lets no foreign Units pass into { GEN($area) }.
    }

## Why

why-recruit = recruiting
why-access = Military Access

## Ships

ask-errand = { $seat }, do your Ships Undock, or which destination do you choose?
ask-undocking = { $seat }, which Ships put to sea?
ask-gather = { $seat }, which Ships sail to the destination?
ask-arrive = { $seat }, your Ships have arrived. Anything else?

move-activate_naval = { $price ->
        [0] Activate Units: Naval Activation
       *[other] Activate Units: Naval Activation ({ $price } Military Power)
    }
    .label = Activate Units: Naval Activation
move-undock = Undock: Ships leave their Ports
move-bound_for = Naval Movement to { GEN($zone) }
move-bound_for_port = Naval Movement to the Port of { $province }
move-undock_ship = A Light Ship from { $province } to { GEN($zone) }
move-undock_to_slot = A Light Ship from { $province } onto a Trade Protection slot of { GEN($zone) }
move-undock_fleet = The Fleet to { GEN($zone) }
move-send_from = Send a Light Ship from { GEN($zone) }
move-send_from_slot = Send a Light Ship off its Trade Protection slot { IN($zone) }
move-send_from_port = Send a Light Ship from the Port of { $province }
move-send_fleet = Send the Fleet
move-found_fleet = Found the Fleet with a Light Ship { IN($zone) }
move-found_fleet_in_port = Found the Fleet with a Light Ship in the Port of { $province }
move-fleet_takes = { $ships ->
        [one] { $ships } Light Ship joins the Fleet
       *[other] { $ships } Light Ships join the Fleet
    }
move-fleet_leaves = { $ships ->
        [one] { $ships } Light Ship leaves the Fleet
       *[other] { $ships } Light Ships leave the Fleet
    }
move-occupy_slot = A Light Ship takes a Trade Protection slot
move-carry_army = Carry Army { $army } over the sea
move-carry_infantry = Carry one Infantry Unit from { GEN($area) } over the sea

event-ShipMoved = A Light Ship of { $seat } comes to { GEN($zone) }.
event-ShipInPort = A Light Ship of { $seat } enters the Port of { $province }.
event-ShipTookSlot = A Light Ship of { $seat } protects Trade { IN($zone) }.
event-FleetSailed = The Fleet of { $seat } comes to { GEN($zone) }.
event-FleetInPort = The Fleet of { $seat } enters the Port of { $province }.
event-FleetTook = { $ships ->
        [one] { $ships } Light Ship joins the Fleet of { $seat }.
       *[other] { $ships } Light Ships join the Fleet of { $seat }.
    }
event-FleetLeft = { $ships ->
        [one] { $ships } Light Ship leaves the Fleet of { $seat }.
       *[other] { $ships } Light Ships leave the Fleet of { $seat }.
    }
event-FleetRepaired = The Heavy Ships of { $seat } are repaired.
event-PortClosed = The Ships of { $seat } leave { $province }, which is closed to them, for { GEN($zone) }.
ask-leave_port = { $seat }, the Port of { $province } is closed to your Ships. Where do they go?
move-put_out = To { GEN($zone) }
ask-driven_out = { $seat }, your Ships are driven out of the Port of { $province }. Where do they go?
