### God's Playground: what is said at the table.

game-gods_playground = God's Playground
    .blurb = The Polish-Lithuanian Commonwealth from the Jagiellons to the partitions: magnate families buy votes, found estates, break the Sejm and raise armies, while five enemies press on the borders.

## Options

option-treaty_limits = Limits on treaties
    .help = In turns 1 and 2 a treaty can be made with the Ottoman Empire and not with the Tatars.
option-durable_treaties = More durable treaties
    .help = For 4 or 6 zł instead of 2, plus the die, a treaty is broken only by the enemy's number on three or four dice.
option-private_duchies = Private duchies
    .help = At the end each estate in a family's native province scores one point more.
option-ottoman_step_in_turn_4 = Ottomans come from Vienna in turn 4 too
    .help = The rulebook names no turn for the step from field V into Great Poland. Off: in turn 3 only.
option-vienna_garrison_invades = The garrison of Vienna invades
    .help = On: the orange cubes left in field V add to the Ottoman strength there in turn 4. Off: they only hold Vienna.

## How it ended

standing-won = the most prestige points
standing-cubes = as many prestige points, and more cubes on the map
standing-money = as many prestige points and cubes, and more money
standing-order = as many prestige points, cubes and złotys, and nearer to the mace
standing-lost = beaten

points-colleges = Colleges: { $points }
points-war_glory = War glory: { $points }
points-sejm_seats = Political dominance in the Sejm: { $points }
points-luxury = Luxury: { $points }
points-estates = Estates at the end: { $points }

## Small words

house-mark = assumed value
    .help = Nobody here could read this value off the printed board; ours is plausible and obeys the rulebook. The file board.json of your own data folder can correct it.
mark = { $assumed ->
    [yes] {" "}(assumed)
   *[no] {""}
 }
cubes = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
 }
cubes-acc = { cubes }
markers = { $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
 }
points = { $points ->
    [one] { $points } prestige point
   *[other] { $points } prestige points
 }
seats = { $discs ->
    [0] for free
    [one] for { $discs } Sejm disc
   *[other] for { $discs } Sejm discs
 }
force-private = private army
force-cossacks = Cossacks
force-crown = Crown Army
rolled-infantry = infantry { $dice }
rolled-cavalry = cavalry { $dice }
token-at = { $place } { $value }

figures-cubes = it takes { $needed }, and you have { $have }
figures-money = it takes { $needed } zł, and you have { $have } zł
figures-fewer_cubes = cubes there: theirs { $theirs }, yours { $have }
figures-fewest_points = the fewest are { $fewest }, and you have { $have }

group-tokens = Influence tokens
group-steward = Steward
group-gdansk = Gdańsk
group-diplomacy = Diplomacy
group-move = Moving cubes
group-veto = Liberum veto
group-confederation = Confederation
group-colleges = Colleges
group-city = City
group-build = New estate
group-recruit = Recruiting
group-campaign = Campaign
group-relieve = Relief

## Where the game stands

step-choose_family = Families
step-first_estates = First estates
step-clientele = { phase-2 }
step-mace = { phase-3 }
step-new_estates = { phase-7 }
step-special_actions = { phase-8 }
step-private_armies = { phase-9 }
step-campaigns = { phase-10 }
step-reliefs = { phase-12 }
step-negotiate = Diplomacy
step-move_cubes = Moving cubes
step-found_colleges = Colleges
step-recruit_own = Recruiting
step-recruit_cossacks = Cossacks
step-call_cossacks = Cossacks
step-call_crown_army = { force-crown }
step-call_clients = Too few cubes

## Questions

ask-family = { $seat }: which family do you lead?
ask-first_estate = { $seat }: where do you found an estate?
ask-token = { $seat }: which influence token goes to { $place }?
ask-laid_out = { $seat }, your tokens: Prussia { $prussia }, Lithuania { $lithuania }, Ukraine { $ukraine }, Little Poland { $little_poland }, Great Poland { $great_poland }, Royal Court { $royal_court }. Leave them so?
ask-clients = { $seat }: you have only { $left ->
    [one] { $left } cube
   *[other] { $left } cubes
 } left; how many go to { $province }?
ask-bid = { $seat }: what do you bid for the mace? All bids are paid.
ask-new_estate = { $seat }: where do you build an estate? It costs { cubes } there.
ask-special_action = { $seat }: which special action do you take?
ask-treaty_price = { $seat }: how much do you offer for a treaty ({ $field }), before the die is added?
ask-second_move = { $seat }: do you move another cube?
ask-colleges = { $seat }: where do you found colleges?
ask-recruiting = { $seat }: where do you recruit?
ask-infantry = { $seat }: how many infantry in { $province }?
ask-cavalry = { $seat }: how many cavalry in { $province }?
ask-artillery = { $seat }: artillery in { $province }?
ask-cossacks = { $seat }: how many Cossacks join?
ask-campaign = { $seat }: from where do you lead a campaign?
ask-use_cossacks = { $seat }: how many Cossacks do you lead?
ask-use_crown = { $seat }: do you call the Crown Army into this campaign from { $province }, for a Sejm disc?
ask-relief = { $seat }: where do you send the Crown Army? { $free ->
    [0] It costs a Sejm disc.
   *[other] The Hetman's first attack is free.
 }

## Moves

move-family = Lead the { GEN($family) } family
move-estate = Estate { $where }{ $value ->
    [0] {""}
   *[other] , worth { $value }{ mark }
 }
move-influence = { $province }: influence { $value }
    .label = { $value }
move-court = Royal Court: influence { $value }
    .label = { $value }
move-confirm = Leave them so
move-clients = { cubes }
move-bid = Bid { $zlotys } zł
move-build = Build { $where } for { cubes }{ $value ->
    [0] {""}
   *[other] : estate worth { $value }{ mark }
 }
    .label = { $province }
move-pass = Pass
move-skip = No special action
move-done = Done
move-yes = Yes
move-no = No
move-steward = Hire a steward { $where } for the estate worth { $value }{ mark }
move-gdansk = Sell grain in Gdańsk for { $gain } zł
move-diplomacy = Diplomacy, treaty: { $field }, for { $least } zł or more
move-offer = Offer { $zlotys } zł plus the die{ $dice ->
    [0] {""}
   *[other] : broken by the enemy's number on { $dice } dice
 }
move-move = Move a cube: { $origin } → { $to }
move-veto = Liberum veto, with a cube: { $province }
move-confederation = Confederation: { $province }, the estate worth { $value }{ mark }, lost by { $owner }
move-colleges = Found colleges
move-found = Colleges { $provinces } for { $price } zł: { points }
move-city = Build a city { $where } under the estate worth { $value }{ mark }
move-recruit = Recruit { $where }
move-infantry = { $infantry ->
    [0] No infantry
   *[other] { $infantry } infantry for { $price } zł
 }
move-cavalry = { $cavalry ->
    [0] No cavalry
   *[other] { $cavalry } cavalry for { $price } zł
 }
move-artillery = { $artillery ->
    [0] No artillery
   *[other] { $artillery } artillery for { $price } zł
 }
move-cossacks = { $cossacks ->
    [0] No Cossacks
    [one] { $cossacks } Cossack for { $price } zł
   *[other] { $cossacks } Cossacks for { $price } zł
 }
move-use_cossacks-cossacks = { $cossacks ->
    [0] No Cossacks
    [one] { $cossacks } Cossack
   *[other] { $cossacks } Cossacks
 }
move-use_crown-yes = Call the Crown Army, for a Sejm disc
move-use_crown-no = Go without the Crown Army
move-campaign = Campaign { $whence }, enemy: { $field } (infantry { $infantry }, cavalry { $cavalry }, artillery { $artillery }; strength { $strength }, Polish cubes { $polish })
    .label = { $province }
move-relieve = Relief { $where }, { seats }
    .label = { $province }
move-relieve_vienna = Relief of Vienna ({ $field }), { seats }

## Events

event-FamilyChosen = { $seat }: the { GEN($family) } family enters the game.
event-FirstPlayer = The die makes { $seat } the first player.
event-MacePassed = { $seat } holds the mace when the game begins.
event-EstateFounded = { $seat } { $cubes ->
    [0] founds an estate { $where } worth { $value }{ mark }
   *[other] builds an estate { $where } worth { $value }{ mark } for { cubes }
 }.
event-TurnBegan = Turn { $turn } begins.
event-PhaseBegan = Phase { $phase }: { $phase ->
    [1] { phase-1 }
    [2] { phase-2 }
    [3] { phase-3 }
    [4] { phase-4 }
    [5] { phase-5 }
    [6] { phase-6 }
    [7] { phase-7 }
    [8] { phase-8 }
    [9] { phase-9 }
    [10] { phase-10 }
    [11] { phase-11 }
    [12] { phase-12 }
    [13] { phase-13 }
    [14] { phase-14 }
    [15] { phase-15 }
   *[16] { phase-16 }
 }.
event-IncomeDrawn = { $seat } draws { $zlotys } zł{ $topped_up ->
    [0] .
   *[other] {" "}({ $topped_up } zł of it to reach the minimum income).
 }
event-TokensRevealed = { $seat } reveals: { $tokens }.
event-ClientsArrived = { $seat }: { cubes } { $whither }.
event-BidMade = { $seat } bids { $zlotys } zł.
event-MaceGranted = { $seat } { $reason ->
    [court] has the highest token at the Royal Court and becomes Hetman.
    [bid] bids the most and becomes Hetman.
   *[kept] keeps the mace, for nobody bids.
 }
event-CrownArmyRaised = With a Court sum of { $court } the Crown Army has infantry { $infantry }, cavalry { $cavalry }, artillery { $artillery }.
event-DiceRolled = The dice show { $dice }.
event-FieldReinforced = { $field }: { cubes } more.
event-ViennaReinforced = The Ottomans in field V: { cubes } more.
event-MarkersGathered = The Habsburgs gather { markers }.
event-DeputyElected = { $seat } wins the election { $where }.
event-NoElection = No election { $where }.
event-Passed = { $seat } passes.
event-ActionSkipped = { $seat } takes no special action.
event-StewardHired = { $seat } hires a steward { $where }, for the estate worth { $value }{ mark }.
event-GrainSold = { $seat } sells grain in Gdańsk for { $zlotys } zł.
event-EnvoysSent = { $seat } sends envoys: { $field }. The die shows { $die }, so the treaty costs { $zlotys } zł.
event-TreatyMade = { $seat } makes a treaty: { $field }. The enemy's number on { $dice } dice would break it.
event-TreatyFailed = { $seat } cannot pay, and loses { $zlotys } zł; there is no treaty ({ $field }).
event-CubeMoved = { $seat } moves a cube { $whence } { $whither }.
event-SejmBroken = { $seat } gives up a cube { $whence } and cries: liberum veto! { $discs ->
    [0] The Sejm was empty.
    [one] { $discs } disc leaves the Sejm.
   *[other] { $discs } discs leave the Sejm.
 }
event-EstateSeized = { $seat } leads a confederation { $where } and seizes the estate of { $owner } worth { $value }{ mark }{ $steward ->
    [yes] , whose steward is dismissed
   *[no] {""}
 }.
event-CollegesFounded = { $seat } founds colleges { $provinces } for { $zlotys } zł: { points }.
event-CityFounded = { $seat } builds a city { $where }, under the estate worth { $value }{ mark }.
event-Recruited = { $seat } recruits { $where } for { $zlotys } zł: infantry { $infantry }, cavalry { $cavalry }, artillery { $artillery }, Cossacks { $cossacks }.
event-CossacksUnpaid = Unpaid Cossacks go over to the Tatars: { $cossacks }.
event-CampaignDeclared = { $seat } leads a campaign { $whence }{ $cossacks ->
    [0] {""}
   *[other] {" "}with Cossacks ({ $cossacks })
 }{ $crown ->
    [yes] , with the Crown Army
   *[no] {""}
 }.
event-ForceRolled = { $seat }, { $force }{ $artillery ->
    [yes] {" "}with artillery
   *[no] {""}
 }: { $rolls }; hits { $hits }, units lost { $lost }.
event-EnemyRemoved = { $field }: { cubes } fewer { $where }.
event-RaidersPlaced = { $seat } raids an enemy ({ $field }): { cubes }.
event-KingsCubesPlaced = The Crown Army raids an enemy ({ $field }): { cubes }.
event-TreatyBroken = The treaty is broken: { $field }.
event-CossackRebelled = Cossacks rebel and join the Tatars.
event-InvasionStopped = No invasion: { $field } (strength { $strength }), Polish cubes in the enemy field: { $cubes }.
event-TreatyKept = The treaty is kept: { $field }.
event-ProvinceInvaded = Invasion { $where }: { $field } (strength { $strength }), { cubes }.
event-ViennaInvaded = The Ottomans (strength { $strength }) besiege Vienna: { cubes } in field V.
event-MarkersDiscarded = Influence markers vanish { $whence }: { $markers }.
event-ViennaMarkersDiscarded = Influence markers vanish from field V: { $markers }.
event-InfluenceFelt = Habsburg influence costs { $seat } { cubes } { $where }.
event-InfluenceSettled = { $markers ->
    [0] Habsburg influence does not settle { $where }.
   *[other] Habsburg influence settles { $where }: { markers }.
 }
event-InfluenceFailed = War { $where }: influence markers are lost ({ $markers }).
event-EnemiesClashed = Enemies fight each other { $where } ({ $field }, { $other }): each loses { cubes }.
event-ReliefSent = { $seat } sends the Crown Army { $whither } as relief{ $free ->
    [yes] {""}
   *[no] {" "}for a Sejm disc
 }.
event-ViennaRelieved = { $seat } leads the Crown Army before Vienna{ $free ->
    [yes] {""}
   *[no] {" "}for a Sejm disc
 }.
event-ViennaCleared = The Ottomans lose { cubes } before Vienna.
event-EnemyExpanded = Expansion { $whither }: { $field }, { cubes }.
event-InfluenceSpread = Habsburg influence spreads { $whither }: { markers }.
event-EstateDestroyed = { $seat } loses the estate { $where } worth { $value }{ mark }{ $city ->
    [yes] , with its city
   *[no] {""}
 }{ $steward ->
    [yes] , with its steward
   *[no] {""}
 }.
event-WealthChanged = The wealth { $where } is now { $wealth }.
event-RaidScored = { $seat } scores { points } for the raid ({ $field }).
event-SeatsScored = { $seat } scores { points } in the Sejm.
event-LuxuryBought = { $seat } spends { $zlotys } zł on luxury: { points }.
event-EnemyDispersed = Withdrawal { $whence }: { $field }, { cubes }.
event-GarrisonLeft = The Ottomans leave { cubes } in field V.
event-TokensTakenBack = All influence tokens are taken back.
event-EstatesScored = { $seat } scores { points } for estates.
event-GameWon = { $seat } wins with { points }.

## The table in lines

summary-setup = The game is being set up.
summary-turn = Turn { $turn }, { $name } · phase { $phase }, { $phase_name } · Hetman: { $hetman }
summary-over = After turn { $turn } the game is over.
summary-name = { $seat }
summary-enemies = Enemies:
summary-enemy = {"  "}{ $number }. { $field }: strength { $strength }{ mark }, Polish cubes { $polish }, prestige { $points }{ $count ->
    [0] {""}
   *[other] {" "}({ $parts })
 }
summary-raiders = { $seat } { $cubes }
summary-king = the king { $cubes }
summary-vienna = Ottomans in Vienna { $cubes }
summary-treaty = treaty
summary-provinces = Provinces{ $assumed ->
    [yes] {" "}(most values of estates are assumed):
   *[no] :
 }
summary-province = {"  "}{ $province }: wealth { $wealth }; estates { $estates }
summary-forces = {"    "}{ $parts }
summary-free = ({ $value })
summary-estate-plain = { $value } { $seat }
summary-estate-steward = { $value } { $seat } with a steward
summary-estate-city = { $value } { $seat } with a city
summary-estate-both = { $value } { $seat } with a steward and a city
summary-clients = { $seat } { cubes }{ $units ->
    [0] {""}
   *[other] {" "}and an army of { $infantry }/{ $cavalry }/{ $artillery }
 }
summary-cossacks = Cossacks { $cossacks }
summary-occupied = { $field } { cubes }
summary-markers = Habsburg { markers }
summary-deputy = { $seat } in the Sejm
summary-players = Crown Army: { $infantry }/{ $cavalry }/{ $artillery } (infantry/cavalry/artillery). Families in turn order:
summary-player = {"  "}{ $seat }: { points }, estates { $estates }; { $zlotys } zł, income { $income }; pool { cubes }; Sejm discs { $discs }; tokens: { $left ->
    [0] none
   *[other] { $tokens }
 }

## Provinces

province-prussia = Prussia
province-lithuania = Lithuania
province-ukraine = Ukraine
province-little_poland = Little Poland
province-great_poland = Great Poland

in-prussia = in Prussia
in-lithuania = in Lithuania
in-ukraine = in Ukraine
in-little_poland = in Little Poland
in-great_poland = in Great Poland
from-prussia = from Prussia
from-lithuania = from Lithuania
from-ukraine = from Ukraine
from-little_poland = from Little Poland
from-great_poland = from Great Poland
into-prussia = into Prussia
into-lithuania = into Lithuania
into-ukraine = into Ukraine
into-little_poland = into Little Poland
into-great_poland = into Great Poland

place-prussia = Prussia
place-lithuania = Lithuania
place-ukraine = Ukraine
place-little_poland = Little Poland
place-great_poland = Great Poland
place-royal_court = Royal Court

## Estate fields

estate-prussia_estate_1 = Prussia, estate field 1
estate-prussia_estate_2 = Prussia, estate field 2
estate-prussia_estate_3 = Prussia, estate field 3
estate-prussia_estate_4 = Prussia, estate field 4
estate-prussia_estate_5 = Prussia, estate field 5
estate-prussia_estate_6 = Prussia, estate field 6
estate-prussia_estate_7 = Prussia, estate field 7
estate-prussia_estate_8 = Prussia, estate field 8
estate-prussia_estate_9 = Prussia, estate field 9
estate-lithuania_estate_1 = Lithuania, estate field 1
estate-lithuania_estate_2 = Lithuania, estate field 2
estate-lithuania_estate_3 = Lithuania, estate field 3
estate-lithuania_estate_4 = Lithuania, estate field 4
estate-lithuania_estate_5 = Lithuania, estate field 5
estate-lithuania_estate_6 = Lithuania, estate field 6
estate-lithuania_estate_7 = Lithuania, estate field 7
estate-lithuania_estate_8 = Lithuania, estate field 8
estate-lithuania_estate_9 = Lithuania, estate field 9
estate-ukraine_estate_1 = Ukraine, estate field 1
estate-ukraine_estate_2 = Ukraine, estate field 2
estate-ukraine_estate_3 = Ukraine, estate field 3
estate-ukraine_estate_4 = Ukraine, estate field 4
estate-ukraine_estate_5 = Ukraine, estate field 5
estate-ukraine_estate_6 = Ukraine, estate field 6
estate-ukraine_estate_7 = Ukraine, estate field 7
estate-ukraine_estate_8 = Ukraine, estate field 8
estate-ukraine_estate_9 = Ukraine, estate field 9
estate-little_poland_estate_1 = Little Poland, estate field 1
estate-little_poland_estate_2 = Little Poland, estate field 2
estate-little_poland_estate_3 = Little Poland, estate field 3
estate-little_poland_estate_4 = Little Poland, estate field 4
estate-little_poland_estate_5 = Little Poland, estate field 5
estate-little_poland_estate_6 = Little Poland, estate field 6
estate-little_poland_estate_7 = Little Poland, estate field 7
estate-little_poland_estate_8 = Little Poland, estate field 8
estate-little_poland_estate_9 = Little Poland, estate field 9
estate-great_poland_estate_1 = Great Poland, estate field 1
estate-great_poland_estate_2 = Great Poland, estate field 2
estate-great_poland_estate_3 = Great Poland, estate field 3
estate-great_poland_estate_4 = Great Poland, estate field 4
estate-great_poland_estate_5 = Great Poland, estate field 5
estate-great_poland_estate_6 = Great Poland, estate field 6
estate-great_poland_estate_7 = Great Poland, estate field 7
estate-great_poland_estate_8 = Great Poland, estate field 8
estate-great_poland_estate_9 = Great Poland, estate field 9

## Enemies

field-north_1 = Teutonic Order
field-north_2 = Sweden
field-north_3 = Sweden
field-north_4 = Kingdom of Prussia
field-moscow = Moscow
field-tatars = Tatars
field-ottomans = Ottoman Empire
field-habsburgs = Habsburg Empire

## Families

family-radziwill = Radziwiłł
    .gen = Radziwiłł
family-sapieha = Sapieha
    .gen = Sapieha
family-potocki = Potocki
    .gen = Potocki
family-leszczynski = Leszczyński
    .gen = Leszczyński
player-1 = Player 1
player-2 = Player 2
player-3 = Player 3
player-4 = Player 4

token-influence_0 = Influence token 0
token-influence_1 = Influence token 1
token-influence_2 = Influence token 2
token-influence_3 = Influence token 3
token-influence_4 = Influence token 4
token-influence_5 = Influence token 5

## Turns and phases

turn-1 = Jagiellon dynasty
turn-2 = First elective kings and the Vasas
turn-3 = The 'Piast' kings
turn-4 = The last elective kings
phase-1 = Income
phase-2 = Noble clientele
phase-3 = Granting the mace
phase-4 = Crown Army
phase-5 = Events
phase-6 = Deputies to the Sejm
phase-7 = New estates
phase-8 = Special actions
phase-9 = Private armies
phase-10 = Magnate campaigns
phase-11 = Enemy invasions
phase-12 = Crown Army relief
phase-13 = Enemy expansion
phase-14 = Plunder
phase-15 = Prestige points
phase-16 = End of turn
