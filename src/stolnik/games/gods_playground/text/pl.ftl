### Boże Igrzysko: co się mówi przy stole.

game-gods_playground = Boże Igrzysko
    .blurb = Rzeczpospolita Obojga Narodów od Jagiellonów po rozbiory: rody magnackie kupują głosy, zakładają latyfundia, zrywają sejmy i zbierają armie, a na granice napiera pięciu wrogów.

## Opcje

option-treaty_limits = Ograniczenia w zawieraniu traktatów
    .help = W turach 1 i 2 wolno zawrzeć traktat z Imperium Osmańskim, a nie wolno z Tatarami.
option-durable_treaties = Większa trwałość traktatu
    .help = Gdy stały koszt traktatu to 4 lub 6 zł zamiast 2 zł, zrywa go dopiero numer wroga na trzech lub czterech kościach.
option-private_duchies = Prywatne księstwa
    .help = Na koniec gry każda posiadłość w macierzystej prowincji rodu daje o jeden punkt więcej.
option-ottoman_step_in_turn_4 = Osmanowie wkraczają z Wiednia do Wielkopolski także w turze 4
    .help = Instrukcja nie podaje tury, w której kostki z pola V wchodzą do Wielkopolski. Wyłączone: tylko w turze 3.
option-vienna_garrison_invades = Załoga Wiednia bierze udział w inwazji
    .help = Włączone: pomarańczowe kostki pozostałe w polu V powiększają tam w turze 4 siłę Osmanów. Wyłączone: tylko pilnują Wiednia.

## Jak się skończyło

standing-won = najwięcej punktów prestiżu
standing-cubes = tyle samo punktów prestiżu, więcej kostek na mapie
standing-money = tyle samo punktów prestiżu i kostek, więcej pieniędzy
standing-order = tyle samo punktów prestiżu, kostek i pieniędzy, bliżej buławy
standing-lost = przegrana

points-colleges = Kolegia: { $points }
points-war_glory = Wojenna chwała: { $points }
points-sejm_seats = Przewaga polityczna w Sejmie: { $points }
points-luxury = Wydatki luksusowe: { $points }
points-estates = Posiadłości na koniec gry: { $points }

## Małe słowa

house-mark = wartość przyjęta
    .help = Tej wartości nie udało się odczytać z wydrukowanej planszy; nasza jest prawdopodobna i zgodna z instrukcją. Poprawić ją można w pliku board.json we własnym folderze danych.
mark = { $assumed ->
    [yes] {" "}(wartość przyjęta)
   *[no] {""}
 }
cubes = { $cubes ->
    [one] { $cubes } kostka
    [few] { $cubes } kostki
   *[many] { $cubes } kostek
 }
cubes-acc = { $cubes ->
    [one] { $cubes } kostkę
    [few] { $cubes } kostki
   *[many] { $cubes } kostek
 }
markers = { $markers ->
    [one] { $markers } znacznik
    [few] { $markers } znaczniki
   *[many] { $markers } znaczników
 }
points = { $points ->
    [one] { $points } punkt prestiżu
    [few] { $points } punkty prestiżu
   *[many] { $points } punktów prestiżu
 }
seats = { $discs ->
    [0] bez kosztów
    [one] za { $discs } dysk z Sejmu
    [few] za { $discs } dyski z Sejmu
   *[many] za { $discs } dysków z Sejmu
 }
force-private = armia prywatna
force-cossacks = Kozacy
force-crown = Armia Koronna
rolled-infantry = piechota { $dice }
rolled-cavalry = kawaleria { $dice }
token-at = { $place } { $value }

figures-cubes = potrzeba: { $needed }, masz: { $have }
figures-money = potrzeba { $needed } zł, masz { $have } zł
figures-fewer_cubes = kostki tego gracza: { $theirs }, twoje: { $have }
figures-fewest_points = najmniej ma gracz z wynikiem { $fewest }, a ty masz { $have }

group-tokens = Żetony wpływu
group-steward = Zarządca ziemski
group-gdansk = Gdańsk
group-diplomacy = Dyplomacja
group-move = Przemieszczenie kostek gracza
group-veto = Liberum veto
group-confederation = Konfederacja
group-colleges = Kolegia
group-city = Budowa miasta
group-build = Nowa posiadłość
group-recruit = Werbunek
group-campaign = Kampania
group-relieve = Odsiecz

## Gdzie jesteśmy

step-choose_family = Rody
step-first_estates = Pierwsze posiadłości
step-clientele = { phase-2 }
step-mace = { phase-3 }
step-new_estates = { phase-7 }
step-special_actions = { phase-8 }
step-private_armies = { phase-9 }
step-campaigns = { phase-10 }
step-reliefs = { phase-12 }
step-negotiate = Dyplomacja
step-move_cubes = Przemieszczenie kostek gracza
step-found_colleges = Kolegia
step-recruit_own = Werbunek
step-recruit_cossacks = Kozacy
step-call_cossacks = Kozacy
step-call_crown_army = { force-crown }
step-call_clients = Za mało kostek

## Pytania

ask-family = { $seat }: któremu rodowi przewodzisz?
ask-first_estate = { $seat }: gdzie zakładasz posiadłość?
ask-token = { $seat }: który żeton wpływu kładziesz w miejscu: { $place }?
ask-laid_out = { $seat }, twoje żetony: Prusy { $prussia }, Litwa { $lithuania }, Ukraina { $ukraine }, Małopolska { $little_poland }, Wielkopolska { $great_poland }, Dwór Królewski { $royal_court }. Czy tak zostaje?
ask-clients = { $seat }: w puli masz już tylko tyle kostek: { $left }. Ile z nich trafia do prowincji { $province }?
ask-bid = { $seat }: ile dajesz za buławę? Wszystkie zaoferowane sumy przepadają.
ask-new_estate = { $seat }: gdzie budujesz posiadłość? Kosztuje { cubes-acc } z tej prowincji.
ask-special_action = { $seat }: którą akcję specjalną wykonujesz?
ask-treaty_price = { $seat }: ile dajesz za traktat ({ $field }), zanim doliczysz wynik kości?
ask-second_move = { $seat }: czy przemieszczasz jeszcze jedną kostkę?
ask-colleges = { $seat }: gdzie fundujesz kolegia?
ask-recruiting = { $seat }: gdzie werbujesz wojsko?
ask-infantry = { $seat }: ile żetonów piechoty? ({ $province })
ask-cavalry = { $seat }: ile żetonów kawalerii? ({ $province })
ask-artillery = { $seat }: czy werbujesz artylerię? ({ $province })
ask-cossacks = { $seat }: ilu Kozaków werbujesz?
ask-campaign = { $seat }: skąd prowadzisz kampanię?
ask-use_cossacks = { $seat }: ilu Kozaków prowadzisz ze sobą?
ask-use_crown = { $seat }: czy za dysk z Sejmu wzywasz Armię Koronną do tej kampanii? ({ $province })
ask-relief = { $seat }: dokąd posyłasz Armię Koronną? { $free ->
    [0] Kosztuje to dysk z Sejmu.
   *[other] Pierwszy atak Hetmana nic nie kosztuje.
 }

## Ruchy

move-family = Ród { GEN($family) }
move-estate = Posiadłość { $where }{ $value ->
    [0] {""}
   *[other] {" "}o wartości { $value }{ mark }
 }
move-influence = { $province }: wpływ { $value }
    .label = { $value }
move-court = Dwór Królewski: wpływ { $value }
    .label = { $value }
move-confirm = Tak zostaje
move-clients = { cubes }
move-bid = { $zlotys } zł
move-build = Buduj { $where } za { cubes-acc }{ $value ->
    [0] {""}
   *[other] : posiadłość o wartości { $value }{ mark }
 }
    .label = { $province }
move-pass = Pas
move-skip = Bez akcji specjalnej
move-done = Gotowe
move-yes = Tak
move-no = Nie
move-steward = Zatrudnij zarządcę { $where }, w posiadłości o wartości { $value }{ mark }
move-gdansk = Sprzedaj zboże w Gdańsku za { $gain } zł
move-diplomacy = Dyplomacja, traktat: { $field }, co najmniej { $least } zł
move-offer = { $zlotys } zł i wynik rzutu{ $dice ->
    [0] {""}
   *[other] : traktat zerwie numer wroga na { $dice } kościach
 }
move-move = Przemieść kostkę: { $origin } → { $to }
move-veto = Liberum veto, kosztem kostki: { $province }
move-confederation = Konfederacja: { $province }, posiadłość o wartości { $value }{ mark }, traci ją { $owner }
move-colleges = Ufunduj kolegia
move-found = Kolegia { $provinces } za { $price } zł: { points }
move-city = Zbuduj miasto { $where }, w posiadłości o wartości { $value }{ mark }
move-recruit = Werbuj { $where }
move-infantry = { $infantry ->
    [0] Bez piechoty
   *[other] Piechota: { $infantry }, za { $price } zł
 }
move-cavalry = { $cavalry ->
    [0] Bez kawalerii
   *[other] Kawaleria: { $cavalry }, za { $price } zł
 }
move-artillery = { $artillery ->
    [0] Bez artylerii
   *[other] Artyleria: { $artillery }, za { $price } zł
 }
move-cossacks = { $cossacks ->
    [0] Bez Kozaków
   *[other] Kozacy: { $cossacks }, za { $price } zł
 }
move-use_cossacks-cossacks = { $cossacks ->
    [0] Bez Kozaków
   *[other] Kozacy: { $cossacks }
 }
move-use_crown-yes = Wezwij Armię Koronną, za dysk z Sejmu
move-use_crown-no = Bez Armii Koronnej
move-campaign = Kampania { $whence }, wróg: { $field } (piechota { $infantry }, kawaleria { $cavalry }, artyleria { $artillery }; siła wroga { $strength }, polskie kostki { $polish })
    .label = { $province }
move-relieve = Odsiecz { $where }, { seats }
    .label = { $province }
move-relieve_vienna = Odsiecz wiedeńska ({ $field }), { seats }

## Zdarzenia

event-FamilyChosen = { $seat }: do gry wchodzi ród { GEN($family) }.
event-FirstPlayer = Rzut kością wskazuje pierwszego gracza: { $seat }.
event-MacePassed = Buławę na początku gry trzyma { $seat }.
event-EstateFounded = { $seat } { $cubes ->
    [0] zakłada posiadłość { $where } o wartości { $value }{ mark }
   *[other] buduje posiadłość { $where } o wartości { $value }{ mark } za { cubes-acc }
 }.
event-TurnBegan = Zaczyna się tura { $turn }.
event-PhaseBegan = Faza { $phase }: { $phase ->
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
event-IncomeDrawn = { $seat } pobiera { $zlotys } zł{ $topped_up ->
    [0] .
   *[other] {" "}(w tym { $topped_up } zł dopłaty do najniższego dochodu).
 }
event-TokensRevealed = { $seat } odkrywa: { $tokens }.
event-ClientsArrived = { $seat }: { cubes } { $whither }.
event-BidMade = { $seat } daje { $zlotys } zł.
event-MaceGranted = { $seat } { $reason ->
    [court] ma najwyższy żeton na Dworze Królewskim i zostaje Hetmanem.
    [bid] daje najwięcej i zostaje Hetmanem.
   *[kept] zachowuje buławę, bo nikt nie licytuje.
 }
event-CrownArmyRaised = Suma żetonów na Dworze: { $court }. Armia Koronna: piechota { $infantry }, kawaleria { $cavalry }, artyleria { $artillery }.
event-DiceRolled = Wynik rzutu: { $dice }.
event-FieldReinforced = { $field }: o { cubes-acc } więcej.
event-ViennaReinforced = Imperium Osmańskie w polu V: o { cubes-acc } więcej.
event-MarkersGathered = Habsburgowie gromadzą { markers }.
event-DeputyElected = { $seat } wygrywa wybory { $where }.
event-NoElection = Nie dochodzi do wyborów { $where }.
event-Passed = { $seat } pasuje.
event-ActionSkipped = { $seat } nie wykonuje akcji specjalnej.
event-StewardHired = { $seat } zatrudnia zarządcę { $where }, w posiadłości o wartości { $value }{ mark }.
event-GrainSold = { $seat } sprzedaje zboże w Gdańsku za { $zlotys } zł.
event-EnvoysSent = { $seat } śle posłów: { $field }. Na kości { $die }, więc traktat kosztuje { $zlotys } zł.
event-TreatyMade = { $seat } zawiera traktat: { $field }. Zerwie go numer wroga na { $dice } kościach.
event-TreatyFailed = { $seat } nie ma dość pieniędzy i traci { $zlotys } zł; do traktatu nie dochodzi ({ $field }).
event-CubeMoved = { $seat } przemieszcza kostkę { $whence } { $whither }.
event-SejmBroken = { $seat } odrzuca kostkę { $whence } i woła: liberum veto! { $discs ->
    [0] Sejm był pusty.
    [one] Z Sejmu schodzi { $discs } dysk.
    [few] Z Sejmu schodzą { $discs } dyski.
   *[many] Z Sejmu schodzi { $discs } dysków.
 }
event-EstateSeized = { $seat } zawiązuje konfederację { $where } i przejmuje posiadłość o wartości { $value }{ mark }; traci ją { $owner }{ $steward ->
    [yes] , a zarządca odchodzi
   *[no] {""}
 }.
event-CollegesFounded = { $seat } funduje kolegia { $provinces } za { $zlotys } zł: { points }.
event-CityFounded = { $seat } buduje miasto { $where }, w posiadłości o wartości { $value }{ mark }.
event-Recruited = { $seat } werbuje { $where } za { $zlotys } zł: piechota { $infantry }, kawaleria { $cavalry }, artyleria { $artillery }, Kozacy { $cossacks }.
event-CossacksUnpaid = Nieopłaceni Kozacy przechodzą do Tatarów: { $cossacks }.
event-CampaignDeclared = { $seat } prowadzi kampanię { $whence }{ $cossacks ->
    [0] {""}
   *[other] {" "}z Kozakami ({ $cossacks })
 }{ $crown ->
    [yes] , z Armią Koronną
   *[no] {""}
 }.
event-ForceRolled = { $seat }, { $force }{ $artillery ->
    [yes] {" "}z artylerią
   *[no] {""}
 }: { $rolls }; trafienia { $hits }, stracone jednostki { $lost }.
event-EnemyRemoved = { $field }: o { cubes-acc } mniej { $where }.
event-RaidersPlaced = { $seat } najeżdża wroga ({ $field }): { cubes }.
event-KingsCubesPlaced = Armia Koronna najeżdża wroga ({ $field }): { cubes }.
event-TreatyBroken = Traktat zerwany: { $field }.
event-CossackRebelled = Kozacy buntują się i przechodzą do Tatarów.
event-InvasionStopped = Nie ma inwazji: { $field } (siła { $strength }), polskie kostki w polu wroga: { $cubes }.
event-TreatyKept = Traktat dotrzymany: { $field }.
event-ProvinceInvaded = Inwazja { $where }: { $field } (siła { $strength }), { cubes }.
event-ViennaInvaded = Imperium Osmańskie (siła { $strength }) oblega Wiedeń: { cubes } w polu V.
event-MarkersDiscarded = Znikają znaczniki wpływów { $whence }: { $markers }.
event-ViennaMarkersDiscarded = Znikają znaczniki wpływów z pola V: { $markers }.
event-InfluenceFelt = Wpływy Habsburgów { $where }: { $seat } traci { cubes-acc }.
event-InfluenceSettled = { $markers ->
    [0] Wpływy Habsburgów nie umacniają się { $where }.
   *[other] Wpływy Habsburgów umacniają się { $where }: { markers }.
 }
event-InfluenceFailed = Wojna { $where }: przepadają znaczniki wpływów ({ $markers }).
event-EnemiesClashed = { $field } i { $other } walczą ze sobą { $where }; każda strona traci { cubes-acc }.
event-ReliefSent = { $seat } posyła Armię Koronną z odsieczą { $whither }{ $free ->
    [yes] {""}
   *[no] {" "}za dysk z Sejmu
 }.
event-ViennaRelieved = { $seat } prowadzi Armię Koronną pod Wiedeń{ $free ->
    [yes] {""}
   *[no] {" "}za dysk z Sejmu
 }.
event-ViennaCleared = Imperium Osmańskie traci pod Wiedniem { cubes-acc }.
event-EnemyExpanded = Ekspansja { $whither }: { $field }, { cubes }.
event-InfluenceSpread = Wpływy Habsburgów rozszerzają się { $whither }: { markers }.
event-EstateDestroyed = { $seat } traci posiadłość { $where } o wartości { $value }{ mark }{ $city ->
    [yes] , z miastem
   *[no] {""}
 }{ $steward ->
    [yes] , z zarządcą
   *[no] {""}
 }.
event-WealthChanged = Zamożność { $where } wynosi teraz { $wealth }.
event-RaidScored = { $seat } otrzymuje { points } za najazd ({ $field }).
event-SeatsScored = { $seat } otrzymuje { points } za przewagę w Sejmie.
event-LuxuryBought = { $seat } wydaje { $zlotys } zł na dobra luksusowe: { points }.
event-EnemyDispersed = Odwrót { $whence }: { $field }, { cubes }.
event-GarrisonLeft = Imperium Osmańskie zostawia w polu V { cubes-acc }.
event-TokensTakenBack = Wszyscy odzyskują wszystkie żetony wpływu.
event-EstatesScored = { $seat } otrzymuje { points } za posiadłości.
event-GameWon = { $seat } wygrywa: { points }.

## Stół w kilku wierszach

summary-setup = Trwa przygotowanie rozgrywki.
summary-turn = Tura { $turn }, { $name } · faza { $phase }, { $phase_name } · Hetman: { $hetman }
summary-over = Po turze { $turn } gra jest skończona.
summary-name = { $seat }
summary-enemies = Wrogowie:
summary-enemy = {"  "}{ $number }. { $field }: siła { $strength }{ mark }, polskie kostki { $polish }, prestiż { $points }{ $count ->
    [0] {""}
   *[other] {" "}({ $parts })
 }
summary-raiders = { $seat } { $cubes }
summary-king = król { $cubes }
summary-vienna = Osmanowie w Wiedniu { $cubes }
summary-treaty = traktat
summary-provinces = Prowincje{ $assumed ->
    [yes] {" "}(większość wartości posiadłości to wartości przyjęte):
   *[no] :
 }
summary-province = {"  "}{ $province }: zamożność { $wealth }; posiadłości { $estates }
summary-forces = {"    "}{ $parts }
summary-free = ({ $value })
summary-estate-plain = { $value } { $seat }
summary-estate-steward = { $value } { $seat } z zarządcą
summary-estate-city = { $value } { $seat } z miastem
summary-estate-both = { $value } { $seat } z zarządcą i miastem
summary-clients = { $seat } { cubes }{ $units ->
    [0] {""}
   *[other] {" "}i armia { $infantry }/{ $cavalry }/{ $artillery }
 }
summary-cossacks = Kozacy { $cossacks }
summary-occupied = { $field } { cubes }
summary-markers = Habsburgowie { markers }
summary-deputy = { $seat } w Sejmie
summary-players = Armia Koronna: { $infantry }/{ $cavalry }/{ $artillery } (piechota/kawaleria/artyleria). Rody w kolejności ruchów:
summary-player = {"  "}{ $seat }: { points }, posiadłości { $estates }; { $zlotys } zł, dochód { $income }; pula { cubes }; dyski w Sejmie { $discs }; żetony: { $left ->
    [0] brak
   *[other] { $tokens }
 }

## Prowincje

province-prussia = Prusy
province-lithuania = Litwa
province-ukraine = Ukraina
province-little_poland = Małopolska
province-great_poland = Wielkopolska

in-prussia = w Prusach
in-lithuania = na Litwie
in-ukraine = na Ukrainie
in-little_poland = w Małopolsce
in-great_poland = w Wielkopolsce
from-prussia = z Prus
from-lithuania = z Litwy
from-ukraine = z Ukrainy
from-little_poland = z Małopolski
from-great_poland = z Wielkopolski
into-prussia = do Prus
into-lithuania = na Litwę
into-ukraine = na Ukrainę
into-little_poland = do Małopolski
into-great_poland = do Wielkopolski

place-prussia = Prusy
place-lithuania = Litwa
place-ukraine = Ukraina
place-little_poland = Małopolska
place-great_poland = Wielkopolska
place-royal_court = Dwór Królewski

## Pola posiadłości

estate-prussia_estate_1 = Prusy, 1. pole posiadłości
estate-prussia_estate_2 = Prusy, 2. pole posiadłości
estate-prussia_estate_3 = Prusy, 3. pole posiadłości
estate-prussia_estate_4 = Prusy, 4. pole posiadłości
estate-prussia_estate_5 = Prusy, 5. pole posiadłości
estate-prussia_estate_6 = Prusy, 6. pole posiadłości
estate-prussia_estate_7 = Prusy, 7. pole posiadłości
estate-prussia_estate_8 = Prusy, 8. pole posiadłości
estate-prussia_estate_9 = Prusy, 9. pole posiadłości
estate-lithuania_estate_1 = Litwa, 1. pole posiadłości
estate-lithuania_estate_2 = Litwa, 2. pole posiadłości
estate-lithuania_estate_3 = Litwa, 3. pole posiadłości
estate-lithuania_estate_4 = Litwa, 4. pole posiadłości
estate-lithuania_estate_5 = Litwa, 5. pole posiadłości
estate-lithuania_estate_6 = Litwa, 6. pole posiadłości
estate-lithuania_estate_7 = Litwa, 7. pole posiadłości
estate-lithuania_estate_8 = Litwa, 8. pole posiadłości
estate-lithuania_estate_9 = Litwa, 9. pole posiadłości
estate-ukraine_estate_1 = Ukraina, 1. pole posiadłości
estate-ukraine_estate_2 = Ukraina, 2. pole posiadłości
estate-ukraine_estate_3 = Ukraina, 3. pole posiadłości
estate-ukraine_estate_4 = Ukraina, 4. pole posiadłości
estate-ukraine_estate_5 = Ukraina, 5. pole posiadłości
estate-ukraine_estate_6 = Ukraina, 6. pole posiadłości
estate-ukraine_estate_7 = Ukraina, 7. pole posiadłości
estate-ukraine_estate_8 = Ukraina, 8. pole posiadłości
estate-ukraine_estate_9 = Ukraina, 9. pole posiadłości
estate-little_poland_estate_1 = Małopolska, 1. pole posiadłości
estate-little_poland_estate_2 = Małopolska, 2. pole posiadłości
estate-little_poland_estate_3 = Małopolska, 3. pole posiadłości
estate-little_poland_estate_4 = Małopolska, 4. pole posiadłości
estate-little_poland_estate_5 = Małopolska, 5. pole posiadłości
estate-little_poland_estate_6 = Małopolska, 6. pole posiadłości
estate-little_poland_estate_7 = Małopolska, 7. pole posiadłości
estate-little_poland_estate_8 = Małopolska, 8. pole posiadłości
estate-little_poland_estate_9 = Małopolska, 9. pole posiadłości
estate-great_poland_estate_1 = Wielkopolska, 1. pole posiadłości
estate-great_poland_estate_2 = Wielkopolska, 2. pole posiadłości
estate-great_poland_estate_3 = Wielkopolska, 3. pole posiadłości
estate-great_poland_estate_4 = Wielkopolska, 4. pole posiadłości
estate-great_poland_estate_5 = Wielkopolska, 5. pole posiadłości
estate-great_poland_estate_6 = Wielkopolska, 6. pole posiadłości
estate-great_poland_estate_7 = Wielkopolska, 7. pole posiadłości
estate-great_poland_estate_8 = Wielkopolska, 8. pole posiadłości
estate-great_poland_estate_9 = Wielkopolska, 9. pole posiadłości

## Wrogowie

field-north_1 = Zakon Krzyżacki
field-north_2 = Szwecja
field-north_3 = Szwecja
field-north_4 = Królestwo Prus
field-moscow = Moskwa
field-tatars = Tatarzy
field-ottomans = Imperium Osmańskie
field-habsburgs = Imperium Habsburgów

## Rody

family-radziwill = Radziwiłł
    .gen = Radziwiłłów
family-sapieha = Sapieha
    .gen = Sapiehów
family-potocki = Potocki
    .gen = Potockich
family-leszczynski = Leszczyński
    .gen = Leszczyńskich
player-1 = Gracz 1
player-2 = Gracz 2
player-3 = Gracz 3
player-4 = Gracz 4

token-influence_0 = Żeton wpływu 0
token-influence_1 = Żeton wpływu 1
token-influence_2 = Żeton wpływu 2
token-influence_3 = Żeton wpływu 3
token-influence_4 = Żeton wpływu 4
token-influence_5 = Żeton wpływu 5

## Tury i fazy

turn-1 = dynastia Jagiellonów
turn-2 = pierwsi królowie elekcyjni i dynastia Wazów
turn-3 = „Piastowie”
turn-4 = ostatni królowie elekcyjni
phase-1 = Dochód z posiadłości
phase-2 = Klientela szlachecka
phase-3 = Nadanie buławy
phase-4 = Armia Koronna
phase-5 = Wydarzenia
phase-6 = Posłowie na Sejm
phase-7 = Nowe posiadłości
phase-8 = Akcje specjalne
phase-9 = Armie prywatne
phase-10 = Kampanie magnackie
phase-11 = Inwazje wrogów
phase-12 = Odsiecz Armii Koronnej
phase-13 = Ekspansja wroga
phase-14 = Plądrowanie kraju
phase-15 = Punkty prestiżu
phase-16 = Zakończenie tury
