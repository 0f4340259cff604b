### Pax Renaissance: nazwy elementów obu edycji.
### Co obie edycje nazywają różnie, stoi w plikach first/vocabulary.pl.ftl
### i second/vocabulary.pl.ftl.

## Regiony

region-east = Wschód
region-west = Zachód

## Imperia
## Kraj i obie strony jego karty imperium.

empire-england = Anglia
    .king = Edward IV z dynastii Yorków
    .republic = Parlament angielski
empire-france = Francja
    .king = Ludwik XI Pająk z dynastii Walezjuszy
    .republic = Stany Generalne Burgundii
empire-holy_roman_empire = Święte Cesarstwo Rzymskie
    .king = Fryderyk III z dynastii Habsburgów
    .republic = Reichstag, Sejm Rzeszy
empire-hungary = Węgry
    .king = Maciej Korwin, król Węgier
    .republic = Sejm polsko-litewski
empire-byzantium = Bizancjum
    .king = Dawid Komnen, bazyleus Trapezuntu
    .republic = Konfederacja turkmeńska Białych Baranów
empire-portugal = Portugalia
    .king = Henryk Żeglarz
    .republic = Kortezy Generalne Kastylii
empire-aragon = Aragonia
    .king = Jan Bez Wiary, król Aragonii
    .republic = Złota Republika Ambrozjańska

## Miasta i emporia

city-london = Londyn
city-bordeaux = Bordeaux
city-paris = Paryż
city-bruges = Brugia
city-lyon = Lyon
city-vienna = Wiedeń
city-lubeck = Lubeka
city-nurnberg = Norymberga
city-novgorod = Nowogród
city-buda = Buda
city-varna = Warna
city-tana = Tana
city-caffa = Kaffa
city-toledo = Toledo
city-granada = Granada
city-spice_islands = Wyspy Korzenne
city-valencia = Walencja
city-algiers = Algier
city-timbuktu = Timbuktu
city-venice = Wenecja
city-venice_2 = Wenecja (miejsce 2)
city-constantinople = Konstantynopol
city-modon = Modon
city-rhodes = Rodos
city-cairo = Kair
city-cyprus = Cypr
city-constantinople_1 = Konstantynopol (miejsce 1)
city-constantinople_2 = Konstantynopol (miejsce 2)
city-constantinople_3 = Konstantynopol (miejsce 3)
city-red_sea = Morze Czerwone

## Granice

border-border_england_france = { empire-england } – { empire-france }
border-border_england_portugal = { empire-england } – { empire-portugal }
border-border_france_holy_roman_empire = { empire-france } – { empire-holy_roman_empire }
border-border_france_aragon = { empire-france } – { empire-aragon }
border-border_holy_roman_empire_hungary = { empire-holy_roman_empire } – { empire-hungary }
border-border_holy_roman_empire_papal_states = { empire-holy_roman_empire } – { empire-papal_states }
border-border_hungary_byzantium = { empire-hungary } – { empire-byzantium }
border-border_hungary_ottoman = { empire-hungary } – { empire-ottoman }
border-border_byzantium_mamluk = { empire-byzantium } – { empire-mamluk }
border-border_portugal_aragon = { empire-portugal } – { empire-aragon }
border-border_aragon_papal_states = { empire-aragon } – { empire-papal_states }
border-border_papal_states_ottoman = { empire-papal_states } – { empire-ottoman }
border-border_ottoman_mamluk = { empire-ottoman } – { empire-mamluk }
border-border_france__aragon = { border-border_france_aragon }
border-border_aragon__papal_states = { border-border_aragon_papal_states }
border-border_portugal__aragon = { border-border_portugal_aragon }
border-border_hungary__byzantium = { border-border_hungary_byzantium }
border-border_byzantium__mamluk = { border-border_byzantium_mamluk }
border-border_england__france = { border-border_england_france }
border-border_england__portugal = { border-border_england_portugal }
border-border_france__holy_roman_empire = { border-border_france_holy_roman_empire }
border-border_holy_roman_empire__hungary = { border-border_holy_roman_empire_hungary }
border-border_holy_roman_empire__papal_states = { border-border_holy_roman_empire_papal_states }
border-border_hungary__ottoman = { border-border_hungary_ottoman }
border-border_ottoman__mamluk = { border-border_ottoman_mamluk }
border-border_papal_states__ottoman = { border-border_papal_states_ottoman }

## Banki

bank-fugger = Bank Fuggerów
bank-medici = Bank Medyceuszy
bank-coeur = Bank Cœura
bank-marchionni = Bank Marchionnich

## Zwycięstwa
## .patron to postać z karty, .inactive nazwa jej drugiej strony.

victory-victory_holy = { victory-holy }
    .patron = { victory-holy.patron }
    .inactive = Schizma wschodnia
victory-victory_imperial = { victory-imperial }
    .patron = { victory-imperial.patron }
    .inactive = Epoka feudalizmu
victory-victory_globalization = { victory-globalization }
    .patron = { victory-globalization.patron }
    .inactive = Epoka galer
victory-victory_renaissance = { victory-renaissance }
    .patron = { victory-renaissance.patron }
    .inactive = Średniowiecze
victory-victory_patron = { victory-patron }

## Religie i stany mapy

religion-catholic = Katolicyzm
religion-islamic = Islam
religion-reformation = Reformacja
religion-reformist = Reformacja
religion-feudal = Państwo feudalne
religion-medieval = Państwo średniowieczne

## Zdolności: działanie
## Niektóre przyjmują parametr z danych zdolności jako zmienną:
## $region (east, west), $victory (holy, imperial, globalization, renaissance), $florins.

ability-behead_needs_bishop =
    { $region ->
        [east] { ability-behead_only_east_card_with_islamic_or_reformation_bishop }
        [west] { ability-behead_only_west_card_with_catholic_or_reformation_bishop }
       *[other] Ścięcie z tej karty może obrać za cel tylko kartę z tego samego regionu, na której stoi biskup.
    }
ability-coronation_any_king = { ability-coronation_may_take_married_or_opposing_king }
ability-crusade_rooks_as_knights = { ability-crusade_ruling_catholic_rooks_count_as_knights }
ability-concession_profit_double_spice = { ability-own_concessions_count_double_in_spice_islands_fairs }
ability-sell_price =
    { $florins ->
        [one] Sprzedaż tej karty z tablicy przynosi { $florins } florena zamiast 2.
        [few] Sprzedaż tej karty z tablicy przynosi { $florins } floreny zamiast 2.
        [many] Sprzedaż tej karty z tablicy przynosi { $florins } florenów zamiast 2.
       *[other] Sprzedaż tej karty z tablicy przynosi { $florins } florena zamiast 2.
    }
ability-venice_holds_two_gold = Dopóki symbol Wenecji jest złoty, mieści ona 2 złote figury zamiast 1.
ability-unlimited_hand = { ability-no_hand_limit }
ability-immune_to_silencing = { ability-own_cards_immune_to_silencing }
ability-free_trade_fair = { ability-free_trade_fair_once_per_turn }
ability-free_ops =
    { $region ->
        [east] { ability-free_east_ops }
        [west] { ability-free_west_ops }
       *[other] Właściciel może aktywować działania w jednej połowie tablicy bez zużywania akcji.
    }
ability-patron_counts_as_concession = { ability-patron_counts_as_concession_for_globalization }
ability-counts_as_republic = { ability-card_counts_as_republic_for_renaissance }
ability-concessions_immune_to_pirates = Piraci nie mogą zabijać koncesji właściciela; pirat i koncesja dzielą wtedy granicę (pirat nie otrzymuje zysków).
ability-east_and_west_ops_one_action = { ability-east_and_west_ops_in_one_action }
ability-victory_costs_two_actions =
    { $victory ->
        [holy] Ogłoszenie zwycięstwa religijnego kosztuje każdego gracza 2 akcje.
        [imperial] Ogłoszenie zwycięstwa imperialnego kosztuje każdego gracza 2 akcje.
        [globalization] Ogłoszenie zwycięstwa globalizacyjnego kosztuje każdego gracza 2 akcje.
        [renaissance] Ogłoszenie zwycięstwa renesansowego kosztuje każdego gracza 2 akcje.
       *[other] Ogłoszenie jednego ze zwycięstw kosztuje każdego gracza 2 akcje.
    }
ability-action_apostasy = { ability-action_apostasy_any_two_religions }
ability-sell_then_copy_political_op = { ability-on_sale_use_one_political_op_of_opponent }
ability-concession_double_fairs_and_votes = { ability-own_concessions_count_double_in_fairs_and_votes }
ability-patron_counts_as_law = { ability-patron_counts_as_law_for_renaissance }
ability-sell_then_one_shot = { ability-on_sale_perform_one_shot_of_sold_card }
ability-not_adjacent = { ability-portugal_and_france_not_adjacent }
ability-immune_to_apostasy = { ability-owner_immune_to_apostasy }
ability-sell_then_emancipate =
    { $region ->
        [east] Przy sprzedaży tej karty z tablicy właściciel może wyzwolić dowolne represjonowane figury w imperiach Wschodu.
        [west] Przy sprzedaży tej karty z tablicy właściciel może wyzwolić dowolne represjonowane figury w imperiach Zachodu.
       *[other] Przy sprzedaży tej karty z tablicy właściciel może wyzwolić dowolne represjonowane figury w imperiach jednego regionu.
    }
ability-patron_counts_as_bishop = Przy zwycięstwie religijnym właściciela każda jego renoma za mecenat liczy się także jako biskup islamski.
ability-repressed_as_campaign_knights = W kampaniach właściciela przeciw imperiom Wschodu każda represjonowana figura na karcie Sułtanatu Mameluków liczy się jako atakujący rycerz (i trzeba za nią zapłacić).
ability-patron_reduces_vote_cost = Każda renoma właściciela za mecenat obniża koszt jego głosowań o 1 florena (nie poniżej 0).
ability-teal_pirates_count_as_red = Przy ustalaniu dominującej religii islamscy piraci liczą się także jako reformacyjni biskupi i reformacyjne figury.

## Karty imperiów w tablo noszą nazwy imperiów.

card-england = { empire-england }
card-france = { empire-france }
card-holy_roman_empire = { empire-holy_roman_empire }
card-hungary = { empire-hungary }
card-byzantium = { empire-byzantium }
card-portugal = { empire-portugal }
card-aragon = { empire-aragon }
card-papal_states = { empire-papal_states }
card-ottoman = { empire-ottoman }
card-mamluk = { empire-mamluk }

## Karty, pierwsza edycja (podstawka, dodatek, promocyjne)
## .ability to tytuł zdolności, .ability_2 tytuł drugiej.

card-inquisition_pope = Papież inkwizycji
    .ability = Holokaust
card-papal_elephant = Papieski słoń
card-grand_inquisitor = Wielki Inkwizytor
card-antipope = Antypapież
card-reformed_theology = Teologia reformowana
card-star_chamber = Izba Gwiaździsta
    .ability = Henryk VIII
card-peters_pence = Świętopietrze
card-jesuits = Jezuici
card-house_of_borgia = Borgiowie
card-bonfire_of_the_vanities = Stos próżności
card-anabaptist_reformation = Reformacja anabaptystów
card-knights_hospitaller = Joannici
    .ability = Rycerze z Rodos
card-genoese_fleet = Flota genueńska
card-india_armada = Armada indyjska
    .ability = Przylądek Dobrej Nadziei
card-hanseatic_league = Hanza
card-the_company_of_merchant_adventurers = Kompania Kupców-Odkrywców
card-scottish_privateers = Szkoccy kaprzy
card-almeida_armada = Armada Almeidy
    .ability = Przylądek Dobrej Nadziei
card-gold_coast_monopoly = Monopol na Złotym Wybrzeżu
card-arumer_zwarte_hoop = Czarna Gromada z Arum
card-conquistadors = Konkwistadorzy
    .ability = Złoto Azteków
card-the_last_knight = Ostatni rycerz
card-spanish_tercio = Hiszpańskie tercio
card-gonfalonier = Gonfalonier
    .ability = Kondotierzy
card-teutonic_knights = Krzyżacy
card-cromwell = Cromwell
card-swabian_league = Związek Szwabski
card-the_bold = Śmiały
card-holy_land_crusade = Krucjaty do Ziemi Świętej
card-santa_hermandad = Święta Hermandada
card-swiss_rislaufer = Szwajcarscy najemnicy
card-duke_of_milan = Książę Mediolanu
card-schwarzer_haufen = Czarny Hufiec
card-merchants_of_the_staple = Powstanie Jacka Cade'a
card-communeros_guilds = Cechy comuneros
card-flanders_guild = Flandryjska gildia
card-the_hidden = Ukryty
card-bundschuh_revolt = Powstanie Bundschuh
card-florentine_wool = Wełna florencka
card-sindicat_remenca = Sindicat Remença
card-peasant_republic_of_dithmarschen = Chłopska republika Dithmarschen
card-hochstetter_bank = Bank Höchstetterów
    .ability = Stadtwechsel (akredytywa)
card-gutenberg = Gutenberg
    .ability = Prasa drukarska
card-isabella_of_castille = Izabela Kastylijska
card-anne_of_brittany = Anna Bretońska
card-joanna_the_mad = Joanna Szalona
card-margaret_of_anjou = Małgorzata Andegaweńska
card-mary_the_rich = Maria Burgundzka
card-order_of_santiago = Zakon Santiago
card-la_serenissima = La Serenissima
card-kingmaker = Twórca królów
card-luther = Luter
card-friese_freedom = Fryzyjska wolność
card-marechaussee = Maréchaussée
card-duchy_of_ferrara = Księstwo Ferrary
    .ability = Kondotierzy
card-the_grim = Groźny
card-safavids = Safawidzi
card-dervishes = Derwisze
card-qizilbash = Kyzyłbasze
card-barbarossa_brothers = Bracia Barbarossa
card-ottoman_navy = Flota osmańska
card-jewish_pirates = Żydowscy piraci
card-mamluk_slave_soldiers = Mameluccy żołnierze-niewolnicy
card-black_army = Czarna Armia
card-janissaries = Janczarzy
card-black_sheep_tribe = Plemię Czarnych Baranów
card-bashi_bazouk = Baszybuzucy
card-zupy_krakowskie_company = Żupy krakowskie
card-the_handsome = Piękny
card-bosnian_and_serbian_silver = Bośniackie i serbskie srebro
card-the_crim_horde = Orda krymska
card-the_kremlin = Kreml
    .ability = Synkretyzm
card-elzbieta_of_bohemia = Elżbieta Rakuszanka
card-sophia_palaiologina = Zofia Paleolog
card-hurrem_sultan_roxelana = Sułtanka Hürrem Roksolana
card-sitt_i_hatun_of_dulkadir = Sitti Hatun z Dulkadiru
card-carlotta_lusignan_of_cyprus = Szarlotta de Lusignan z Cypru
card-greek_klephts = Greccy kleftowie
card-crimean_goths = Goci krymscy
card-damascus_coffee = Kawa z Damaszku
card-pospolite_ruszenie = Pospolite ruszenie
card-the_timar_system = System timarów
card-vlad_the_impaler = Wlad Palownik
card-saint_stefan_cel_mare = Święty Stefan Wielki
card-soninke_wangara = Kupcy Wangara
card-cem_anti_hostage = Książę Dżem, antyzakładnik
    .ability = Okup
card-grande_of_spain = Grand hiszpański
card-duke_of_athens = Książę Aten
card-comet_copernicus = Kopernik
card-comet_nostradamus = Nostradamus
card-comet_halley = Ekskomunika komety Halleya
card-comet_regiomontanus = Regiomontanus
card-funj_nomads = Koczownicy Fundż
card-zaporozhian_host = Wojsko Zaporoskie
card-elizabeth_bathory = Elżbieta Batory
    .ability = Odwet ludu
card-amerigo_vespucci = Amerigo Vespucci
card-podesta_of_venice = Wenecki podesta
    .ability = Dowódca galer weneckich
card-unity_of_the_brethren = Jednota Braterska
card-papal_legate_to_persia = Legat papieski w Persji
card-unified_christendom = Zjednoczone chrześcijaństwo
card-civil_engineer = Inżynier budownictwa
    .ability = Fortyfikacje
card-sahn_i_seman_medrese = Medresa Sahn-i Seman
    .ability = Nawigacja astronomiczna
card-academia = Akademia
    .ability = Świecki uniwersytet
card-theft_of_the_holy_crown = Kradzież Świętej Korony
    .ability = Okup
card-franco_ottoman_navy = Flota francusko-osmańska
card-prussian_league_navy = Flota Związku Pruskiego
card-tersane_i_amire = Tersâne-i Âmire
    .ability = Arsenał cesarski
card-isfendiyarid_dynasty = Dynastia Isfendijarydów
card-brotherhood_of_st_mark = Bractwo św. Marka
card-transylvanian_plot = Spisek siedmiogrodzki
    .ability = Szpiedzy Grittiego
card-glinskis_rebellion = Bunt Glińskiego
card-phocoean_alum = Ałun z Fokai
card-dalmatian_merchant_marine = Dalmatyńska flota handlowa
    .ability = Morski immunitet Raguzy
card-counts_of_celji = Hrabiowie Cylejscy
card-sahkulu_shiite_revolt = Szyickie powstanie Şahkulu
card-celebi_tax_revolts = Bunty podatkowe Çelebiego
card-despina_khatun = Despina Chatun
card-grand_mufti = Wielki mufti
    .ability = Ludobójstwo
card-grand_hetman = Hetman wielki
card-agents_of_dukagjini = Agenci Dukagjiniego
card-nomads_of_tlemcen = Koczownicy z Tilimsanu
card-the_last_sigh = Ostatnie westchnienie
    .ability = Leon Afrykańczyk
card-nothing_new = Nihil novi
card-the_last_byzantine = Ostatni Bizantyjczyk
card-beylerbey_of_egypt = Bejlerbej Egiptu
card-lizard_union = Związek Jaszczurczy
card-red_sea_fleet = Flota Morza Czerwonego
card-man_for_all_seasons = Człowiek na każdą porę
card-oratory_of_divine_love = Oratorium Bożej Miłości
    .ability = Kontrreformacja
card-cryptography = Kryptografia
    .ability = Złamane szyfry Medyceuszy
card-michelangelo = Michał Anioł
    .ability = Sława mecenasa
card-artistic_geometry = Geometria artystyczna
    .ability = Renesans niemiecki
card-romantic_realism = Realizm romantyczny
    .ability = Ideały republikańskie
card-mining_engineer = Inżynier górnictwa
    .ability = Fortyfikacje
card-machiavellianism = Makiawelizm
    .ability = Pragmatyczna zdrada
card-hermeticism = Hermetyzm
    .ability = Synkretyzm
card-faith_vs_reason = Wiara kontra rozum
    .ability = Kartografia
card-reichskrone = Korona Rzeszy
    .ability = Okup
card-french_pirates = Francuscy piraci
card-venetian_navy = Flota wenecka
card-welser_klein_venedig = Klein-Venedig Welserów
card-kalmar_union = Unia kalmarska
card-wolf_of_rimini = Wilk z Rimini
    .ability = Kondotierzy
card-mons_meg = Mons Meg
card-kappeler_milchsuppe = Kappelska zupa mleczna
card-bank_of_strozzi = Bank Strozzich
    .ability = Księgowość podwójna
card-william_caxton = William Caxton
    .ability = Prasa drukarska
card-tolfa_alum = Ałun z Tolfy
card-cornish_tin = Kornwalijska cyna
card-catalan_pactists = Katalońscy paktyści
card-catherine_of_navarre = Katarzyna z Nawarry
    .ability = Państwo buforowe
card-margaret_of_austria = Małgorzata Austriacka
card-the_mary_rose = Mary Rose
card-european_union = Unia Europejska
card-epicurean_swerve = Epikurejski zwrot
    .ability = O naturze rzeczy
    .ability_2 = Religia jako urojenie
card-humanism = Humanizm
    .ability = Collegium Trilingue

## Karty, druga edycja
## Karta, którą ma też pierwsza edycja, bierze stamtąd nazwę.

card-pren001 = { card-inquisition_pope }
card-pren002 = { card-papal_elephant }
card-pren003 = { card-grand_inquisitor }
card-pren004 = { card-antipope }
card-pren005 = { card-reformed_theology }
card-pren006 = { card-star_chamber }
card-pren007 = { card-peters_pence }
card-pren008 = { card-jesuits }
card-pren009 = { card-house_of_borgia }
card-pren010 = { card-bonfire_of_the_vanities }
card-pren011 = { card-anabaptist_reformation }
card-pren012 = { card-knights_hospitaller }
card-pren013 = { card-genoese_fleet }
card-pren014 = { card-india_armada }
card-pren015 = { card-hanseatic_league }
card-pren016 = { card-the_company_of_merchant_adventurers }
card-pren017 = { card-scottish_privateers }
card-pren018 = { card-almeida_armada }
card-pren019 = { card-gold_coast_monopoly }
card-pren020 = { card-arumer_zwarte_hoop }
card-pren021 = { card-conquistadors }
card-pren022 = { card-the_last_knight }
card-pren023 = { card-spanish_tercio }
card-pren024 = { card-gonfalonier }
card-pren025 = { card-teutonic_knights }
card-pren026 = { card-cromwell }
card-pren027 = { card-swabian_league }
card-pren028 = { card-the_bold }
card-pren029 = { card-holy_land_crusade }
card-pren030 = { card-santa_hermandad }
card-pren031 = { card-swiss_rislaufer }
card-pren032 = { card-duke_of_milan }
card-pren033 = { card-schwarzer_haufen }
card-pren034 = { card-merchants_of_the_staple }
card-pren035 = { card-communeros_guilds }
card-pren036 = { card-flanders_guild }
card-pren037 = { card-the_hidden }
card-pren038 = { card-bundschuh_revolt }
card-pren039 = { card-florentine_wool }
card-pren040 = { card-sindicat_remenca }
card-pren041 = { card-peasant_republic_of_dithmarschen }
card-pren042 = { card-hochstetter_bank }
card-pren043 = { card-gutenberg }
card-pren044 = { card-isabella_of_castille }
card-pren045 = { card-anne_of_brittany }
card-pren046 = { card-joanna_the_mad }
card-pren047 = { card-margaret_of_anjou }
card-pren048 = { card-mary_the_rich }
card-pren049 = { card-order_of_santiago }
card-pren050 = { card-la_serenissima }
card-pren051 = { card-kingmaker }
card-pren052 = { card-luther }
card-pren053 = { card-friese_freedom }
card-pren054 = { card-marechaussee }
card-pren055 = { card-duchy_of_ferrara }
card-pren058 = { card-the_grim }
card-pren059 = { card-safavids }
card-pren060 = { card-dervishes }
card-pren061 = { card-qizilbash }
card-pren062 = { card-barbarossa_brothers }
card-pren063 = { card-ottoman_navy }
card-pren064 = { card-jewish_pirates }
card-pren065 = { card-mamluk_slave_soldiers }
card-pren066 = { card-black_army }
card-pren067 = { card-janissaries }
card-pren068 = { card-black_sheep_tribe }
card-pren069 = { card-bashi_bazouk }
card-pren070 = { card-zupy_krakowskie_company }
card-pren071 = { card-the_handsome }
card-pren072 = { card-bosnian_and_serbian_silver }
card-pren073 = { card-the_crim_horde }
card-pren074 = { card-the_kremlin }
card-pren075 = { card-elzbieta_of_bohemia }
card-pren076 = { card-sophia_palaiologina }
card-pren077 = { card-hurrem_sultan_roxelana }
card-pren078 = { card-sitt_i_hatun_of_dulkadir }
card-pren079 = { card-carlotta_lusignan_of_cyprus }
card-pren080 = { card-greek_klephts }
card-pren081 = { card-crimean_goths }
card-pren082 = { card-damascus_coffee }
card-pren083 = { card-pospolite_ruszenie }
card-pren084 = { card-the_timar_system }
card-pren085 = { card-vlad_the_impaler }
card-pren086 = { card-saint_stefan_cel_mare }
card-pren087 = { card-soninke_wangara }
card-pren088 = { card-cem_anti_hostage }
card-pren089 = { card-grande_of_spain }
card-pren090 = { card-duke_of_athens }
card-pren093x = { card-funj_nomads }
card-pren094x = { card-zaporozhian_host }
card-pren095x = { card-elizabeth_bathory }
card-pren096x = { card-amerigo_vespucci }
card-pren097x = { card-podesta_of_venice }
card-pren098x = { card-unity_of_the_brethren }
card-pren099x = { card-papal_legate_to_persia }
card-pren100x = { card-unified_christendom }
card-pren101x = { card-civil_engineer }
card-pren102x = { card-sahn_i_seman_medrese }
card-pren103x = { card-academia }
card-pren104x = { card-theft_of_the_holy_crown }
card-pren105x = { card-franco_ottoman_navy }
card-pren106x = { card-prussian_league_navy }
card-pren107x = { card-tersane_i_amire }
card-pren108x = { card-isfendiyarid_dynasty }
card-pren109x = { card-brotherhood_of_st_mark }
card-pren110x = { card-transylvanian_plot }
card-pren111x = { card-glinskis_rebellion }
card-pren112x = { card-phocoean_alum }
card-pren113x = { card-dalmatian_merchant_marine }
card-pren114x = { card-counts_of_celji }
card-pren115x = { card-sahkulu_shiite_revolt }
card-pren116x = { card-celebi_tax_revolts }
card-pren117x = { card-despina_khatun }
card-pren118x = { card-grand_mufti }
card-pren119x = { card-grand_hetman }
card-pren120x = { card-agents_of_dukagjini }
card-pren121x = { card-nomads_of_tlemcen }
card-pren122x = { card-the_last_sigh }
card-pren123x = { card-nothing_new }
card-pren124x = { card-the_last_byzantine }
card-pren125x = { card-beylerbey_of_egypt }
card-pren126x = { card-lizard_union }
card-pren127x = { card-red_sea_fleet }
card-pren128x = { card-man_for_all_seasons }
card-pren129x = { card-oratory_of_divine_love }
card-pren130x = { card-cryptography }
card-pren131x = { card-michelangelo }
card-pren132x = { card-artistic_geometry }
card-pren133x = { card-romantic_realism }
card-pren134x = { card-mining_engineer }
card-pren135x = { card-machiavellianism }
card-pren136x = { card-hermeticism }
card-pren137x = { card-faith_vs_reason }
card-pren138x = { card-reichskrone }
card-pren139x = { card-french_pirates }
card-pren140x = { card-venetian_navy }
card-pren141x = { card-welser_klein_venedig }
card-pren142x = { card-kalmar_union }
card-pren143x = { card-wolf_of_rimini }
card-pren144x = { card-mons_meg }
card-pren145x = { card-kappeler_milchsuppe }
card-pren146x = { card-bank_of_strozzi }
card-pren147x = { card-william_caxton }
card-pren148x = { card-tolfa_alum }
card-pren149x = { card-cornish_tin }
card-pren150x = { card-catalan_pactists }
card-pren151x = { card-catherine_of_navarre }
card-pren152x = { card-margaret_of_austria }
card-pren153x = { card-the_mary_rose }
card-pren154x = { card-european_union }
card-pren155x = { card-epicurean_swerve }
card-pren156x = { card-humanism }
card-pren157x = Sobór trydencki
card-pren158x = Zakon Kaznodziejski
card-pren159x = Zgoda rządzonych
card-pren160x = Jacques Lefèvre d'Étaples
card-pren161x = Grodzenia
card-pren162x = Katarzyna Medycejska
card-pren163x = Bunt przeciw dżizji
card-pren164x = Czerkiescy mamelucy
card-pren165x = Sasi siedmiogrodzcy
card-pren166x = Bank Świętego Jerzego
card-pren167x = Skrajni imamici (ghulat)
card-pren168x = Państwo syjonistyczne
