"""The cards of the 2nd edition that tests play with, by their names.

Beside each: side, location, and what the tests need of it.
"""

# -- bishops and religious ops ---------------------------------------------------------------

INQUISITION_POPE = "pren001"  # West, in the West: crusade; a narrowed behead
PAPAL_ELEPHANT = "pren002"  # West, in the West: tax; apostasy reformation/catholic
GRAND_INQUISITOR = "pren003"  # West, Portugal: catholic prestige
ANTIPOPE = "pren004"  # West, France: a red inquisitor and nothing else
REFORMED_THEOLOGY = "pren005"  # West, in the West: a red inquisitor
STAR_CHAMBER = "pren006"  # West, England: behead; any king can be crowned
JESUITS = "pren008"  # West, Aragon: catholic bishop, crusade, catholic inquisitor
HOUSE_OF_BORGIA = "pren009"  # West, in the West: catholic bishop, conspiracy
ANABAPTISTS = "pren011"  # West, in the West: a red inquisitor
THE_GRIM = "pren058"  # East, Ottoman: behead, siege; jihad
SAFAVIDS = "pren059"  # East, Byzantium: behead; jihad
DERVISHES = "pren060"  # East, in the East: tax; apostasy reformation/islamic
QIZILBASH = "pren061"  # East, in the East: tax, siege; jihad
LEFEVRE = "pren160x"  # West, France: a red inquisitor
MAN_FOR_ALL_SEASONS = "pren128x"  # West, England: catholic bishop, crusade
ORATORY = "pren129x"  # West, Papal States: 2 catholic bishops, apostasy reformation/catholic
UNIFIED_CHRISTENDOM = "pren100x"  # East, in the East: red bishop, apostasy reformation/islamic

# -- fleets and trade ------------------------------------------------------------------------

GENOESE_FLEET = "pren013"  # West, Aragon: catholic corsair, repress pawn
HANSEATIC_LEAGUE = "pren015"  # West, France: pawn, trade shift to Novgorod
ALMEIDA_ARMADA = "pren018"  # West, Portugal: pawn, discovery, trade shift to the Spice Islands
GOLD_COAST = "pren019"  # West, Portugal: pawn, trade shift to the Spice Islands; catholic corsair
ZWARTE_HOOP = "pren020"  # West, France: pirate, revolt; represses pawn, rook, knight
OTTOMAN_NAVY = "pren063"  # East, Ottoman: islamic corsair
WANGARA = "pren087"  # East, Aragon: islamic rook, trade shift to Timbuktu
KREMLIN = "pren074"  # East, Holy Roman Empire: pawn, trade shift to Novgorod; commerce East
DALMATIANS = "pren113x"  # East, Ottoman: its owner's concessions are safe from pirates
RED_SEA_FLEET = "pren127x"  # East, Mamluk: pawn, trade shift to the Red Sea

# -- soldiers and castles --------------------------------------------------------------------

CONQUISTADORS = "pren021"  # West, Portugal: discovery; tax, siege
SPANISH_TERCIO = "pren023"  # West, in the West: siege
CROMWELL = "pren026"  # West, England: 2 red knights, reformation; tax
THE_BOLD = "pren028"  # West, France: 2 knights, conspiracy; tax
HOLY_LAND_CRUSADE = "pren029"  # West, Mamluk: 2 knights, crusade; tax, siege
DUKE_OF_MILAN = "pren032"  # West, Aragon: 2 knights, conspiracy; tax, siege
KINGMAKER = "pren051"  # West, England: represses rooks
LUTHER = "pren052"  # West, Holy Roman Empire: reformation prestige
BLACK_ARMY = "pren066"  # East, Hungary: a red inquisitor
JANISSARIES = "pren067"  # East, in the East: tax, siege
THE_HANDSOME = "pren071"  # East, Hungary: 2 islamic knights, jihad
KLEPHTS = "pren080"  # East, Ottoman: no bishop op
DAMASCUS_COFFEE = "pren082"  # East, Mamluk: commerce East
POSPOLITE_RUSZENIE = "pren083"  # East, Hungary: vote East
VLAD = "pren085"  # East, Hungary: behead
GRANDE_OF_SPAIN = "pren089"  # East, Byzantium: represses knights
BEYLERBEY = "pren125x"  # East, Mamluk: behead
FUNJ_NOMADS = "pren093x"  # East, Mamluk: represses pawns
ZIONIST_STATE = "pren168x"  # East, Mamluk: pawn, reformation

# -- guilds and ideas ------------------------------------------------------------------------

STAPLE = "pren034"  # West, England: commerce West
FLANDERS_GUILD = "pren036"  # West, France: pawn, revolt
THE_HIDDEN = "pren037"  # West, Aragon: vote West, commerce West, red inquisitor
BUNDSCHUH = "pren038"  # West, Holy Roman Empire: commerce West
SINDICAT_REMENCA = "pren040"  # West, Aragon: vote West, commerce West
HOCHSTETTER = "pren042"  # West, Holy Roman Empire: commerce West; unlimited hand
GUTENBERG = "pren043"  # West, Holy Roman Empire: commerce West; unlimited hand
BANK_OF_ST_GEORGE = "pren166x"  # East, Byzantium: pawn, conspiracy
CIVIL_ENGINEER = "pren101x"  # East, in the East: free ops of the East
HERMETICISM = "pren136x"  # West, in the West: immunity to silencing

# -- queens ----------------------------------------------------------------------------------

ISABELLA = "pren044"  # Portugal, Aragon, France, Holy Roman Empire: repress, behead; catholic
ANNE = "pren045"  # France, England, Aragon, Holy Roman Empire: siege
JOANNA = "pren046"  # Portugal, Aragon, Holy Roman Empire: siege; catholic
MARY = "pren048"  # France, England, Portugal, Holy Roman Empire: law
ELZBIETA = "pren075"  # an East card; Hungary, Portugal, Holy Roman Empire
SOPHIA = "pren076"  # an East card; Hungary, Byzantium, Holy Roman Empire; reformation
ROXELANA = "pren077"  # Byzantium, Ottoman, Mamluk: repress, behead
BATHORY = "pren095x"  # Byzantium, Hungary, Holy Roman Empire: popular reprisals
DESPINA = "pren117x"  # Byzantium, Ottoman, Mamluk; reformation
REICHSKRONE = "pren138x"  # Holy Roman Empire only
