### Paladins of the West Kingdom: the names of the components.

## Players

player-1 = Player 1
player-2 = Player 2
player-3 = Player 3
player-4 = Player 4
player-virtual = Virtual player

## Workers

worker-labourer = Labourer
worker-scout = Scout
worker-merchant = Merchant
worker-fighter = Fighter
worker-cleric = Cleric
worker-criminal = Criminal
worker-any = any

## Attributes

attribute-faith = Faith
    .of = Faith
    .object = Faith
attribute-strength = Strength
    .of = Strength
    .object = Strength
attribute-influence = Influence
    .of = Influence
    .object = Influence

## Actions

action-develop = Develop
    .of = Develop
    .times = { $count ->
        [one] { $count } Develop action
       *[other] { $count } Develop actions
     }
action-recruit = Recruit
    .of = Recruit
    .times = { $count ->
        [one] { $count } Recruit action
       *[other] { $count } Recruit actions
     }
action-hunt = Hunt
    .of = Hunt
action-trade = Trade
    .of = Trade
action-pray = Pray
    .of = Pray
action-conspire = Conspire
    .of = Conspire
action-commission = Commission
    .of = Commission
    .times = { $count ->
        [one] { $count } Commission action
       *[other] { $count } Commission actions
     }
action-fortify = Fortify
    .of = Fortify
    .times = { $count ->
        [one] { $count } Fortify action
       *[other] { $count } Fortify actions
     }
action-garrison = Garrison
    .of = Garrison
    .times = { $count ->
        [one] { $count } Garrison action
       *[other] { $count } Garrison actions
     }
action-absolve = Absolve
    .of = Absolve
    .times = { $count ->
        [one] { $count } Absolve action
       *[other] { $count } Absolve actions
     }
action-attack = Attack
    .of = Attack
    .times = { $count ->
        [one] { $count } Attack action
       *[other] { $count } Attack actions
     }
action-convert = Convert
    .of = Convert
    .times = { $count ->
        [one] { $count } Convert action
       *[other] { $count } Convert actions
     }
action-favour = King's Favour
action-kings_favour = King's Favour
action-kings_order = King's Order
action-rest = Rest

## Resources and pieces

resource-silver = Silver
resource-provisions = Provisions
resource-tax = Tax
piece-workshop = Workshop
piece-monk = Monk
piece-outpost = Outpost
piece-jar = Jar
payment-silver = for Silver
payment-debt = for a Debt

## Paladins

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

## Townsfolk

# Cards of one kind differ in what they give, so each has a number.

townsfolk-townsfolk_abbot_1 = Abbot I
townsfolk-townsfolk_abbot_2 = Abbot II
townsfolk-townsfolk_abbot_3 = Abbot III
townsfolk-townsfolk_acolyte_1 = Acolyte I
townsfolk-townsfolk_acolyte_2 = Acolyte II
townsfolk-townsfolk_acolyte_3 = Acolyte III
townsfolk-townsfolk_architect_1 = Architect I
townsfolk-townsfolk_architect_2 = Architect II
townsfolk-townsfolk_architect_3 = Architect III
townsfolk-townsfolk_conspirator_1 = Conspirator I
townsfolk-townsfolk_conspirator_2 = Conspirator II
townsfolk-townsfolk_debt_collector_1 = Debt Collector I
townsfolk-townsfolk_debt_collector_2 = Debt Collector II
townsfolk-townsfolk_debt_collector_3 = Debt Collector III
townsfolk-townsfolk_defender_1 = Defender I
townsfolk-townsfolk_defender_2 = Defender II
townsfolk-townsfolk_defender_3 = Defender III
townsfolk-townsfolk_gatekeeper_1 = Gatekeeper I
townsfolk-townsfolk_gatekeeper_2 = Gatekeeper II
townsfolk-townsfolk_gatekeeper_3 = Gatekeeper III
townsfolk-townsfolk_missionary_1 = Missionary I
townsfolk-townsfolk_missionary_2 = Missionary II
townsfolk-townsfolk_missionary_3 = Missionary III
townsfolk-townsfolk_peddler_1 = Peddler I
townsfolk-townsfolk_peddler_2 = Peddler II
townsfolk-townsfolk_peddler_3 = Peddler III
townsfolk-townsfolk_squire_1 = Squire I
townsfolk-townsfolk_squire_2 = Squire II
townsfolk-townsfolk_squire_3 = Squire III
townsfolk-townsfolk_watchman_1 = Watchman I
townsfolk-townsfolk_watchman_2 = Watchman II
townsfolk-townsfolk_watchman_3 = Watchman III

## Outsiders

outsider_type-saracen = Saracen
outsider_type-byzantine = Byzantine
outsider_type-viking = Viking

outsider-outsider_viking_adventurer = Viking Adventurer
outsider-outsider_viking_armourer = Viking Armourer
outsider-outsider_viking_assassin = Viking Assassin
outsider-outsider_viking_barbarian = Viking Barbarian
outsider-outsider_viking_guardian = Viking Guardian
outsider-outsider_viking_lookout = Viking Lookout
outsider-outsider_viking_marauder = Viking Marauder
outsider-outsider_viking_mercenary = Viking Mercenary
outsider-outsider_viking_protector = Viking Protector
outsider-outsider_viking_thief = Viking Thief
outsider-outsider_viking_traitor = Viking Traitor
outsider-outsider_viking_vigilante = Viking Vigilante
outsider-outsider_byzantine_archer = Byzantine Archer
outsider-outsider_byzantine_armourer = Byzantine Armourer
outsider-outsider_byzantine_assassin = Byzantine Assassin
outsider-outsider_byzantine_champion = Byzantine Champion
outsider-outsider_byzantine_guardian = Byzantine Guardian
outsider-outsider_byzantine_hunter = Byzantine Hunter
outsider-outsider_byzantine_invader = Byzantine Invader
outsider-outsider_byzantine_lookout = Byzantine Lookout
outsider-outsider_byzantine_mercenary = Byzantine Mercenary
outsider-outsider_byzantine_thief = Byzantine Thief
outsider-outsider_byzantine_traitor = Byzantine Traitor
outsider-outsider_byzantine_warrior = Byzantine Warrior
outsider-outsider_saracen_adventurer = Saracen Adventurer
outsider-outsider_saracen_archer = Saracen Archer
outsider-outsider_saracen_barbarian = Saracen Barbarian
outsider-outsider_saracen_champion = Saracen Champion
outsider-outsider_saracen_hunter = Saracen Hunter
outsider-outsider_saracen_invader = Saracen Invader
outsider-outsider_saracen_marauder = Saracen Marauder
outsider-outsider_saracen_mercenary = Saracen Mercenary I
outsider-outsider_saracen_mercenary_2 = Saracen Mercenary II
outsider-outsider_saracen_protector = Saracen Protector
outsider-outsider_saracen_vigilante = Saracen Vigilante
outsider-outsider_saracen_warrior = Saracen Warrior

## Walls, by what they give besides Strength

wall-wall_strength_1 = double Strength
wall-wall_strength_2 = double Strength
wall-wall_labourer_vp1_1 = Labourer and 1 VP
wall-wall_labourer_vp1_2 = Labourer and 1 VP
wall-wall_vp2_1 = 2 VP
wall-wall_vp2_2 = 2 VP
wall-wall_pay_debt_or_silver_1 = Debt paid or Silver
wall-wall_pay_debt_or_silver_2 = Debt paid or Silver
wall-wall_pay_debt_or_silver_3 = Debt paid or Silver
wall-wall_remove_suspicion_or_silver_1 = Suspicion discarded or Silver
wall-wall_remove_suspicion_or_silver_2 = Suspicion discarded or Silver
wall-wall_remove_suspicion_or_silver_3 = Suspicion discarded or Silver
wall-wall_remove_suspicion_or_silver_4 = Suspicion discarded or Silver
wall-wall_labourer3 = three Labourers
wall-wall_labourer2 = two Labourers
wall-wall_labourer_merchant = Labourer and Merchant
wall-wall_labourer_fighter = Labourer and Fighter
wall-wall_labourer_scout = Labourer and Scout
wall-wall_labourer_cleric = Labourer and Cleric
wall-wall_scout_merchant = Scout and Merchant
wall-wall_scout = Scout
wall-wall_merchant = Merchant
wall-wall_fighter = Fighter
wall-wall_cleric = Cleric

## Tavern cards

tavern-tavern_01 = Tavern card 1
tavern-tavern_02 = Tavern card 2
tavern-tavern_03 = Tavern card 3
tavern-tavern_04 = Tavern card 4
tavern-tavern_05 = Tavern card 5
tavern-tavern_06 = Tavern card 6
tavern-tavern_07 = Tavern card 7
tavern-tavern_08 = Tavern card 8
tavern-tavern_09 = Tavern card 9
tavern-tavern_10 = Tavern card 10
tavern-tavern_11 = Tavern card 11
tavern-tavern_12 = Tavern card 12
tavern-tavern_13 = Tavern card 13
tavern-tavern_14 = Tavern card 14
tavern-tavern_15 = Tavern card 15
tavern-tavern_16 = Tavern card 16
tavern-tavern_17 = Tavern card 17
tavern-tavern_18 = Tavern card 18
tavern-tavern_19 = Tavern card 19
tavern-tavern_20 = Tavern card 20
tavern-tavern_21 = Tavern card 21
tavern-tavern_22 = Tavern card 22
tavern-tavern_23 = Tavern card 23
tavern-tavern_24 = Tavern card 24

## Suspicions and Debts

suspicion-suspicion_tax_0 = Suspicion without Tax
suspicion-suspicion_tax_1 = Suspicion with 1 Tax
suspicion-suspicion_tax_2 = Suspicion with 2 Tax
debt-debt = Debt
    .unpaid = unpaid Debt
    .paid = paid Debt

## King's Orders and King's Favours

order-kings_order_commission = { action-commission }
order-kings_order_fortify = { action-fortify }
order-kings_order_garrison = { action-garrison }
order-kings_order_absolve = { action-absolve }
order-kings_order_attack = { action-attack }
order-kings_order_convert = { action-convert }

favour-kings_favour_free_recruit = Free Recruit
favour-kings_favour_remove_suspicion_and_tax = Suspicion and Tax
favour-kings_favour_two_criminals = Two Criminals
favour-kings_favour_choose_attribute = Attribute of Choice
favour-kings_favour_pay_debt_or_suspicions = Debt or Suspicions
favour-kings_favour_debt_for_workers = Workers for a Debt
favour-kings_favour_develop_or_workers = Develop or Workers
favour-kings_favour_three_labourers = Three Labourers
favour-kings_favour_provisions_and_tax = Provisions and Tax
favour-kings_favour_pray = Pray

## Regions and their spaces

region-1 = Region 1
region-2 = Region 2
region-3 = Region 3
region-4 = Region 4
region-5 = Region 5
region-6 = Region 6

space-space_r1_01 = { region-1 }, space 1
space-space_r1_02 = { region-1 }, space 2
space-space_r1_03 = { region-1 }, space 3
space-space_r1_04 = { region-1 }, space 4
space-space_r2_01 = { region-2 }, space 1
space-space_r2_02 = { region-2 }, space 2
space-space_r2_03 = { region-2 }, space 3
space-space_r2_04 = { region-2 }, space 4
space-space_r2_05 = { region-2 }, space 5
space-space_r2_06 = { region-2 }, space 6
space-space_r2_07 = { region-2 }, space 7
space-space_r3_01 = { region-3 }, space 1
space-space_r3_02 = { region-3 }, space 2
space-space_r3_03 = { region-3 }, space 3
space-space_r3_04 = { region-3 }, space 4
space-space_r3_05 = { region-3 }, space 5
space-space_r3_06 = { region-3 }, space 6
space-space_r3_07 = { region-3 }, space 7
space-space_r3_08 = { region-3 }, space 8
space-space_r3_09 = { region-3 }, space 9
space-space_r4_01 = { region-4 }, space 1
space-space_r4_02 = { region-4 }, space 2
space-space_r4_03 = { region-4 }, space 3
space-space_r4_04 = { region-4 }, space 4
space-space_r4_05 = { region-4 }, space 5
space-space_r4_06 = { region-4 }, space 6
space-space_r4_07 = { region-4 }, space 7
space-space_r4_08 = { region-4 }, space 8
space-space_r4_09 = { region-4 }, space 9
space-space_r4_10 = { region-4 }, space 10
space-space_r5_01 = { region-5 }, space 1
space-space_r5_02 = { region-5 }, space 2
space-space_r5_03 = { region-5 }, space 3
space-space_r5_04 = { region-5 }, space 4
space-space_r5_05 = { region-5 }, space 5
space-space_r5_06 = { region-5 }, space 6
space-space_r5_07 = { region-5 }, space 7
space-space_r6_01 = { region-6 }, space 1
space-space_r6_02 = { region-6 }, space 2
space-space_r6_03 = { region-6 }, space 3

## Jar spaces

jar_space-jar_space_pay_debt_1 = Pay a Debt I
jar_space-jar_space_pay_debt_2 = Pay a Debt II
jar_space-jar_space_free_recruit = Free Recruit
jar_space-jar_space_faith = Faith
jar_space-jar_space_remove_suspicion = Discard a Suspicion
jar_space-jar_space_pray = Pray
jar_space-jar_space_two_labourers = Two Labourers

## Schemes of the virtual player

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

## Rewards, by name

reward-labourer = Labourer
reward-scout = Scout
reward-merchant = Merchant
reward-fighter = Fighter
reward-cleric = Cleric
reward-criminal = Criminal
reward-faith = Faith
reward-strength = Strength
reward-influence = Influence
reward-silver = Silver
reward-provisions = Provisions
reward-tax = Tax
reward-remove_suspicion = discard Suspicions
reward-pay_debt = pay Debts
reward-destroy_debt = destroy Debts
reward-gain_debt = Debts
reward-free_recruit = free Recruit
reward-free_develop = free Develop
reward-pray = Pray

## Rewards, counted

gain-labourer = { $count ->
    [1] { worker-labourer }
   *[other] { $count } Labourers
 }
gain-scout = { $count ->
    [1] { worker-scout }
   *[other] { $count } Scouts
 }
gain-merchant = { $count ->
    [1] { worker-merchant }
   *[other] { $count } Merchants
 }
gain-fighter = { $count ->
    [1] { worker-fighter }
   *[other] { $count } Fighters
 }
gain-cleric = { $count ->
    [1] { worker-cleric }
   *[other] { $count } Clerics
 }
gain-criminal = { $count ->
    [1] { worker-criminal }
   *[other] { $count } Criminals
 }
gain-faith = Faith +{ $count }
gain-strength = Strength +{ $count }
gain-influence = Influence +{ $count }
gain-silver = { $count } Silver
gain-provisions = { $count ->
    [one] { $count } Provision
   *[other] { $count } Provisions
 }
gain-tax = { $count } Tax
gain-remove_suspicion = { $count ->
    [1] discard a Suspicion
   *[other] discard { $count } Suspicions
 }
gain-pay_debt = { $count ->
    [1] pay a Debt
   *[other] pay { $count } Debts
 }
gain-destroy_debt = { $count ->
    [1] destroy a Debt
   *[other] destroy { $count } Debts
 }
gain-gain_debt = { $count ->
    [1] a Debt
   *[other] { $count } Debts
 }
gain-free_recruit = { $count ->
    [1] free Recruit
   *[other] { $count } free Recruits
 }
gain-free_develop = { $count ->
    [1] free Develop
   *[other] { $count } free Develops
 }
gain-pray = { $count ->
    [1] Pray
   *[other] { $count }× Pray
 }
gain-either = { $one } or { $other }
gain-both = { $one } + { $other }
gains = { $parts }
