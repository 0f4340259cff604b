### Paladyni Zachodniego Królestwa: nazwy elementów.

## Gracze

player-1 = Gracz 1
player-2 = Gracz 2
player-3 = Gracz 3
player-4 = Gracz 4
player-virtual = Gracz wirtualny

## Robotnicy

worker-labourer = Parobek
worker-scout = Zwiadowca
worker-merchant = Kupiec
worker-fighter = Wojownik
worker-cleric = Kleryk
worker-criminal = Złoczyńca
worker-any = dowolny

## Atrybuty

attribute-faith = Wiara
    .of = Wiary
    .object = Wiarę
attribute-strength = Siła
    .of = Siły
    .object = Siłę
attribute-influence = Wpływy
    .of = Wpływów
    .object = Wpływy

## Akcje

action-develop = Rozwój
    .of = Rozwoju
    .times = { $count ->
        [one] { $count } Rozwój
        [few] { $count } Rozwoje
       *[many] { $count } Rozwojów
     }
action-recruit = Rekrutacja
    .of = Rekrutacji
    .times = { $count ->
        [one] { $count } Rekrutację
        [few] { $count } Rekrutacje
       *[many] { $count } Rekrutacji
     }
action-hunt = Polowanie
    .of = Polowania
action-trade = Handel
    .of = Handlu
action-pray = Modlitwa
    .of = Modlitwy
action-conspire = Konspiracja
    .of = Konspiracji
action-commission = Misja
    .of = Misji
    .times = { $count ->
        [one] { $count } Misję
        [few] { $count } Misje
       *[many] { $count } Misji
     }
action-fortify = Fortyfikacja
    .of = Fortyfikacji
    .times = { $count ->
        [one] { $count } Fortyfikację
        [few] { $count } Fortyfikacje
       *[many] { $count } Fortyfikacji
     }
action-garrison = Mobilizacja
    .of = Mobilizacji
    .times = { $count ->
        [one] { $count } Mobilizację
        [few] { $count } Mobilizacje
       *[many] { $count } Mobilizacji
     }
action-absolve = Rozgrzeszenie
    .of = Rozgrzeszenia
    .times = { $count ->
        [one] { $count } Rozgrzeszenie
        [few] { $count } Rozgrzeszenia
       *[many] { $count } Rozgrzeszeń
     }
action-attack = Atak
    .of = Ataku
    .times = { $count ->
        [one] { $count } Atak
        [few] { $count } Ataki
       *[many] { $count } Ataków
     }
action-convert = Nawracanie
    .of = Nawracania
    .times = { $count ->
        [one] { $count } Nawracanie
        [few] { $count } Nawracania
       *[many] { $count } Nawracań
     }
action-favour = Królewska Łaska
action-kings_favour = Królewska Łaska
action-kings_order = Królewski Dekret
action-rest = Odpoczynek

## Zasoby i elementy

resource-silver = Srebrniki
resource-provisions = Zapasy
resource-tax = Podatek
piece-workshop = Warsztat
piece-monk = Mnich
piece-outpost = Posterunek
piece-jar = Dzban
payment-silver = za Srebrniki
payment-debt = za Dług

## Paladyni

paladin-paladin_anseis = Anséis
paladin-paladin_berengier = Bérengier
paladin-paladin_engelier = Engelier
paladin-paladin_gerier = Gérier
paladin-paladin_gerin = Gérin
paladin-paladin_girard = Girard
paladin-paladin_ivon = Ivon
paladin-paladin_ivoire = Ivoire
paladin-paladin_oliver = Oliver
paladin-paladin_otton = Otton
paladin-paladin_roland = Roland
paladin-paladin_samson = Samson

## Mieszczanie

# Karty jednego rodzaju dają co innego, więc każda ma numer.

townsfolk-townsfolk_abbot_1 = Opat I
townsfolk-townsfolk_abbot_2 = Opat II
townsfolk-townsfolk_abbot_3 = Opat III
townsfolk-townsfolk_acolyte_1 = Akolita I
townsfolk-townsfolk_acolyte_2 = Akolita II
townsfolk-townsfolk_acolyte_3 = Akolita III
townsfolk-townsfolk_architect_1 = Architekt I
townsfolk-townsfolk_architect_2 = Architekt II
townsfolk-townsfolk_architect_3 = Architekt III
townsfolk-townsfolk_conspirator_1 = Spiskowiec I
townsfolk-townsfolk_conspirator_2 = Spiskowiec II
townsfolk-townsfolk_debt_collector_1 = Komornik I
townsfolk-townsfolk_debt_collector_2 = Komornik II
townsfolk-townsfolk_debt_collector_3 = Komornik III
townsfolk-townsfolk_defender_1 = Ochroniarz I
townsfolk-townsfolk_defender_2 = Ochroniarz II
townsfolk-townsfolk_defender_3 = Ochroniarz III
townsfolk-townsfolk_gatekeeper_1 = Strażnik Bramy I
townsfolk-townsfolk_gatekeeper_2 = Strażnik Bramy II
townsfolk-townsfolk_gatekeeper_3 = Strażnik Bramy III
townsfolk-townsfolk_missionary_1 = Misjonarz I
townsfolk-townsfolk_missionary_2 = Misjonarz II
townsfolk-townsfolk_missionary_3 = Misjonarz III
townsfolk-townsfolk_peddler_1 = Domokrążca I
townsfolk-townsfolk_peddler_2 = Domokrążca II
townsfolk-townsfolk_peddler_3 = Domokrążca III
townsfolk-townsfolk_squire_1 = Giermek I
townsfolk-townsfolk_squire_2 = Giermek II
townsfolk-townsfolk_squire_3 = Giermek III
townsfolk-townsfolk_watchman_1 = Wartownik I
townsfolk-townsfolk_watchman_2 = Wartownik II
townsfolk-townsfolk_watchman_3 = Wartownik III

## Najeźdźcy

outsider_type-saracen = Saracen
outsider_type-byzantine = Bizantyjczyk
outsider_type-viking = Wiking

outsider-outsider_viking_adventurer = Awanturnik (Wiking)
outsider-outsider_viking_armourer = Zbrojmistrz (Wiking)
outsider-outsider_viking_assassin = Zabójca (Wiking)
outsider-outsider_viking_barbarian = Barbarzyńca (Wiking)
outsider-outsider_viking_guardian = Gwardzista (Wiking)
outsider-outsider_viking_lookout = Zwiadowca (Wiking)
outsider-outsider_viking_marauder = Maruder (Wiking)
outsider-outsider_viking_mercenary = Najemnik (Wiking)
outsider-outsider_viking_protector = Obrońca (Wiking)
outsider-outsider_viking_thief = Złodziej (Wiking)
outsider-outsider_viking_traitor = Zdrajca (Wiking)
outsider-outsider_viking_vigilante = Strażnik (Wiking)
outsider-outsider_byzantine_archer = Łucznik (Bizantyjczyk)
outsider-outsider_byzantine_armourer = Zbrojmistrz (Bizantyjczyk)
outsider-outsider_byzantine_assassin = Zabójca (Bizantyjczyk)
outsider-outsider_byzantine_champion = Czempion (Bizantyjczyk)
outsider-outsider_byzantine_guardian = Gwardzista (Bizantyjczyk)
outsider-outsider_byzantine_hunter = Łowca (Bizantyjczyk)
outsider-outsider_byzantine_invader = Zbrojny (Bizantyjczyk)
outsider-outsider_byzantine_lookout = Zwiadowca (Bizantyjczyk)
outsider-outsider_byzantine_mercenary = Najemnik (Bizantyjczyk)
outsider-outsider_byzantine_thief = Złodziej (Bizantyjczyk)
outsider-outsider_byzantine_traitor = Zdrajca (Bizantyjczyk)
outsider-outsider_byzantine_warrior = Wojownik (Bizantyjczyk)
outsider-outsider_saracen_adventurer = Awanturnik (Saracen)
outsider-outsider_saracen_archer = Łucznik (Saracen)
outsider-outsider_saracen_barbarian = Barbarzyńca (Saracen)
outsider-outsider_saracen_champion = Czempion (Saracen)
outsider-outsider_saracen_hunter = Łowca (Saracen)
outsider-outsider_saracen_invader = Zbrojny (Saracen)
outsider-outsider_saracen_marauder = Maruder (Saracen)
outsider-outsider_saracen_mercenary = Najemnik I (Saracen)
outsider-outsider_saracen_mercenary_2 = Najemnik II (Saracen)
outsider-outsider_saracen_protector = Obrońca (Saracen)
outsider-outsider_saracen_vigilante = Strażnik (Saracen)
outsider-outsider_saracen_warrior = Wojownik (Saracen)

## Mury, według tego, co dają oprócz Siły

wall-wall_strength_1 = podwójna Siła
wall-wall_strength_2 = podwójna Siła
wall-wall_labourer_vp1_1 = Parobek i 1 PZ
wall-wall_labourer_vp1_2 = Parobek i 1 PZ
wall-wall_vp2_1 = 2 PZ
wall-wall_vp2_2 = 2 PZ
wall-wall_pay_debt_or_silver_1 = spłata Długu albo Srebrniki
wall-wall_pay_debt_or_silver_2 = spłata Długu albo Srebrniki
wall-wall_pay_debt_or_silver_3 = spłata Długu albo Srebrniki
wall-wall_remove_suspicion_or_silver_1 = odrzucenie Podejrzenia albo Srebrniki
wall-wall_remove_suspicion_or_silver_2 = odrzucenie Podejrzenia albo Srebrniki
wall-wall_remove_suspicion_or_silver_3 = odrzucenie Podejrzenia albo Srebrniki
wall-wall_remove_suspicion_or_silver_4 = odrzucenie Podejrzenia albo Srebrniki
wall-wall_labourer3 = trzech Parobków
wall-wall_labourer2 = dwóch Parobków
wall-wall_labourer_merchant = Parobek i Kupiec
wall-wall_labourer_fighter = Parobek i Wojownik
wall-wall_labourer_scout = Parobek i Zwiadowca
wall-wall_labourer_cleric = Parobek i Kleryk
wall-wall_scout_merchant = Zwiadowca i Kupiec
wall-wall_scout = Zwiadowca
wall-wall_merchant = Kupiec
wall-wall_fighter = Wojownik
wall-wall_cleric = Kleryk

## Karty Karczmy

tavern-tavern_01 = Karczma 1
tavern-tavern_02 = Karczma 2
tavern-tavern_03 = Karczma 3
tavern-tavern_04 = Karczma 4
tavern-tavern_05 = Karczma 5
tavern-tavern_06 = Karczma 6
tavern-tavern_07 = Karczma 7
tavern-tavern_08 = Karczma 8
tavern-tavern_09 = Karczma 9
tavern-tavern_10 = Karczma 10
tavern-tavern_11 = Karczma 11
tavern-tavern_12 = Karczma 12
tavern-tavern_13 = Karczma 13
tavern-tavern_14 = Karczma 14
tavern-tavern_15 = Karczma 15
tavern-tavern_16 = Karczma 16
tavern-tavern_17 = Karczma 17
tavern-tavern_18 = Karczma 18
tavern-tavern_19 = Karczma 19
tavern-tavern_20 = Karczma 20
tavern-tavern_21 = Karczma 21
tavern-tavern_22 = Karczma 22
tavern-tavern_23 = Karczma 23
tavern-tavern_24 = Karczma 24

## Podejrzenia i Długi

suspicion-suspicion_tax_0 = Podejrzenie bez Podatku
suspicion-suspicion_tax_1 = Podejrzenie z 1 Podatkiem
suspicion-suspicion_tax_2 = Podejrzenie z 2 Podatkami
debt-debt = Dług
    .unpaid = niespłacony Dług
    .paid = spłacony Dług

## Królewskie Dekrety i Królewskie Łaski

order-kings_order_commission = { action-commission }
order-kings_order_fortify = { action-fortify }
order-kings_order_garrison = { action-garrison }
order-kings_order_absolve = { action-absolve }
order-kings_order_attack = { action-attack }
order-kings_order_convert = { action-convert }

favour-kings_favour_free_recruit = Darmowa Rekrutacja
favour-kings_favour_remove_suspicion_and_tax = Podejrzenie i Podatek
favour-kings_favour_two_criminals = Dwóch Złoczyńców
favour-kings_favour_choose_attribute = Atrybut do wyboru
favour-kings_favour_pay_debt_or_suspicions = Dług albo Podejrzenia
favour-kings_favour_debt_for_workers = Robotnicy za Dług
favour-kings_favour_develop_or_workers = Rozwój albo Robotnicy
favour-kings_favour_three_labourers = Trzech Parobków
favour-kings_favour_provisions_and_tax = Zapasy i Podatek
favour-kings_favour_pray = Modlitwa

## Regiony i ich pola

region-1 = Region 1
region-2 = Region 2
region-3 = Region 3
region-4 = Region 4
region-5 = Region 5
region-6 = Region 6

space-space_r1_01 = { region-1 }, pole 1
space-space_r1_02 = { region-1 }, pole 2
space-space_r1_03 = { region-1 }, pole 3
space-space_r1_04 = { region-1 }, pole 4
space-space_r2_01 = { region-2 }, pole 1
space-space_r2_02 = { region-2 }, pole 2
space-space_r2_03 = { region-2 }, pole 3
space-space_r2_04 = { region-2 }, pole 4
space-space_r2_05 = { region-2 }, pole 5
space-space_r2_06 = { region-2 }, pole 6
space-space_r2_07 = { region-2 }, pole 7
space-space_r3_01 = { region-3 }, pole 1
space-space_r3_02 = { region-3 }, pole 2
space-space_r3_03 = { region-3 }, pole 3
space-space_r3_04 = { region-3 }, pole 4
space-space_r3_05 = { region-3 }, pole 5
space-space_r3_06 = { region-3 }, pole 6
space-space_r3_07 = { region-3 }, pole 7
space-space_r3_08 = { region-3 }, pole 8
space-space_r3_09 = { region-3 }, pole 9
space-space_r4_01 = { region-4 }, pole 1
space-space_r4_02 = { region-4 }, pole 2
space-space_r4_03 = { region-4 }, pole 3
space-space_r4_04 = { region-4 }, pole 4
space-space_r4_05 = { region-4 }, pole 5
space-space_r4_06 = { region-4 }, pole 6
space-space_r4_07 = { region-4 }, pole 7
space-space_r4_08 = { region-4 }, pole 8
space-space_r4_09 = { region-4 }, pole 9
space-space_r4_10 = { region-4 }, pole 10
space-space_r5_01 = { region-5 }, pole 1
space-space_r5_02 = { region-5 }, pole 2
space-space_r5_03 = { region-5 }, pole 3
space-space_r5_04 = { region-5 }, pole 4
space-space_r5_05 = { region-5 }, pole 5
space-space_r5_06 = { region-5 }, pole 6
space-space_r5_07 = { region-5 }, pole 7
space-space_r6_01 = { region-6 }, pole 1
space-space_r6_02 = { region-6 }, pole 2
space-space_r6_03 = { region-6 }, pole 3

## Pola Dzbanów

jar_space-jar_space_pay_debt_1 = Spłata Długu I
jar_space-jar_space_pay_debt_2 = Spłata Długu II
jar_space-jar_space_free_recruit = Darmowa Rekrutacja
jar_space-jar_space_faith = Wiara
jar_space-jar_space_remove_suspicion = Odrzucenie Podejrzenia
jar_space-jar_space_pray = Modlitwa
jar_space-jar_space_two_labourers = Dwóch Parobków

## Schematy gracza wirtualnego

scheme-scheme_kings_favour_1 = { action-kings_favour }
scheme-scheme_kings_favour_2 = { action-kings_favour }
scheme-scheme_kings_favour_3 = { action-kings_favour }
scheme-scheme_kings_favour_4 = { action-kings_favour }
scheme-scheme_kings_favour_5 = { action-kings_favour }
scheme-scheme_commission = { action-commission }
scheme-scheme_kings_order_1 = { action-kings_order }
scheme-scheme_kings_order_2 = { action-kings_order }
scheme-scheme_fortify = { action-fortify }
scheme-scheme_garrison = { action-garrison }
scheme-scheme_absolve = { action-absolve }
scheme-scheme_attack = { action-attack }
scheme-scheme_convert = { action-convert }
scheme-scheme_recruit = { action-recruit }
scheme-scheme_pray = { action-pray }
scheme-scheme_trade = { action-trade }
scheme-scheme_conspire = { action-conspire }

## Nagrody z nazwy

reward-labourer = Parobek
reward-scout = Zwiadowca
reward-merchant = Kupiec
reward-fighter = Wojownik
reward-cleric = Kleryk
reward-criminal = Złoczyńca
reward-faith = Wiara
reward-strength = Siła
reward-influence = Wpływy
reward-silver = Srebrniki
reward-provisions = Zapasy
reward-tax = Podatek
reward-remove_suspicion = odrzucenie Podejrzeń
reward-pay_debt = spłata Długów
reward-destroy_debt = zniszczenie Długów
reward-gain_debt = Długi
reward-free_recruit = darmowa Rekrutacja
reward-free_develop = darmowy Rozwój
reward-pray = Modlitwa

## Nagrody z liczbą

gain-labourer = { $count ->
    [1] { worker-labourer }
   *[other] { $count } Parobków
 }
gain-scout = { $count ->
    [1] { worker-scout }
   *[other] { $count } Zwiadowców
 }
gain-merchant = { $count ->
    [1] { worker-merchant }
   *[other] { $count } Kupców
 }
gain-fighter = { $count ->
    [1] { worker-fighter }
   *[other] { $count } Wojowników
 }
gain-cleric = { $count ->
    [1] { worker-cleric }
   *[other] { $count } Kleryków
 }
gain-criminal = { $count ->
    [1] { worker-criminal }
   *[other] { $count } Złoczyńców
 }
gain-faith = Wiara +{ $count }
gain-strength = Siła +{ $count }
gain-influence = Wpływy +{ $count }
gain-silver = { $count ->
    [one] { $count } Srebrnik
    [few] { $count } Srebrniki
   *[many] { $count } Srebrników
 }
gain-provisions = { $count ->
    [one] { $count } sztuka Zapasów
    [few] { $count } sztuki Zapasów
   *[many] { $count } sztuk Zapasów
 }
gain-tax = { $count ->
    [one] { $count } Podatek
    [few] { $count } Podatki
   *[many] { $count } Podatków
 }
gain-remove_suspicion = odrzucenie { $count ->
    [1] Podejrzenia
   *[other] { $count } Podejrzeń
 }
gain-pay_debt = spłata { $count ->
    [1] Długu
   *[other] { $count } Długów
 }
gain-destroy_debt = zniszczenie { $count ->
    [1] Długu
   *[other] { $count } Długów
 }
gain-gain_debt = { $count ->
    [1] Dług
    [few] { $count } Długi
   *[many] { $count } Długów
 }
gain-free_recruit = { $count ->
    [1] darmowa Rekrutacja
   *[other] { $count }× darmowa Rekrutacja
 }
gain-free_develop = { $count ->
    [1] darmowy Rozwój
   *[other] { $count }× darmowy Rozwój
 }
gain-pray = { $count ->
    [1] Modlitwa
   *[other] { $count }× Modlitwa
 }
gain-either = { $one } albo { $other }
gain-both = { $one } + { $other }
gains = { $parts }
