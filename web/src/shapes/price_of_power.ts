// Written by `stolnik table types web/src/shapes` from stolnik/games/price_of_power/seen; not by hand.

export type RoundStep =
  | "first_draw"
  | "first_keep"
  | "first_appoint"
  | "first_missions"
  | "1A"
  | "1B"
  | "1C"
  | "1D"
  | "actions"
  | "last_actions"
  | "last_events"
  | "3A"
  | "3B"
  | "3C"
  | "3D"
  | "3E"
  | "3F"
  | "3G"
  | "3H"
  | "3I"
  | "4A"
  | "4B"
  | "4C"
  | "4D"
  | "4E"
  | "5A"
  | "5B"
  | "5C"
  | "end_of_round"
  | "age_cards"
  | "age_swap"
  | "age_marriages"
  | "final_missions"
  | "final_scoring"
  | "over";

/** What is left in a player's Supply. */
export interface PiecesView {
  cubes: number;
  small_towns: number;
  large_towns: number;
  vassals: number;
  claims: number;
  units: number;
  ships: number;
  alliances: number;
  marriages: number;
  merchants: number;
}

export interface OfficerView {
  character: string;
  ill: number;
}

export interface ArmyView {
  area: string | null;
  /** By category and type. */
  units: Record<string, Record<string, number>>;
  general: OfficerView | null;
}

export interface FleetView {
  zone: string | null;
  port: string | null;
  light: number;
  heavy: number;
  damaged: number;
  galleys: number;
  admiral: OfficerView | null;
}

export interface MissionView {
  mission: string;
  held_back: boolean;
}

/** What Missions and Milestones may ask for. */
export interface DeedsView {
  /** This Round, as all but the last. */
  battles_won: number;
  /** In a Battle that was won. */
  most_cavalry: number;
  pirates_beaten: boolean;
  trade_income: number;
  /** Realms over whom a War of this Age was won. */
  beaten: string[];
}

export interface PlayerView {
  seat: number;
  realm: string;
  /** A new name of the Realm; empty if it has its own. */
  name: string;
  capital: string;
  faith: string;
  prestige: number;
  stability: number;
  ducats: number;
  interest: number;
  power: Record<string, number>;
  base_tax: number;
  vassal_tax: number;
  manpower: number;
  available: number;
  exhausted: number;
  allied: number;
  plus_one: number;
  /** In Supply. */
  cubes: number;
  /** Everything in Supply. */
  pieces: PiecesView;
  ruler: OfficerView | null;
  advisors: Record<string, OfficerView | null>;
  armies: ArmyView[];
  infantry: Record<string, number>;
  fleet: FleetView;
  /** Single Light Ships by Sea Zone, off the slots. */
  ships: Record<string, number>;
  ships_in_port: Record<string, number>;
  /** The node, and whether it stands upright. */
  merchants: [string | null, boolean][];
  /** Seen by the owner only. */
  hand: string[];
  hand_by_deck: Record<string, number>;
  /** Cards in hand that everybody has seen. */
  known: string[];
  /** Seen by the owner only. */
  drawn: string[];
  drawn_by_deck: Record<string, number>;
  /** Seen by the owner only. */
  missions: MissionView[];
  missions_held: number;
  missions_done: string[];
  display: Record<string, number>;
  ideas: string[];
  colonists: number;
  focus: boolean;
  /** Whether Active. */
  allies: Record<string, boolean>;
  /** Whether in Disputed Succession. */
  marriages: Record<string, boolean>;
  status: number;
  /** Event Actions taken this Round. */
  events: number;
  /** Whether this player has left the game. */
  left: boolean;
  deeds: DeedsView;
  /** When the game is over: Prestige by source. */
  points: Record<string, number>;
}

/** What lies on a Province; the rest is as printed. */
export interface TokenView {
  owner: number | null;
  /** `town`, `vassal` or nothing. */
  kind: string;
  tokens: number;
  unrest: boolean;
  occupier: number | null;
  rebels: boolean;
  occupier_unrest: boolean;
  /** The colour of a DNPR token, be it below a Town. */
  dnpr: string | null;
  dnpr_realm: string | null;
  dnpr_capital: boolean;
  plus_one: number;
  /** The Realm of a player who has left, whose Town or Vassal token it is. */
  remains: string | null;
}

/** What lies in an Area; Areas with nothing in them are left out. */
export interface AreaView {
  /** By seat, and `imperial`. */
  influence: Record<string, number>;
  claims: number[];
  core: number | null;
  rebels: number;
  /** A token on the Religion slot that it follows. */
  faith: string | null;
  revolution: boolean;
  /** The players with Provinces there for whom it is in Religious Dissent. */
  dissent: number[];
  plague: boolean;
  not_hre: boolean;
}

export interface WarView {
  aggressor: string;
  target: string;
}

/** The Papal Curia beside its regular slots. */
export interface CuriaView {
  /** Regular slots in use. */
  slots: number;
  /** Whose Cardinal is in the Roma slot. */
  roma: number | null;
  controller: number | null;
  uncontested: boolean;
  /** The Area of the Crusade token. */
  crusade: string | null;
  /** The Realm with the Excommunicated token on its Capital. */
  excommunicated: string | null;
  committed: number[];
}

export interface EventView {
  /** Nothing while it lies face down. */
  event_card: string | null;
  ducats: number;
}

export interface MilestoneView {
  milestone: string;
  reached: number[];
}

/** Power Struggles, if they are played. */
export interface StrugglesView {
  active: string[];
  /** The Areas with a Battleground token. */
  battlegrounds: string[];
  upcoming: string | null;
  /** Cards in the deck, the Upcoming one included. */
  left: number;
}

/** An Event that was taken, or the one that nobody took. */
export interface EventUnderWayAbout {
  event: string;
  /** The Active Player; for the unpicked Event the player whose Turn it is (R47). */
  taker: number;
  unpicked: boolean;
  /** When there are no more symbols, the Ruler comes. */
  stage: "symbols" | "text";
  /** How many symbols are resolved. */
  symbol: number;
  /** What lay on it when it was taken. */
  ducats: number;
  /** Its Ruler was rejected, or does not come. */
  no_ruler: boolean;
  /** Rulers who are discarded when the Event is resolved. */
  outgoing: Record<string, string>;
  /** Who has lost a Ruler by it, and may have found none since. */
  vacant: number[];
  /** Ill Health that its Ruler brings besides what the card shows. */
  ailing: number;
}

export type BattleStage =
  | "muster"
  | "attacking_general"
  | "defending_general"
  | "leaders"
  | "ideas"
  | "attacking_actions"
  | "defending_actions"
  | "roll"
  | "casualties"
  | "wounds"
  | "retreat"
  | "new_main_defender"
  | "end";

/** One side of a Battle: its Leader, its dice, and what the last roll brought. */
export interface SideAbout {
  /** The Character in command, a Ruler included; nobody if empty. */
  leader: string;
  /** The Army that this General commands. */
  army: number | null;
  /** Wounds of a Leader who was drawn for Rebels or NPRs. */
  ill: number;
  /** What the Leader adds, by type of die. */
  leader_dice: number[];
  /** What Battle Actions have added. */
  added: number[];
  /** Battle Actions of this Round. */
  played: string[];
  /** Of several who back an NPR, those who play no further Battle Action this Round. */
  done: number[];
  /** The faces of the last roll. */
  rolled: string[];
  /** Casualties still to take. */
  due: number;
  /** Casualties taken for the last roll. */
  lost: number;
  /** A Muslim Realm rolls three Cavalry Dice in place of three Infantry Dice. */
  cavalry: boolean;
}

/** A Land Battle in an Area. */
export interface BattleAbout {
  area: string;
  /** A Realm at the table; Rebels included. */
  attacker: string;
  /** The Area that the attacker marched or embarked from. */
  came_from: string | null;
  stage: BattleStage;
  /** 0 before the first Battle Round. */
  round: number;
  /** Realms that defend as one force. */
  defenders: string[];
  /** The Main Defender. */
  main: string | null;
  /** The attacker's and the defenders'. */
  sides: SideAbout[];
  /** By Realm: where its next Casualty falls in the order Mercenary, Regular, Allied. */
  order: Record<string, number>;
  /** Of several defenders, who has still to take a Casualty before the largest takes another. */
  spared: string[];
  /** Who has still to decide in this step. */
  waiting: string[];
  /** The Leader drawn for Rebels or NPRs that defend. */
  card: string | null;
  /** Active Allies who fight beside the attacker. */
  helpers: string[];
  /** By NPR: its Units, which are there for this Battle only. */
  forces: Record<string, number>;
  /** The attacker is an NPR, and stays if it wins. */
  invading: boolean;
  /** Imperial Units that fight in it. */
  imperial: number;
  /** The player whom they fight for: who was Emperor when it began. */
  led_by: number | null;
  /** NPRs that defend with half their strength, as a card says. */
  halved: string[];
}

export type NavalStage =
  | "muster"
  | "admiral"
  | "leaders"
  | "ideas"
  | "attacking_actions"
  | "defending_actions"
  | "roll"
  | "casualties"
  | "wounds"
  | "captures"
  | "prizes"
  | "retreat"
  | "new_main_defender"
  | "end";

/** A Naval Battle in a Sea Zone, or with Pirates in a Trade Node next to it. */
export interface NavalBattleAbout {
  zone: string;
  /** A player. */
  attacker: string;
  /** The Sea Zones and Ports that the attacker's Ships came from. */
  came_from: string[];
  /** Where Pirates are fought. */
  node: string | null;
  stage: NavalStage;
  /** 0 before the first Battle Round. */
  round: number;
  /** Realms that defend as one force; Pirates are nobody's. */
  defenders: string[];
  /** The Main Defender. */
  main: string | null;
  /** The attacker's and the defenders'. */
  sides: SideAbout[];
  /** By NPR: its Ships, which are there for this Battle only. */
  forces: Record<string, number>;
  /** Of several defenders, who has still to take a Casualty before the largest takes another. */
  spared: string[];
  /** Who has still to decide in this step. */
  waiting: string[];
  /** The attacker has broken off a fight with Pirates. */
  fled: boolean;
  /** By side: Light Ships, Heavy Ships and Galleys lost for the last roll. */
  sunk: number[][];
  /** Captured Ships that the winner has still to place, by type. */
  prizes: number[];
  /** The Leader drawn for NPRs that defend. */
  card: string | null;
}

/** A Trade Action, from the cards that were revealed to the node that is chosen. */
export interface TradingAbout {
  seat: number;
  cards: string[];
  /** Where the Light Ship went, if one was moved. */
  ship: string | null;
  /** Whether it protects trade there. */
  slot: boolean;
  /** The Sea Zone whose slot it left. */
  left: string | null;
  /** `maritime` or `inland`, if a card lets the player trade in such nodes only. */
  kind: string;
  /** A card says that nobody else collects. */
  alone: boolean;
  /** Where the player has traded. */
  node: string | null;
}

/** An Influence Action: cubes go out one at a time. */
export interface InfluencingAbout {
  seat: number;
  /** Where they can go, by what was there when the Turn began. */
  reach: string[];
  placed: string[];
}

/** A Covert Action that the others may counter. */
export interface CovertAbout {
  /** Who acted last: by the Covert Action, or by a Counterespionage. */
  player: number;
  /** Who may still counter that, in their order. */
  waiting: number[];
  /** Whether the Covert Action is cancelled as things stand. */
  countered: boolean;
}

/** Fabricate Claims: Areas are chosen and paid for; then it may be countered. */
export interface FabricatingAbout {
  seat: number;
  areas: string[];
  covert: CovertAbout | null;
}

/** An Explore Action: perhaps a Ship sails, then the die is rolled, perhaps again. */
export interface ExploringAbout {
  seat: number;
  stage: "result" | "roll" | "ship";
  /** Of the last roll. */
  number: number;
  danger: boolean;
  /** Rolls that were paid for. */
  rerolls: number;
  /** Where the Ship is that was moved. */
  ship: string | null;
  /** The maps from which a card lets it sail on, once. */
  farther: string[];
}

/** Player-to-Player Diplomacy: what is proposed so far, and how far it has come. */
export interface DealAbout {
  seat: number;
  partner: number;
  alliance: boolean;
  /** The deck that both will draw from, if they Marry. */
  marriage: string | null;
  /** What the proposer gives; less than 0 is received. */
  ducats: number;
  /** The Provinces that change hands, each sold by who Owns it now. */
  prices: Record<string, number>;
  /** Items that were taken out again: they do not come back (R54). */
  struck: string[];
  stage: "answer" | "compose" | "draw";
  /** Who may still draw a card for the Marriage. */
  drawing: number[];
  /** As part of a Negotiated Peace: whose Action it is. */
  payer: number | null;
}

export type WarStage =
  | "targets"
  | "penalties"
  | "offensive"
  | "emperor"
  | "emperor_calls"
  | "npr_calls"
  | "player_calls"
  | "power"
  | "influence"
  | "naval"
  | "land"
  | "free";

/** A Declaration of War, step by step. */
export interface DeclarationAbout {
  /** The Aggressor: a player, or an NPR that an Event makes one. */
  seat: number | string;
  /** How many Wars there were before it. */
  wars: number;
  stage: WarStage;
  /** Realms at the table, in the order in which they were named. */
  targets: string[];
  /** Of the Realms that this step goes through, those still to come. */
  waiting: string[];
  /** Stability that each of these costs. */
  losses: number[];
  /** Who gains Military Power. */
  rewarded: number[];
  /** Where Ships met Enemies and have not fought yet. */
  seas: string[];
  /** Where Land Units did. */
  battles: string[];
  /** It triggered a Battle. */
  fought: boolean;
  /** It is a Declare War Action, not the work of an Event. */
  action: boolean;
  /** Whom the card that grants the Action lets be named; everybody if empty. */
  among: string[];
  /** It follows at once from calling a Crusade. */
  leads_crusade: boolean;
  /** Subjects whose Call the Emperor has accepted. */
  defended: string[];
  /** Players who have come at the Aggressor's Call. */
  joined: number[];
  /** NPRs that have become Active Allies by it. */
  roused: string[];
}

/** A player calls Allies to arms, one after the other. */
export interface CallingAlliesAbout {
  seat: number;
  /** The new Enemies, Realms at the table. */
  enemies: string[];
  defensive: boolean;
  /** After a Call of an NPR was accepted, players are not called. */
  nprs_only: boolean;
  called: string[];
}

/** A Call to Arms that a player has to answer. */
export interface CallAbout {
  /** The Ally, a Realm at the table. */
  caller: string;
  called: number;
  enemies: string[];
  defensive: boolean;
  stage: "activate" | "answer" | "cb";
  /** A Subject calls the Emperor. */
  imperial: boolean;
}

/** Units and Ships that are being recruited, one purchase at a time. */
export interface RecruitingAbout {
  seat: number;
  /** Where Land Units are being recruited. */
  area: string | null;
  /** Where Ships are being built. */
  port: string | null;
  /** Areas that were turned to, each once (R54). */
  areas: string[];
  ports: string[];
  /** Ships built by each Port in this Action. */
  built: Record<string, number>;
  /** Where recruited Units met Enemies. */
  battles: string[];
  /** Nothing more is recruited; the Battles are fought. */
  over: boolean;
  /** Ducats that a card takes off the price of each Land Unit. */
  discount: number;
}

/** An Army, or a single Infantry Unit, on the march. */
export interface MovingAbout {
  seat: number;
  /** By number from 0; `NONE` for a single Unit. */
  army: number | null;
  /** Where it is; `NONE` while nothing is chosen. */
  area: string | null;
  /** Areas entered so far. */
  entered: number;
  /** It came over a Naval Bridge, which ends the move. */
  landed: boolean;
  /** Reorganisations done in this Area, each once (R54). */
  used: string[];
  /** Where all Opponents refused it passage. */
  denied: string[];
  /** The Sea Zone that a Naval Activation carries it over, in place of a march. */
  through: string | null;
  /** Areas that it can enter; a card may allow more. */
  spaces: number;
  /** A card such as Forced March: too much Artillery is too slow for it. */
  swift: boolean;
  /** Mountains cost nothing. */
  over_passes: boolean;
  /** The Army that a card names, by number from 0. */
  only: number | null;
  /** The Area out of which a card moves an Army. */
  start: string | null;
  /** Battle Dice that a card adds: by type, then those of any type. */
  dice: number[];
  /** Mercenaries that joined it before it moved. */
  hired: number;
}

export type SailingStage = "choose" | "undock" | "gather" | "arrive" | "pirates";

/** Ships under way: out of Ports, or to one destination. */
export interface SailingAbout {
  seat: number;
  stage: SailingStage;
  /** The destination: a Sea Zone or a Port. */
  to: string | null;
  /** Single Light Ships that have arrived and hold no slot yet. */
  moved: number;
  /** The Fleet has arrived, and has not fought. */
  fleet: boolean;
  /** Power was paid for a way between America and the Far East. */
  toll: boolean;
  /** Reorganisations of the Fleet, one at the start and one at the end (R54). */
  used: string[];
  /** The Sea Zones and Ports that Ships left for the destination. */
  came_from: string[];
  /** Where activated Ships are now. */
  zones: string[];
  /** Where Pirates were attacked, each once (R54). */
  hunted: string[];
  /** Spaces that a Ship can enter; a card may allow more. */
  spaces: number;
  /** Battle Dice that a card adds, by type. */
  dice: number[];
  /** The Port in which Light Ships have left the Fleet before it sails. */
  quay: string | null;
}

/** Ships in Ports that are closed to them since an Alliance ended. */
export interface LeavingPortsAbout {
  seat: number;
}

/** Cubes that must lie on slots and are still to be picked up elsewhere. */
export interface CoveringSlotsAbout {
  seat: number;
}

/** An Army has entered an Area: Enemies may react before anything else happens there. */
export interface ArmyArrivedAbout {
  seat: number;
  area: string;
  /** Who may still react, in their order. */
  waiting: number[];
  army: number | null;
}

/** Rebel Dice: player by player, Area by Area, result by result; then the Battles. */
export interface RebelRollsAbout {
  /** Who is still to roll; the first rolls now. */
  queue: number[];
  /** The player who rolls a single die: the Active Player of an Event. */
  mild: number | null;
  /** Where the first player has still to roll. */
  areas: string[];
  /** Whether the first player's Areas are noted. */
  began: boolean;
  /** The Area rolled for. */
  area: string | null;
  /** What is still to resolve there. */
  results: string[];
  /** Where Rebel Units have appeared among a player's Units. */
  battles: string[];
  /** The Areas that a card rolls for; otherwise all with Unrest. */
  within: string[] | null;
}

/** Step C: Rebel Units Siege or move, Area by Area. */
export interface RebelsRiseAbout {
  /** Still to come, the first is now. */
  areas: string[];
  /** Of these, those without Unrest when the step began. */
  moving: string[];
  /** Siege Strength that is left in the first Area; `NONE` before its turn. */
  strength: number | null;
}

/** Step B: NPRs invade, one after the other. */
export interface InvasionsAbout {
  /** Realms at the table that are still to come. */
  nprs: string[];
}

/** A Siege: Provinces are chosen and paid for, then they fall. */
export interface BesiegingAbout {
  seat: number;
  area: string;
  /** That are besieged and have not fallen. */
  places: string[];
  /** Military Power. */
  paid: number;
  /** Nothing more is chosen. */
  falling: boolean;
  /** Units that besiege for nothing. */
  free: number;
}

/** Step D of Phase 3, sub-step by sub-step. */
export interface PeaceTalksAbout {
  stage: "aftermath" | "open" | "total" | "white";
  /** Who is still to settle in this sub-step. */
  queue: number[];
  /** Who has proposed a Negotiated Peace to whom (R54). */
  approached: number[][];
}

export type PeaceResult = "total" | "partial" | "surrender";

/** A Victor settles with one Enemy. */
export interface SettlementAbout {
  seat: number;
  /** A Realm at the table. */
  enemy: string;
  result: PeaceResult;
  /** The Peace Term, once it is chosen. */
  term: string;
  /** Provinces whose fate is still to be decided. */
  todo: string[];
  /** What becomes of them: see Keep Current Board State. */
  fates: Record<string, number>;
  /** The Victor has tried to agree on a peace with the Loser. */
  parleyed: boolean;
}

/** A Negotiated Peace: what is proposed so far. */
export interface NegotiationAbout {
  seat: number;
  partner: number;
  stage: "answer" | "compose";
  term: string;
  /** Who is named Victor. */
  victor: number | null;
  fates: Record<string, number>;
  /** What the proposer gives; less than 0 is received. */
  ducats: number;
  /** Who takes an Action as part of the peace. */
  actor: number | null;
  /** The ties that the actor cuts, each by the move that does it. */
  cuts: string[][];
  /** The Diplomacy between the two that goes with it. */
  deal: DealAbout | null;
  /** A deal was begun; one that was dropped does not come back (R54). */
  drafted: boolean;
}

/** A Change of National Focus: first Power, then cards. */
export interface NationalFocusAbout {
  seat: number;
  stage: "cards" | "draw" | "power" | "shift";
  /** The Power that grows. */
  kind: string | null;
  /** The pools that gave a cube. */
  shifted: string[];
  /** Cards that join the discards when all is done; everybody sees them. */
  aside: string[];
  /** Cards still to draw. */
  draws: number;
  /** One of them came from a discard pile. */
  bought: boolean;
}

/** An Action Card that was played for its Action. */
export interface CardUnderWayAbout {
  card: string;
  seat: number;
}

/** An Action of a Display Card that was paid for. */
export interface DisplayUnderWayAbout {
  card: string;
  action: string;
  seat: number;
}

/** The effects of a card that took effect out of turn: an Idea, a Mission, a Milestone. */
export interface EffectsUnderWayAbout {
  /** `idea`, `mission`, `milestone` or `power_struggle`. */
  source: string;
  /** Its id. */
  card: string;
  seat: number;
}

/** Players who are Subjects contribute to the defence of the Empire. */
export interface ContributingAbout {
  /** A Realm at the table, or `NONE`. */
  aggressor: string | null;
  /** Who has still to contribute. */
  queue: number[];
}

/** The Emperor places and redistributes Imperial Influence in the Cleanup. */
export interface PlacingImperialAbout {
  /** Where cubes were placed in this Step; each is moved once. */
  placed: string[];
}

/** Step G: Religious Dissent, player by player and Area by Area. */
export interface DissentAbout {
  /** Who is still to come; the first is now. */
  queue: number[];
  /** Whether the first player's Areas are noted. */
  began: boolean;
  /** Where the first player has still to turn a Town to Unrest. */
  areas: string[];
  /** How many of them an Idea leaves quiet. */
  tolerated: number;
}

export type ReformingStage = "marriage" | "remove" | "place" | "unrest";

/** A Change of State Religion, from the ties that end to the Unrest that it brings. */
export interface ReformingAbout {
  seat: number;
  /** The faith that is given up. */
  old: string;
  stage: ReformingStage;
  /** Influence still to remove. */
  left: number;
  /** Influence taken off the board and not yet placed again. */
  moved: number;
  /** Where Unrest is still to come. */
  areas: string[];
  /** Where Rebel Dice will be rolled. */
  rolls: string[];
}

/** Infectious Faiths that spread, one token at a time. */
export interface SpreadingAbout {
  /** Who decides, or whose Turn it is. */
  seat: number;
  /** The Event was unpicked: tokens go where a rule sends them. */
  auto: boolean;
  /** The faiths that spread. */
  faiths: string[];
  /** Those that have not spread yet, each as it was when the symbol was resolved. */
  clusters: string[][];
  /** The faith of each of them. */
  of: string[];
  /** Whether the clusters are noted. */
  began: boolean;
  /** Two faiths had clusters: at most two tokens of each. */
  both: boolean;
  /** The cluster that was chosen to spread, by its place among them. */
  source: number | null;
  /** The Religion slots where tokens have come. */
  placed: string[];
  /** The faiths that these show. */
  kinds: string[];
  /** Tokens that go where no cluster is next to them. */
  alone: number;
  /** The only cluster on the board: one token more goes where it is not adjacent. */
  apart: string[];
}

export type TaskView =
  | { kind: "event"; about: EventUnderWayAbout }
  | { kind: "battle"; about: BattleAbout }
  | { kind: "naval_battle"; about: NavalBattleAbout }
  | { kind: "trade"; about: TradingAbout }
  | { kind: "influence"; about: InfluencingAbout }
  | { kind: "claims"; about: FabricatingAbout }
  | { kind: "explore"; about: ExploringAbout }
  | { kind: "deal"; about: DealAbout }
  | { kind: "declaration"; about: DeclarationAbout }
  | { kind: "calling"; about: CallingAlliesAbout }
  | { kind: "call"; about: CallAbout }
  | { kind: "recruiting"; about: RecruitingAbout }
  | { kind: "moving"; about: MovingAbout }
  | { kind: "sailing"; about: SailingAbout }
  | { kind: "leaving_ports"; about: LeavingPortsAbout }
  | { kind: "covering_slots"; about: CoveringSlotsAbout }
  | { kind: "arrived"; about: ArmyArrivedAbout }
  | { kind: "rebel_rolls"; about: RebelRollsAbout }
  | { kind: "rebels"; about: RebelsRiseAbout }
  | { kind: "invasions"; about: InvasionsAbout }
  | { kind: "siege"; about: BesiegingAbout }
  | { kind: "peace"; about: PeaceTalksAbout }
  | { kind: "settlement"; about: SettlementAbout }
  | { kind: "negotiation"; about: NegotiationAbout }
  | { kind: "focus"; about: NationalFocusAbout }
  | { kind: "card"; about: CardUnderWayAbout }
  | { kind: "display"; about: DisplayUnderWayAbout }
  | { kind: "effects"; about: EffectsUnderWayAbout }
  | { kind: "contributing"; about: ContributingAbout }
  | { kind: "imperial_influence"; about: PlacingImperialAbout }
  | { kind: "dissent"; about: DissentAbout }
  | { kind: "reforming"; about: ReformingAbout }
  | { kind: "spreading"; about: SpreadingAbout };

/** What has been done in the Turn under way. */
export interface TurnView {
  battle_won: boolean;
  mercenaries: number;
  /** Regular and Allied Units recruited, by Area. */
  levied: Record<string, number[]>;
  /** Ships built, by Sea Zone. */
  launched: Record<string, number>;
  /** Sea Zones with slots that a Naval Battle of this Turn emptied. */
  emptied: string[];
  /** Areas where ties were cut. */
  given_up: string[];
  /** By Area: the NPRs that fight nobody there, having faced Enemies when the Turn began. */
  faced: Record<string, string[]>;
  /** The same by Sea Zone. */
  blockaded: Record<string, string[]>;
  /** Areas of the Empire with Units of outsiders when the Turn began, under an NPR Emperor. */
  foreign: number;
  /** Provinces of NPRs that have served in a Land Battle of this Turn. */
  mustered: string[];
  /** Ports of NPRs that have served in a Naval Battle of it. */
  put_to_sea: string[];
}

/** What is left in the General Supply and in the decks that nobody sees. */
export interface SupplyView {
  mercenaries: number;
  black_units: number;
  rebel_towns: number;
  pirates: number;
  ill_or_interest: number;
  dnpr: Record<string, number>;
  ideas: Record<string, number>;
  milestones: Record<string, number>;
  /** Religion tokens, each kind by the faith on its front. */
  faiths: Record<string, number>;
}

export interface EuropeView {
  line_up: string;
  edition: number;
  age: number;
  round: number;
  step: RoundStep;
  first: number;
  active: number;
  queue: number[];
  acted: boolean;
  players: PlayerView[];
  provinces: Record<string, TokenView>;
  areas: Record<string, AreaView>;
  slots: Record<string, (number | null)[]>;
  pirates: Record<string, number>;
  expanded: string[];
  /** By Realm: the colour of its tokens. */
  dnprs: Record<string, string>;
  /** Vassals of NPRs, each with its Overlord. */
  vassals: Record<string, string>;
  wars: WarView[];
  truces: [string, string][];
  cbs: [number, string][];
  /** Nobody if the Empire is dissolved. */
  emperor: string;
  authority: number;
  imperial_units: number;
  defending: boolean;
  /** The official Religion of the Empire, if it has one. */
  hre_faith: string;
  hre_members: string[];
  /** The Elector Areas. */
  electors: string[];
  /** On the regular slots, from the left. */
  cardinals: number[];
  curia: CuriaView;
  decks: Record<string, number>;
  discards: Record<string, string[]>;
  trade_deck: number;
  trade_discards: string[];
  row: EventView[];
  event_deck: number;
  event_discards: string[];
  ideas: string[];
  milestones: MilestoneView[];
  struggles: StrugglesView;
  /** What is under way; the last is what happens now. */
  agenda: TaskView[];
  turn: TurnView;
  supply: SupplyView;
}

export type Topic =
  | "access"
  | "activate"
  | "add_unrest"
  | "age_marriages"
  | "age_swap"
  | "alliance_offer"
  | "ally_robbed"
  | "amount"
  | "another_target"
  | "appoint"
  | "arrive"
  | "battle_actions"
  | "battle_die"
  | "battle_order"
  | "besiege"
  | "besieged"
  | "build_ships"
  | "buy_ruler"
  | "call"
  | "called"
  | "calm"
  | "captured_ship"
  | "card_appoints"
  | "card_disbands"
  | "card_dismisses"
  | "card_draws"
  | "card_place"
  | "cardinal_dies"
  | "cardinal_leaves"
  | "casualty"
  | "cavalry_dice"
  | "cb_tokens"
  | "claim"
  | "claim_lost"
  | "claim_spent"
  | "claim_tokens"
  | "colour"
  | "compose"
  | "contribution"
  | "core_tokens"
  | "corruption"
  | "counter"
  | "crusade_area"
  | "crusade_war"
  | "cubes"
  | "cut_ties"
  | "deal"
  | "defend_empire"
  | "defend_oneself"
  | "disloyal_vassals"
  | "dissent"
  | "dissent_of_vassals"
  | "dnpr_expansion"
  | "dnpr_tokens"
  | "draw"
  | "drill"
  | "driven_out"
  | "drop_display"
  | "effect_may"
  | "effect_option"
  | "effect_pay"
  | "effect_pick"
  | "election_tie"
  | "elector_tie"
  | "emperor_cb"
  | "end_turn"
  | "errand"
  | "excommunicate"
  | "exhaust"
  | "exploration"
  | "explorer"
  | "explorer_berth"
  | "faction"
  | "faith_tokens"
  | "fate"
  | "final_missions"
  | "first_appoint"
  | "first_draw"
  | "first_keep"
  | "first_missions"
  | "first_seeds"
  | "focus_cards"
  | "focus_draw"
  | "focus_power"
  | "focus_shift"
  | "form_army"
  | "free_action"
  | "freed_vassal"
  | "gain_any"
  | "gain_ship"
  | "gain_unit"
  | "gain_units"
  | "gather"
  | "give_up"
  | "go_home"
  | "gold"
  | "granted_action"
  | "hand_limit"
  | "imperial_influence"
  | "imperial_units"
  | "keep"
  | "land_battle_order"
  | "last_event"
  | "late_admiral"
  | "late_general"
  | "leader"
  | "leave_port"
  | "leaving"
  | "less_power"
  | "lose_any"
  | "lose_cardinal"
  | "lose_influence"
  | "main_defender"
  | "march"
  | "marriage_draw"
  | "marriage_offer"
  | "missions"
  | "mover"
  | "muster_out"
  | "naval_actions"
  | "naval_defender"
  | "naval_faction"
  | "naval_retreat"
  | "new_ally"
  | "new_capital"
  | "new_friend"
  | "new_name"
  | "new_ruler"
  | "node_pieces"
  | "occupy"
  | "oust"
  | "passage"
  | "pay_influence"
  | "peace_answer"
  | "peace_articles"
  | "peace_influence"
  | "peace_payment"
  | "peace_talks"
  | "peace_term"
  | "pirate_node"
  | "pirates"
  | "place"
  | "place_cb"
  | "price"
  | "prize"
  | "quieten"
  | "raid"
  | "raise_units"
  | "reaction"
  | "rebel_area"
  | "rebel_pieces"
  | "rebellion"
  | "recruit"
  | "regroup_armies"
  | "replaced_general"
  | "retreat"
  | "sail_out"
  | "sea_battle_order"
  | "sell_province"
  | "seller_may"
  | "settle_first"
  | "settlers"
  | "ship_casualty"
  | "ship_lost"
  | "spread_from"
  | "spread_to"
  | "succession"
  | "suppress"
  | "swap_out"
  | "take_back"
  | "take_back_marriage"
  | "take_cross"
  | "take_ruler"
  | "take_vassal"
  | "tokens"
  | "tolerate"
  | "trade_berth"
  | "trade_cards"
  | "trade_merchant"
  | "trade_ship"
  | "trade_tie"
  | "turn"
  | "undocking"
  | "unknown_waters"
  | "upkeep"
  | "uprising"
  | "war_target"
  | "which_dnpr"
  | "whose_influence"
  | "win_over"
  | "worn_down";
