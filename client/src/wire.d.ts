// Written by tools/make_types.py from cheeseboard/web/wire.py, api.py, questions.py, replays.py and lessons.py. Do not edit.

export interface About {
	server: string;
	protocol: number;
	games: GameNow[];
	bots: string[];
	languages: string[];
	names: string[];
	stickers: string[];
}

export interface Ask {
	type: "ask";
	id: string;
	what: "odds" | "hint";
	language?: "en" | "de" | "fr";
	strength?: 1 | 2 | 3;
}

export interface Begin {
	type: "begin";
	id: string;
	match: number;
}

export interface ChairNow {
	kind: "open" | "guest" | "bot";
	name: string;
	guest: number | null;
	bot: string;
	stand_in: boolean;
	here: boolean;
}

export interface Close {
	type: "close";
	id: string;
}

export interface Decided {
	step: number;
	turns: number;
	exact: boolean;
}

export interface Done {
	type: "done";
	id: string;
	match: number;
	version: number;
}

export interface Face {
	type: "face";
	id: string;
	seat: number;
}

export interface Frame {
	type: "frame";
	match: number;
	version: number;
	since: number;
	seat: number;
	turn: number;
	turn_since: number;
	events: Happening[];
	view: unknown;
	moves: string[];
	undo: boolean;
	over: Over | null;
}

export interface GameNow {
	name: string;
	title: string;
	designer: string;
	publisher: string;
	seats: number[];
	version: number;
	options: OptionNow[];
	tagline: Record<string, string>;
	phrases: Record<string, string>;
	lesson: boolean;
}

export interface GiveWord {
	type: "word";
	id: string;
	word: string;
}

export interface Goodbye {
	type: "goodbye";
	reason: string;
	after: number;
}

export interface GuestNow {
	guest: number;
	name: string;
	here: boolean;
	host: boolean;
}

export interface Happening {
	version: number;
	name: string;
	facts: Record<string, boolean | number | string>;
	only: number | null;
}

export interface Hello {
	type: "hello";
	protocol: number;
	room: string;
	token?: string | null;
	seat?: number | null;
	match?: number;
	have?: number;
}

export interface Hidden {
	heading: string;
	lines: string[];
	things: (Record<string, number | string>)[];
	of: string;
	odds: [string, number, number][];
}

export interface Hint {
	type: "hint";
	id: string;
	seat: number;
	match: number;
	version: number;
	strength: number;
	move: string;
	among: string[];
	says: string;
	prospects: Prospect[];
}

export interface Key {
	room: string;
	guest: number;
	token: string;
	seat: number | null;
}

export interface Ledger {
	start: number;
	own: number;
	others: number;
	luck: number;
	end: number;
	luck_share: number;
}

export interface LessonNow {
	names: string[];
	seat: number;
	frames: Frame[];
}

export interface MakeHost {
	type: "host";
	id: string;
	guest: number;
}

export interface Mark {
	step: number;
	seat: number;
	move: string;
	best: string;
	cost: number;
	error: number;
	sign: string;
}

export interface Move {
	type: "move";
	id: string;
	match: number;
	version: number;
	seat: number;
	move: string;
}

export interface NewGuest {
	name?: string | null;
	seat?: number | null;
	watch?: boolean;
}

export interface NewRoom {
	game: string;
	chairs: WantedChair[];
	options?: Record<string, unknown>;
	settings?: Settings;
	name?: string | null;
	begin?: boolean;
	link?: string | null;
	step?: number;
}

export interface Notice {
	type: "notice";
	name: string;
	facts: Record<string, number | string>;
}

export interface Odds {
	type: "odds";
	id: string;
	seat: number;
	match: number;
	version: number;
	hidden: Hidden[];
}

export interface OptionNow {
	name: string;
	title: Record<string, string>;
	default: unknown;
	choices: (boolean | number | string)[] | null;
	low: number | null;
	high: number | null;
	length: number | null;
	total: number | null;
}

export interface Over {
	scores: number[];
	winners: number[];
	seed: string;
	link: string;
}

export interface Ping {
	type: "ping";
	id: string;
}

export interface Place {
	type: "place";
	id: string;
	seat: number;
	chair: WantedChair;
}

export interface PlanMatch {
	type: "plan";
	id: string;
	game: string;
	options: Record<string, unknown>;
	chairs: WantedChair[];
}

export interface Pong {
	type: "pong";
	id: string;
}

export interface Problem {
	reason: string;
	says: string;
	facts: Record<string, number | string>;
}

export interface Prospect {
	move: string;
	percent: number;
	error: number;
}

export interface Refusal {
	type: "refused";
	id: string;
	reason: string;
	facts: Record<string, number | string>;
}

export interface Remove {
	type: "remove";
	id: string;
	guest: number;
}

export interface Replay {
	game: string;
	names: string[];
	options: Record<string, unknown>;
	steps: number;
	scores: number[];
	winners: number[];
	commitment: string | null;
	seed: string | null;
	is_fair: boolean;
	verified: string;
}

export interface Review {
	curves: number[][];
	ledgers: Ledger[];
	choices: number;
	marks: Mark[];
	turning_point: number | null;
	turning_move: string;
	decided: Decided | null;
}

export interface RoomNow {
	type: "room";
	code: string;
	phase: "lobby" | "playing" | "over" | "closed";
	match: number;
	game: string;
	options: Record<string, unknown>;
	chairs: ChairNow[];
	guests: GuestNow[];
	settings: Settings;
	commitment: string;
	next_commitment: string;
	words: number;
	finished: number;
}

export interface Set {
	type: "set";
	id: string;
	settings: Settings;
}

export interface Settings {
	away: number;
	clock: number;
	pace: number;
	own_names: boolean;
	rotate: boolean;
	bot: string;
	think: "quick" | "normal" | "long";
}

export interface Sit {
	type: "sit";
	id: string;
	seat: number;
	name?: string | null;
}

export interface Stand {
	type: "stand";
	id: string;
	seat: number;
}

export interface Step {
	step: number;
	move: string;
	mover: number;
	turn: number;
	events: Happening[];
	views: Record<string, unknown>[];
}

export interface Stick {
	type: "sticker";
	id: string;
	sticker: string;
}

export interface Undo {
	type: "undo";
	id: string;
	match: number;
	version: number;
	seat: number;
}

export interface WantedChair {
	kind?: "open" | "guest" | "bot" | "me";
	guest?: number | null;
	bot?: string;
	name?: string | null;
}

export interface Welcome {
	type: "welcome";
	protocol: number;
	server: string;
	guest: number | null;
	ping: number;
	now: number;
}

export type Said = Hello | Face | Ask | Ping | Move | Undo | Sit | Stand | GiveWord | Begin | Stick | PlanMatch | Place | Set | Remove | MakeHost | Close;
export type Command = Move | Undo | Sit | Stand | GiveWord | Begin | Stick | PlanMatch | Place | Set | Remove | MakeHost | Close;
export type Told = Welcome | RoomNow | Frame | Done | Refusal | Notice | Odds | Hint | Pong | Goodbye;
