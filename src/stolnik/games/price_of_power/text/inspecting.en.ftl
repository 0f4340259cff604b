### How a thing stands that somebody points at: short facts in a row, small letters.

figures-facts = { $facts }
figures-asked = { $what }
figures-asked_now = { $what } – { $now }

fact-nobody = nobody
fact-rebels = Rebels
fact-you = you
fact-player = { $owner }
fact-realm = { $realm }
fact-share = { $who } { $n }
fact-now = now { $n }
fact-now_lacking = { $n } of { $most }, still to come: { $province }

## Places

fact-province = { $tax ->
        [1] Small Province { IN($area) }, Tax Value { $tax }
       *[other] Large Province { IN($area) }, Tax Value { $tax }
    }
fact-territory = Territory { IN($area) }, Tax Value { $tax }
fact-not_in_play = not in play on this map
fact-unsettled = nobody has settled there
fact-owner = Owner: { $who }
fact-vassal_of = Vassal: { $realm }, Overlord: { $who }
fact-capital = Capital
fact-occupied = Occupied by: { $who }
fact-core_of = Core Province of: { $who }
fact-unrest = Unrest
fact-plus_one = +1 Manpower tokens: { $n }
fact-island = Island Province
fact-hostile = Hostile to you
fact-port = { $n ->
        [0] inactive Port at: { $zone }
        [1] Port at: { $zone }
       *[other] Large Port at: { $zone }
    }
fact-ships = Ships: { $shares }
fact-no_ships = no player's Ships
fact-area = { $n ->
        [one] { $n } Province
       *[other] { $n } Provinces
    }
fact-owners = Lawful Owners: { $shares }
fact-influence = Influence: { $shares }
fact-no_influence = no player's Influence
fact-imperial = Imperial Influence { $n }
fact-claims = Claims: { $who }
fact-core_token = Core token: { $who }
fact-units = Land Units: { $shares }
fact-rebel_units = Rebel Units { $n }
fact-faith = Religion: { $faith }
fact-dissent = in Religious Dissent for you
fact-plague = Plague
fact-elector = Elector Area
fact-in_empire = in the Empire
fact-battleground = Battleground
fact-crusade = Crusade
fact-inland_node = Trade Node: { $node }
fact-slots = free Trade Protection slots { $n } of { $most }
fact-slots_of = slots taken: { $shares }
fact-nodes = Trade Nodes: { $node }
fact-maritime = Maritime Trade Node
fact-inland = Inland Trade Node
fact-zones = Sea Zones: { $zone }
fact-merchants = Merchants: { $who }
fact-merchant = { $who }
fact-merchant_down = { $who } (laid down)
fact-no_merchants = no Merchants
fact-expanded = Expanded
fact-pirates = Pirate Ships { $n }
fact-trade_power = your Trade Power without Key Provinces { $n }, Light Ships among it { $ships }

## Realms

fact-played = played by: { $who }
fact-off_map = not on the map now
fact-left = has left the game
fact-prestige = Prestige { $n }
fact-stability = Stability { SIGNED($n) }
fact-ducats = Ducats { $n }
fact-power = Power { $adm } ADM, { $dip } DIP, { $mil } MIL
fact-tax = Tax Income { $n }
fact-manpower = Available Manpower { $n } of { $most }
fact-hand = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } and { $missions ->
        [one] { $missions } Mission
       *[other] { $missions } Missions
    } in hand
fact-interest = Loan tokens { $n }
fact-passed = has Passed
fact-state_religion = State Religion: { $faith }
fact-emperor = Emperor, Imperial Authority { $n }
fact-wars = at War with: { $who }
fact-vassal = Vassal; Overlord: { $who }
fact-capital_in = Capital: { $province }
fact-capital_in_area = Capital: { $province }, { $area }
fact-npr = { $n ->
        [one] independent Realm with { $n } Province
       *[other] independent Realm with { $n } Provinces
    }, Tax Value { $tax }
fact-active_ally = Active Ally of: { $who }
fact-ally = Ally of: { $who }
fact-married = Marriage with: { $who }
fact-your_ally = your Ally
fact-your_marriage = Marriage with you
fact-your_influence = your Influence in its Areas { $n }
fact-truce = Truce with you
fact-vassal_provinces = Provinces with your Vassal tokens { $n }

## Cards

fact-unseen = out of your sight: in its deck or in a player's hand
fact-in_your_hand = in your hand
fact-drawn = drawn by you and not yet paid for
fact-in_hand_of = in hand, for all to know: { $who }
fact-on_display = Display Card with cubes { $n }: { $who }
fact-serves_ruler = its Character is Ruler: { $who }
fact-serves_advisor = its Character is an Advisor: { $who }
fact-serves_general = its Character is a General: { $who }
fact-serves_admiral = its Character is an Admiral: { $who }
fact-discarded = discarded
fact-discarded_on_top = on top of the discards of its deck
fact-deck = cards to be drawn { $n }
fact-discards = discarded { $n }
fact-in_row = lies open in the row of Events, Ducats on it { $n }
fact-event_discarded = an Event that is over
fact-event_unseen = not to be seen now; an Event of the { $age }
fact-trading = on the table; trades: { $who }
fact-trade_discarded = among the discarded Trade Cards
fact-trade_unseen = out of sight: in the deck of Trade Cards, or not yet in play
fact-nodes_of_card = Trade Nodes: { $node }
fact-trade_income = income by row { $low } / { $middle } / { $high }
fact-trade_income_expanded = in an Expanded node { $low } / { $middle } / { $high }
fact-idea_shown = on display
fact-idea_unseen = not on display
fact-researched = researched by: { $who }
fact-researched_by_nobody = researched by nobody

## Goals

fact-mission_done = completed by: { $who }
fact-mission_of_others = not in your Mission Deck
fact-mission_in_deck = in your Mission Deck
fact-mission_held = in your hand, announced as soon as it is met
fact-mission_held_back = in your hand, held back
fact-lacking = { $province } – Owner: { $who }
fact-lacking_occupied = { $province } – Occupied by: { $who }
fact-milestone_unseen = not on display; a Milestone of the { $age }
fact-reached = reached by: { $who }
fact-reached_by_nobody = reached by nobody
fact-next_scores = Prestige of the next to reach it { $n }
fact-struggle_active = Active Power Struggle
fact-struggle_upcoming = Upcoming Power Struggle
fact-struggle_unseen = neither Active nor Upcoming
fact-would_score = Prestige as things stand: { $shares }
fact-controls_nothing = you Control nothing on its Battlegrounds

## Refusals

figures-acted = you have taken your Action of this Turn
figures-only_an_event = only the Event and Minor Actions are left to you
figures-event_taken = you have taken your Event of this Round
figures-events_taken = you have taken your Events of this Round
figures-nothing_of_yours = none of your tokens lies there
figures-no_unrest = there is no Unrest there
figures-slot_of = it follows the Religion slot of { GEN($area) }
figures-no_dissent = { $faith } is no Dissent for you
figures-no_colonial_claim = you have no Claim on a vacant Territory there
figures-a_leader = { $character } is a Leader
figures-an_advisor = { $character } is an Advisor
figures-no_command = { $character } cannot command
figures-not_in_play = it is not in play on this map
figures-not_drawn = it is not among the cards that you have drawn now
figures-turned_to = you have turned to it in this Action already
figures-no_port_of_yours = no active Port of yours
figures-nothing_hostile = no Province there is Controlled by an Enemy of yours
figures-no_units_of_yours = no Land Unit of yours is there
figures-enemy_units = Enemy Units are there
figures-not_next_to_battle = it is not next to the Area of the Battle
figures-allied_already = it is your Ally already
figures-it_is_at_war = it is at War
figures-you_are_at_war = you are at War
figures-not_in_reach = nothing of yours lay next to it when the Turn began

## What an Action would ask for

figures-way_on_display = for Research: the Idea on display
figures-way_influence = for Influence: something of yours next to it
figures-way_room = for Influence: room in the Area – cubes there { $have } of { $most }
figures-way_claim = for a Claim: next to your Realm
figures-way_claim_price = for a Claim: { $power } { $price } – you have { $have }
figures-way_alliance = for an Alliance: Influence { $due } – you have { $have }
figures-way_alliance_price = for an Alliance: { $power } { $price } – you have { $have }
figures-way_war = { $n ->
        [0] for a War: a Casus Belli – you have { $why }; it costs you no Stability
       *[other] for a War: a Casus Belli – you have { $why }; it costs you Stability { $n }
    }
figures-way_war_without = for a War: a Casus Belli – you have none, and it costs you Stability { $n }
figures-way_siege_units = for a Siege: Land Units of yours in the Area – now { $have }
figures-way_siege_alone = for a Siege: no Enemy Units in the Area
