### Europa Universalis: The Price of Power: what else has a name.
### `.in` says where, `.gen` of what, `.adj` of what kind.

## Religions

faith-catholic = Catholic
    .adj = Catholic
faith-counter_reformed = Counter-Reformed Catholic
    .adj = Counter-Reformed Catholic
faith-protestant = Protestant
    .adj = Protestant
faith-orthodox = Orthodox
    .adj = Orthodox
faith-muslim = Muslim
    .adj = Muslim
faith-diverse_faiths = Diverse Faiths
    .gen = Diverse Faiths
faith-revolutionary = Revolutionary Ideology
    .adj = Revolutionary Ideology
faith-none = Outside the religion rules (Distant Realms)

## Units and Ships

unit-infantry = Infantry
    .gen = Infantry
unit-cavalry = Cavalry
    .gen = Cavalry
unit-artillery = Artillery
    .gen = Artillery
unit-light_ship = Light Ship
    .gen = Light Ship
unit-heavy_ship = Heavy Ship
    .gen = Heavy Ship
unit-galley = Galley
    .gen = Galley
unit-regular = Regular Unit
    .gen = Regular Unit
unit-mercenary = Mercenary Unit
    .gen = Mercenary Unit
unit-allied = Allied Unit
    .gen = Allied Unit
unit-rebel = Rebel Unit
    .gen = Rebel Unit

## Monarch Power

power-adm = Administrative Power
    .gen = Administrative Power
power-dip = Diplomatic Power
    .gen = Diplomatic Power
power-mil = Military Power
    .gen = Military Power
power-any = Monarch Power
    .gen = Monarch Power

## Decks

deck-adm = Administrative deck
    .gen = Administrative deck
deck-dip = Diplomatic deck
    .gen = Diplomatic deck
deck-mil = Military deck
    .gen = Military deck
deck-expansion = Expansion
deck-politics = Politics
deck-warfare = Warfare
deck-economy = Economy
deck-austria = Missions of Austria
deck-castile = Missions of Castile
deck-england = Missions of England
deck-france = Missions of France
deck-muscovy = Missions of Muscovy
deck-ottomans = Missions of the Ottoman Empire
deck-poland = Missions of Poland
deck-denmark = Missions of Denmark
deck-generic_a = Generic Missions A
deck-generic_b = Generic Missions B

## Kinds of cards

card_kind-action = Action
card_kind-display = Display Card
card_kind-reaction = Reaction
card_kind-battle = Battle Action
card_kind-covert = Covert Action

## Roles of Characters

role-ruler = Ruler
    .gen = Ruler
role-leader = Leader
    .gen = Leader
role-advisor = Advisor
    .gen = Advisor
role-general = General
    .gen = General
role-admiral = Admiral
    .gen = Admiral

## Mortality symbols

mortality-circle = Circle
mortality-square = Square
mortality-triangle = Triangle
mortality-plus = Plus

## Event symbols

symbol-mortality-circle = Character Mortality (circle)
symbol-mortality-square = Character Mortality (square)
symbol-mortality-triangle = Character Mortality (triangle)
symbol-mortality-plus = Character Mortality (plus)
symbol-unrest_rebellion = Unrest/Rebellion
symbol-native_uprising = Native Uprising
symbol-lost_at_sea = Ships Lost at Sea
symbol-pirates = Pirates
symbol-cardinal_dies = Cardinal Dies
symbol-attrition = Attrition
symbol-disloyal_vassals = Disloyal Vassals
symbol-dnpr_expansion-green = DNPR Expansion (green)
symbol-dnpr_expansion-blue = DNPR Expansion (blue)
symbol-dnpr_expansion-orange = DNPR Expansion (orange)
symbol-dnpr_expansion-pink = DNPR Expansion (pink)
symbol-spread_religion = Spread of Religious Ideas
symbol-spread_revolution = Spread of the Revolution
symbol-power_struggle-bright = Activate Power Struggle (bright)
symbol-power_struggle-dim = Activate Power Struggle (dim)

## Ages

age-1 = Age of Discovery
    .gen = Age of Discovery
age-2 = Age of Reformation
    .gen = Age of Reformation
age-3 = Age of Absolutism
    .gen = Age of Absolutism
age-4 = Age of Revolutions
    .gen = Age of Revolutions

## Phases and steps

phase-first_hands = First hands
phase-1 = Draw Cards Phase
phase-1A = Reveal Events
phase-1B = Draw Action Cards
phase-1C = Pay to keep Action Cards
phase-1D = Pick/Exchange Missions
phase-2 = Action Phase
phase-3 = Peace & Rebels Phase
phase-3A = Remove Casus Belli and Truces
phase-3B = NPR Invasions
phase-3C = Rebels Siege or Move
phase-3D = Peace Resolution
phase-3E = Prestige Penalties
phase-3F = Interregnum
phase-3G = Religious Dissent
phase-3H = Gain/Remove Unrest
phase-3I = Roll Rebel Dice
phase-4 = Income & Upkeep Phase
phase-4A = Reduce Costs
phase-4B = Collect Income minus Costs
phase-4C = Corruption
phase-4D = Collect Monarch Power
phase-4E = Score Prestige
phase-5 = Cleanup Phase
phase-5A = Update and Refresh
phase-5B = Clear the boards and the Status Mat
phase-5C = Discard down to 5 cards
phase-5D = End of Age Routine
phase-end_of_round = End of Round
phase-end_of_age = End of Age Routine
phase-final_scoring = Final Scoring
phase-over = Game over

## Actions

action-explore = Explore
action-increase_stability = Increase Stability
action-convert_area = Convert Area
action-colonize = Colonize
action-influence = Influence
action-forge_alliance = Forge Alliance
action-fabricate_claim = Fabricate Claims
action-fabricate_claim_battleground = Fabricate Claims (Battleground Area)
action-trade = Trade
action-declare_war = Declare War
action-activate_units = Activate Units
action-activate_land = Land Activation
action-activate_naval = Naval Activation
action-siege = Siege
action-recruit_units = Recruit Units
action-suppress_unrest = Suppress Unrest
action-replenish_manpower = Replenish Manpower
action-keep_drawn_card = Pay to keep an Action Card
action-raise_imperial_authority = Raise Imperial Authority
action-player_alliance_or_marriage = Alliances and Marriages
action-monetary_support = Monetary Support
action-buy_province = Buy/Sell Province
action-covert = Covert Action
action-subjugate = Subjugate
action-excommunicate = Excommunicate Ruler
action-call_crusade = Call Crusade

## Peace Terms

peace_term-white_peace = White Peace
peace_term-keep_current_board_state = Keep Current Board State
peace_term-humiliation = Humiliation
peace_term-vassalization = Vassalization
peace_term-force_conversion = Force Conversion
peace_term-secure_desired_succession = Secure Desired Succession
peace_term-full_annexation = Full Annexation
peace_term-surrender = Surrender
peace_term-negotiated_peace = Negotiated Peace

## Kinds of nodes

node_kind-maritime = Maritime Trade Node
node_kind-inland = Inland Trade Node

## Kinds of Realms

realm_kind-npr = Non-Player Realm (NPR)
realm_kind-vassal = Vassal Realm
realm_kind-player_or_npr = Player Realm or NPR
realm_kind-absent = Absent in 1444

## Editions

edition-base = Standard edition
edition-deluxe = Deluxe edition

## Line-ups

line_up-usual = Usual
line_up-eastern = Eastern
line_up-northern = Northern
line_up-featured = Featured

## Colours

colour-white = White
colour-yellow = Yellow
colour-red = Red
colour-blue = Blue
colour-green = Green
colour-purple = Purple
colour-orange = Orange
colour-pink = Pink
colour-black = Black

## Dice

die-infantry = Infantry Die
die-cavalry = Cavalry Die
die-artillery = Artillery Die
die-rebel = Rebel Die
die-exploration = Exploration Die
die-standard_d6 = Standard die

## Faces of dice

face-infantry = Infantry
face-tercios = Tercios
face-cavalry = Cavalry
face-artillery = Artillery
face-blank = Blank
face-rebellion = Rebellion
face-lose_2_ducats = Lose 2 Ducats
face-lose_1_power = Lose 1 Monarch Power
face-exhaust_1_manpower = Exhaust 1 Manpower
face-remove_1_unrest = Remove 1 Unrest
face-no_effect = No effect
face-exploration_1 = 1
face-exploration_2 = 2
face-exploration_3 = 3
face-exploration_1_skull = 1 with skull
face-exploration_2_skull = 2 with skull
face-exploration_3_skull = 3 with skull

## Pieces

token-action_cards = Action Cards
token-trade_cards = Trade Cards
token-event_cards = Event Cards
token-setup_cards = Set-up Cards
token-mission_cards = Mission Cards
token-milestone_cards = Milestone Cards
token-idea_cards = Idea Cards
token-power_struggle_cards = Power Struggle Cards
token-bot_cards = Bot Cards
token-player_bot_mats = Player/Bot Mats
token-army_fleet_mats = Army/Fleet Mats
token-status_mat = Status Mat
token-infantry_dice = Infantry Dice
token-cavalry_dice = Cavalry Dice
token-artillery_dice = Artillery Dice
token-rebel_dice = Rebel Dice
token-exploration_die = Exploration Die
token-standard_die = Standard die
token-mercenary_units = Mercenary Units
token-npr_rebel_units = NPR/Rebel Units
token-rebel_towns = Rebel Towns
token-npr_pirate_ships = NPR/Pirate Ships
token-ducats_10 = 10-Ducat gold coins
token-ducats_5 = 5-Ducat silver coins
token-ducats_1 = 1-Ducat copper coins
token-first_player_token = First Player token
token-income_20_tokens = +20 Income tokens
token-negative_prestige_tokens = Negative Prestige tokens
token-imperial_authority_token = Imperial Authority token
token-ill_health_interest_tokens = Ill Health/Interest tokens
token-crusade_excommunicated_token = Crusade/Excommunicated token
token-protestant_counter_reformed_tokens = Protestant/Counter-Reformed tokens
token-catholic_diverse_tokens = Catholic/Diverse Faiths tokens
token-orthodox_muslim_tokens = Orthodox/Muslim tokens
token-revolutionary_manpower_tokens = Revolutionary/+1 Manpower tokens
token-not_hre_manpower_tokens = Not HRE/+1 Manpower tokens
token-expanded_trade_manpower_tokens = Expanded Trade/+1 Manpower tokens
token-occupied_battleground_tokens = Occupied/Battleground tokens
token-dnpr_tokens = Dynamic NPR tokens
token-imperial_influence_cubes = Imperial Influence cubes
token-army_miniatures = Army miniatures
token-fleet_miniature = Fleet miniature
token-merchants = Merchant pawns
token-cubes = Power and Influence cubes
token-stability_and_round_status_markers = Stability/Round Status markers
token-land_units = Land Units
token-ships = Ships
token-large_towns = Large Towns
token-small_towns = Small Towns
token-claim_core_tokens = Claim/Core tokens
token-claim_cb_tokens = Claim/CB tokens
token-alliance_active_ally_tokens = Alliance/Active Ally tokens
token-marriage_disputed_tokens = Royal Marriage/Disputed Succession tokens
token-vassal_tokens = Vassal tokens
token-ruler_general_interregnum_token = Ruler General/Interregnum token
token-war_truce_tokens = War/Truce tokens
token-tag_chits = Tag chits
token-prestige_marker = Prestige marker
token-ducats = Ducats
token-occupied_tokens = Occupied tokens
token-manpower_plus_1_tokens = +1 Manpower tokens
token-towns = Towns
token-alliance_tokens = Alliance tokens
token-marriage_tokens = Royal Marriage tokens
token-state_religion_tokens = State Religion tokens
token-allied_units = Allied Units
token-ill_health_tokens_on_characters = Ill Health tokens on Characters

## Tracks

track-small_towns = Small Town track
track-large_towns = Large Town track
track-vassals = Vassal track
track-stability = Stability track
track-power_pools = Power pools
track-treasury = Treasury
track-manpower = Manpower pool
track-slots = Player Mat slots
track-army_mats = Army Mats
track-fleet_mat = Fleet Mat
track-round_status = Round Status
track-imperial_authority = Imperial Authority track
track-papal_curia = Papal Curia track
track-other_slots = Status Mat slots
track-prestige = Prestige track
track-colonist_pool = Colonist Pool

## Slots

slot-ruler = Ruler
slot-advisor_adm = Administrative Advisor
slot-advisor_dip = Diplomatic Advisor
slot-advisor_mil = Military Advisor
slot-state_religion = State Religion
slot-changed_national_focus = Changed National Focus
slot-infantry = Infantry
slot-cavalry = Cavalry
slot-artillery = Artillery
slot-general = General
slot-light = Light Ships
slot-heavy = Heavy Ships
slot-galley = Galleys
slot-admiral = Admiral
slot-available = Available Manpower
slot-exhausted = Exhausted Manpower
slot-event_not_taken = Event not taken
slot-event_taken = Event taken
slot-passed_1 = Has passed – 1st
slot-passed_2 = Has passed – 2nd
slot-passed_3 = Has passed – 3rd
slot-passed_4 = Has passed – 4th
slot-roma_slot = Roma slot
slot-active_power_struggle = Active Power Struggle
slot-committed_to_crusade = Committed to Crusade
slot-defending_the_hre = Defending the HRE
slot-hre_religion = HRE Religion
slot-imperial_manpower = Imperial Manpower

## Scenarios

scenario-grand_1444_4 = Grand Campaign 1444, four players
scenario-grand_1444_3 = Grand Campaign 1444, three players (west)
scenario-east_1444_3 = Grand Campaign 1444, three players (east)
scenario-grand_1444_4_deluxe = Grand Campaign 1444, four players with the eastern board
scenario-grand_1444_5 = Grand Campaign 1444, five players
scenario-grand_1444_6 = Grand Campaign 1444, six players
scenario-muscovy_1444_6 = 1444, six players with Muscovy
scenario-discovery_4 = Age of Discovery, four players (short)
scenario-learning_2 = Learning game, two players without bots
scenario-solo_1444 = Solo 1444: one human and three bots
scenario-grand_1444_2 = Grand Campaign 1444, two players without bots
scenario-north_1444_3 = 1444, three players (north)
scenario-north_1444_4 = 1444, four players (north)
scenario-featured_1444_3 = 1444, three featured Realms (west)
scenario-featured_1444_4 = 1444, four featured Realms (sea)
