### What stands on cards, said from their data: one message for each word of the vocabulary.
### `$person` says how a verb agrees: with `you`, with `it` or `they`; after `may`; or as a bidding.
### `.gen` is a name after "of" or "next to", `.in` and `.within` say where, `.with` with whom.

## Lines

said-line = { $what }.
line-effect = Effect: { $what }
line-option = Option { $what }
line-on-play = When played: { $what }
line-at-once = At once: { $what }
line-reward = Reward: { $what }
line-ranks = Reward by rank: { $n } Prestige
line-if = If { $condition }, { $what }
line-while = { $what }, if { $condition }
line-price = { $what }, price: { $cost }
said-requires = Condition: { $condition }
said-after = After one of the Missions: { $missions }
said-battlegrounds = Battlegrounds: { $areas }
said-idea = Price: { $price }{ $form }
said-form = { "" }; a Government Form
said-display = { $action } ({ $n ->
        [1] 1 cube
       *[other] { $n } cubes
    })
skill = { $kind } { $n }
skill-adm = ADM
skill-dip = DIP
skill-mil = MIL
house-mark = Assumed values

## Sentences

said-of = { $who }: { $what }
said-does = { $who } { $what }
said-you = you { $what }
said-option = { $option } – { $what }
said-choose = { verb-choose } one [{ $what }]
said-may = { verb-may } { $what }
said-may-do = { verb-may } do this – { $what }
said-may-pay = { verb-may } pay { $cost }
said-must-pay = { verb-must } pay { $cost }
said-pays = { verb-pay } { $cost }
said-if = if { $condition }, { $what }
said-else = { $what }; otherwise { $other }
said-else-if = { $what }; otherwise, { $other }
said-for = pay { $cost }: { $what }
said-then = { $first }, then { $what }
said-thereby = { $first }: { $what }
said-and = { $first }; { $what }
said-closed = [{ $what }]
said-with = { $what } ({ $details })
said-times = do this { $n ->
        [2] twice
        [3] 3 times
       *[other] as many times as said ({ $n })
    }: { $what }
said-pick = { verb-choose } { $what }
picked-some = { $n } { $among }
picked-area = { $n ->
        [1] one of the Areas
       *[other] { $n } of the Areas
    } ({ $among })
picked-node = { $n ->
        [1] one of the nodes
       *[other] { $n } of the nodes
    } ({ $among })
picked-realm = { $n ->
        [1] one of the Realms
       *[other] { $n } of the Realms
    } ({ $among })
picked-player = { $n ->
        [1] one player
       *[other] { $n } players
    } from among { $among }
said-accepted = if accepted, { $what }
said-refused = if refused, { $what }
said-rejected = if refused, { $what }
said-seller_may = the seller may do this – { $what }
said-at-price = { $what } ({ $cost })
said-discount = { $what }, { $n } cheaper
said-from = { $what } { $source }
said-in = { $what } { $where }
said-to = { $what } into { $where }
said-anywhere = anywhere possible
said-nothing = nothing happens
said-exhausted = they go to Exhausted Manpower

## Verbs

verb-may = { $person ->
        [you] you may
       *[other] may
    }
verb-must = { $person ->
        [you] you must
       *[other] must
    }
verb-pay = { $person ->
        [it] pays
       *[other] pay
    }
verb-choose = { $person ->
        [it] chooses
       *[other] choose
    }
verb-gain = { $person ->
        [it] gains
       *[other] gain
    }
verb-lose = { $person ->
        [it] loses
       *[other] lose
    }
verb-raise = { $person ->
        [it] raises
       *[other] raise
    }
verb-lower = { $person ->
        [it] lowers
       *[other] lower
    }
verb-take = { $person ->
        [it] takes
       *[other] take
    }
verb-return = { $person ->
        [it] returns
       *[other] return
    }
verb-set = { $person ->
        [it] sets
       *[other] set
    }
verb-place = { $person ->
        [it] places
       *[other] place
    }
verb-remove = { $person ->
        [it] removes
       *[other] remove
    }
verb-replace = { $person ->
        [it] replaces
       *[other] replace
    }
verb-exhaust = { $person ->
        [it] exhausts
       *[other] exhaust
    }
verb-refresh = { $person ->
        [it] refreshes
       *[other] refresh
    }
verb-move = { $person ->
        [it] moves
       *[other] move
    }
verb-roll = { $person ->
        [it] rolls
       *[other] roll
    }
verb-make = { $person ->
        [it] makes
       *[other] make
    }
verb-end = { $person ->
        [it] ends
       *[other] end
    }
verb-offer = { $person ->
        [it] offers
       *[other] offer
    }
verb-adopt = { $person ->
        [it] adopts
       *[other] adopt
    }
verb-disband = { $person ->
        [it] disbands
       *[other] disband
    }
verb-suffer = { $person ->
        [it] suffers
       *[other] suffer
    }
verb-draw = { $person ->
        [it] draws
       *[other] draw
    }
verb-research = { $person ->
        [it] researches
       *[other] research
    }
verb-exchange = { $person ->
        [it] exchanges
       *[other] exchange
    }
verb-appoint = { $person ->
        [it] appoints
       *[other] appoint
    }
verb-dismiss = { $person ->
        [it] dismisses
       *[other] dismiss
    }
verb-discard = { $person ->
        [it] discards
       *[other] discard
    }
verb-keep = { $person ->
        [it] keeps
       *[other] keep
    }
verb-go = { $person ->
        [it] goes
       *[other] go
    }
verb-excommunicate = { $person ->
        [it] excommunicates
       *[other] excommunicate
    }
verb-lay = { $person ->
        [it] lays
       *[other] lay
    }
verb-play = { $person ->
        [it] plays
       *[other] play
    }
verb-perform = { $person ->
        [it] performs
       *[other] perform
    }
verb-have = { $person ->
        [you] you have
        [they] have
       *[it] has
    }
verb-lack = { $person ->
        [you] you do not have
        [they] do not have
       *[it] does not have
    }
verb-own = { $person ->
        [you] you own
        [they] own
       *[it] owns
    }
verb-be = { $person ->
        [you] you are
        [they] are
       *[it] is
    }
verb-rule = { $person ->
        [you] you play
        [they] play
       *[it] plays
    }
verb-win = { $person ->
        [you] you have won
        [they] have won
       *[it] has won
    }
verb-control = { $person ->
        [you] you control
        [they] control
       *[it] controls
    }
person-of = { $id ->
        [mamluks] they
       *[other] it
    }

## Whom

ref-you = you
    .gen = your Realm
    .with = with you
ref-self = that player
    .gen = that player
ref-all = each player
ref-any = anybody
    .gen = any Realm
ref-opponents = each opponent
    .gen = the opponents
    .one = an opponent
    .with = with an opponent
ref-others = each other player
ref-npr = an NPR
    .gen = an NPR
ref-emperor = the Emperor
    .gen = the Emperor
    .with = with the Emperor
ref-papal_controller = the Papal Controller
ref-attacker = the attacker
ref-enemies = each Enemy
ref-acceptor = whoever accepted
ref-seller = the seller
ref-you_or_influence = you or your Influence
    .gen = your Realm or your Influence
ref-claims_or_towns_of = Claims or Towns of { $who }
    .gen = Claims or Towns of { $who }
ref-ships_of = Ships of { $who }
    .gen = Ships of { $who }
ref-affected = the affected Areas
    .in = in the affected Areas
ref-each_affected = each affected Area
    .in = in each affected Area
ref-last_affected = the Area affected last
    .in = in the Area affected last
ref-last_area = the same Area
    .in = in the same Area
ref-last_claim = the Area of that Claim
    .in = in the Area of that Claim
    .gen = the Area of that Claim
ref-last_dnpr = those DNPR Provinces
    .gen = those DNPR Provinces
ref-last_node = that Trade Node
    .in = in that Trade Node
    .gen = that Trade Node
ref-last_plague = the Area of that Plague
    .gen = the Area of that Plague
ref-last_ships = those Ships
    .gen = the sea with those Ships
ref-last_units = those Units
ref-last_unrest = those tokens with Unrest
    .gen = those tokens with Unrest
ref-merchants_in_last_node = Merchants in that node
    .gen = Merchants in that node
ref-removed_influence = the Influence removed
    .gen = the Influence removed
ref-own_area_of_each = the Areas of those Towns
    .in = in the Areas of those Towns
ref-plague_areas = the Areas of the Plague
    .in = in the Areas of the Plague
ref-attacked_area = the attacked Area
    .in = in the attacked Area
ref-converted_from_protestant = Areas that were Protestant
    .in = in Areas that were Protestant
ref-adjacent_by_land = an Area adjacent by land
    .gen = an Area adjacent by land
ref-card = this card
ref-at_peace = whoever is at Peace
chosen-area = { $n ->
        [each] each chosen Area
        [1] the chosen Area
        [2] the second chosen Area
       *[other] the third chosen Area
    }
    .in = { $n ->
        [each] in each chosen Area
        [1] in the chosen Area
        [2] in the second chosen Area
       *[other] in the third chosen Area
    }
    .gen = { $n ->
        [each] each chosen Area
        [1] the chosen Area
        [2] the second chosen Area
       *[other] the third chosen Area
    }
chosen-node = the chosen node
    .in = in the chosen node
chosen-realm = { $n ->
        [each] each chosen Realm
        [1] the chosen Realm
        [2] the second chosen Realm
       *[other] the third chosen Realm
    }
    .gen = { $n ->
        [each] each chosen Realm
        [1] the chosen Realm
        [2] the second chosen Realm
       *[other] the third chosen Realm
    }
    .in = { $n ->
        [each] in Areas of each chosen Realm
        [1] in Areas of the chosen Realm
        [2] in Areas of the second chosen Realm
       *[other] in Areas of the third chosen Realm
    }
    .with = { $n ->
        [each] with each chosen Realm
        [1] with the chosen Realm
        [2] with the second chosen Realm
       *[other] with the third chosen Realm
    }
chosen-player = { $n ->
        [each] each chosen player
        [1] the chosen player
        [2] the second chosen player
       *[other] the third chosen player
    }
    .gen = { $n ->
        [each] each chosen player
        [1] the chosen player
        [2] the second chosen player
       *[other] the third chosen player
    }
    .with = { $n ->
        [each] with each chosen player
        [1] with the chosen player
        [2] with the second chosen player
       *[other] with the third chosen player
    }
each-of = each of them ({ $who })
in-areas-of = in Areas of { $who }
owner-of = the Owner of { $place }
    .with = with the Owner of { $place }
owners-of = each Owner of { $what }
    .with = with the Owners of { $what }
largest-pr = the largest Player Realm ({ $faith })
realm-and-vassals = { $who } and its Vassals
vassals-of = the Vassals of { $who }
who-players = each player
    .gen = the players
who-others = each other player
    .gen = the other players
who-opponents = each opponent
    .gen = { $n ->
        [2] 2 opponents
       *[other] the opponents
    }
who-that = { $who } who { $condition }
    .alone = { $who } who { $condition }
    .gen = { $who } who { $condition }
who-first = { $who } (if possible who { $condition })
who-payers = whoever paid
who-acceptors = whoever accepted
    .gen = whoever accepted
who-chose = whoever chose { $option }
who-did_not_choose = whoever did not choose { $option }
state-religion-of = State Religion of { $who }
card-map-america = America
    .in = in America
card-map-africa = Africa
    .in = in Africa
card-map-far_east = the Far East
    .in = in the Far East
card-map-india_and_arabia = India and Arabia
    .in = in India and Arabia
    .gen = India and Arabia
card-map-northern_and_central_asia = Northern and Central Asia
    .in = in Northern and Central Asia
with-aragon = with Aragon
with-armagnac = with Armagnac
with-austria = with Austria
with-bohemia = with Bohemia
with-bourbon = with Bourbon
with-brandenburg = with Brandenburg
with-brittany = with Brittany
with-burgundy = with Burgundy
with-byzantium = with Byzantium
with-castile = with Castile
with-crimea = with Crimea
with-denmark = with Denmark
with-denmark_norway = with Denmark-Norway
with-desmond = with Desmond
with-england = with England
with-florence = with Florence
with-france = with France
with-genoa = with Genoa
with-great_britain = with Great Britain
with-great_horde = with the Great Horde
with-hungary = with Hungary
with-lithuania = with Lithuania
with-lubeck = with Lübeck
with-mamluks = with the Mamluks
with-mantua = with Mantua
with-mazovia = with Mazovia
with-milan = with Milan
with-moldavia = with Moldavia
with-morocco = with Morocco
with-muscovy = with Muscovy
with-naples = with Naples
with-netherlands = with the Netherlands
with-norway = with Norway
with-novgorod = with Novgorod
with-orleans = with Orleans
with-ottomans = with the Ottoman Empire
with-papal_states = with the Papal States
with-persia = with Persia
with-poland = with Poland
with-pomerania = with Pomerania
with-portugal = with Portugal
with-russia = with Russia
with-ryazan = with Ryazan
with-scotland = with Scotland
with-serbia = with Serbia
with-spain = with Spain
with-sweden = with Sweden
with-teutonic_order = with the Teutonic Order
with-united_states = with the Free American Colonies
with-venice = with Venice
with-wallachia = with Wallachia

## Things

province-named-acc = { $x }
provinces-named-acc = { $x }
province-named-in = in { $x }
province-named-gen = { $x }
provinces-named-in = in { $x }
provinces-named-gen = { $x }
places-together = { $first } and { $last } together
one-of-places = { $first } or { $last }
all-of-places = { $first } and { $last }
realm-named = { GEN($realm) }
thing-with = { $noun } { $filter }
thing-which = { $noun }, { $filter }
thing-clause = { $noun }{ $filter }
thing-areas = Area
    .acc = an Area
    .some = Areas
    .gen = Areas
    .in = in an Area
    .within = in Areas
    .single = in a single Area
thing-provinces = Province
    .some = Provinces
    .gen = Provinces
    .in = in a Province
    .within = in Provinces
thing-nodes = Trade Node
    .in = in a Trade Node
thing-maritime_node = Maritime Trade Node
    .in = in a Maritime Trade Node
thing-zones = Sea Zone
    .in = in a Sea Zone
thing-light_ships = Light Ship
    .gen = Light Ships
thing-heavy_ships = Heavy Ship
    .some = Heavy Ships
    .gen = Heavy Ships
thing-claims = Claim
    .some = Claims
    .gen = Claims
thing-realms = Realm
    .acc = a Realm
    .some = Realms
    .gen = a Realm
    .with = with a Realm
thing-npr = NPR
    .acc = an NPR
    .some = NPRs
thing-independent = independent Realm
    .acc = an independent Realm
thing-npr_or_own_vassal = NPR or own Vassal
    .acc = an NPR or a Vassal of yours
thing-town = Town
    .acc = a Town
    .some = Towns
    .gen = Towns
    .in = on a Town
    .within = on Towns
    .every = on all Towns
thing-large_town = Large Town
    .some = Large Towns
    .acc = a Large Town
    .gen = Large Towns
    .in = on a Large Town
    .within = on Large Towns
    .every = on all Large Towns
thing-vassal = Vassal token
    .some = Vassal tokens
    .gen = Vassal tokens
thing-town_or_vassal = Town or Vassal token
    .some = Towns and Vassal tokens
    .gen = Towns and Vassal tokens
    .in = on a Town or Vassal token
    .within = on Towns or Vassal tokens
    .every = on all Towns and Vassal tokens
thing-hre = the Empire
    .in = in the Empire
thing-elector = Elector Areas
    .in = in Elector Areas
piece-town = a Town
piece-vassal = a Vassal token
piece-claim = a Claim
piece-unrest = Unrest
piece-rebels = Rebels
piece-any = a token
filter-in = ({ $x })
filter-plus = together with { $x }
filter-any_of = (one of: { $what })
filter-adjacent_to = next to { $x }
filter-adjacent_by_land_to = adjacent by land to { $x }
filter-adjacent_sea = on the shores of { $x }
filter-adjacent_node = next to the node of { $x }
filter-adjacent_map = next to { $x }
filter-adjacent_to_any_of = next to one's own ({ $x })
filter-affected = affected by this card
filter-all_provinces_of = wholly owned by { $x }
filter-ally_of = allied to { $x }
filter-area_religion-dissent = in Religious Dissent
filter-at_least_own = (at least { $x } of your own)
filter-at_peace = at Peace
filter-base_tax_max = with a Base Tax Income of at most { $x }
filter-capital = in the Capital
filter-no-capital = outside the Capital
filter-capital_in = with its Capital { $x }
filter-capital_of = with the Capital of { $x }
filter-cb_from = { "" } against which there is a CB from { $x }
filter-chain_from-last = { "" }, each next to the one before
filter-coastal = on the coast
filter-core_area_of = in a Core Area of { $x }
filter-core_areas_of = that are Core Areas of { $x }
filter-core_of = in Core Provinces of { $x }
filter-core_of-provinces = (Core of { $x })
filter-deployed = (Deployed)
filter-dissent_for = in Dissent for { $x }
filter-distant = on a Distant Continent
filter-no-distant = not on a Distant Continent
filter-dutch_core = (Core of the Netherlands)
filter-elector = { $n ->
        [1] of an Elector
       *[other] of Electors
    }
filter-eligible_marriage = { "" } that may enter a Marriage { $x }
filter-even_pr_core = (Cores of players too)
filter-except = other than { $x }
filter-no-expanded = { "" }, not yet Expanded,
filter-facing_sea_mark-dagger = facing a sea with a †
filter-not_sea_mark-dagger = not on a sea with a †
filter-facing_sea_of = facing the seas of { $x }
filter-faith_border-catholic_protestant = where Catholics and Protestants meet
filter-fallback = (if there is none: { $x })
filter-from_last_pick = from among those chosen
filter-gold = with gold
filter-has_influence_of = with Influence of { $x }
filter-has_marriage = with a Marriage
filter-hostile_to = Hostile to { $x }
filter-hre = in the Empire
filter-influence_min = (at least { $x })
filter-map = { $x }
filter-max_areas = (Areas: at most { $x })
filter-max_each = (at most { $x } in each)
filter-must_include_if_eligible = (if possible { $x })
filter-n = ({ $x } of them)
filter-no_province_of = without a Province of { $x }
filter-not_all_core_of = { "" }, but not all of it Core of { $x }
filter-not_core = outside Core Provinces
filter-not_religion = (not { $x })
filter-occupying = (Occupying)
filter-or_adjacent = { $n ->
        [1] or next to it
       *[other] or next to them
    }
filter-or_adjacent_by_land = { $n ->
        [1] or adjacent to it by land
       *[other] or adjacent to them by land
    }
filter-or_adjacent_sea = or on the shores of { $x }
filter-or_adjacent_to = or next to { $x }
filter-other_area = in another Area
filter-owned_by = of { $x }
filter-owner = of { $x }
filter-owner_not = not of { $x }
filter-owner_capital_not_in = (the Owner's Capital is not { $x })
filter-owner_religion-christian = of a Christian Owner
filter-plus_adjacent = and in { $n } more next to { $x }
filter-ports = with a Port ({ $x })
filter-prefer_min_units = (if possible with { $x ->
        [1] 1 Unit
       *[other] { $x } Units
    })
filter-prefer_not_religion = (if possible not { $x })
filter-religion = ({ $x })
filter-replace = in place of { $x }
filter-same_as-last = (the same Area)
filter-single = (a single one)
filter-single_area = in one Area
filter-strongest = (the strongest)
filter-subjugable = that can be Subjugated
filter-without_unrest = without Unrest
filter-town_without_unrest = with a Town without Unrest
filter-unrest = with Unrest
filter-unrest_added = with Unrest placed by this card
filter-vacant = { $n ->
        [1] (if it is vacant)
       *[other] (if they are vacant)
    }
filter-vacant_territory = { $n ->
        [1] (a vacant Territory)
       *[other] (vacant Territories)
    }
filter-vassal_or_ally_of = from among the Vassals and Allies of { $x }
filter-with_any = with { $x }
filter-with_influence_of = with Influence of { $x }
filter-with_influence_or_town_of = with Influence or a Town of { $x }
filter-with_merchant_of = with a Merchant of { $x }
filter-with_noncore_town = with a Town that is not Core
filter-with_rebels = with Rebels
filter-with_token = with a token
filter-with_token_of = with a token of { $x }
filter-with_vassal_of = with Vassals of { $x }
filter-with_town_of = with a Town of { $x }
filter-with_units_of = with Units of { $x }
filter-with_unrest = with Unrest
filter-without_token_of = without a token of { $x }

## Numbers

number-all = all
number-half = half the
number-each = one each
number-range = { $least } to { $most }
number-group = ({ $n })
number-sum = { $first } + { $rest }
number-per_area = { $n } in each Area
number-fraction_per_area = { $n } of them in each Area{ $rounded }
number-fraction = { $n } of them{ $rounded }
number-all_max = all, but at most { $n }
number-count = the number of { $what }
    .gen = the number of { $what }
number-of = { $n } of { $who }
number-times = { $times } × { $n }
number-div = { $div ->
        [2] half of { $n }
       *[other] 1/{ $div } of { $n }
    }{ $rounded }
number-max = { $n }, at most { $most }
number-min = { $n }, at least { $most }
round-up = { "" } (rounded up)
round-down = { "" } (rounded down)
count-unrest_added_by_this_card = the Unrest placed by this card
    .gen = the Unrest placed by this card
count-unrest_added_of = the Unrest of { $who } placed by this card
    .gen = the Unrest of { $who } placed by this card
count-players_with_same_choice_as_you = the number of players who chose as you did
count-players_on_other_side = the number of players on the other side
count-units_removed = the number of Units removed
value-base_tax = the Base Tax Income
    .gen = the Base Tax Income
value-tax_income = the Tax Income
    .gen = the Tax Income
value-manpower = Manpower
    .gen = the Manpower
value-exhausted = the Exhausted Manpower
    .gen = the Exhausted Manpower
value-interest = the number of Interest tokens
    .gen = the Interest tokens
value-deployed_regular_units = the number of Deployed Regular Units
value-deployed_and_exhausted_land_units = the number of Deployed and Exhausted Land Units
value-cavalry_in_battle = the number of Cavalry Units in the Battle
value-tax_value_of_distant_towns = the Tax Value of distant Towns
    .gen = the Tax Value of distant Towns
value-ducats_on_event = the Ducats on this Event
    .gen = the Ducats on this Event
compared-least = at least { $n }
compared-most = at most { $n }
compared-above = more than { $n }
compared-below = less than { $n }
compared-exactly = exactly { $n }

## Amounts and prices

amount-all = all { $kind }
amount-by = { $kind }: { $n }
amount-adm = { $n } Administrative Power
amount-dip = { $n } Diplomatic Power
amount-mil = { $n } Military Power
amount-any = { $n } Power of any kind
amount-matching_fired_advisor = { $n } Power of the Advisor's kind
amount-ducats = { $n ->
        [1] 1 Ducat
       *[other] { $n } Ducats
    }
amount-ducats_each = { $n ->
        [1] 1 Ducat
       *[other] { $n } Ducats
    } each
amount-exhaust = { $n } Manpower (to Exhausted)
amount-prestige = { $n } Prestige
amount-stability = { $n }
amount-imperial_authority = { $n }
amount-interest = { $n ->
        [1] 1 Interest token
       *[other] { $n } Interest tokens
    }
amount-colonist = { $n ->
        [1] 1 Colonist
       *[other] { $n } Colonists
    }
amount-merchant = { $n ->
        [1] 1 Merchant
       *[other] { $n } Merchants
    }
amount-cardinal = { $n ->
        [1] 1 Cardinal
       *[other] { $n } Cardinals
    }
amount-manpower_bonus = { $n ->
        [1] 1 token of +1 Manpower
       *[other] { $n } tokens of +1 Manpower
    }
kind-adm = Administrative Power
kind-mil = Military Power
kind-ducats = Ducats
kind-prestige = Prestige
kind-colonist = Colonists
price-and = { $first } and { $more }
price-or = { $first } or { $more }
price-by-stability = { $amount } plus the Stability
price-if = { $amount } ({ $then } if { $condition })
price-free = free
price-half = at half the price
price-printed = at the printed price
price-research = the price of { $idea }
price-siege_or_plunder = with Units in a Hostile Area

## Effects

does-prestige = { verb-gain } { $what }
does-prestige-less = { verb-lose } { $what }
does-power = { verb-gain } { $what }
does-power-less = { verb-lose } { $what }
does-ducats = { verb-gain } { $what }
does-ducats-less = { verb-lose } { $what }
does-stability = { verb-gain } { $what } Stability
does-stability-less = { verb-lose } { $what } Stability
does-imperial_authority = { verb-raise } Imperial Authority by { $what }
does-imperial_authority-less = { verb-lower } Imperial Authority by { $what }
does-interest = { verb-take } { $what }
does-interest-less = { verb-return } { $what }
does-colonist = { verb-gain } { $what }
does-colonist-less = { verb-lose } { $what }
does-merchant = { verb-gain } { $what }
does-merchant-less = { verb-lose } { $what }
does-cardinal = { verb-gain } { $what }
does-cardinal-less = { verb-lose } { $what }
does-cardinal-any = { verb-remove } Cardinals of your choice ({ $n })
does-cardinal-rightmost = { verb-lose } { $what } (the rightmost)
does-manpower_bonus = { verb-gain } { $what }
does-set_stability = { verb-set } Stability to { $n }
does-exhaust_manpower = { verb-exhaust } { $n } Manpower
does-exhaust_manpower-by = { verb-exhaust } Manpower: { $n }
does-refresh_manpower = { verb-refresh } { $n } Manpower
does-npr_manpower_token = { verb-place } { $n ->
        [1] a token of +1 Manpower
       *[other] tokens of +1 Manpower ({ $n })
    } { $where }
does-influence = { verb-place } { $n } Influence { $where }
does-remove_influence = { verb-lose } { $n } Influence { $where }
does-remove_influence-of = { verb-remove } { $n } Influence of { $who } { $where }
does-replace_influence = { verb-replace } { $n } Influence of others with its own { $where }
does-claim = { verb-place } { $n ->
        [1] a Claim
       *[other] Claims ({ $n })
    } { $where }
does-remove_claim = { verb-lose } { $n ->
        [1] a Claim
       *[other] Claims ({ $n })
    } { $where }
does-remove_claim-of = { verb-remove } { $n ->
        [1] a Claim
       *[other] Claims ({ $n })
    } of { $who } { $where }
does-core = { verb-place } { $n ->
        [1] a Core token
       *[other] Core tokens ({ $n })
    } { $where }
does-unrest = { verb-place } { $n ->
        [1] 1 Unrest
       *[other] { $n } Unrest
    } { $where }
does-unrest-all = { verb-place } Unrest { $where }
does-unrest-by = { verb-place } Unrest { $where } (how much: { $n })
does-remove_unrest = { verb-remove } { $n } Unrest { $where }
does-remove_unrest-all = { verb-remove } the Unrest { $where }
does-rebels = { verb-place } { $n ->
        [1] 1 Rebel Unit
       *[other] { $n } Rebel Units
    } { $where }
does-rebels-by = { verb-place } Rebel Units { $where } (how many: { $n })
does-rebel_town = { verb-place } a Rebel Town { $where }
does-remove_rebels = { verb-remove } { $n ->
        [1] 1 Rebel Unit
       *[other] { $n } Rebel Units
    } { $where }
does-move_rebels = { verb-move } { $n ->
        [1] 1 Rebel Unit
       *[other] { $n } Rebel Units
    } { $x } into { $where }
does-rebel_dice = { verb-roll } the Rebel Dice { $where }
does-place_town = { verb-place } a Town { $where }
does-place_vassal = { verb-place } Vassal tokens { $where }
placed-with_unrest = with Unrest
does-remove_tokens = { verb-remove } { $where } ({ $n })
does-swap_tokens = { verb-replace } { $where } ({ $n }) with { $into }
does-develop = { verb-replace } { $n ->
        [1] a Small Town with a Large one
       *[other] Small Towns with Large ones ({ $n })
    } { $where }
does-reduce = { verb-replace } { $where } with { $n ->
        [1] a Small Town
       *[other] Small Towns ({ $n })
    }
does-alliance = { verb-make } an Alliance { $x }
does-end_alliance = { verb-end } the Alliance { $x }
does-offer_alliance = { verb-offer } an Alliance to { $x }
does-marriage = { verb-make } a Marriage { $x }
does-offer_marriage = { verb-offer } a Marriage to { $x }
does-disputed_succession = { verb-place } a Disputed Succession on { $x }
does-truce = { verb-make } a Truce { $x }
does-end_truce = { verb-end } the Truce { $x }
does-cb = { verb-gain } a CB token against { $x }
does-religion = { verb-place } { $n ->
        [1] a Religion token ({ $faith })
       *[other] Religion tokens ({ $faith }; { $n })
    } { $where }
does-adopt_religion = { verb-adopt } a new State Religion: { $faith }
does-plague = { verb-place } { $n ->
        [1] the Plague
       *[other] further Plagues ({ $n })
    } { $where }
does-pirate = { verb-place } { $n ->
        [1] Pirates
       *[other] Pirates ({ $n })
    } { $where }
does-move_pirate = { verb-move } Pirates ({ $n })
does-remove_pirate = { verb-remove } Pirates ({ $n }) { $where }
does-expand_node = { verb-place } an Expanded token { $where }
does-dnpr = { verb-place } DNPR tokens of { GEN($realm) } { $where }
does-leave_hre = leaving the Empire: { $where }
does-gain_units = { verb-gain } { $kind } – { $unit } ({ $n }) { $where }
does-gain_ships = { verb-gain } { $unit }
does-remove_ship = { verb-remove } { $unit } of { $who } { $where }
does-disband = { verb-disband } Units ({ $n }) { $where }
does-casualties = { verb-suffer } Casualties (Units: { $n }) { $where }
does-attrition_roll = { verb-suffer } Casualties (Units: { $n })
does-move_units = { verb-move } { $what } by { $n ->
        [1] 1 space
       *[other] { $n } spaces
    }
does-draw_cards = { verb-draw } { $n ->
        [1] 1 card
       *[other] { $n } cards
    } from { $deck }
does-research = { verb-research } { $idea }
does-lose_idea = { verb-lose } { $idea }
does-swap_idea = { verb-lose } { $idea } and { verb-gain } { $gain }
does-idea_row = { verb-place } a further row of Ideas
does-choose_replacement_idea = { verb-exchange } an Idea on display for one of your choice
does-swap_display_cards = { verb-exchange } { $n ->
        [1] 1 Milestone or Idea
       *[other] { $n } Milestones or Ideas
    } on display
does-appoint = { verb-appoint } { $who } { $role }
does-fire = { verb-dismiss } { $what }
does-ruler-set = { verb-take } a new Ruler: { $who }
does-ruler-reject = { verb-discard } the current Ruler and the one on this card (Interregnum)
does-ruler-reject_keep = { verb-keep } the current Ruler
does-ruler-reject_draw = { verb-exchange } the Ruler for one that is drawn
does-ruler-discard = { verb-discard } the Ruler
does-ill_health-ruler_of = { verb-place } Ill Health on the Ruler of { $who }
does-ill_health-capital_token = { verb-place } Ill Health at the Capital ({ $who })
does-ill_health-new_ruler = { verb-place } Ill Health on { $who }
does-steal_general = { verb-move } a General of { $x } over to { $who }
does-war = { verb-go } to War { $x }
does-end_war = { verb-end } all Wars: { $term }
does-revolution = { verb-place } { $n ->
        [1] a Revolutionary token
       *[other] Revolutionary tokens ({ $n })
    } { $where }
does-remove_revolution = { verb-remove } Revolutionary tokens ({ $n }) { $where }
does-crusade_token = { verb-place } the Crusade token { $where }
does-excommunicate = { verb-excommunicate } the Ruler of { $x }
does-exhaust_merchants = { verb-lay } Merchants down { $where }
does-activate_defending_hre = { verb-take } on Defending the HRE
does-play_card = { verb-play } { $card } from the discards
does-privateer_trade = { verb-perform } Trade as a privateer with an opponent's Merchant (top row) and { verb-place } Pirates
does-buy_province = { verb-offer } to buy a Province { $x }
does-transfer_ducats = { verb-pay } { $what } to { $who }
does-action = { verb-take } the Action { $action }
does-battle_dice = { verb-roll } additionally { $dice }
deck-of-adm = the Administrative deck
deck-of-dip = the Diplomatic deck
deck-of-mil = the Military deck
deck-of-any = any deck
from-discards = from a discard pile
from-discards-adm = from the Administrative discards
from-discards-dip = from the Diplomatic discards
from-discards-mil = from the Military discards
from-discards_top5-adm = from the top five Administrative discards
from-discards_top5-any = from the top five discards
from-hand = from hand
character-any = somebody
as-ruler = as Ruler
as-advisor = as Advisor
as-general = as General
as-admiral = as Admiral
as-advisor-adm = as Administrative Advisor
as-advisor-dip = as Diplomatic Advisor
as-advisor-adm_mil = as Administrative or Military Advisor
fired-advisor-adm = { $n ->
        [1] an Administrative Advisor
       *[other] { $n } Administrative Advisors
    }
fired-advisor-any = { $n ->
        [1] an Advisor
       *[other] { $n } Advisors
    }
fired-advisor-any-all = all Advisors
fired-general-any = { $n ->
        [1] a General
       *[other] { $n } Generals
    }
idea-named = { $idea }
ideas-any = any Idea
ideas-any_adm = an Administrative Idea
ideas-any_dip = a Diplomatic Idea
ideas-any_mil = a Military Idea
ideas-any_on_display = an Idea on display
ideas-any_known_by_opponent = an Idea that an opponent knows
ideas-of-mil = Military
units-any = any kind
units-infantry = Infantry
units-cavalry = Cavalry
units-artillery = Artillery
units-mercenary = Mercenaries
units-regular = Regular Units
ships-any = { $n ->
        [1] 1 Ship
       *[other] { $n } Ships
    }
ships-light = { $n ->
        [1] 1 Light Ship
       *[other] { $n } Light Ships
    }
ships-heavy = { $n ->
        [1] 1 Heavy Ship
       *[other] { $n } Heavy Ships
    }
ships-galley = { $n ->
        [1] 1 Galley
       *[other] { $n } Galleys
    }
moved-army = an Army
moved-ship = a Ship
dice-infantry = Infantry Dice: { $n }
dice-cavalry = Cavalry Dice: { $n }
dice-artillery = Artillery Dice: { $n }
dice-chosen = Cavalry or Artillery Dice: { $n }
rolled-any = { $n ->
        [1] 1 die of choice
       *[other] { $n } dice of choice
    }
rolled-leader_type = { $n ->
        [1] 1 die of the Leader's kind
       *[other] { $n } dice of the Leader's kind
    }
war-defender_mc = the defender with half of its Capacity
war-remove_truce_and_alliance = Truce and Alliance are removed
war-all_join = all of both sides join

## Actions

modifier-cost = for { $cost }
modifier-targets = only { $x }
modifier-spaces = { $n ->
        [1] 1 space
       *[other] { $n } spaces
    }
modifier-extra_units_free = { $n ->
        [1] 1 more Unit
       *[other] { $n } more Units
    } for the Siege for free
modifier-discount_ducats_each = { $n ->
        [1] 1 Ducat
       *[other] { $n } Ducats
    } less for each Unit
modifier-dice_any = { $n ->
        [1] 1 more die of choice
       *[other] { $n } more dice of choice
    }
modifier-dice_artillery = { $n ->
        [1] 1 more Artillery Die
       *[other] { $n } more Artillery Dice
    }
modifier-bonus_if_node_adjacent = { $n ->
        [1] 1 more Ducat
       *[other] { $n } more Ducats
    } if the node is next to { $x }
modifier-extra_move_if_map = one more move { $x }
modifier-node_kind-maritime = Maritime nodes
modifier-node_kind-inland = Inland nodes
modifier-army-general_received = with the General received
modifier-commit = Committed to Crusade
modifier-only_you_collect = only you collect
modifier-activate_all_merchants = with all Merchants
modifier-ignore_mountains = Mountain Borders do not count
modifier-before_battle = before the Battle
modifier-no_unrest = without Unrest
modifier-on_dow_if_adjacent = then, if that Realm is adjacent to yours, { $what }
modifier-then_if_discovered = after a discovery, { $what }
modifier-otherwise = otherwise { $what }
rule-none = the choice is counted later
rule-cede_maine = England, if at Peace, cedes Maine to France
rule-play_on_as_sweden = { $person ->
        [may] play on as Sweden
       *[other] Denmark plays on as Sweden
    }
rule-commit_to_crusade = is now Committed to Crusade
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
condition-group = ({ $what })
condition-not = not ({ $what })
condition-at_least = at least { $n } of these hold [{ $what }]
condition-count-own = { verb-own } { $what } ({ $x })
condition-no-count-own = { verb-own } no { $what }
condition-no-areas_in_dissent = { verb-own } no Areas in Dissent
condition-no-unrest_count = { verb-have } no Unrest
condition-no-unrest_total = { verb-have } no Unrest
condition-no-unrest_in_areas = { verb-have } no Unrest { $x }
condition-no-interest = { verb-have } no Interest tokens
condition-count = the number of { $what } is { $x }
condition-value-manpower = { verb-have } { $x } Manpower
condition-value-tax_income = { verb-have } a Tax Income of { $x }
condition-value-ducats = { verb-have } Ducats ({ $x })
condition-value-prestige = { verb-have } { $x } Prestige
condition-stability = { verb-have } a Stability of { $x }
condition-exhausted = { verb-have } { $x } Exhausted Manpower
condition-manpower = { verb-have } { $x } Manpower
condition-interest = { verb-have } { $x } { $n ->
        [1] Interest token
       *[other] Interest tokens
    }
condition-imperial_authority = Imperial Authority is { $x }
condition-cardinals = { verb-have } { $x } { $n ->
        [1] Cardinal
       *[other] Cardinals
    }
condition-advisors = { verb-have } { $x } { $n ->
        [1] Advisor
       *[other] Advisors
    }
condition-allies = { verb-have } { $x } { $n ->
        [1] Alliance
       *[other] Alliances
    }
condition-marriages = { verb-have } { $x } { $n ->
        [1] Marriage
       *[other] Marriages
    }
condition-cores = { verb-have } { $x } { $n ->
        [1] Core token
       *[other] Core tokens
    }
condition-merchants = { verb-have } { $x } { $n ->
        [1] Merchant
       *[other] Merchants
    }
condition-ports = { verb-have } { $x } { $n ->
        [1] Port
       *[other] Ports
    }
condition-ideas = { verb-have } { $x } { $n ->
        [1] Idea
       *[other] Ideas
    }
condition-ideas_of_each_type = { verb-have } { $x } { $n ->
        [1] Idea
       *[other] Ideas
    } of each kind
condition-deployed_land_units = { verb-have } { $x } { $n ->
        [1] Deployed Land Unit
       *[other] Deployed Land Units
    }
condition-ships_at_sea = { verb-have } { $x } { $n ->
        [1] Ship
       *[other] Ships
    } at sea
condition-trade_income_this_round = { verb-have } a Trade Income of { $x } this Round
condition-battles_won_this_round = { verb-win } { $x } { $n ->
        [1] Battle
       *[other] Battles
    } this Round
condition-with_cavalry = with Cavalry in the Army: { $x }
condition-wars_won_this_age = { verb-win } { $x } { $n ->
        [1] War
       *[other] Wars
    } this Age
condition-wars_won_against_any = { verb-win } a War { $x }
condition-pirates_fought = { verb-win } against Pirates this Round
condition-areas_fully_owned = { verb-own } { $x } { $n ->
        [1] Area
       *[other] Areas
    } wholly
condition-areas_in_dissent = { verb-own } { $x } { $n ->
        [1] Area
       *[other] Areas
    } in Dissent
condition-areas_owned = { verb-own } at least { $n ->
        [1] 1 Area
       *[other] { $n } Areas
    } ({ $x })
condition-continents_with_presence = { verb-have } tokens or Ships on { $x } Distant Continents
condition-expanded_nodes_with_merchant = { verb-have } a Merchant in { $x } Expanded nodes
condition-key_province_power_in_node = the Trade Power of Key Provinces in the node is { $x }
condition-influence_total = { verb-have } { $x } Influence in all
condition-unrest_count = { verb-have } { $x } Unrest
condition-unrest_total = { verb-have } { $x } Unrest
condition-rebels_in_realm = { verb-have } { $x } Rebels in the Realm
condition-sea_zones_with_ports = { verb-have } Ports on { $x } Sea Zones
condition-share_paying = the share of payers is { $x }
condition-hre_subject_with_authority = { verb-be } a Subject of the Empire and Imperial Authority is { $x }
condition-is_pr_any = { verb-rule } { $x }
condition-is_npr = { $x } is an NPR
condition-state_religion = { verb-have } the State Religion { $x }
condition-has_idea = { verb-have } the Idea { $x }
condition-has_idea_type = { verb-have } at least { $n ->
        [1] 1 { $kind } Idea
       *[other] { $n } { $kind } Ideas
    }
condition-has_government_form = { verb-have } a Government Form
condition-owns_all = { verb-own } { $x }
condition-owns_in = { verb-own } a Province { $x }
condition-owns_all_cores_of = { verb-own } all Cores of { $x }
condition-owner_is = { verb-own } { $x } ({ $what })
condition-owner_is_npr_at_peace = the Owner of { $x } is an NPR at Peace
condition-owner_religion = the Religion of the Owner of { $x } is { $faith }
condition-capital_in = { verb-have } the Capital { $x }
condition-capital_not_in = { verb-lack } the Capital { $x }
condition-adjacent_to = { verb-be } next to { $x }
condition-hre_member = { verb-be } a Member of the Empire
condition-no-has_idea = { verb-lack } the Idea { $x }
condition-no-state_religion = { verb-lack } the State Religion { $x }
condition-no-is_pr_any = { verb-rule } a Realm other than { $x }
condition-no-at_war_with = { verb-be } not at War { $x }
condition-no-interregnum = { verb-have } no Interregnum
condition-no-owner_religion = the Religion of the Owner of { $x } is not { $faith }
condition-no-units_in = { verb-have } { $n ->
        [1] no Unit
       *[other] fewer than { $n } Units
    } { $x }
condition-no-hre_member = { verb-be } not a Member of the Empire
condition-can_leave_hre = { $x } can leave the Empire
condition-emperor = { verb-be } the Emperor
condition-papal_controller = { verb-be } the Papal Controller
condition-state_religion_differs_from_hre = { verb-have } a State Religion other than the Empire's
condition-allied_to = { verb-have } an Alliance { $x }
condition-active_ally = { verb-have } { $x } as an Active Ally
condition-married_to = { verb-have } a Marriage { $x }
condition-married_to_any = { verb-have } at least { $n ->
        [1] 1 Marriage
       *[other] { $n } Marriages
    } of these: { $x }
condition-truce_with = { verb-have } a Truce { $x }
condition-at_war = { verb-be } at War
condition-no-at_war = { verb-be } at Peace
condition-at_war_with = { verb-be } at War { $x }
condition-at_war_or_truce_with = { verb-have } a War or Truce { $x }
condition-vassals_of_you = { verb-have } { $x } as { $n ->
        [1] a Vassal
       *[other] Vassals
    }
condition-interregnum = { verb-have } an Interregnum
condition-ruler_has_dice = { verb-have } a Ruler with dice
condition-influence_in = { verb-have } at least { $n } Influence { $x }
condition-influence_or_town_in = { verb-have } Influence or a Town { $x }
condition-most_influence_in = { verb-have } the most Influence in Areas of { $x }
condition-most_ships_in = { verb-have } the most Ships { $x }
condition-most_colonial_claims = { verb-have } the most Colonial Claims
condition-has_token = { verb-have } { $what } { $x }
condition-has_token_in = { verb-have } a token { $x }
condition-has_token_or_ship_on = { verb-have } a token or Ship on a Distant Continent
condition-colonial_claim = { verb-have } a Colonial Claim
condition-units_in = { verb-have } at least { $n ->
        [1] 1 Unit
       *[other] { $n } Units
    } { $x }
condition-units_adjacent = { verb-have } at least { $n ->
        [1] 1 Unit
       *[other] { $n } Units
    } next to { $x }
condition-units_or_tokens_adjacent = { verb-have } Units or tokens next to { $x }
condition-ships_in = { verb-have } at least { $n ->
        [1] 1 Ship
       *[other] { $n } Ships
    } { $x }
condition-ports_facing = { verb-have } at least { $n ->
        [1] 1 Port
       *[other] { $n } Ports
    } on the shores of { $x }
condition-merchant_in = { verb-have } a Merchant { $x }
condition-merchant_with_power = { verb-have } a Merchant { $x } with a Trade Power of { $n }
condition-unrest_in = there is Unrest { $x }
condition-unrest_in_areas = { verb-have } { $n } Unrest { $x }
condition-rebel_town_in = there is a Rebel Town { $x }
condition-npr_provinces_in = there are NPR Provinces { $x }
condition-dnpr_provinces = { $x } has at least { $n ->
        [1] 1 DNPR Province
       *[other] { $n } DNPR Provinces
    }
condition-leader_in_battle = there is a Leader in the Battle
condition-controls_none_in_battlegrounds = { verb-control } nothing on the Battlegrounds
condition-event_taken = { $x } has taken the Event
condition-nobody_chose = nobody chose { $x }
condition-share_choosing = at least { $x } of the players chose { $chosen }
condition-any_accepted = somebody accepted
condition-nobody_accepted = nobody accepted
condition-largest_orthodox_pr_at_least_largest_orthodox_npr = the largest Orthodox Player Realm is at least as large as the largest Orthodox NPR

## Ideas

unit-by = { $kind } { $n }
unit-of-infantry = Infantry
unit-of-cavalry = Cavalry
unit-of-artillery = Artillery
unit-of-naval = dice at sea
unit-of-heavy = Heavy Ship
unit-of-light = Light Ship
unit-of-galley = Galley
mod-round_income = Gain in each Round: { $what }
mod-round_power = Gain in each Round: { $what }
mod-round_prestige = Gain { $n } Prestige in each Round
mod-round_colonists = Gain in each Round: { $n ->
        [1] 1 Colonist
       *[other] { $n } Colonists
    }
mod-action_discount = { $action } costs { $what } less
mod-research_discount = Every Research costs { $what } less
mod-advisor_upkeep_discount = Each Advisor costs { $what } less
mod-interest_free_loans = { $n ->
        [1] 1 Loan is
       *[other] { $n } Loans are
    } without Interest
mod-loan_value = A Loan brings { $what }
mod-alliance_limit = You may have { $n ->
        [1] 1 more Alliance
       *[other] { $n } more Alliances
    }
mod-marriage_limit = You may have { $n ->
        [1] 1 more Marriage
       *[other] { $n } more Marriages
    }
mod-no_marriages = You may enter no new Marriages
mod-interregnum_skill = Skill in an Interregnum: { $n } of each kind
mod-may_explore_with_ships = Ships may be used to Explore
mod-may_recruit_artillery = Artillery may be recruited
mod-holy_war_cb = You have the Holy War CB
mod-trade_cards_drawn = Draw { $n ->
        [1] 1 more Trade Card
       *[other] { $n } more Trade Cards
    }
mod-opponents_trade_row_lower = Opponents collect { $n ->
        [1] 1 row
       *[other] { $n } rows
    } lower in this node
mod-first_influence_free_per_turn = Influence that is free in each Turn: { $n }
mod-integrate_area_discount = Integrate Area costs { $what } less
mod-core_unrest_removed_per_round = In each Round you may remove { $n } Unrest from Core Provinces
mod-dissent_unrest_ignored_areas = { $n ->
        [1] 1 Area in Dissent gains
       *[other] { $n } Areas in Dissent gain
    } no Unrest
mod-convert_area_without_unrest = Convert Area adds no Unrest
mod-tercios_icon_double_infantry = The outlined figure counts as a second Infantry
mod-charge_before_first_round = Before the first Battle Round you alone roll Cavalry Dice: { $n }
mod-remove_enemy_leader_die = The Enemy Leader has fewer dice: { $n }
mod-siege_cost_against_you = Sieges of your Provinces cost { $what } more
mod-refresh_manpower_bonus = Refresh { $n } more Manpower in each Round
mod-manpower_bonus = You have { $n } more Manpower
mod-recruit_discount = Recruiting is cheaper: { $what }
mod-ship_discount = Ships are cheaper: { $what }
mod-battle_dice_bonus = More dice in every Battle: { $what }
mod-state_religion = The State Religion becomes Revolutionary
