### Europa Universalis: Cena władzy: co jeszcze ma nazwę.
### `.in` mówi gdzie, `.gen` czego, `.adj` jaki.

## Religie

faith-catholic = Katolicyzm
    .adj = katolicki
faith-counter_reformed = Kontrreformowany Katolicyzm
    .adj = kontrreformowany
faith-protestant = Protestantyzm
    .adj = protestancki
faith-orthodox = Prawosławie
    .adj = prawosławny
faith-muslim = Islam
    .adj = muzułmański
faith-diverse_faiths = Różnorodne Wyznania
    .gen = Różnorodnych Wyznań
faith-revolutionary = Rewolucjonizm
    .adj = rewolucyjny
faith-none = Poza zasadami religii (Odległe Królestwa)

## Jednostki i Statki

unit-infantry = Piechota
    .gen = Piechoty
unit-cavalry = Kawaleria
    .gen = Kawalerii
unit-artillery = Artyleria
    .gen = Artylerii
unit-light_ship = Lekki Statek
    .gen = Lekkiego Statku
unit-heavy_ship = Ciężki Statek
    .gen = Ciężkiego Statku
unit-galley = Galera
    .gen = Galery
unit-regular = Jednostka Regularna
    .gen = Jednostki Regularnej
unit-mercenary = Jednostka Najemników
    .gen = Jednostki Najemników
unit-allied = Jednostka Sojusznicza
    .gen = Jednostki Sojuszniczej
unit-rebel = Jednostka Buntowników
    .gen = Jednostki Buntowników

## Punkty Władzy

power-adm = Punkty Administracji
    .gen = Punktów Administracji
power-dip = Punkty Dyplomacji
    .gen = Punktów Dyplomacji
power-mil = Punkty Militarne
    .gen = Punktów Militarnych
power-any = Punkty Władzy
    .gen = Punktów Władzy

## Talie

deck-adm = Talia Administracyjna
    .gen = Talii Administracyjnej
deck-dip = Talia Dyplomatyczna
    .gen = Talii Dyplomatycznej
deck-mil = Talia Militarna
    .gen = Talii Militarnej
deck-expansion = Ekspansja
deck-politics = Polityka
deck-warfare = Działania Wojenne
deck-economy = Ekonomia
deck-austria = Misje Austrii
deck-castile = Misje Kastylii
deck-england = Misje Anglii
deck-france = Misje Francji
deck-muscovy = Misje Moskwy
deck-ottomans = Misje Imperium Osmańskiego
deck-poland = Misje Polski
deck-denmark = Misje Danii
deck-generic_a = Misje ogólne A
deck-generic_b = Misje ogólne B

## Rodzaje kart

card_kind-action = Akcja
card_kind-display = Karta Eksponowana
card_kind-reaction = Reakcja
card_kind-battle = Akcja Bitewna
card_kind-covert = Tajna Akcja

## Role Postaci

role-ruler = Władca
    .gen = Władcy
role-leader = Przywódca
    .gen = Przywódcy
role-advisor = Doradca
    .gen = Doradcy
role-general = Generał
    .gen = Generała
role-admiral = Admirał
    .gen = Admirała

## Symbole śmiertelności

mortality-circle = Koło
mortality-square = Kwadrat
mortality-triangle = Trójkąt
mortality-plus = Krzyżyk

## Symbole Wydarzeń

symbol-mortality-circle = Śmiertelność Postaci (koło)
symbol-mortality-square = Śmiertelność Postaci (kwadrat)
symbol-mortality-triangle = Śmiertelność Postaci (trójkąt)
symbol-mortality-plus = Śmiertelność Postaci (krzyżyk)
symbol-unrest_rebellion = Niepokoje/Bunt
symbol-native_uprising = Powstanie tubylców
symbol-lost_at_sea = Zagubieni na morzu
symbol-pirates = Piraci
symbol-cardinal_dies = Kardynał umiera
symbol-attrition = Wyczerpanie Wojną
symbol-disloyal_vassals = Nielojalni Wasale
symbol-dnpr_expansion-green = Ekspansja DNPR (zielone)
symbol-dnpr_expansion-blue = Ekspansja DNPR (niebieskie)
symbol-dnpr_expansion-orange = Ekspansja DNPR (pomarańczowe)
symbol-dnpr_expansion-pink = Ekspansja DNPR (różowe)
symbol-spread_religion = Rozprzestrzenianie się Idei Religijnych
symbol-spread_revolution = Rozprzestrzenianie się Rewolucji
symbol-power_struggle-bright = Aktywuj Konflikt o Władzę (jasny)
symbol-power_struggle-dim = Aktywuj Konflikt o Władzę (ciemny)

## Ery

age-1 = Era Odkryć
    .gen = Ery Odkryć
age-2 = Era Reformacji
    .gen = Ery Reformacji
age-3 = Era Absolutyzmu
    .gen = Ery Absolutyzmu
age-4 = Era Rewolucji
    .gen = Ery Rewolucji

## Fazy i kroki

phase-first_hands = Przygotowanie gry: pierwsze karty
phase-1 = Faza Dobierania Kart
phase-1A = Odsłoń Wydarzenia
phase-1B = Dobierz Karty Akcji
phase-1C = Zapłać, aby zatrzymać Karty Akcji
phase-1D = Wybierz/Wymień Misje
phase-2 = Faza Akcji
phase-3 = Faza Pokoju i Buntów
phase-3A = Usuń Casus Belli i Rozejmy
phase-3B = Inwazje NPR
phase-3C = Buntownicy Oblegają lub Ruszają się
phase-3D = Rozmowy Pokojowe
phase-3E = Karny Prestiż
phase-3F = Bezkrólewie
phase-3G = Niezgoda Religijna
phase-3H = Otrzymaj/Usuń Niepokój
phase-3I = Rzuć Kością Buntowników
phase-4 = Faza Dochodu i Utrzymania
phase-4A = Redukcja Kosztów
phase-4B = Zebranie Dochodu minus Koszty
phase-4C = Korupcja
phase-4D = Zebranie Punktów Władzy
phase-4E = Zdobycie Prestiżu
phase-5 = Faza Porządków
phase-5A = Aktualizacja i Odświeżenie
phase-5B = Czyszczenie Plansz oraz Planszy Statusu
phase-5C = Odrzuć karty, aby mieć ich maksymalnie 5 na ręce
phase-5D = Procedura zakończenia Ery
phase-end_of_round = Koniec Rundy
phase-end_of_age = Procedura zakończenia Ery
phase-final_scoring = Punktacja Końcowa
phase-over = Koniec gry

## Akcje

action-explore = Eksploracja
action-increase_stability = Zwiększ Stabilność
action-convert_area = Konwersja Obszaru
action-colonize = Kolonizacja
action-influence = Wpływ
action-forge_alliance = Zawiązanie Sojuszu
action-fabricate_claim = Sfabrykuj Roszczenia
action-fabricate_claim_battleground = Sfabrykuj Roszczenia (Obszar Pola Bitwy)
action-trade = Handel
action-declare_war = Wypowiedzenie Wojny
action-activate_units = Aktywacja Jednostek
action-activate_land = Aktywacja Lądowa
action-activate_naval = Aktywacja Morska
action-siege = Oblężenie
action-recruit_units = Rekrutacja Jednostek
action-suppress_unrest = Stłumienie Niepokojów
action-replenish_manpower = Uzupełnianie Zasobów Ludzkich
action-keep_drawn_card = Zapłać, aby zatrzymać Kartę Akcji
action-raise_imperial_authority = Zwiększenie Władzy Cesarskiej
action-player_alliance_or_marriage = Sojusze i Mariaże
action-monetary_support = Wsparcie Pieniężne
action-buy_province = Kupno/Sprzedaż Prowincji
action-covert = Tajna Akcja
action-subjugate = Podporządkuj
action-excommunicate = Ekskomunika Władcy
action-call_crusade = Wezwanie Krucjaty

## Warunki Pokoju

peace_term-white_peace = Biały Pokój
peace_term-keep_current_board_state = Utrzymaj Aktualny Stan Planszy
peace_term-humiliation = Upokorzenie
peace_term-vassalization = Wasalizacja
peace_term-force_conversion = Wymuszona Konwersja
peace_term-secure_desired_succession = Zabezpiecz Żądaną Sukcesję
peace_term-full_annexation = Pełna Aneksja
peace_term-surrender = Poddanie się
peace_term-negotiated_peace = Pokój Wynegocjowany

## Rodzaje węzłów

node_kind-maritime = Morski Węzeł Handlowy
node_kind-inland = Lądowy Węzeł Handlowy

## Rodzaje Królestw

realm_kind-npr = Niezależne Królestwo (NPR)
realm_kind-vassal = Królestwo Wasalne
realm_kind-player_or_npr = Królestwo gracza (PR) albo NPR
realm_kind-absent = Nieobecne w 1444

## Edycje

edition-base = Edycja Standardowa
edition-deluxe = Edycja Deluxe

## Zestawy Królestw

line_up-usual = Zwykły
line_up-eastern = Wschodni
line_up-northern = Północny
line_up-featured = Wybrane Królestwa

## Kolory

colour-white = Biały
colour-yellow = Żółty
colour-red = Czerwony
colour-blue = Niebieski
colour-green = Zielony
colour-purple = Fioletowy
colour-orange = Pomarańczowy
colour-pink = Różowy
colour-black = Czarny

## Kości

die-infantry = Kość Piechoty
die-cavalry = Kość Kawalerii
die-artillery = Kość Artylerii
die-rebel = Kość Buntowników
die-exploration = Kość Eksploracji
die-standard_d6 = Standardowa kość

## Ścianki kości

face-infantry = Piechota
face-tercios = Tercios
face-cavalry = Kawaleria
face-artillery = Artyleria
face-blank = Puste pole
face-rebellion = Bunt
face-lose_2_ducats = Strata 2 Dukatów
face-lose_1_power = Strata 1 Punktu Władzy
face-exhaust_1_manpower = Wyczerp 1 Jednostkę
face-remove_1_unrest = Usuń 1 Niepokój
face-no_effect = Brak efektu
face-exploration_1 = 1
face-exploration_2 = 2
face-exploration_3 = 3
face-exploration_1_skull = 1 z czaszką
face-exploration_2_skull = 2 z czaszką
face-exploration_3_skull = 3 z czaszką

## Elementy

token-action_cards = Karty Akcji
token-trade_cards = Karty Handlu
token-event_cards = Karty Wydarzeń
token-setup_cards = Karty Przygotowania
token-mission_cards = Karty Misji
token-milestone_cards = Karty Kamieni Milowych
token-idea_cards = Karty Idei
token-power_struggle_cards = Karty Konfliktów o Władzę
token-bot_cards = Karty Botów
token-player_bot_mats = Plansze Graczy/Botów
token-army_fleet_mats = Plansze Armii/Floty
token-status_mat = Plansza Statusu
token-infantry_dice = Kości Piechoty
token-cavalry_dice = Kości Kawalerii
token-artillery_dice = Kości Artylerii
token-rebel_dice = Kości Buntowników
token-exploration_die = Kość Eksploracji
token-standard_die = Standardowa kość
token-mercenary_units = Jednostki Najemników
token-npr_rebel_units = Jednostki NPR/Buntowników
token-rebel_towns = Zbuntowane Miasta
token-npr_pirate_ships = Statki NPR/Pirackie
token-ducats_10 = Złote monety 10-dukatowe
token-ducats_5 = Srebrne monety 5-dukatowe
token-ducats_1 = Miedziane monety 1-dukatowe
token-first_player_token = Żeton Pierwszego Gracza
token-income_20_tokens = Żetony Dochodu +20
token-negative_prestige_tokens = Żetony Negatywnego Prestiżu
token-imperial_authority_token = Żeton Władzy Cesarskiej
token-ill_health_interest_tokens = Żetony Słabego Zdrowia/Pożyczki
token-crusade_excommunicated_token = Żeton Krucjaty/Ekskomuniki
token-protestant_counter_reformed_tokens = Żetony Protestantów/Kontrreformacji
token-catholic_diverse_tokens = Żetony Katolicyzmu/Różnorodnych Wyznań
token-orthodox_muslim_tokens = Żetony Prawosławia/Muzułmanów
token-revolutionary_manpower_tokens = Żetony Rewolucji/Zasobów Ludzkich +1
token-not_hre_manpower_tokens = Żetony Nie-HRE/Zasobów Ludzkich +1
token-expanded_trade_manpower_tokens = Żetony Rozszerzonego Handlu/Zasobów Ludzkich +1
token-occupied_battleground_tokens = Żetony Okupacji/Pola Bitwy
token-dnpr_tokens = Żetony Dynamicznego NPR
token-imperial_influence_cubes = Kostki Wpływów Cesarskich
token-army_miniatures = Miniatury Armii
token-fleet_miniature = Miniatura Floty
token-merchants = Pionki Kupców
token-cubes = Kostki Punktów Władzy i Wpływów
token-stability_and_round_status_markers = Znaczniki Stabilności/Statusu Rundy
token-land_units = Jednostki Lądowe
token-ships = Jednostki Morskie
token-large_towns = Duże Miasta
token-small_towns = Małe Miasta
token-claim_core_tokens = Żetony Roszczeń/Rdzenności
token-claim_cb_tokens = Żetony Roszczeń/CB
token-alliance_active_ally_tokens = Żetony Sojuszu/Aktywnego Sojusznika
token-marriage_disputed_tokens = Żetony Królewskiego Mariażu/Sporu o Sukcesję
token-vassal_tokens = Żetony Wasali
token-ruler_general_interregnum_token = Żeton Władcy Generała/Bezkrólewia
token-war_truce_tokens = Żetony Wojny/Rozejmu
token-tag_chits = Żetony Identyfikacji
token-prestige_marker = Znacznik Prestiżu
token-ducats = Dukaty
token-occupied_tokens = Żetony Okupacji
token-manpower_plus_1_tokens = Żetony Zasobów Ludzkich +1
token-towns = Miasta
token-alliance_tokens = Żetony Sojuszu
token-marriage_tokens = Żetony Królewskiego Mariażu
token-state_religion_tokens = Żetony Religii Państwowej
token-allied_units = Jednostki Sojusznicze
token-ill_health_tokens_on_characters = Żetony Słabego Zdrowia na Postaciach

## Tory

track-small_towns = Tor Małych Miast
track-large_towns = Tor Dużych Miast
track-vassals = Tor Wasali
track-stability = Tor Stabilności
track-power_pools = Pule Punktów Władzy
track-treasury = Skarbiec
track-manpower = Rezerwa Zasobów Ludzkich
track-slots = Pola Planszy Gracza
track-army_mats = Plansze Armii
track-fleet_mat = Plansza Floty
track-round_status = Status Rundy
track-imperial_authority = Tor Władzy Cesarskiej
track-papal_curia = Tor Kurii Papieskiej
track-other_slots = Pola Planszy Statusu
track-prestige = Tor Prestiżu
track-colonist_pool = Pula Kolonistów

## Pola

slot-ruler = Władca
slot-advisor_adm = Doradca Administracyjny
slot-advisor_dip = Doradca Dyplomatyczny
slot-advisor_mil = Doradca Militarny
slot-state_religion = Religia Państwowa
slot-changed_national_focus = Zmieniony Cel Narodowy
slot-infantry = Piechota
slot-cavalry = Kawaleria
slot-artillery = Artyleria
slot-general = Generał
slot-light = Lekkie Statki
slot-heavy = Ciężkie Statki
slot-galley = Galery
slot-admiral = Admirał
slot-available = Dostępne Zasoby Ludzkie
slot-exhausted = Wyczerpane Zasoby Ludzkie
slot-event_not_taken = Wydarzenie niezagrane
slot-event_taken = Wydarzenie zagrane
slot-passed_1 = Spasował jako pierwszy
slot-passed_2 = Spasował jako drugi
slot-passed_3 = Spasował jako trzeci
slot-passed_4 = Spasował jako czwarty
slot-roma_slot = Pole Rzymu
slot-active_power_struggle = Aktywny Konflikt o Władzę
slot-committed_to_crusade = Oddani Krucjacie
slot-defending_the_hre = Obrona HRE
slot-hre_religion = Religia HRE
slot-imperial_manpower = Cesarskie Zasoby Ludzkie

## Scenariusze

scenario-grand_1444_4 = Wielka kampania 1444, czterech graczy
scenario-grand_1444_3 = Wielka kampania 1444, trzech graczy (zachód)
scenario-east_1444_3 = Wielka kampania 1444, trzech graczy (wschód)
scenario-grand_1444_4_deluxe = Wielka kampania 1444, czterech graczy z planszą Europy Wschodniej
scenario-grand_1444_5 = Wielka kampania 1444, pięciu graczy
scenario-grand_1444_6 = Wielka kampania 1444, sześciu graczy
scenario-muscovy_1444_6 = 1444, sześciu graczy z Moskwą
scenario-discovery_4 = Era Odkryć, czterech graczy (krótka gra)
scenario-learning_2 = Gra szkoleniowa, dwóch graczy bez botów
scenario-solo_1444 = Solo 1444: jeden człowiek i trzy boty
scenario-grand_1444_2 = Wielka kampania 1444, dwóch graczy bez botów
scenario-north_1444_3 = 1444, trzech graczy (północ)
scenario-north_1444_4 = 1444, czterech graczy (północ)
scenario-featured_1444_3 = 1444, trzy wybrane Królestwa (zachód)
scenario-featured_1444_4 = 1444, cztery wybrane Królestwa (morze)
