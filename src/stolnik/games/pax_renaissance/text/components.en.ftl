### Pax Renaissance: names of the components of both editions.

## Regions

region-east = East
region-west = West

## Empires
## The country, and the two sides of its empire card.

empire-england = England
    .king = King Edward IV, House of York
    .republic = English Parliament
empire-france = France
    .king = Louis XI the Spider, House of Valois
    .republic = States-General of Burgundy
empire-holy_roman_empire = Holy Roman Empire
    .king = Frederick III, House of Habsburg
    .republic = Reichstag Imperial Diet
empire-hungary = Hungary
    .king = Mátyás Corvinus, King of Hungary
    .republic = Polish-Lithuanian Sejm
empire-byzantium = Byzantium
    .king = David Comnenus, Basileus of Trebizond
    .republic = Confederation of White Sheep Turkomen
empire-portugal = Portugal
    .king = Henry the Navigator
    .republic = Cortes Generales of Castile
empire-aragon = Aragon
    .king = John the Faithless, King of Aragon
    .republic = Golden Ambrosian Republic
empire-papal_states = Papal States
    .king = Pope Julius II
    .republic = Florentine Signoria
empire-ottoman = Ottoman Empire
    .king = Sultan Mehmed II the Conqueror
    .republic = Ottoman Millet System
empire-mamluk = Mamluk Sultanate
    .king = Qa'it Bay of the Burji Dynasty
    .republic = Karaman Beylik

## Cities and emporia

city-london = London
city-bordeaux = Bordeaux
city-paris = Paris
city-bruges = Bruges
city-lyon = Lyon
city-vienna = Vienna
city-lubeck = Lübeck
city-nurnberg = Nürnberg
city-novgorod = Novgorod
city-buda = Buda
city-varna = Varna
city-tana = Tana
city-caffa = Caffa
city-trebizond = Trebizond
city-toledo = Toledo
city-granada = Granada
city-spice_islands = Spice Islands
city-valencia = Valencia
city-algiers = Algiers
city-timbuktu = Timbuktu
city-venice = Venice
city-venice_2 = Venice (place 2)
city-constantinople = Constantinople
city-modon = Modon
city-rhodes = Rhodes
city-cairo = Cairo
city-cyprus = Cyprus
city-constantinople_1 = Constantinople (place 1)
city-constantinople_2 = Constantinople (place 2)
city-constantinople_3 = Constantinople (place 3)
city-red_sea = Red Sea

## Borders

border-border_england_france = England – France
border-border_england_portugal = England – Portugal
border-border_france_holy_roman_empire = France – Holy Roman Empire
border-border_france_aragon = France – Aragon
border-border_holy_roman_empire_hungary = Holy Roman Empire – Hungary
border-border_holy_roman_empire_papal_states = Holy Roman Empire – Papal States
border-border_hungary_byzantium = Hungary – Byzantium
border-border_hungary_ottoman = Hungary – Ottoman Empire
border-border_byzantium_mamluk = Byzantium – Mamluk Sultanate
border-border_portugal_aragon = Portugal – Aragon
border-border_aragon_papal_states = Aragon – Papal States
border-border_papal_states_ottoman = Papal States – Ottoman Empire
border-border_ottoman_mamluk = Ottoman Empire – Mamluk Sultanate
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

## Banks

bank-fugger = Fugger Bank
bank-medici = Medici Bank
bank-coeur = Bank Cœur
bank-marchionni = Marchionni Bank

## Victories
## .patron is the person on the card, .inactive the name of its other side.

victory-holy = Holy Victory
    .patron = Torquemada
victory-imperial = Imperial Victory
    .patron = Charles V
victory-globalization = Globalization Victory
    .patron = Columbus
victory-renaissance = Renaissance Victory
    .patron = Leonardo
victory-patron = Patron Victory
victory-victory_holy = { victory-holy }
    .patron = { victory-holy.patron }
    .inactive = East-West Schism
victory-victory_imperial = { victory-imperial }
    .patron = { victory-imperial.patron }
    .inactive = Age of Feudalism
victory-victory_globalization = { victory-globalization }
    .patron = { victory-globalization.patron }
    .inactive = Galley Age
victory-victory_renaissance = { victory-renaissance }
    .patron = { victory-renaissance.patron }
    .inactive = Medieval Age
victory-victory_patron = { victory-patron }

## Religions and states of the map

religion-catholic = Catholic
religion-islamic = Islamic
religion-reformation = Reformation
religion-reformist = Reformist
religion-feudal = Feudal
religion-medieval = Medieval

## Pieces

piece-knight = Knight
piece-rook = Rook
piece-pirate = Pirate
piece-bishop = Bishop
piece-pawn = Pawn
piece-concession = Concession

## Prestige

prestige-catholic = { religion-catholic }
    .short = Catholic
prestige-islamic = { religion-islamic }
    .short = Islamic
prestige-reformation = { religion-reformation }
    .short = Reformation
prestige-reformist = { religion-reformist }
    .short = Reformist
prestige-law = Law
    .short = law
prestige-discovery = Discovery
    .short = discovery
prestige-patron = Patron
    .short = patron

## Ops

op-inquisitor = Inquisitor
op-commerce = Commerce
op-behead = Behead
op-tax = Tax
op-repress = Repress
op-vote = Vote
op-corsair = Corsair
op-siege = Siege
op-campaign = Campaign

## One-shots

oneshot-coronation = Coronation
oneshot-conspiracy = Conspiracy
oneshot-peasant_revolt = Peasant Revolt
oneshot-religious_war = Religious War
oneshot-crusade = Crusade
oneshot-jihad = Jihad
oneshot-reformation = Reformation
oneshot-trade_shift = Trade Shift
oneshot-trade_shift_spice_islands = Trade Shift: Spice Islands
oneshot-trade_shift_red_sea = Trade Shift: Red Sea
oneshot-trade_shift_novgorod = Trade Shift: Novgorod
oneshot-trade_shift_timbuktu = Trade Shift: Timbuktu
oneshot-apostasy = Apostasy
oneshot-apostasy_reformation_catholic = Apostasy: Reformation and Catholic
oneshot-apostasy_islamic_catholic = Apostasy: Islamic and Catholic
oneshot-apostasy_reformation_islamic = Apostasy: Reformation and Islamic
oneshot-apostasy_reformist_catholic = Apostasy: Reformist and Catholic
oneshot-apostasy_reformist_islamic = Apostasy: Reformist and Islamic

## Abilities: effects
## Some take a parameter of the ability record as a variable:
## $region (east, west), $victory (holy, imperial, globalization, renaissance), $florins.

ability-action_apostasy_any_two_religions = As an action, the owner may resolve an apostasy between any two religions.
ability-action_discard_for_peasant_revolt = As an action, discard this queen to launch a peasant revolt in her empire.
ability-behead_only_east_card_with_islamic_or_reformation_bishop = The Behead op of this card may target only an East card that carries an Islamic or a Reformation bishop.
ability-behead_only_west_card_with_catholic_or_reformation_bishop = The Behead op of this card may target only a West card that carries a Catholic or a Reformation bishop.
ability-card_counts_as_republic_for_renaissance = This card counts as a republic for the Renaissance Victory.
ability-coronation_may_take_married_or_opposing_king = A coronation by the owner may also take a king who already has a queen or who lies in an opponent's tableau.
ability-crusade_ruling_catholic_rooks_count_as_knights = In the owner's crusades, Catholic rooks in cities may be counted as knights (so adjacent ones can join).
ability-east_and_west_ops_in_one_action = The owner may run East ops and West ops with a single action.
ability-free_east_ops = The owner may run East ops without spending an action.
ability-free_trade_fair_once_per_turn = The owner may run one trade fair per turn without spending an action.
ability-free_west_ops = The owner may run West ops without spending an action.
ability-no_hand_limit = The owner has no hand limit.
ability-on_sale_perform_one_shot_of_sold_card = When selling a card, the owner may also resolve that card's civil war, crusade or apostasy one-shot with its agents.
ability-on_sale_use_one_political_op_of_opponent = When this card is sold, the owner may also use one political op of a card in an opponent's tableau as if that card were the owner's.
ability-own_cards_immune_to_silencing = Bishops do not silence the owner's cards, this one included.
ability-own_concessions_count_double_in_fairs_and_votes = The owner's concessions count twice in trade fairs and votes.
ability-own_concessions_count_double_in_spice_islands_fairs = The owner's concessions count twice in trade fairs that start at the Spice Islands.
ability-own_concessions_immune_to_pirates = Pirates cannot kill the owner's concessions.
ability-owner_immune_to_apostasy = The owner discards nothing in an apostasy.
ability-patron_counts_as_concession_for_globalization = The owner's patron prestige also counts as concessions for the Globalization Victory.
ability-patron_counts_as_law_for_renaissance = The owner's patron prestige also counts as law prestige for the Renaissance Victory.
ability-portugal_and_france_not_adjacent = For all players, Portugal and France are not adjacent.
ability-sells_for_4 = Selling this card yields 4 florins instead of 2.
ability-venice_holds_two_while_catholic = While Venice's icon is Catholic, Venice has a second place (levy icon: Catholic knight) and can hold 2 tokens instead of 1, for every player.
ability-behead_needs_bishop =
    { $region ->
        [east] { ability-behead_only_east_card_with_islamic_or_reformation_bishop }
        [west] { ability-behead_only_west_card_with_catholic_or_reformation_bishop }
       *[other] The Behead op of this card may target only a card of its own region that carries a bishop.
    }
ability-coronation_any_king = { ability-coronation_may_take_married_or_opposing_king }
ability-crusade_rooks_as_knights = { ability-crusade_ruling_catholic_rooks_count_as_knights }
ability-concession_profit_double_spice = { ability-own_concessions_count_double_in_spice_islands_fairs }
ability-sell_price =
    { $florins ->
        [one] Selling this card from the tableau yields { $florins } florin instead of 2.
       *[other] Selling this card from the tableau yields { $florins } florins instead of 2.
    }
ability-venice_holds_two_gold = While Venice's icon is gold, Venice can hold 2 gold tokens instead of 1.
ability-unlimited_hand = { ability-no_hand_limit }
ability-immune_to_silencing = { ability-own_cards_immune_to_silencing }
ability-free_trade_fair = { ability-free_trade_fair_once_per_turn }
ability-free_ops =
    { $region ->
        [east] { ability-free_east_ops }
        [west] { ability-free_west_ops }
       *[other] The owner may run the ops of one half of the tableau without spending an action.
    }
ability-patron_counts_as_concession = { ability-patron_counts_as_concession_for_globalization }
ability-counts_as_republic = { ability-card_counts_as_republic_for_renaissance }
ability-concessions_immune_to_pirates = Pirates cannot kill the owner's concessions; pirate and concession then share the border (the pirate gets no profits).
ability-east_and_west_ops_one_action = { ability-east_and_west_ops_in_one_action }
ability-victory_costs_two_actions =
    { $victory ->
        [holy] Declaring the Holy Victory costs 2 actions for every player.
        [imperial] Declaring the Imperial Victory costs 2 actions for every player.
        [globalization] Declaring the Globalization Victory costs 2 actions for every player.
        [renaissance] Declaring the Renaissance Victory costs 2 actions for every player.
       *[other] Declaring one of the victories costs 2 actions for every player.
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
        [east] When this card is sold from the tableau, the owner may emancipate any or all repressed tokens in the empires of the East.
        [west] When this card is sold from the tableau, the owner may emancipate any or all repressed tokens in the empires of the West.
       *[other] When this card is sold from the tableau, the owner may emancipate any or all repressed tokens in the empires of one region.
    }
ability-patron_counts_as_bishop = For the owner's Holy Victory each of the owner's patron prestige also counts as an Islamic bishop.
ability-repressed_as_campaign_knights = In the owner's campaigns against an empire of the East each repressed token on the Mamluk Sultanate's card counts as an attacking knight (and is paid for).
ability-patron_reduces_vote_cost = Each patron prestige of the owner lowers the cost of the owner's votes by 1 florin (not below 0).
ability-teal_pirates_count_as_red = When supremacy is determined, Islamic pirates also count as Reformist bishops and as Reformist tokens.

## Empire cards in a tableau go by their empire.

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

## Cards, first edition (base game, expansion, promos)
## .ability is the title of the ability, .ability_2 that of a second one.

card-inquisition_pope = Inquisition Pope
    .ability = Holocaust
card-papal_elephant = Papal Elephant
card-grand_inquisitor = Grand Inquisitor
card-antipope = Antipope
card-reformed_theology = Reformed Theology
card-star_chamber = Star Chamber
    .ability = Henry VIII
card-peters_pence = Peter's Pence
card-jesuits = Jesuits
card-house_of_borgia = House of Borgia
card-bonfire_of_the_vanities = Bonfire of the Vanities
card-anabaptist_reformation = Anabaptist Reformation
card-knights_hospitaller = Knights Hospitaller
    .ability = Knights of Rhodes
card-genoese_fleet = Genoese Fleet
card-india_armada = India Armada
    .ability = Cape of Good Hope
card-hanseatic_league = Hanseatic League
card-the_company_of_merchant_adventurers = The Company of Merchant Adventurers
card-scottish_privateers = Scottish Privateers
card-almeida_armada = Almeida Armada
    .ability = Cape of Good Hope
card-gold_coast_monopoly = Gold Coast Monopoly
card-arumer_zwarte_hoop = Arumer Zwarte Hoop
card-conquistadors = Conquistadors
    .ability = Aztec Gold
card-the_last_knight = The Last Knight
card-spanish_tercio = Spanish Tercio
card-gonfalonier = Gonfalonier
    .ability = Condottiere
card-teutonic_knights = Teutonic Knights
card-cromwell = Cromwell
card-swabian_league = Swabian League
card-the_bold = The Bold
card-holy_land_crusade = Holy Land Crusade
card-santa_hermandad = Santa Hermandad
card-swiss_rislaufer = Swiss Risläufer
card-duke_of_milan = Duke of Milan
card-schwarzer_haufen = Schwarzer Haufen
card-merchants_of_the_staple = Merchants of the Staple
card-communeros_guilds = Communeros Guilds
card-flanders_guild = Flanders Guild
card-the_hidden = The Hidden
card-bundschuh_revolt = Bundschuh Revolt
card-florentine_wool = Florentine Wool
card-sindicat_remenca = Sindicat Remença
card-peasant_republic_of_dithmarschen = Peasant Republic of Dithmarschen
card-hochstetter_bank = Höchstetter Bank
    .ability = Stadtwechsel (Letters of Credit)
card-gutenberg = Gutenberg
    .ability = Printing Press
card-isabella_of_castille = Isabella of Castille
card-anne_of_brittany = Anne of Brittany
card-joanna_the_mad = Joanna the Mad
card-margaret_of_anjou = Margaret of Anjou
card-mary_the_rich = Mary the Rich
card-order_of_santiago = Order of Santiago
card-la_serenissima = La Serenissima
card-kingmaker = Kingmaker
card-luther = Luther
card-friese_freedom = Friese Freedom
card-marechaussee = Maréchaussée
card-duchy_of_ferrara = Duchy of Ferrara
    .ability = Condottiere
card-the_grim = The Grim
card-safavids = Safavids
card-dervishes = Dervishes
card-qizilbash = Qizilbāsh
card-barbarossa_brothers = Barbarossa Brothers
card-ottoman_navy = Ottoman Navy
card-jewish_pirates = Jewish Pirates
card-mamluk_slave_soldiers = Mamluk Slave Soldiers
card-black_army = Black Army
card-janissaries = Janissaries
card-black_sheep_tribe = Black Sheep Tribe
card-bashi_bazouk = Bashi-bazouk
card-zupy_krakowskie_company = Zupy Krakowskie Company
card-the_handsome = The Handsome
card-bosnian_and_serbian_silver = Bosnian & Serbian Silver
card-the_crim_horde = The Crim Horde
card-the_kremlin = The Kremlin
    .ability = Syncretism
card-elzbieta_of_bohemia = Elzbieta of Bohemia
card-sophia_palaiologina = Sophia Palaiologina
card-hurrem_sultan_roxelana = Hürrem Sultan Roxelana
card-sitt_i_hatun_of_dulkadir = Sitt-î Hatun of Dulkadir
card-carlotta_lusignan_of_cyprus = Carlotta Lusignan of Cyprus
card-greek_klephts = Greek Klephts
card-crimean_goths = Crimean Goths
card-damascus_coffee = Damascus Coffee
card-pospolite_ruszenie = Pospolite Ruszenie
card-the_timar_system = The Timar System
card-vlad_the_impaler = Vlad the Impaler
card-saint_stefan_cel_mare = Saint Stefan cel Mare
card-soninke_wangara = Soninke Wangara
card-cem_anti_hostage = Cem Anti-Hostage
    .ability = Ransom
card-grande_of_spain = Grande of Spain
card-duke_of_athens = Duke of Athens
card-comet_copernicus = Copernicus
card-comet_nostradamus = Nostradamus
card-comet_halley = Excommunication of Halley's Comet
card-comet_regiomontanus = Regiomontanus
card-funj_nomads = Funj Nomads
card-zaporozhian_host = Zaporozhian Host
card-elizabeth_bathory = Elizabeth Báthory
    .ability = Popular Reprisals
card-amerigo_vespucci = Amerigo Vespucci
card-podesta_of_venice = Podestà of Venice
    .ability = Commander of the Venice Galleys
card-unity_of_the_brethren = Unity of the Brethren
card-papal_legate_to_persia = Papal Legate to Persia
card-unified_christendom = Unified Christendom
card-civil_engineer = Civil Engineer
    .ability = Fortifications
card-sahn_i_seman_medrese = Sahn-i Seman Medrese
    .ability = Astronomical Navigation
card-academia = Academia
    .ability = Secular University
card-theft_of_the_holy_crown = Theft of the Holy Crown
    .ability = Ransom
card-franco_ottoman_navy = Franco-Ottoman Navy
card-prussian_league_navy = Prussian League Navy
card-tersane_i_amire = Tersâne-i Âmire
    .ability = Imperial Arsenal
card-isfendiyarid_dynasty = Isfendiyarid Dynasty
card-brotherhood_of_st_mark = Brotherhood of St. Mark
card-transylvanian_plot = Transylvanian Plot
    .ability = Gritti Spies
card-glinskis_rebellion = Glinski's Rebellion
card-phocoean_alum = Phocoean Alum
card-dalmatian_merchant_marine = Dalmatian Merchant Marine
    .ability = Ragusan Maritime Immunity
card-counts_of_celji = Counts of Celji
card-sahkulu_shiite_revolt = Şahkulu Shi'ite Revolt
card-celebi_tax_revolts = Çelebi Tax Revolts
card-despina_khatun = Despina Khatun
card-grand_mufti = Grand Mufti
    .ability = Genocide
card-grand_hetman = Grand Hetman
card-agents_of_dukagjini = Agents of Dukagjini
card-nomads_of_tlemcen = Nomads of Tlemcen
card-the_last_sigh = The Last Sigh
    .ability = Leo Africanus
card-nothing_new = Nothing New
card-the_last_byzantine = The Last Byzantine
card-beylerbey_of_egypt = Beylerbey of Egypt
card-lizard_union = Lizard Union
card-red_sea_fleet = Red Sea Fleet
card-man_for_all_seasons = Man for all Seasons
card-oratory_of_divine_love = Oratory of Divine Love
    .ability = Counter-Reformation
card-cryptography = Cryptography
    .ability = Medici Ciphers Broken
card-michelangelo = Michelangelo
    .ability = Patron's Renown
card-artistic_geometry = Artistic Geometry
    .ability = German Renaissance
card-romantic_realism = Romantic Realism
    .ability = Republican Ideals
card-mining_engineer = Mining Engineer
    .ability = Fortifications
card-machiavellianism = Machiavellianism
    .ability = Pragmatic Treachery
card-hermeticism = Hermeticism
    .ability = Syncretism
card-faith_vs_reason = Faith vs. Reason
    .ability = Cartography
card-reichskrone = Reichskrone
    .ability = Ransom
card-french_pirates = French Pirates
card-venetian_navy = Venetian Navy
card-welser_klein_venedig = Welser Klein-Venedig
card-kalmar_union = Kalmar Union
card-wolf_of_rimini = Wolf of Rimini
    .ability = Condottiere
card-mons_meg = Mons Meg
card-kappeler_milchsuppe = Kappeler Milchsuppe
card-bank_of_strozzi = Bank Of Strozzi
    .ability = Double Entry Accounting
card-william_caxton = William Caxton
    .ability = Printing Press
card-tolfa_alum = Tolfa Alum
card-cornish_tin = Cornish Tin
card-catalan_pactists = Catalan Pactists
card-catherine_of_navarre = Catherine of Navarre
    .ability = Buffer State
card-margaret_of_austria = Margaret of Austria
card-the_mary_rose = The Mary Rose
card-european_union = European Union
card-epicurean_swerve = Epicurean Swerve
    .ability = On the Nature of Things
    .ability_2 = Religion as Delusional
card-humanism = Humanism
    .ability = Collegium Trinigue

## Cards, second edition
## A card that the first edition has too takes its name from there.

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
card-pren157x = Council of Trent
card-pren158x = Order of Preachers
card-pren159x = Consent of the Governed
card-pren160x = Jacques Lefèvre d'Étaples
card-pren161x = Enclosure
card-pren162x = Catherine de' Medici
card-pren163x = Jizya Tax Revolt
card-pren164x = Circassian Mamluks
card-pren165x = Transylvanian Saxons
card-pren166x = Bank of St. George
card-pren167x = Twelver ghulat
card-pren168x = Zionist State
