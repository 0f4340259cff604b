### How a thing stands that somebody points at: short facts in a row, small letters.

area-royal_court = Royal Court
action-steward = Steward
action-gdansk = Gdańsk
action-diplomacy = Diplomacy
action-move_cubes = Moving cubes
action-liberum_veto = Liberum veto
action-confederation = Confederation
action-colleges = Colleges
action-city = City

figures-facts = { $facts }

fact-you = you
fact-player = { $owner }
fact-king = the king
fact-nobody = nobody
fact-share = { $who } { $n }
fact-in_province = { $province } { $n }
fact-unit_infantry = infantry { $n }
fact-unit_cavalry = cavalry { $n }
fact-unit_artillery = artillery { $n }

## Provinces and estates

fact-wealth = wealth { $n } of { $most }
fact-estates = estates: { $shares }
fact-track_full = no estate field is free
fact-next_field = the next estate is worth { $value }{ mark }
fact-clients = cubes: { $shares }
fact-no_clients = no players' cubes
fact-armies = armies: { $armies }
fact-army_of = { $who } ({ $units })
fact-cossacks = Cossacks { $n }
fact-enemies = enemy cubes: { $field } { $n }
fact-no_enemies = no enemy cubes
fact-markers = Habsburg influence markers { $n }
fact-invaded = invaded this turn
fact-deputy = its seat in the Sejm: { $who }
fact-laid = influence tokens of this turn: { $shares }
fact-your_income = brings you { $n } zł a turn
fact-worth = worth { $value }{ mark }
fact-owner = owner: { $who }
fact-earns = brings { $n } zł a turn
fact-with_steward = with a steward
fact-with_city = with a city, so it scores { $n } at the end
fact-free_next = free, and the next to be taken in this province
fact-free_later = free; { $n ->
        [one] { $n } field before it is free too
       *[other] { $n } fields before it are free too
    }
fact-your_cubes = your cubes { $where }: { $n }

## Enemies

fact-strength = strength now { $n }, of it printed { $base }
fact-influence = influence now { $n }, of it printed { $base }
fact-printed = printed for turns 1 to 4: { $values }{ mark }
fact-held_by = held by: { $field }
fact-presses = presses on: { $province }
fact-spreads = spreads from there to: { $province }
fact-camp_cubes = its own cubes in the field { $n }
fact-camp_cossacks = Cossacks with it { $n }
fact-camp_markers = influence markers in the field { $n }
fact-camp_ottomans = Ottoman cubes before Vienna { $n }
fact-raiders = Polish cubes in the field: { $shares }
fact-no_raiders = no Polish cubes in the field
fact-raid = the most cubes there score { points }{ mark }
fact-treaty = treaty in force, broken by the enemy's number on { $n } dice
fact-occupies = its cubes in provinces: { $shares }
figures-way_stop = to stop its invasion: Polish cubes in its field – needed { $needed }, there are { $have }

## The Royal Court

fact-hetman = Hetman: { $who }
fact-court = influence tokens: { $shares }; sum { $n }
fact-court_hidden = no token of this turn is revealed yet
fact-column = the sum adds to the Crown Army: { $units }{ mark }
fact-regular = regular Crown Army of the turn: { $units }
fact-crown = Crown Army in service: { $units }
fact-no_crown = no Crown Army in service
fact-king_cubes = king's cubes in reserve { $n }

## Players

fact-native = native province: { $province }
fact-nobody_leads = nobody leads it
fact-led_by_you = led by you
fact-led_by = led by player { $n }
fact-is_hetman = Hetman
fact-prestige = { points }
fact-owns = estates { $n }, worth { $worth } if the game ended now
fact-estates_owned = estates { $n }
fact-money = { $n } zł, income { $income } zł
fact-pieces = cubes in provinces { $placed }; pool: cubes { $cubes }, discs { $discs }
fact-sejm = discs in the Sejm { $n }
fact-serving = army in provinces: { $units }
fact-recruitable = army in the pool: { $units }
fact-tokens_left = influence tokens left: { $values }
fact-bid = paid for the mace this turn { $n } zł
fact-passed = has passed
fact-brings = { $cubes ->
        [0] brings no cube into a province
       *[other] brings { cubes } into a province
    }
fact-your_tokens = you have { $n } of { $most }
fact-others_have = others have: { $shares }

## Special actions

fact-costs = costs { cubes }
fact-costs_no_cubes = costs no cubes
fact-turns = in turns { $values } only
fact-cycle = cycle { $n } of { $most }
fact-steward_brings = raises the income of an estate by { $n } zł
fact-stewards = stewards left { $n }
fact-grain = brings { $n } zł, for the wealth of Prussia is { $wealth }
fact-treaty_costs = and also a Sejm disc, { $n } zł and as much as a die shows
fact-treaty_with = treaty in force: { $field }, broken by the enemy's number on { $n } dice
fact-no_treaty = no treaty this turn yet
fact-moves = moves your cubes, at most { $n }
fact-in_sejm = discs in the Sejm: { $shares }
fact-sejm_empty = the Sejm is empty
fact-seizes = seizes another player's lowest estate in a province
fact-standing = prestige: { $shares }
fact-college = from each province chosen, and { $n } zł there: { points }
fact-colleges_everywhere = for all five provinces { points } more
fact-city_brings = multiplies the points of an estate at the end by { $n }
fact-cities = cities left { $n }
fact-city_built = this turn's city is built

figures-way_turn = open from turn { $first } on – now it is turn { $turn }
figures-way_next = the free field nearest to the start of the track – free before it: { $n }
figures-way_cubes_there = your cubes { $where }: needed { $needed }, there are { $have }
figures-way_cubes = your cubes in one province: needed { $needed }, there are { $have }
figures-way_cubes_beside_estate = your cubes in a province where you have an estate: needed { $needed }, there are { $have }
figures-way_cubes_prussia = your cubes in Prussia: needed { $needed }, there are { $have }
figures-way_stewards = stewards: needed { $needed }, left { $have }
figures-way_sejm = your discs in the Sejm: needed { $needed }, there are { $have }
figures-way_discs = discs in your pool: needed { $needed }, there are { $have }
figures-way_money = money: needed { $needed } zł, you have { $have } zł
figures-way_treaty = no other treaty this turn
figures-way_city = no other city this turn
figures-way_fewest = fewer prestige points than anybody: you have { $have }, the lowest other { $fewest }

## Refusals

figures-led_already = player { $n } leads it
figures-laid_now = now it is the turn of: { $place }
figures-laid_before = you have laid { $value } there; now it is the turn of: { $place }
figures-tokens_of_value = of this value you have { $have }, and laid now { $laid }
figures-track_full = all { $n } fields are taken
figures-no_discs = no disc is left in your pool
figures-turn = it is turn { $turn }
figures-taken_by = it is { $owner }'s
figures-nobodys = nobody has an estate there
figures-yours = it is yours
figures-has_steward = this one has a steward
figures-has_city = this one has a city
figures-none_left = none is left
figures-built_now = this turn's city is built
figures-treaty_with = treaty of this turn: { $field }
figures-sejm_discs = it takes 1 Sejm disc, and you have { $have }
figures-tied = you share the fewest, { $have }
figures-lower_estate = a lower estate of that player stands there
figures-just_moved = the cube you have there has just moved
figures-recruits = the cheapest token that you have left costs { $needed } zł here, and you have { $have } zł
figures-no_tokens = no token that can be recruited this turn is left to you
figures-units_there = your infantry there { $infantry }, cavalry { $cavalry }
figures-treaty_here = treaty in force: { $field }
figures-markers_only = there are influence markers only: { $n }
figures-no_crown = no unit of the Crown Army is left
figures-no_enemies = there are no enemy cubes
figures-vienna = it is turn { $turn }, Ottoman cubes there: { $n }
