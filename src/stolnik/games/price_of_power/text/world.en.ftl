### The wide world: Explore, Colonize, Ships lost, Pirates.

## Explore

ask-explorer = { $seat }, does a Light Ship sail into unknown waters first?
ask-unknown_waters = { $seat }, where does the Light Ship go?
ask-explorer_berth = { $seat }, where { IN($zone) } does the Ship lie?
ask-exploration = { $danger ->
        [0] { $seat }, the Exploration Die shows { $number }. What do you Discover?
       *[other] { $seat }, the Exploration Die shows { $number } and danger. Do you go on?
    }
ask-ship_lost = { $seat }, which Ship is lost? ({ $owner }, { $why })

move-explore = Explore
move-explore_from = Move a Light Ship from { GEN($zone) }
move-explore_from_slot = Move a Light Ship off its Trade Protection slot: { $zone }
move-explore_from_port = Move a Light Ship from the Port of { $province }
move-sail_nowhere = Move no Ship; roll the Exploration Die
move-discover = Discover { $area }
move-roll_again = Roll again
move-turn_back = { $danger ->
        [0] Come home with nothing
       *[other] Give up: the Exploration fails, and a Ship on a Distant Continent is lost
    }
    .label = { $danger ->
        [0] Come home with nothing
       *[other] Give up (a Ship is lost)
    }
move-lose_at_sea = A Light Ship at sea: { $zone }
move-lose_on_slot = A Light Ship on a Trade Protection slot: { $zone }
move-lose_in_port = A Light Ship in the Port of { $province }
move-lose_of_fleet = A Ship of the Fleet: { $unit }

event-ExplorerSailed = { $seat } sends a Light Ship to Explore: { $zone }.
event-Explored = { $danger ->
        [yes] { $seat } Explores; the Exploration Die shows { $number } and danger.
       *[other] { $seat } Explores; the Exploration Die shows { $number }.
    }
event-Discovered = { $seat } Discovers { $area }.
event-NothingDiscovered = { $seat } Discovers nothing.
event-ExplorationFailed = The Exploration of { $seat } fails.
event-DistantTradeBegan = { $cards ->
        [0] Discovered: { $continent }. The discarded Trade Cards are shuffled into the deck.
        [one] Discovered: { $continent }. { $cards } new Trade Card is shuffled into the deck with the discards.
       *[other] Discovered: { $continent }. { $cards } new Trade Cards are shuffled into the deck with the discards.
    }
event-ShipGone = { $seat } loses a Ship: { $unit }, { $zone }.

why-explore = a failed Exploration
why-lost_at_sea = Ships Lost at Sea
why-by_card = a card

figures-exploration = the Exploration Die shows { $number }

## Colonize

ask-settlers = { $seat }, how many Colonists go to { GEN($area) }?

move-colonize = Colonize { $area } ({ $price } in Administrative Power and Colonists)
    .label = Colonize { GEN($area) }
move-colonists = { $settlers ->
        [one] { $settlers } Colonist
       *[other] { $settlers } Colonists
    }, Administrative Power { $price }

event-Colonized = { $seat } Colonizes { $area }.
event-ColonistsGained = { $n ->
        [one] { $seat }: { $n } Colonist comes to the Colonist Pool.
       *[other] { $seat }: { $n } Colonists come to the Colonist Pool.
    }
event-ColonistsLost = { $n ->
        [one] { $seat }: { $n } Colonist leaves the Colonist Pool.
       *[other] { $seat }: { $n } Colonists leave the Colonist Pool.
    }

figures-colonize = it takes { $price } in Administrative Power and Colonists together; you have { $have }

## Symbols of Events: Native Uprising, Lost at Sea, Pirates

ask-uprising = { $seat }, which effect of the Native Uprising do you ignore?
ask-pirate_node = { $seat }, in which Trade Node do Pirates appear?
ask-node_pieces = { $seat }, the Supply is empty: which piece do you take from another Trade Node?

move-keep_colonist = Lose no Colonist
move-keep_quiet = Gain no Unrest on a Distant Town
move-endure = Ignore nothing
move-pirates_to = { $node }
move-take_pirate = The Pirate Ship of { GEN($node) }
move-take_expanded = The Expanded token of { GEN($node) }

event-UprisingIgnored = { $seat } ignores one effect of the Native Uprising.
event-PirateAppeared = A Pirate Ship appears { IN($node) }.
event-PirateLeft = A Pirate Ship leaves { GEN($node) }.
event-NodeExpanded = The Trade Node { $node } is Expanded.
event-NodeShrunk = The Expanded token leaves { GEN($node) }.

## Cards at sea

ask-gain_ship = { $seat }, where does the new Ship go? ({ $origin })
ask-raid = { $seat }, where do your Privateers strike? ({ $origin })

move-moor_in_port = A Light Ship in the Port of { $province }
move-moor_at_sea = A Light Ship at sea: { $zone }
move-moor_on_slot = A Light Ship on a Trade Protection slot: { $zone }
move-moor_fleet_in_port = In the Fleet, in the Port of { $province }: { $unit }
move-moor_fleet_at_sea = In the Fleet, at sea, { $zone }: { $unit }
move-raid = { $node }, { $trade_card }: the Merchant of { $owner } is laid down ({ count-ducats })

event-ShipGained = { $on_slot ->
        [yes] { $seat } gains a Light Ship; it protects Trade { IN($zone) }.
       *[other] { $seat } gains a Light Ship; it lies { IN($zone) }.
    }
event-ShipGainedInPort = { $seat } gains a Light Ship in the Port of { $province }.
event-FleetShipGained = { $seat } gains a Ship for the Fleet: { $unit }, { $zone }.
event-FleetShipGainedInPort = { $seat } gains a Ship for the Fleet in the Port of { $province }: { $unit }.
event-Raided = Privateers of { $seat } strike { IN($node) } and take { count-ducats }.
