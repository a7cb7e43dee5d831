// What the server sends (docs/api.md). Seats are counted from 0 here; people never see these numbers.

export interface Message {
  key: string;
  args: Record<string, string | number>;
}
export interface Reason extends Message {
  rule: string;
}
export interface Step {
  seat: number | null;
  text: string;
  messages: Message[];
}
export interface Clock {
  left: number[];
  running: number | null;
  since: number;
}
export interface Result {
  points: number[];
  winners: number[];
}
export interface State<V = View> {
  ply: number;
  view: V;
  legal: string[];
  bots: (string | null)[];
  clock: Clock | null;
  undo: "free" | "ask" | null;
  asked: { seat: number; agreed: number[] } | null;
  result: Result | null;
}
export interface Event extends State {
  at: number;
  kind: "start" | "act" | "undo" | "ask" | "agree" | "refuse" | "bot";
  seat: number | null;
  steps: Step[];
  level?: string;
  why?: "resigned" | "time";
}
export interface Seat {
  seat: number;
  kind: "player" | "bot" | "free";
  name: string;
  level: string | null;
  you: boolean;
  key: string | null;
}
export interface Table {
  id: string;
  game: GameName;
  options: Record<string, string>;
  seats: Seat[];
  you: number[];
  host: boolean;
  public: boolean;
  hints: boolean;
  clock: { kind: "none" | "move" | "fischer"; seconds: number; increment: number };
  status: "open" | "playing" | "over";
  ply: number;
  actor: number | null;
  result: Result | null;
  rematch: string | null;
  commitment: string;
  seed: string | null;
  created: number;
  changed: number;
}
export interface Said {
  id: number;
  at: number;
  seat: number;
  reaction: string | null;
  text: string;
}
export interface Frame extends Step {
  ply: number;
  view: View;
}
export interface Frames {
  game: GameName;
  names: string[];
  plies: number;
  result: Result | null;
  frames: Frame[];
}

export type GameName = "island" | "nebula";
export type View = IslandView | NebulaView;

/** What the expert would do, and what it expects. */
export interface Hint {
  action: string;
  chance: number;
}

/** What every board component gets. It draws a view and turns clicks and keys into actions in notation. */
export interface BoardProps<V extends View> {
  view: V;
  /** The legal actions of who looks on, in notation; empty while it is not their turn. */
  legal: string[];
  /** The players' names by seat. */
  names: string[];
  /** The seat of who looks on; null for a spectator. */
  you: number | null;
  /** What led to this view, for motion; empty when there is nothing to show. */
  steps: Step[];
  /** What was asked for with 'Hint', until something happens. */
  hint?: Hint | null;
  /** A match is watched again: there is nothing to do. */
  watching?: boolean;
  /** The options of the table, where there is one. */
  options?: Record<string, string>;
  /** All that led to the end has been shown. */
  told?: () => void;
  /** Plays a legal action. */
  act: (action: string) => void;
  /** Asks why an action, in notation, is not allowed; the answer appears near the element. */
  why: (action: string, near: Element) => void;
}

// --- Misty Island: tuman/games/island/tell.py, describe ---

export type Side = "blue" | "red";
export interface Token {
  kind: string | null;
  side: Side;
  closed: boolean;
  line: Side | null;
}
export interface Line {
  side: Side;
  cells: string[];
  points: number;
}
export interface IslandView {
  game: "island";
  viewer: number;
  seats: number;
  actor: number | "chance" | "over";
  asks: string;
  asked: {
    kind?: string;
    price?: number;
    gives?: string;
    coins?: number | null;
    hired?: string[] | null;
    cell?: string;
    cells?: string[];
  };
  round: number;
  rounds: number;
  mercenaries: boolean;
  first: number;
  starter: number;
  weather: string | null;
  drawn: (string | null)[];
  chooser: number | null;
  board: Record<string, Token | null>;
  hippos: Partial<Record<Side, string[]>>;
  dark: string[];
  hands: (string | null)[][];
  taken: Token | null;
  decks: number[];
  unseen: Record<string, number>[];
  tokens: Record<string, number>[];
  points: number[];
  coins: number[];
  tally: number[][];
  owes: boolean;
  debt: number | null;
  last: Record<string, Token | null> | null;
  lines: Line[];
}

// --- Via Nebula: tuman/games/nebula/tell.py, describe ---

export type Resource = "wood" | "stone" | "clay" | "wheat" | "food";
export type Goods = Partial<Record<Resource, number>>;
export type Terrain = "meadow" | "mist" | "forest" | "ruins" | "forbidden";
export interface Exploitation {
  name: string;
  resource: Resource;
  pieces: number;
  points: number;
}
export interface Hex {
  row: number;
  column: number;
  terrain: Terrain;
  tile: boolean;
  token?: Exploitation | null;
  goods?: Goods;
  craftsman?: number | null;
  sites?: { seat: number; site: string; goods: Goods }[];
  buildings?: number[];
}
export interface Contract {
  card: string;
  kind: string;
  private: boolean;
  asks: Goods | string;
  points: number;
  worth?: number;
}
export interface Guild {
  craftsmen: number;
  sites: number;
  buildings: number;
  stacks: number[];
  explorers: number;
  storage: Goods;
  tokens: Exploitation[];
  hand: Contract[];
  private: number;
  drawn: number;
  fulfilled: Contract[];
  end_card: boolean;
  points: number;
  points_by: Record<string, number>;
}
export interface NebulaView {
  game: "nebula";
  viewer: number;
  seats: number;
  actor: number | "chance" | "over";
  asks: string;
  asked: { hex?: string; left?: number };
  first: number | null;
  turn: number | null;
  turns: number;
  actions: number;
  distilleries: number;
  last_turns: boolean;
  hexes: Record<string, Hex>;
  guilds: Guild[];
  board: (Contract | null)[];
  deck: number;
  supply: Goods;
  reserve: number;
  boxed: Resource | null;
}
