### Co jest napisane na kartach, powiedziane z ich danych: jeden komunikat na każde słowo.
### Nazwy stoją w mianowniku, po dwukropku albo w nawiasie.

## Zdania

said-line = { $what }.
said-of = { $who }: { $what }
said-option = { $option } – { $what }
said-choose = do wyboru: { $what }
said-may = { $who }, do decyzji: { $what }
said-may-you = możesz: { $what }
said-must-pay-you = musisz zapłacić { $cost }
said-pays-you = płacisz { $cost }
said-if = jeśli { $condition }: { $what }
said-else = { $what }; w przeciwnym razie: { $other }
said-for = za { $cost }: { $what }
said-must-pay = { $who }, zapłata: { $cost }
said-pays = { $who }, zapłata: { $cost }
said-then = { $first }, potem: { $what }
said-and = { $first }; { $what }
said-times = tyle razy: { $n } – { $what }
said-pick-area = { $n ->
        [1] wybierz Obszar
       *[other] wybierz Obszary ({ $n })
    } spośród: { $among } – { $what }
said-pick-realm = { $n ->
        [1] wybierz Królestwo
       *[other] wybierz Królestwa ({ $n })
    } spośród: { $among } – { $what }
said-pick-player = { $n ->
        [1] wybierz gracza
       *[other] wybierz graczy ({ $n })
    } spośród: { $among } – { $what }
said-pick-province = { $n ->
        [1] wybierz Prowincję
       *[other] wybierz Prowincje ({ $n })
    } spośród: { $among } – { $what }
said-pick-node = { $n ->
        [1] wybierz Węzeł Handlowy
       *[other] wybierz Węzły Handlowe ({ $n })
    } spośród: { $among } – { $what }
said-pick-token = { $n ->
        [1] wybierz żeton
       *[other] wybierz żetony ({ $n })
    } spośród: { $among } – { $what }
said-accepted = po zgodzie: { $what }
said-refused = po odmowie: { $what }
said-rejected = po odmowie: { $what }
said-seller_may = sprzedający może: { $what }
said-requires = Warunek: { $condition }
said-after = Po jednej z Misji: { $missions }
said-at-price = { $what } ({ $cost })
said-discount = { $what }, taniej o { $n }
said-from = { $what }, { $source }
said-in = { $what } – { $where }
said-whose = { $what }; czyje: { $who }
said-anywhere = gdzie można
said-nothing = nic się nie dzieje
said-exhausted = trafiają do Wyczerpanych
said-display = { $action }, kostki: { $n }
said-battlegrounds = Pola bitew: { $areas }
said-idea = Cena { $price }{ $form }
said-form = { "" }, Forma Rządu
gain = { $kind } { $n }
gain-by = { $kind }: { $n }
thing-with = { $noun } ({ $filters })

## Kogo

ref-you = ty
ref-self = ten gracz
ref-all = wszyscy gracze
ref-any = ktokolwiek
ref-opponents = Przeciwnicy
ref-others = pozostali gracze
ref-npr = NPR
ref-emperor = Cesarz
ref-papal_controller = Kontroler Papieski
ref-attacker = atakujący
ref-enemies = Wrogowie
ref-acceptor = kto się zgodził
ref-seller = sprzedający
ref-you_or_influence = ty lub twoje Wpływy
ref-claims_or_towns_of = Roszczenia lub Miasta: { $who }
ref-ships_of = Statki: { $who }
ref-affected = dotknięte Obszary
ref-each_affected = każdy dotknięty Obszar
ref-last_affected = ostatnio dotknięty Obszar
ref-last_area = ten sam Obszar
ref-last_claim = Obszar tego Roszczenia
ref-last_dnpr = te Prowincje DNPR
ref-last_node = ten Węzeł Handlowy
ref-last_plague = Obszar tej Zarazy
ref-last_ships = te Statki
ref-last_units = te Jednostki
ref-last_unrest = te żetony z Niepokojami
ref-merchants_in_last_node = Kupcy w tym Węźle
ref-removed_influence = usunięte Wpływy
ref-own_area_of_each = Obszar każdego z nich
ref-plague_areas = Obszary Zarazy
ref-attacked_area = zaatakowany Obszar
ref-converted_from_protestant = Obszary dotąd protestanckie
ref-adjacent_by_land = Obszar sąsiadujący lądem
ref-card = ta karta
ref-at_peace = kto ma Pokój
chosen-area = { $n ->
        [1] wybrany Obszar
        [2] drugi wybrany Obszar
       *[other] trzeci wybrany Obszar
    }
chosen-realm = { $n ->
        [1] wybrane Królestwo
        [2] drugie wybrane Królestwo
       *[other] trzecie wybrane Królestwo
    }
chosen-player = { $n ->
        [1] wybrany gracz
        [2] drugi wybrany gracz
       *[other] trzeci wybrany gracz
    }
chosen-province = { $n ->
        [1] wybrana Prowincja
        [2] druga wybrana Prowincja
       *[other] trzecia wybrana Prowincja
    }
chosen-node = { $n ->
        [1] wybrany Węzeł
        [2] drugi wybrany Węzeł
       *[other] trzeci wybrany Węzeł
    }
chosen-token = { $n ->
        [1] wybrany żeton
        [2] drugi wybrany żeton
       *[other] trzeci wybrany żeton
    }
chosen-zone = { $n ->
        [1] wybrana Strefa Morska
        [2] druga wybrana Strefa Morska
       *[other] trzecia wybrana Strefa Morska
    }
owner-of = Właściciel: { $place }
owners-of = Właściciele: { $what }
largest-pr = największe królestwo gracza, { $faith }
realm-and-vassals = { $who } i Wasale
who-players = gracze
who-others = pozostali gracze
who-opponents = Przeciwnicy
who-payers = kto zapłacił
who-acceptors = kto się zgodził
who-chose = kto wybrał { $option }
who-did_not_choose = kto nie wybrał { $option }
state-religion-of = Religia Państwowa: { $who }
card-map-america = Ameryka
card-map-africa = Afryka
card-map-far_east = Daleki Wschód
card-map-india_and_arabia = Indie i Arabia
card-map-northern_and_central_asia = Azja Północna i Środkowa
card-map-main = Mapa Główna

## Rzeczy

thing-areas = Obszar
thing-provinces = Prowincja
thing-nodes = Węzeł Handlowy
thing-maritime_node = Morski Węzeł Handlowy
thing-inland_node = Lądowy Węzeł Handlowy
thing-zones = Strefa Morska
thing-ships = Statek
thing-light_ships = Lekki Statek
thing-heavy_ships = Ciężki Statek
thing-claims = Roszczenie
thing-realms = Królestwo
thing-npr = NPR
thing-pr = królestwo gracza
thing-dnpr = DNPR
thing-independent = niezależne Królestwo
thing-npr_or_own_vassal = NPR lub własny Wasal
thing-town = Miasto
thing-large_town = Duże Miasto
thing-vassal = żeton Wasala
thing-town_or_vassal = Miasto lub żeton Wasala
thing-large_town_or_vassal = Duże Miasto lub żetony Wasala
thing-hre = Cesarstwo
thing-elector = Obszary Elektorów
piece-town = Miasto
piece-vassal = żeton Wasala
piece-claim = Roszczenie
piece-unrest = Niepokoje
piece-rebels = Buntownicy
piece-any = dowolny żeton
filter-adjacent_to = obok: { $x }
filter-adjacent_by_land_to = obok lądem: { $x }
filter-adjacent_sea = nad morzem: { $x }
filter-adjacent_node = przy Węźle: { $x }
filter-adjacent_map = przy mapie: { $x }
filter-adjacent_to_any_of = obok własnych: { $x }
filter-affected = dotknięty tą kartą
filter-all_provinces_of = cały należy do: { $x }
filter-ally_of = Sojusznik: { $x }
filter-area_religion-dissent = w Niezgodzie Religijnej
filter-at_least_own = własnych co najmniej { $x }
filter-at_peace = w stanie Pokoju
filter-base_tax_max = Podatek Podstawowy najwyżej { $x }
filter-capital = Stolica
filter-no-capital = nie Stolica
filter-capital_in = Stolica: { $x }
filter-capital_of = Obszar Stołeczny: { $x }
filter-cb_from = Casus Belli przez: { $x }
filter-chain_from-last = obok poprzedniego
filter-coastal = nadbrzeżna
filter-core_area_of = Obszar Rdzenny: { $x }
filter-core_areas_of = Obszary Rdzenne: { $x }
filter-core_of = Rdzeń: { $x }
filter-deployed = Rozmieszczony
filter-dissent_for = w Niezgodzie: { $x }
filter-distant = odległy
filter-no-distant = nieodległy
filter-dutch_core = Rdzeń Niderlandów
filter-elector = Elektor
filter-eligible_marriage = może zawrzeć Mariaż: { $x }
filter-even_pr_core = także Rdzenie graczy
filter-except = oprócz: { $x }
filter-expanded = Rozszerzony
filter-no-expanded = nierozbudowany
filter-facing_sea_mark-dagger = przy morzu ze znakiem †
filter-not_sea_mark-dagger = nie przy morzu ze znakiem †
filter-facing_sea_of = przy morzach: { $x }
filter-faith_border-catholic_protestant = na granicy katolicko-protestanckiej
filter-fallback = inaczej: { $x }
filter-from_last_pick = spośród wybranych
filter-gold = Złota Prowincja
filter-has_influence_of = z Wpływem: { $x }
filter-has_marriage = z Mariażem
filter-hostile_to = Wrogi: { $x }
filter-hre = w Cesarstwie
filter-in_area = w: { $x }
filter-influence_min = Wpływ co najmniej { $x }
filter-map = { $x }
filter-max_areas = Obszarów najwyżej { $x }
filter-max_each = w każdym najwyżej { $x }
filter-must_include_if_eligible = najpierw: { $x }
filter-n = liczba: { $x }
filter-no_province_of = bez Prowincji: { $x }
filter-not_all_core_of = nie w całości Rdzeń: { $x }
filter-not_core = nie Rdzeń
filter-not_religion = nie: { $x }
filter-occupying = Okupujące
filter-or_adjacent = lub sąsiedni
filter-or_adjacent_by_land = lub sąsiedni lądem
filter-or_adjacent_sea = lub nad morzem: { $x }
filter-or_adjacent_to = lub obok: { $x }
filter-or_same = lub tam
filter-other_area = inny Obszar
filter-owned_by = należy do: { $x }
filter-owner = właściciel: { $x }
filter-owner_not = właściciel inny niż: { $x }
filter-owner_capital_not_in = Stolica właściciela nie w: { $x }
filter-owner_religion-christian = właściciel chrześcijański
filter-plus_adjacent = oraz { $n } obok: { $x }
filter-ports = Port, { $x }
filter-prefer = najpierw: { $what }
filter-prefer_min_units = najpierw z Jednostkami: { $x }
filter-prefer_not_religion = najpierw nie: { $x }
filter-religion = { $x }
filter-replace = w miejsce: { $x }
filter-same_as-last = ten sam Obszar
filter-single = jeden
filter-single_area = w jednym Obszarze
filter-strongest = najsilniejsze
filter-subjugable = które można Podporządkować
filter-town_without_unrest = z Miastem bez Niepokojów
filter-unrest = z Niepokojami
filter-unrest_added = z Niepokojami od tej karty
filter-vacant = pusta
filter-vacant_territory = puste Terytorium
filter-vassal_of = Wasal: { $x }
filter-vassal_or_ally_of = Wasal lub Sojusznik: { $x }
filter-with_any = gdzie są: { $x }
filter-with_influence_of = z Wpływem: { $x }
filter-with_influence_or_town_of = z Wpływem lub Miastem: { $x }
filter-with_merchant_of = z Kupcem: { $x }
filter-with_noncore_town = z Miastem poza Rdzeniem
filter-with_rebels = z Buntownikami
filter-with_token = z żetonem
filter-with_token_of = z żetonem: { $x }
filter-with_town_of = z Miastem: { $x }
filter-with_units_of = z Jednostkami: { $x }
filter-with_unrest = z Niepokojami
filter-without_token_of = bez żetonu: { $x }

## Liczby

number-all = wszystkie
number-half = połowa
number-each = w każdym
number-range = od { $least } do { $most }
number-neg = −({ $n })
number-sum = { $first } + { $rest }
number-per_area = { $n } w każdym Obszarze
number-fraction_per_area = { $n } w każdym Obszarze{ $rounded }
number-fraction = { $n }{ $rounded }
number-all_max = wszystkie, najwyżej { $n }
number-count = tyle, ile: { $what }
number-of = { $n } ({ $who })
number-times = { $n } × { $times }
number-div = { $n } ÷ { $div }{ $rounded }
number-max = { $n }, najwyżej { $most }
number-min = { $n }, co najmniej { $most }
round-up = { "" }, w zaokrągleniu w górę
round-down = { "" }, w zaokrągleniu w dół
count-unrest_added_by_this_card = Niepokoje od tej karty
count-players_with_same_choice_as_you = gracze z tym samym wyborem
count-players_on_other_side = gracze po drugiej stronie
count-units_removed = usunięte Jednostki
value-base_tax = Podstawowy Dochód z Podatków
value-tax_income = Dochód z Podatków
value-manpower = Zasoby Ludzkie
value-exhausted = Wyczerpane Zasoby Ludzkie
value-interest = żetony Pożyczek
value-ducats = Dukaty
value-prestige = Prestiż
value-deployed_regular_units = Rozmieszczone Jednostki Regularne
value-deployed_and_exhausted_land_units = Rozmieszczone i Wyczerpane Jednostki Lądowe
value-cavalry_in_battle = Kawaleria w Bitwie
value-tax_value_of_distant_towns = Wartość Podatkowa odległych Miast
value-ducats_on_event = Dukaty na tym Wydarzeniu

## Ceny

price-adm = ADM
price-dip = DYP
price-mil = MIL
price-any = Władza
price-ducats = Dukaty
price-ducats_each = Dukaty za każdy
price-exhaust = wyczerpane Zasoby Ludzkie
price-matching_fired_advisor = Władza rodzaju tego Doradcy
price-part = { $kind } { $n }
price-by-stability = { $kind } { $n } + Stabilność
price-if = { $kind } { $then }, jeśli { $condition }, inaczej { $otherwise }
price-free = za darmo
price-half = za pół ceny
price-printed = za cenę z karty
price-paid = opłacone
price-research = cena Idei { $idea }
price-siege_or_plunder = Jednostki we Wrogim Obszarze

## Efekty

does-prestige = Prestiż
does-ducats = Dukaty
does-stability = Stabilność
does-interest = żetony Pożyczek
does-imperial_authority = Władza Cesarska
does-colonist = Koloniści
does-merchant = Kupcy
does-cardinal = Kardynałowie
does-manpower_bonus = żetony +1 Zasobów Ludzkich
does-set_stability = Stabilność wynosi { $n }
does-exhaust_manpower = wyczerpane Zasoby Ludzkie: { $n }
does-refresh_manpower = odnowione Zasoby Ludzkie: { $n }
does-npr_manpower_token = { $n ->
        [1] żeton +1 Zasobów Ludzkich
       *[other] żetony +1 Zasobów Ludzkich ({ $n })
    } – { $where }
does-influence = Wpływ +{ $n } – { $where }
does-remove_influence = usunięty Wpływ: { $n } – { $where }
does-replace_influence = podmiana Wpływu: { $n } – { $where }
does-claim = { $n ->
        [1] Roszczenie
       *[other] Roszczenia ({ $n })
    } – { $where }
does-remove_claim = { $n ->
        [1] usunięte Roszczenie
       *[other] usunięte Roszczenia ({ $n })
    } – { $where }
does-core = { $n ->
        [1] żeton Rdzenia
       *[other] żetony Rdzenia ({ $n })
    } – { $where }
does-unrest = { $n ->
        [1] Niepokoje
       *[other] Niepokoje ({ $n })
    } – { $where }
does-remove_unrest = { $n ->
        [1] usuń Niepokoje
       *[other] usuń Niepokoje ({ $n })
    } – { $where }
does-rebels = Jednostki Buntowników ({ $n }) – { $where }
does-remove_rebels = usuń Jednostki Buntowników ({ $n }) – { $where }
does-move_rebels = ruch Buntowników ({ $n }): { $x } → { $where }
does-rebel_dice = Kości Buntu – { $where }
does-place_town = Miasto – { $where }
does-place_vassal = żetony Wasala – { $where }
does-remove_tokens = usuń żetony ({ $n }) – { $where }
does-swap_tokens = { $where } ({ $n }) → { $to }
does-develop = { $n ->
        [1] Duże Miasto zamiast Małego
       *[other] Duże Miasta zamiast Małych ({ $n })
    } – { $where }
does-reduce = { $n ->
        [1] Małe Miasto zamiast Dużego
       *[other] Małe Miasta zamiast Dużych ({ $n })
    } – { $where }
does-alliance = Sojusz: { $x }
does-end_alliance = koniec Sojuszu: { $x }
does-offer_alliance = propozycja Sojuszu: { $x }
does-marriage = Mariaż: { $x }
does-offer_marriage = propozycja Mariażu: { $x }
does-disputed_succession = Spór o Sukcesję: { $x }
does-truce = Rozejm: { $x }
does-end_truce = koniec Rozejmu: { $x }
does-cb = żeton Casus Belli: { $x }
does-religion = { $faith } ({ $n }) – { $where }
does-adopt_religion = nowa Religia Państwowa: { $faith }
does-plague = Zaraza ({ $n }) – { $where }
does-pirate = { $n ->
        [1] Piraci
       *[other] Piraci ({ $n })
    } – { $where }
does-move_pirate = przesuń Piratów ({ $n })
does-remove_pirate = usuń Piratów ({ $n }) – { $where }
does-expand_node = żeton Rozszerzonego Handlu – { $where }
does-dnpr = żetony DNPR, { $realm } – { $where }
does-leave_hre = opuszczają Cesarstwo: { $where }
does-gain_units = { $kind }, { $unit } ({ $n }) – { $where }
does-gain_ships = { $unit } ({ $n })
does-remove_ship = usuń: { $unit } ({ $n }), { $who } – { $where }
does-disband = rozwiąż Jednostki ({ $n }) – { $where }
does-casualties = Straty ({ $n }) – { $where }
does-attrition_roll = Straty: { $n }
does-move_units = ruch: { $what }, pola: { $n }
does-draw_cards = dobierz karty: { $n }, { $deck }
does-research = zbadaj: { $idea }
does-lose_idea = strać: { $idea }
does-swap_idea = strać: { $idea }, zyskaj: { $gain }
does-idea_row = kolejny rząd Idei
does-choose_replacement_idea = wymień Ideę z wystawki na wybraną
does-swap_display_cards = wymień Kamienie Milowe lub Idee z wystawki: { $n }
does-appoint = mianuj: { $who }, { $role }
does-fire = odwołaj: { $what } ({ $n })
does-ruler-set = nowy Władca: { $who }
does-ruler-reject = odchodzą Władca i ten z karty; Bezkrólewie
does-ruler-reject_keep = zostaje obecny Władca
does-ruler-reject_draw = Władca odchodzi, dobierz nowego
does-ruler-discard = odrzuć Władcę
does-ill_health-ruler_of = Słabe Zdrowie Władcy: { $who }
does-ill_health-capital_token = Słabe Zdrowie przy Stolicy: { $who }
does-ill_health-new_ruler = Słabe Zdrowie: { $who }
does-steal_general = Generał zmienia strony: { $x } → { $who }
does-war = Wojna: { $x }
does-end_war = koniec wszystkich Wojen: { $term }
does-revolution = żeton Rewolucji ({ $n }) – { $where }
does-remove_revolution = usuń żetony Rewolucji ({ $n }) – { $where }
does-crusade_token = żeton Krucjaty – { $where }
does-excommunicate = Ekskomunika: { $x }
does-exhaust_merchants = Kupcy zostają położeni – { $where }
does-activate_defending_hre = może Bronić Cesarstwa
does-play_card = zagraj z odrzuconych: { $card }
does-privateer_trade = handel korsarski Kupcem Przeciwnika, najwyższy rząd, i Piraci
does-buy_province = oferta kupna Prowincji: { $x }
does-transfer_ducats = { $x } płaci, otrzymuje { $who }; Dukaty: { $n }
deck-of-adm = Talia Administracyjna
deck-of-dip = Talia Dyplomatyczna
deck-of-mil = Talia Militarna
deck-of-any = dowolna talia
from-discards = z odrzuconych
from-discards-adm = z odrzuconych administracyjnych
from-discards-dip = z odrzuconych dyplomatycznych
from-discards-mil = z odrzuconych militarnych
from-discards_top5-adm = z pięciu górnych odrzuconych administracyjnych
from-discards_top5-any = z pięciu górnych odrzuconych
from-hand = z ręki
character-any = dowolna Postać
role-advisor-adm = Doradca Administracyjny
role-advisor-dip = Doradca Dyplomatyczny
role-advisor-mil = Doradca Militarny
role-advisor-adm_mil = Doradca Administracyjny lub Militarny
fired-advisor-adm = Doradca Administracyjny
fired-advisor-dip = Doradca Dyplomatyczny
fired-advisor-mil = Doradca Militarny
fired-advisor-any = Doradca
fired-general-any = Generał
ideas-any = dowolna Idea
ideas-any_adm = Idea Administracyjna
ideas-any_dip = Idea Dyplomatyczna
ideas-any_mil = Idea Militarna
ideas-any_on_display = Idea z wystawki
ideas-any_known_by_opponent = Idea znana Przeciwnikowi
units-any = dowolny rodzaj
units-infantry = Piechota
units-cavalry = Kawaleria
units-artillery = Artyleria
units-mercenary = Najemnicy
units-regular = Jednostki Regularne
ships-any = Statki
ships-light = Lekkie Statki
ships-heavy = Ciężkie Statki
ships-galley = Galery
moved-army = Armia
moved-ship = Statek
dice-any = dowolne kości: { $n }
dice-infantry = Kości Piechoty: { $n }
dice-cavalry = Kości Kawalerii: { $n }
dice-artillery = Kości Artylerii: { $n }
dice-leader_type = kości rodzaju Przywódcy: { $n }
war-defender_mc = obrońca z połową Pojemności
war-remove_truce_and_alliance = Rozejm i Sojusz znikają
war-all_join = dołączają wszyscy z obu stron

## Akcje

modifier-targets = tylko: { $x }
modifier-spaces = pola: { $n }
modifier-extra_units_free = dodatkowe Jednostki do Oblężenia za darmo: { $n }
modifier-discount_ducats_each = każda tańsza o { $n }
modifier-dice_any = dowolne kości więcej: { $n }
modifier-dice_artillery = Kości Artylerii więcej: { $n }
modifier-bonus_if_node_adjacent = Dukaty +{ $n }, jeśli Węzeł leży przy: { $x }
modifier-extra_move_if_map = dodatkowy ruch na mapach: { $x }
modifier-node_kind-maritime = Węzły Morskie
modifier-node_kind-inland = Węzły Lądowe
modifier-army-general_received = z otrzymanym Generałem
modifier-commit = Zobowiązanie do Krucjaty
modifier-only_you_collect = tylko ty zarabiasz
modifier-activate_all_merchants = wszystkimi Kupcami
modifier-ignore_mountains = góry się nie liczą
modifier-before_battle = przed Bitwą
modifier-no_unrest = bez Niepokojów
modifier-on_dow_if_adjacent = potem, jeśli sąsiaduje: { $what }
modifier-then_if_discovered = po odkryciu: { $what }
modifier-otherwise = w przeciwnym razie: { $what }
rule-none = wybór liczy się później
rule-cede_maine = Anglia, jeśli ma Pokój, oddaje Maine Francji
rule-play_on_as_sweden = Dania gra dalej jako Szwecja
rule-commit_to_crusade = Zobowiązanie do Krucjaty
rule-active_player_must_pick_a = Aktywny Gracz musi wybrać A
rule-active_player_chooses_last = Aktywny Gracz wybiera ostatni
rule-one_less_with_revolutionary_regime = o 1 Władzę taniej z Rządem Rewolucyjnym
rule-exhaust_what_is_missing = czego brakuje, wyczerp z Dostępnych
rule-take_side = stań po tej stronie
rule-break_ties_across_sides = Sojusze i Rozejmy między stronami się kończą
rule-ruler_only_after_louis_xv = tylko jeśli rządzi Ludwik XV
rule-counterespionage = anuluje Tajną Akcję, także inny Kontrwywiad; zapłata przepada
rule-take_name = nowa nazwa Królestwa: { $realm }
rule-move_capital = Stolicą może zostać { $place }

## Warunki

condition-and = { $first } oraz { $what }
condition-or = { $first } lub { $what }
condition-any = jedno z: { $what }
condition-group = ({ $what })
condition-not = nie: { $what }
condition-at_least = co najmniej { $n } z: { $what }
condition-count = { $what } { $x }
condition-value = { $what } { $x }
condition-stability = Stabilność { $x }
condition-exhausted = Wyczerpane Zasoby Ludzkie { $x }
condition-manpower = Zasoby Ludzkie { $x }
condition-interest = żetony Pożyczek { $x }
condition-imperial_authority = Władza Cesarska { $x }
condition-cardinals = Kardynałowie { $x }
condition-advisors = Doradcy { $x }
condition-allies = Sojusze { $x }
condition-marriages = Mariaże { $x }
condition-cores = żetony Rdzenia { $x }
condition-merchants = Kupcy { $x }
condition-ports = Porty { $x }
condition-ideas = Idee { $x }
condition-ideas_of_each_type = Idee każdego rodzaju { $x }
condition-deployed_land_units = Rozmieszczone Jednostki Lądowe { $x }
condition-ships_at_sea = Statki na morzu { $x }
condition-trade_income_this_round = dochód z Handlu w tej Rundzie { $x }
condition-battles_won_this_round = wygrane Bitwy w tej Rundzie { $x }
condition-with_cavalry = Kawaleria w Armii { $x }
condition-wars_won_this_age = wygrane Wojny w tej Erze { $x }
condition-wars_won_against_any = wygrana Wojna: { $x }
condition-pirates_fought = Piraci pokonani w tej Rundzie
condition-areas_fully_owned = Obszary w całości własne { $x }
condition-areas_in_dissent = własne Obszary w Niezgodzie { $x }
condition-areas_owned = Obszary co najmniej { $n }, { $x }
condition-continents_with_presence = Odległe Kontynenty z obecnością { $x }
condition-expanded_nodes_with_merchant = Rozszerzone Węzły z Kupcem { $x }
condition-key_province_power_in_node = Siła Handlowa Prowincji Kluczowych w Węźle { $x }
condition-influence_total = Wpływy łącznie { $x }
condition-unrest_count = Niepokoje { $x }
condition-unrest_total = Niepokoje { $x }
condition-rebels_in_realm = Buntownicy w Królestwie { $x }
condition-sea_zones_with_ports = Strefy Morskie z Portami { $x }
condition-share_paying = odsetek płacących { $x }
condition-hre_subject_with_authority = Poddany Cesarstwa przy Władzy { $x }
condition-is_pr = { $who } gra: { $realm }
condition-is_pr_any = gra: { $x }
condition-is_npr = NPR: { $x }
condition-state_religion = Religia Państwowa: { $x }
condition-has_idea = Idea: { $x }
condition-has_idea_type = Idee { $kind } ≥ { $n }
condition-has_government_form = Forma Rządu
condition-owns_all = posiada: { $x }
condition-owns_in = posiada Prowincję w: { $x }
condition-owns_all_cores_of = posiada wszystkie Rdzenie: { $x }
condition-owner_is = { $x } ({ $what }): { $who }
condition-owner_is_npr_at_peace = { $x }: NPR w stanie Pokoju
condition-owner_religion = { $x }: religia właściciela { $faith }
condition-capital_in = Stolica: { $x }
condition-capital_not_in = Stolica nie w: { $x }
condition-adjacent_to = sąsiad: { $x }
condition-hre_member = Członek Cesarstwa
condition-no-hre_member = nie Członek Cesarstwa
condition-can_leave_hre = może opuścić Cesarstwo: { $x }
condition-emperor = Cesarz
condition-papal_controller = Kontroler Papieski
condition-state_religion_differs_from_hre = Religia Państwowa inna niż Cesarstwa
condition-allied_to = Sojusz: { $x }
condition-active_ally = Aktywny Sojusznik: { $x }
condition-married_to = Mariaż: { $x }
condition-married_to_any = Mariaże ≥ { $n } spośród: { $x }
condition-truce_with = Rozejm: { $x }
condition-at_war = w stanie Wojny
condition-no-at_war = w stanie Pokoju
condition-at_war_with = Wojna z: { $x }
condition-at_war_or_truce_with = Wojna lub Rozejm: { $x }
condition-vassals_of_you = Wasale: { $x }
condition-interregnum = Bezkrólewie
condition-ruler_has_dice = Władca ma kości
condition-influence_in = Wpływ ≥ { $n }: { $x }
condition-influence_or_town_in = Wpływ lub Miasto: { $x }
condition-most_influence_in = najwięcej Wpływu: { $x }
condition-most_ships_in = najwięcej Statków: { $x }
condition-most_colonial_claims = najwięcej Roszczeń Kolonialnych
condition-has_token = { $what }: { $x }
condition-has_token_in = żeton w: { $x }
condition-has_token_or_ship_on = żeton lub Statek na Odległym Kontynencie
condition-colonial_claim = Roszczenie Kolonialne
condition-units_in = Jednostki ≥ { $n }: { $x }
condition-units_adjacent = Jednostki ≥ { $n } obok: { $x }
condition-units_or_tokens_adjacent = Jednostki lub żetony obok: { $x }
condition-ships_in = Statki ≥ { $n }: { $x }
condition-ports_facing = Porty ≥ { $n } nad: { $x }
condition-merchant_in = Kupiec: { $x }
condition-merchant_with_power = Kupiec: { $x }, Siła Handlowa { $n }
condition-unrest_in = Niepokoje w: { $x }
condition-unrest_in_areas = Niepokoje { $n }: { $x }
condition-rebel_town_in = Zbuntowane Miasto w: { $x }
condition-npr_provinces_in = Prowincje NPR w: { $x }
condition-dnpr_provinces = Prowincje DNPR ≥ { $n }: { $x }
condition-leader_in_battle = Przywódca w Bitwie
condition-controls_none_in_battlegrounds = niczego nie kontroluje na polach bitew
condition-event_taken = Wydarzenie podjęte: { $x }
condition-nobody_chose = nikt nie wybrał { $x }
condition-share_choosing = { $option } wybiera co najmniej { $x }
condition-any_accepted = ktoś się zgodził
condition-nobody_accepted = nikt się nie zgodził
condition-largest_orthodox_pr_at_least_largest_orthodox_npr = największe prawosławne królestwo gracza nie jest mniejsze od największego prawosławnego NPR

## Idee

unit-of-infantry = Piechota
unit-of-cavalry = Kawaleria
unit-of-artillery = Artyleria
unit-of-naval = kości na morzu
unit-of-heavy = Ciężki Statek
unit-of-light = Lekki Statek
unit-of-galley = Galera
mod-round_income = w każdej Rundzie: { $what }
mod-round_power = w każdej Rundzie: { $what }
mod-round_prestige = w każdej Rundzie: Prestiż +{ $n }
mod-round_colonists = w każdej Rundzie: Koloniści +{ $n }
mod-action_discount = { $action } taniej: { $what }
mod-research_discount = każde badanie taniej: { $what }
mod-advisor_upkeep_discount = każdy Doradca taniej: { $what }
mod-interest_free_loans = Pożyczki bez odsetek: { $n }
mod-loan_value = Pożyczka daje: { $what }
mod-alliance_limit = Sojusze więcej: { $n }
mod-marriage_limit = Mariaże więcej: { $n }
mod-no_marriages = żadnych nowych Mariaży
mod-interregnum_skill = Umiejętność w Bezkrólewiu: { $n } w każdym rodzaju
mod-may_explore_with_ships = Statki mogą służyć do Eksploracji
mod-may_recruit_artillery = można rekrutować Artylerię
mod-holy_war_cb = Casus Belli Świętej Wojny
mod-trade_cards_drawn = dobierane Karty Handlu: { $n } więcej
mod-opponents_trade_row_lower = Przeciwnicy zarabiają w tym Węźle rząd niżej: { $n }
mod-first_influence_free_per_turn = darmowy Wpływ w każdej Turze: { $n }
mod-integrate_area_discount = Integracja Obszaru taniej: { $what }
mod-core_unrest_removed_per_round = w każdej Rundzie możesz usunąć Niepokoje z Prowincji Rdzennych: { $n }
mod-dissent_unrest_ignored_areas = Obszary w Niezgodzie bez Niepokojów: { $n }
mod-convert_area_without_unrest = Nawracanie Obszaru bez Niepokojów
mod-tercios_icon_double_infantry = postać z obwódką liczy się jako druga Piechota
mod-charge_before_first_round = przed pierwszą Rundą Bitwy rzucasz tylko ty, Kości Kawalerii: { $n }
mod-remove_enemy_leader_die = wrogi Przywódca ma mniej kości: { $n }
mod-siege_cost_against_you = Oblężenia twoich Prowincji drożej: { $what }
mod-refresh_manpower_bonus = odnawiane Zasoby Ludzkie: { $n } więcej
mod-manpower_bonus = Zasoby Ludzkie +{ $n }
mod-recruit_discount = Rekrutacja taniej: { $what }
mod-ship_discount = Statki taniej: { $what }
mod-battle_dice_bonus = kości w każdej Bitwie: { $what }
mod-state_religion = Religią Państwową staje się Rewolucjonizm
house-mark = wartości przyjęte
