### Jak się ma rzecz, którą ktoś wskazuje: krótkie fakty jeden po drugim, małą literą.

area-royal_court = Dwór Królewski
action-steward = Zarządca ziemski
action-gdansk = Gdańsk
action-diplomacy = Dyplomacja
action-move_cubes = Przemieszczenie kostek gracza
action-liberum_veto = Liberum veto
action-confederation = Konfederacja
action-colleges = Kolegia
action-city = Budowa miasta

figures-facts = { $facts }

fact-you = ty
fact-player = { $owner }
fact-king = król
fact-nobody = nikt
fact-share = { $who } { $n }
fact-in_province = { $province } { $n }
fact-unit_infantry = piechota { $n }
fact-unit_cavalry = kawaleria { $n }
fact-unit_artillery = artyleria { $n }

## Prowincje i posiadłości

fact-wealth = zamożność { $n } z { $most }
fact-estates = posiadłości: { $shares }
fact-track_full = nie ma wolnego pola posiadłości
fact-next_field = wartość następnej posiadłości: { $value }{ mark }
fact-clients = kostki: { $shares }
fact-no_clients = nie ma kostek graczy
fact-armies = armie: { $armies }
fact-army_of = { $who } ({ $units })
fact-cossacks = Kozacy: { $n }
fact-enemies = kostki wroga: { $field } { $n }
fact-no_enemies = nie ma kostek wroga
fact-markers = habsburskie znaczniki wpływów: { $n }
fact-invaded = najechana w tej turze
fact-deputy = miejsce w Sejmie: { $who }
fact-laid = żetony wpływu z tej tury: { $shares }
fact-your_income = przynosi ci { $n } zł na turę
fact-worth = wartość { $value }{ mark }
fact-owner = właściciel: { $who }
fact-earns = przynosi { $n } zł na turę
fact-with_steward = z zarządcą
fact-with_city = z miastem, więc na koniec da punktów: { $n }
fact-free_next = wolne i następne do zajęcia w tej prowincji
fact-free_later = wolne; wolnych pól przed nim: { $n }
fact-your_cubes = twoje kostki { $where }: { $n }

## Wrogowie

fact-strength = siła teraz { $n }, z tego nadrukowana { $base }
fact-influence = wpływy teraz { $n }, z tego nadrukowane { $base }
fact-printed = nadrukowane na tury 1–4: { $values }{ mark }
fact-held_by = pole zajmuje: { $field }
fact-presses = naciera na prowincję: { $province }
fact-spreads = dalej prowadzi ekspansję na prowincje: { $province }
fact-camp_cubes = kostki tego wroga w polu: { $n }
fact-camp_cossacks = Kozacy po jego stronie: { $n }
fact-camp_markers = znaczniki wpływów w polu: { $n }
fact-camp_ottomans = kostki Osmanów pod Wiedniem: { $n }
fact-raiders = polskie kostki w polu: { $shares }
fact-no_raiders = nie ma polskich kostek w polu
fact-raid = najwięcej kostek daje tu { points }{ mark }
fact-treaty = obowiązuje traktat; zerwie go numer wroga na { $n } kościach
fact-occupies = kostki tego wroga w prowincjach: { $shares }
figures-way_stop = by powstrzymać inwazję: polskie kostki w polu wroga – potrzeba { $needed }, jest { $have }

## Dwór Królewski

fact-hetman = Hetman: { $who }
fact-court = żetony wpływu: { $shares }; suma { $n }
fact-court_hidden = żetonów z tej tury jeszcze nie odkryto
fact-column = suma dodaje do Armii Koronnej: { $units }{ mark }
fact-regular = regularna Armia Koronna tej tury: { $units }
fact-crown = Armia Koronna w służbie: { $units }
fact-no_crown = nie ma Armii Koronnej w służbie
fact-king_cubes = kostki króla w zapasie: { $n }

## Gracze

fact-native = prowincja macierzysta: { $province }
fact-nobody_leads = nikt mu nie przewodzi
fact-led_by_you = ty mu przewodzisz
fact-led_by = przewodzi mu gracz { $n }
fact-is_hetman = Hetman
fact-prestige = { points }
fact-owns = posiadłości: { $n }, warte { $worth }, gdyby gra skończyła się teraz
fact-estates_owned = posiadłości: { $n }
fact-money = { $n } zł, dochód { $income } zł
fact-pieces = kostki w prowincjach: { $placed }; pula: kostki { $cubes }, dyski { $discs }
fact-sejm = dyski w Sejmie: { $n }
fact-serving = armia w prowincjach: { $units }
fact-recruitable = armia w puli: { $units }
fact-tokens_left = pozostałe żetony wpływu: { $values }
fact-bid = zapłacił za buławę w tej turze { $n } zł
fact-passed = spasował
fact-brings = { $cubes ->
        [0] nie daje kostek w prowincji
       *[other] daje w prowincji { cubes-acc }
    }
fact-your_tokens = masz { $n } z { $most }
fact-others_have = inni mają: { $shares }

## Akcje specjalne

fact-costs = kosztuje { cubes-acc }
fact-costs_no_cubes = nie kosztuje kostek
fact-turns = tylko w turach { $values }
fact-cycle = cykl { $n } z { $most }
fact-steward_brings = zwiększa dochód z posiadłości o { $n } zł
fact-stewards = pozostali zarządcy: { $n }
fact-grain = przynosi { $n } zł, bo zamożność Prus wynosi { $wealth }
fact-treaty_costs = płaci się też dysk z Sejmu, { $n } zł i tyle, ile wypadnie na kości
fact-treaty_with = obowiązuje traktat: { $field }; zerwie go numer wroga na { $n } kościach
fact-no_treaty = w tej turze jeszcze bez traktatu
fact-moves = przenosi twoje kostki, najwyżej { $n }
fact-in_sejm = dyski w Sejmie: { $shares }
fact-sejm_empty = Sejm jest pusty
fact-seizes = przejmuje najniższą posiadłość innego gracza w prowincji
fact-standing = prestiż: { $shares }
fact-college = z każdej wybranej prowincji, a do tego { $n } zł: { points }
fact-colleges_everywhere = za wszystkie pięć prowincji jeszcze { points }
fact-city_brings = mnoży punkty za posiadłość na koniec gry przez { $n }
fact-cities = pozostałe miasta: { $n }
fact-city_built = miasto tej tury już zbudowano

figures-way_turn = od tury { $first } – teraz jest tura { $turn }
figures-way_next = wolne pole najbliżej początku toru – wolne przed nim: { $n }
figures-way_cubes_there = twoje kostki { $where }: potrzeba { $needed }, jest { $have }
figures-way_cubes = twoje kostki w jednej prowincji: potrzeba { $needed }, jest { $have }
figures-way_cubes_beside_estate = twoje kostki w prowincji, w której masz posiadłość: potrzeba { $needed }, jest { $have }
figures-way_cubes_prussia = twoje kostki w Prusach: potrzeba { $needed }, jest { $have }
figures-way_stewards = zarządcy: potrzeba { $needed }, zostało { $have }
figures-way_sejm = twoje dyski w Sejmie: potrzeba { $needed }, jest { $have }
figures-way_discs = dyski w twojej puli: potrzeba { $needed }, jest { $have }
figures-way_money = pieniądze: potrzeba { $needed } zł, masz { $have } zł
figures-way_treaty = bez innego traktatu w tej turze
figures-way_city = bez innego miasta w tej turze
figures-way_fewest = mniej punktów prestiżu niż ktokolwiek: masz { $have }, najmniej z pozostałych { $fewest }

## Odmowy

figures-led_already = przewodzi mu gracz { $n }
figures-laid_now = teraz kolej na: { $place }
figures-laid_before = leży tam już twój żeton { $value }; teraz kolej na: { $place }
figures-tokens_of_value = żetony tej wartości: masz { $have }, teraz wyłożone { $laid }
figures-track_full = zajęte są wszystkie pola, a jest ich { $n }
figures-no_discs = w twojej puli nie ma już dysków
figures-turn = jest tura { $turn }
figures-taken_by = właściciel: { $owner }
figures-nobodys = nikt nie ma tam posiadłości
figures-yours = jest twoja
figures-has_steward = ta już ma zarządcę
figures-has_city = ta już ma miasto
figures-none_left = nie ma już ani jednego
figures-built_now = miasto tej tury już zbudowano
figures-treaty_with = traktat tej tury: { $field }
figures-sejm_discs = potrzeba 1 dysku z Sejmu, masz: { $have }
figures-tied = najmniej, czyli { $have }, ma nie tylko twój ród
figures-lower_estate = ten gracz ma tam niższą posiadłość
figures-just_moved = twoja kostka właśnie tam trafiła
figures-recruits = najtańszy żeton, jaki ci pozostał, kosztuje tu { $needed } zł, a masz { $have } zł
figures-no_tokens = nie masz już żetonów, które wolno werbować w tej turze
figures-units_there = twoja piechota tam { $infantry }, kawaleria { $cavalry }
figures-treaty_here = obowiązuje traktat: { $field }
figures-markers_only = są tam tylko znaczniki wpływów: { $n }
figures-no_crown = Armia Koronna nie ma już jednostek
figures-no_enemies = nie ma tam kostek wroga
figures-vienna = jest tura { $turn }, kostki Osmanów: { $n }
