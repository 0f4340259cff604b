### What stands on cards, said from their data: one message for each word of the vocabulary.

## Sentences

said-line = { $what }.
said-of = { $who }: { $what }
said-option = { $option } – { $what }
said-choose = one of these: { $what }
said-may = { $who } may: { $what }
said-may-you = you may: { $what }
said-must-pay-you = you must pay { $cost }
said-pays-you = you pay { $cost }
said-if = if { $condition }: { $what }
said-else = { $what }; otherwise: { $other }
said-for = for { $cost }: { $what }
said-must-pay = { $who } must pay { $cost }
said-pays = { $who } pays { $cost }
said-then = { $first }, then: { $what }
said-and = { $first }; { $what }
said-times = { $n } times: { $what }
said-pick-area = { $n ->
        [1] choose an Area
       *[other] choose Areas ({ $n })
    } from { $among }: { $what }
said-pick-realm = { $n ->
        [1] choose a Realm
       *[other] choose Realms ({ $n })
    } from { $among }: { $what }
said-pick-player = { $n ->
        [1] choose a player
       *[other] choose players ({ $n })
    } from { $among }: { $what }
said-pick-province = { $n ->
        [1] choose a Province
       *[other] choose Provinces ({ $n })
    } from { $among }: { $what }
said-pick-node = { $n ->
        [1] choose a Trade Node
       *[other] choose Trade Nodes ({ $n })
    } from { $among }: { $what }
said-pick-token = { $n ->
        [1] choose a token
       *[other] choose tokens ({ $n })
    } from { $among }: { $what }
said-accepted = if accepted: { $what }
said-refused = if refused: { $what }
said-rejected = if refused: { $what }
said-seller_may = the seller may: { $what }
said-requires = Condition: { $condition }
said-after = After one of the Missions: { $missions }
said-at-price = { $what } ({ $cost })
said-discount = { $what }, { $n } cheaper
said-from = { $what }, { $source }
said-in = { $what } – { $where }
said-whose = { $what }; whose: { $who }
said-anywhere = where you can
said-nothing = nothing happens
said-exhausted = they go to Exhausted Manpower
said-display = { $action }, { $n ->
        [1] 1 cube
       *[other] { $n } cubes
    }
said-battlegrounds = Battlegrounds: { $areas }
said-idea = Price { $price }{ $form }
said-form = { "" }, Government Form
gain = { $kind } { $n }
gain-by = { $kind }: { $n }
thing-with = { $noun } ({ $filters })

## Whom

ref-you = you
ref-self = that player
ref-all = all players
ref-any = anybody
ref-opponents = opponents
ref-others = the others
ref-npr = NPR
ref-emperor = the Emperor
ref-papal_controller = the Papal Controller
ref-attacker = the attacker
ref-enemies = Enemies
ref-acceptor = who accepted
ref-seller = the seller
ref-you_or_influence = you or your Influence
ref-claims_or_towns_of = Claims or Towns: { $who }
ref-ships_of = Ships: { $who }
ref-affected = the affected Areas
ref-each_affected = each affected Area
ref-last_affected = the Area affected last
ref-last_area = the same Area
ref-last_claim = the Area of that Claim
ref-last_dnpr = those DNPR Provinces
ref-last_node = that Trade Node
ref-last_plague = the Area of that Plague
ref-last_ships = those Ships
ref-last_units = those Units
ref-last_unrest = those tokens with Unrest
ref-merchants_in_last_node = Merchants in that node
ref-removed_influence = the Influence removed
ref-own_area_of_each = the Area of each of them
ref-plague_areas = the Areas of the Plague
ref-attacked_area = the attacked Area
ref-converted_from_protestant = Areas that were Protestant
ref-adjacent_by_land = an Area adjacent by land
ref-card = this card
ref-at_peace = whoever is at Peace
chosen-area = { $n ->
        [1] the chosen Area
        [2] the second chosen Area
       *[other] the third chosen Area
    }
chosen-realm = { $n ->
        [1] the chosen Realm
        [2] the second chosen Realm
       *[other] the third chosen Realm
    }
chosen-player = { $n ->
        [1] the chosen player
        [2] the second chosen player
       *[other] the third chosen player
    }
chosen-province = { $n ->
        [1] the chosen Province
        [2] the second chosen Province
       *[other] the third chosen Province
    }
chosen-node = { $n ->
        [1] the chosen Trade Node
        [2] the second chosen Trade Node
       *[other] the third chosen Trade Node
    }
chosen-token = { $n ->
        [1] the chosen token
        [2] the second chosen token
       *[other] the third chosen token
    }
chosen-zone = { $n ->
        [1] the chosen Sea Zone
        [2] the second chosen Sea Zone
       *[other] the third chosen Sea Zone
    }
owner-of = the Owner of { $place }
owners-of = Owners of { $what }
largest-pr = the largest Player Realm, { $faith }
realm-and-vassals = { $who } and Vassals
who-players = players
who-others = other players
who-opponents = opponents
who-payers = who paid
who-acceptors = who accepted
who-chose = who chose { $option }
who-did_not_choose = who did not choose { $option }
state-religion-of = State Religion: { $who }
card-map-america = America
card-map-africa = Africa
card-map-far_east = the Far East
card-map-india_and_arabia = India and Arabia
card-map-northern_and_central_asia = Northern and Central Asia
card-map-main = the Main Map

## Things

thing-areas = Area
thing-provinces = Province
thing-nodes = Trade Node
thing-maritime_node = Maritime Trade Node
thing-inland_node = Inland Trade Node
thing-zones = Sea Zone
thing-ships = Ship
thing-light_ships = Light Ship
thing-heavy_ships = Heavy Ship
thing-claims = Claim
thing-realms = Realm
thing-npr = NPR
thing-pr = Player Realm
thing-dnpr = DNPR
thing-independent = independent Realm
thing-npr_or_own_vassal = NPR or own Vassal
thing-town = Town
thing-large_town = Large Town
thing-vassal = Vassal token
thing-town_or_vassal = Town or Vassal token
thing-large_town_or_vassal = Large Town or Vassal tokens
thing-hre = the Empire
thing-elector = Elector Areas
piece-town = Town
piece-vassal = Vassal token
piece-claim = Claim
piece-unrest = Unrest
piece-rebels = Rebels
piece-any = any token
filter-adjacent_to = adjacent to: { $x }
filter-adjacent_by_land_to = adjacent by land to: { $x }
filter-adjacent_sea = on the sea: { $x }
filter-adjacent_node = on the node: { $x }
filter-adjacent_map = next to: { $x }
filter-adjacent_to_any_of = adjacent to one's own: { $x }
filter-affected = affected by this card
filter-all_provinces_of = wholly owned by: { $x }
filter-ally_of = allied to: { $x }
filter-area_religion-dissent = in Religious Dissent
filter-at_least_own = at least { $x } of one's own
filter-at_peace = at Peace
filter-base_tax_max = Base Tax at most { $x }
filter-capital = Capital
filter-no-capital = no Capital
filter-capital_in = Capital in: { $x }
filter-capital_of = Capital Area: { $x }
filter-cb_from = with a CB by: { $x }
filter-chain_from-last = next to the one before
filter-coastal = coastal
filter-core_area_of = Core Area: { $x }
filter-core_areas_of = Core Areas: { $x }
filter-core_of = Core: { $x }
filter-deployed = Deployed
filter-dissent_for = in Dissent for: { $x }
filter-distant = distant
filter-no-distant = not distant
filter-dutch_core = Core of the Netherlands
filter-elector = Elector
filter-eligible_marriage = may marry: { $x }
filter-even_pr_core = Cores of players too
filter-except = not: { $x }
filter-expanded = Expanded
filter-no-expanded = not Expanded
filter-facing_sea_mark-dagger = facing a sea with a †
filter-not_sea_mark-dagger = not on a sea with a †
filter-facing_sea_of = facing the seas of: { $x }
filter-faith_border-catholic_protestant = where Catholics and Protestants meet
filter-fallback = else: { $x }
filter-from_last_pick = of those chosen
filter-gold = Gold Province
filter-has_influence_of = with Influence: { $x }
filter-has_marriage = with a Marriage
filter-hostile_to = Hostile to: { $x }
filter-hre = in the Empire
filter-in_area = in: { $x }
filter-influence_min = Influence at least { $x }
filter-map = { $x }
filter-max_areas = at most { $x } Areas
filter-max_each = at most { $x } in each
filter-must_include_if_eligible = first: { $x }
filter-n = { $x } of them
filter-no_province_of = no Province of: { $x }
filter-not_all_core_of = not all Core: { $x }
filter-not_core = not Core
filter-not_religion = not: { $x }
filter-occupying = Occupying
filter-or_adjacent = or adjacent
filter-or_adjacent_by_land = or adjacent by land
filter-or_adjacent_sea = or on the sea: { $x }
filter-or_adjacent_to = or adjacent to: { $x }
filter-or_same = or there
filter-other_area = another Area
filter-owned_by = owned by: { $x }
filter-owner = owner: { $x }
filter-owner_not = owner not: { $x }
filter-owner_capital_not_in = owner's Capital not in: { $x }
filter-owner_religion-christian = Christian owner
filter-plus_adjacent = and { $n } adjacent to: { $x }
filter-ports = Port, { $x }
filter-prefer = first: { $what }
filter-prefer_min_units = first with { $x } Units
filter-prefer_not_religion = first not: { $x }
filter-religion = { $x }
filter-replace = in place of: { $x }
filter-same_as-last = the same Area
filter-single = a single one
filter-single_area = in one Area
filter-strongest = the strongest
filter-subjugable = that can be Subjugated
filter-town_without_unrest = with a Town without Unrest
filter-unrest = with Unrest
filter-unrest_added = with Unrest by this card
filter-vacant = vacant
filter-vacant_territory = vacant Territory
filter-vassal_of = Vassal: { $x }
filter-vassal_or_ally_of = Vassal or Ally: { $x }
filter-with_any = with: { $x }
filter-with_influence_of = with Influence: { $x }
filter-with_influence_or_town_of = with Influence or a Town: { $x }
filter-with_merchant_of = with a Merchant: { $x }
filter-with_noncore_town = with a Town that is not Core
filter-with_rebels = with Rebels
filter-with_token = with a token
filter-with_token_of = with a token: { $x }
filter-with_town_of = with a Town: { $x }
filter-with_units_of = with Units: { $x }
filter-with_unrest = with Unrest
filter-without_token_of = without a token: { $x }

## Numbers

number-all = all
number-half = half
number-each = in each
number-range = { $least } to { $most }
number-neg = −({ $n })
number-sum = { $first } + { $rest }
number-per_area = { $n } in each Area
number-fraction_per_area = { $n } in each Area{ $rounded }
number-fraction = { $n }{ $rounded }
number-all_max = all, at most { $n }
number-count = as many as: { $what }
number-of = { $n } ({ $who })
number-times = { $n } × { $times }
number-div = { $n } ÷ { $div }{ $rounded }
number-max = { $n }, at most { $most }
number-min = { $n }, at least { $most }
round-up = { "" }, rounded up
round-down = { "" }, rounded down
count-unrest_added_by_this_card = Unrest by this card
count-players_with_same_choice_as_you = players who chose as you did
count-players_on_other_side = players on the other side
count-units_removed = Units removed
value-base_tax = Base Tax Income
value-tax_income = Tax Income
value-manpower = Manpower
value-exhausted = Exhausted Manpower
value-interest = Interest tokens
value-ducats = Ducats
value-prestige = Prestige
value-deployed_regular_units = Deployed Regular Units
value-deployed_and_exhausted_land_units = Deployed and Exhausted Land Units
value-cavalry_in_battle = Cavalry in the Battle
value-tax_value_of_distant_towns = Tax Value of distant Towns
value-ducats_on_event = Ducats on this Event

## Prices

price-adm = ADM
price-dip = DIP
price-mil = MIL
price-any = Power
price-ducats = Ducats
price-ducats_each = Ducats each
price-exhaust = exhausted Manpower
price-matching_fired_advisor = Power of the Advisor's kind
price-part = { $kind } { $n }
price-by-stability = { $kind } { $n } + Stability
price-if = { $kind } { $then } if { $condition }, else { $otherwise }
price-free = free
price-half = half the price
price-printed = at the printed price
price-paid = paid
price-research = the price of { $idea }
price-siege_or_plunder = Units in a Hostile Area

## Effects

does-prestige = Prestige
does-ducats = Ducats
does-stability = Stability
does-interest = Interest tokens
does-imperial_authority = Imperial Authority
does-colonist = Colonists
does-merchant = Merchants
does-cardinal = Cardinals
does-manpower_bonus = +1 Manpower tokens
does-set_stability = Stability becomes { $n }
does-exhaust_manpower = exhaust Manpower: { $n }
does-refresh_manpower = refresh Manpower: { $n }
does-npr_manpower_token = { $n ->
        [1] +1 Manpower token
       *[other] +1 Manpower tokens ({ $n })
    } – { $where }
does-influence = Influence +{ $n } – { $where }
does-remove_influence = Influence removed: { $n } – { $where }
does-replace_influence = replace Influence: { $n } – { $where }
does-claim = { $n ->
        [1] Claim
       *[other] Claims ({ $n })
    } – { $where }
does-remove_claim = { $n ->
        [1] Claim removed
       *[other] Claims removed ({ $n })
    } – { $where }
does-core = { $n ->
        [1] Core token
       *[other] Core tokens ({ $n })
    } – { $where }
does-unrest = { $n ->
        [1] Unrest
       *[other] Unrest ({ $n })
    } – { $where }
does-remove_unrest = { $n ->
        [1] remove Unrest
       *[other] remove Unrest ({ $n })
    } – { $where }
does-rebels = Rebel Units ({ $n }) – { $where }
does-remove_rebels = remove Rebel Units ({ $n }) – { $where }
does-move_rebels = Rebel Units ({ $n }) move: { $x } → { $where }
does-rebel_dice = Rebel Dice – { $where }
does-place_town = Town – { $where }
does-place_vassal = Vassal tokens – { $where }
does-remove_tokens = remove tokens ({ $n }) – { $where }
does-swap_tokens = { $where } ({ $n }) → { $to }
does-develop = { $n ->
        [1] Large Town in place of a Small one
       *[other] Large Towns in place of Small ones ({ $n })
    } – { $where }
does-reduce = { $n ->
        [1] Small Town in place of a Large one
       *[other] Small Towns in place of Large ones ({ $n })
    } – { $where }
does-alliance = Alliance: { $x }
does-end_alliance = end of the Alliance: { $x }
does-offer_alliance = offer of an Alliance: { $x }
does-marriage = Marriage: { $x }
does-offer_marriage = offer of a Marriage: { $x }
does-disputed_succession = Disputed Succession: { $x }
does-truce = Truce: { $x }
does-end_truce = end of the Truce: { $x }
does-cb = CB token: { $x }
does-religion = { $faith } ({ $n }) – { $where }
does-adopt_religion = State Religion becomes { $faith }
does-plague = Plague ({ $n }) – { $where }
does-pirate = { $n ->
        [1] Pirates
       *[other] Pirates ({ $n })
    } – { $where }
does-move_pirate = move Pirates ({ $n })
does-remove_pirate = remove Pirates ({ $n }) – { $where }
does-expand_node = Expanded token – { $where }
does-dnpr = DNPR tokens, { $realm } – { $where }
does-leave_hre = leave the Empire: { $where }
does-gain_units = { $kind }, { $unit } ({ $n }) – { $where }
does-gain_ships = { $unit } ({ $n })
does-remove_ship = remove { $unit } ({ $n }), { $who } – { $where }
does-disband = disband Units ({ $n }) – { $where }
does-casualties = Casualties ({ $n }) – { $where }
does-attrition_roll = Casualties: { $n }
does-move_units = move { $what }, spaces: { $n }
does-draw_cards = draw { $n ->
        [1] 1 card
       *[other] { $n } cards
    }, { $deck }
does-research = Research { $idea }
does-lose_idea = lose { $idea }
does-swap_idea = lose { $idea }, gain { $gain }
does-idea_row = a further row of Ideas
does-choose_replacement_idea = exchange an Idea of the display for one of your choice
does-swap_display_cards = exchange Milestones or Ideas of the display: { $n }
does-appoint = appoint { $who } as { $role }
does-fire = dismiss { $what } ({ $n })
does-ruler-set = new Ruler: { $who }
does-ruler-reject = the Ruler and the one of this card go; Interregnum
does-ruler-reject_keep = the present Ruler stays
does-ruler-reject_draw = the Ruler goes, another is drawn
does-ruler-discard = discard the Ruler
does-ill_health-ruler_of = Ill Health on the Ruler: { $who }
does-ill_health-capital_token = Ill Health at the Capital: { $who }
does-ill_health-new_ruler = Ill Health on { $who }
does-steal_general = a General changes sides: { $x } → { $who }
does-war = War on { $x }
does-end_war = all Wars end: { $term }
does-revolution = Revolutionary token ({ $n }) – { $where }
does-remove_revolution = remove Revolutionary tokens ({ $n }) – { $where }
does-crusade_token = Crusade token – { $where }
does-excommunicate = Excommunication: { $x }
does-exhaust_merchants = Merchants are laid down – { $where }
does-activate_defending_hre = may Defend the Empire
does-play_card = play { $card } from the discards
does-privateer_trade = trade as a privateer with an opponent's Merchant, top row, and place Pirates
does-buy_province = offer to buy a Province: { $x }
does-transfer_ducats = { $x } pays { $who } Ducats: { $n }
deck-of-adm = Administrative deck
deck-of-dip = Diplomatic deck
deck-of-mil = Military deck
deck-of-any = any deck
from-discards = from a discard pile
from-discards-adm = from the Administrative discards
from-discards-dip = from the Diplomatic discards
from-discards-mil = from the Military discards
from-discards_top5-adm = from the top five Administrative discards
from-discards_top5-any = from the top five discards
from-hand = from hand
character-any = somebody
role-advisor-adm = Administrative Advisor
role-advisor-dip = Diplomatic Advisor
role-advisor-mil = Military Advisor
role-advisor-adm_mil = Administrative or Military Advisor
fired-advisor-adm = Administrative Advisor
fired-advisor-dip = Diplomatic Advisor
fired-advisor-mil = Military Advisor
fired-advisor-any = Advisor
fired-general-any = General
ideas-any = any Idea
ideas-any_adm = an Administrative Idea
ideas-any_dip = a Diplomatic Idea
ideas-any_mil = a Military Idea
ideas-any_on_display = an Idea on display
ideas-any_known_by_opponent = an Idea that an opponent knows
units-any = any kind
units-infantry = Infantry
units-cavalry = Cavalry
units-artillery = Artillery
units-mercenary = Mercenaries
units-regular = Regular Units
ships-any = Ships
ships-light = Light Ships
ships-heavy = Heavy Ships
ships-galley = Galleys
moved-army = an Army
moved-ship = a Ship
dice-any = dice of choice: { $n }
dice-infantry = Infantry Dice: { $n }
dice-cavalry = Cavalry Dice: { $n }
dice-artillery = Artillery Dice: { $n }
dice-leader_type = dice of the Leader's kind: { $n }
war-defender_mc = the defender with half of its Capacity
war-remove_truce_and_alliance = Truce and Alliance are removed
war-all_join = all of both sides join

## Actions

modifier-targets = only: { $x }
modifier-spaces = { $n ->
        [1] 1 space
       *[other] { $n } spaces
    }
modifier-extra_units_free = { $n } more Units for the Siege free
modifier-discount_ducats_each = { $n } Ducat less for each
modifier-dice_any = { $n } dice of choice more
modifier-dice_artillery = { $n } Artillery Die more
modifier-bonus_if_node_adjacent = { $n } Ducats more if the node is next to: { $x }
modifier-extra_move_if_map = one more move on: { $x }
modifier-node_kind-maritime = Maritime nodes
modifier-node_kind-inland = Inland nodes
modifier-army-general_received = with the General received
modifier-commit = Committed to Crusade
modifier-only_you_collect = only you collect
modifier-activate_all_merchants = with all Merchants
modifier-ignore_mountains = mountains do not count
modifier-before_battle = before the Battle
modifier-no_unrest = without Unrest
modifier-on_dow_if_adjacent = after it, if adjacent: { $what }
modifier-then_if_discovered = after a discovery: { $what }
modifier-otherwise = otherwise: { $what }
rule-none = the choice is counted later
rule-cede_maine = England, if at Peace, cedes Maine to France
rule-play_on_as_sweden = Denmark plays on as Sweden
rule-commit_to_crusade = Committed to Crusade
rule-active_player_must_pick_a = the Active Player must choose A
rule-active_player_chooses_last = the Active Player chooses last
rule-one_less_with_revolutionary_regime = 1 Power less with the Revolutionary Regime
rule-exhaust_what_is_missing = what is missing is exhausted from Available Manpower
rule-take_side = take this side
rule-break_ties_across_sides = Alliances and Truces across the two sides end
rule-ruler_only_after_louis_xv = only if Louis XV rules
rule-counterespionage = cancels a Covert Action, also another Counterespionage; what was paid stays paid
rule-take_name = the Realm takes the name { $realm }
rule-move_capital = the Capital may move to { $place }

## Conditions

condition-and = { $first } and { $what }
condition-or = { $first } or { $what }
condition-any = one of: { $what }
condition-group = ({ $what })
condition-not = not: { $what }
condition-at_least = at least { $n } of: { $what }
condition-count = { $what } { $x }
condition-value = { $what } { $x }
condition-stability = Stability { $x }
condition-exhausted = Exhausted Manpower { $x }
condition-manpower = Manpower { $x }
condition-interest = Interest tokens { $x }
condition-imperial_authority = Imperial Authority { $x }
condition-cardinals = Cardinals { $x }
condition-advisors = Advisors { $x }
condition-allies = Alliances { $x }
condition-marriages = Marriages { $x }
condition-cores = Core tokens { $x }
condition-merchants = Merchants { $x }
condition-ports = Ports { $x }
condition-ideas = Ideas { $x }
condition-ideas_of_each_type = Ideas of each kind { $x }
condition-deployed_land_units = Deployed Land Units { $x }
condition-ships_at_sea = Ships at sea { $x }
condition-trade_income_this_round = Trade Income this Round { $x }
condition-battles_won_this_round = Battles won this Round { $x }
condition-with_cavalry = Cavalry in the Army { $x }
condition-wars_won_this_age = Wars won this Age { $x }
condition-wars_won_against_any = War won against: { $x }
condition-pirates_fought = Pirates beaten this Round
condition-areas_fully_owned = Areas wholly owned { $x }
condition-areas_in_dissent = own Areas in Dissent { $x }
condition-areas_owned = at least { $n } Areas, { $x }
condition-continents_with_presence = Distant Continents with presence { $x }
condition-expanded_nodes_with_merchant = Expanded nodes with a Merchant { $x }
condition-key_province_power_in_node = Trade Power of Key Provinces in the node { $x }
condition-influence_total = Influence in all { $x }
condition-unrest_count = Unrest { $x }
condition-unrest_total = Unrest { $x }
condition-rebels_in_realm = Rebels in the Realm { $x }
condition-sea_zones_with_ports = Sea Zones with Ports { $x }
condition-share_paying = share of payers { $x }
condition-hre_subject_with_authority = Subject of the Empire with Authority { $x }
condition-is_pr = { $who } playing { $realm }
condition-is_pr_any = playing { $x }
condition-is_npr = NPR: { $x }
condition-state_religion = State Religion: { $x }
condition-has_idea = Idea: { $x }
condition-has_idea_type = Ideas { $kind } ≥ { $n }
condition-has_government_form = a Government Form
condition-owns_all = Owns: { $x }
condition-owns_in = Owns a Province in: { $x }
condition-owns_all_cores_of = Owns all Cores: { $x }
condition-owner_is = { $x } ({ $what }): { $who }
condition-owner_is_npr_at_peace = { $x }: an NPR at Peace
condition-owner_religion = { $x }: owner's religion { $faith }
condition-capital_in = Capital in: { $x }
condition-capital_not_in = Capital not in: { $x }
condition-adjacent_to = adjacent to: { $x }
condition-hre_member = Member of the Empire
condition-no-hre_member = not a Member of the Empire
condition-can_leave_hre = can leave the Empire: { $x }
condition-emperor = Emperor
condition-papal_controller = Papal Controller
condition-state_religion_differs_from_hre = State Religion other than the Empire's
condition-allied_to = Alliance: { $x }
condition-active_ally = Active Ally: { $x }
condition-married_to = Marriage: { $x }
condition-married_to_any = Marriages ≥ { $n } of: { $x }
condition-truce_with = Truce: { $x }
condition-at_war = at War
condition-no-at_war = at Peace
condition-at_war_with = at War with: { $x }
condition-at_war_or_truce_with = at War or Truce: { $x }
condition-vassals_of_you = Vassals: { $x }
condition-interregnum = Interregnum
condition-ruler_has_dice = the Ruler has dice
condition-influence_in = Influence ≥ { $n }: { $x }
condition-influence_or_town_in = Influence or a Town: { $x }
condition-most_influence_in = most Influence: { $x }
condition-most_ships_in = most Ships: { $x }
condition-most_colonial_claims = most Colonial Claims
condition-has_token = { $what }: { $x }
condition-has_token_in = a token in: { $x }
condition-has_token_or_ship_on = a token or Ship on a Distant Continent
condition-colonial_claim = a Colonial Claim
condition-units_in = Units ≥ { $n }: { $x }
condition-units_adjacent = Units ≥ { $n } next to: { $x }
condition-units_or_tokens_adjacent = Units or tokens next to: { $x }
condition-ships_in = Ships ≥ { $n }: { $x }
condition-ports_facing = Ports ≥ { $n } on: { $x }
condition-merchant_in = a Merchant: { $x }
condition-merchant_with_power = a Merchant: { $x }, Trade Power { $n }
condition-unrest_in = Unrest in: { $x }
condition-unrest_in_areas = Unrest { $n }: { $x }
condition-rebel_town_in = a Rebel Town in: { $x }
condition-npr_provinces_in = NPR Provinces in: { $x }
condition-dnpr_provinces = DNPR Provinces ≥ { $n }: { $x }
condition-leader_in_battle = a Leader in the Battle
condition-controls_none_in_battlegrounds = controls nothing on the Battlegrounds
condition-event_taken = has taken the Event: { $x }
condition-nobody_chose = nobody chose { $x }
condition-share_choosing = { $option } chosen by at least { $x }
condition-any_accepted = somebody accepted
condition-nobody_accepted = nobody accepted
condition-largest_orthodox_pr_at_least_largest_orthodox_npr = the largest Orthodox Player Realm is at least as large as the largest Orthodox NPR

## Ideas

unit-of-infantry = Infantry
unit-of-cavalry = Cavalry
unit-of-artillery = Artillery
unit-of-naval = dice at sea
unit-of-heavy = Heavy Ship
unit-of-light = Light Ship
unit-of-galley = Galley
mod-round_income = each Round: { $what }
mod-round_power = each Round: { $what }
mod-round_prestige = each Round: Prestige +{ $n }
mod-round_colonists = each Round: Colonists +{ $n }
mod-action_discount = { $action } is cheaper: { $what }
mod-research_discount = every Research is cheaper: { $what }
mod-advisor_upkeep_discount = each Advisor costs less: { $what }
mod-interest_free_loans = Loans without interest: { $n }
mod-loan_value = what a Loan brings: { $what }
mod-alliance_limit = one may have { $n } more Alliance
mod-marriage_limit = one may have { $n } more Marriage
mod-no_marriages = no new Marriages
mod-interregnum_skill = Skill in an Interregnum: { $n } of each kind
mod-may_explore_with_ships = Ships may be used to Explore
mod-may_recruit_artillery = Artillery may be recruited
mod-holy_war_cb = the Holy War CB
mod-trade_cards_drawn = Trade Cards drawn: { $n } more
mod-opponents_trade_row_lower = Opponents collect { $n } row lower in this node
mod-first_influence_free_per_turn = Influence free in each Turn: { $n }
mod-integrate_area_discount = Integrate Area is cheaper: { $what }
mod-core_unrest_removed_per_round = each Round you may remove Unrest on Core Provinces: { $n }
mod-dissent_unrest_ignored_areas = Areas in Dissent that gain no Unrest: { $n }
mod-convert_area_without_unrest = Convert Area without Unrest
mod-tercios_icon_double_infantry = the outlined figure counts as a second Infantry
mod-charge_before_first_round = before the first Battle Round you alone roll Cavalry Dice: { $n }
mod-remove_enemy_leader_die = the Enemy Leader has fewer dice: { $n }
mod-siege_cost_against_you = Sieges of your Provinces cost more: { $what }
mod-refresh_manpower_bonus = Manpower refreshed each Round: { $n } more
mod-manpower_bonus = Manpower +{ $n }
mod-recruit_discount = Recruit is cheaper: { $what }
mod-ship_discount = Ships are cheaper: { $what }
mod-battle_dice_bonus = dice in every Battle: { $what }
mod-state_religion = the State Religion becomes Revolutionary
house-mark = assumed values
