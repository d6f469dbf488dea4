// Written by tools/make_types.py from cheeseboard/rooms/wire.py, api.py, questions.py, replays.py, lessons.py and puzzles.py, and web/api.py. Do not edit.

export interface About {
	server: string;
	protocol: number;
	games: GameNow[];
	bots: string[];
	languages: Record<string, string>;
	names: string[];
	stickers: string[];
	beacon: boolean;
	faces: string[];
	own_names: boolean;
	lab: boolean;
}

export interface Address {
	url: string | null;
}

export interface Again {
	type: "again";
	id: string;
	match: number;
	yes?: boolean;
}

export interface Agree {
	type: "agree";
	id: string;
	seat: number;
	guest: number;
	yes: boolean;
}

export interface Ask {
	type: "ask";
	id: string;
	what: "odds" | "hint";
	language?: string;
	strength?: 1 | 2 | 3;
}

export interface BarShown {
	first: number;
	last: number;
	games: number;
}

export interface BeCalled {
	type: "name";
	id: string;
	name: string;
	face?: string;
}

export interface BeaconNow {
	source: string;
	round: number;
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
	face: string;
}

export interface Close {
	type: "close";
	id: string;
}

export interface Contribute {
	type: "contribute";
	id: string;
	to: string;
	commitment: string;
}

export interface ContributionNow {
	guest: number;
	by: string;
	commitment: string;
	revealed: boolean;
}

export interface Deal {
	day?: string;
	release?: string;
	of?: string;
}

export interface DealNow {
	game: string;
	day: string;
	version: number;
	bots: string[];
	release: string;
}

export interface DecidedShown {
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

export interface Earlier {
	type: "earlier";
	id: string;
	match: number;
	before: number;
}

export interface Face {
	type: "face";
	id: string;
	seat: number;
}

export interface FigureShown {
	name: string;
	value: string;
	interval: string;
	says: string;
	at: number;
	low: number | null;
	high: number | null;
	fair: number | null;
	unit: string;
	usual: string;
	usual_at: number | null;
	moved: string;
}

export interface Finished {
	match: number;
	game: string;
	names: string[];
	winners: number[];
	link: string;
}

export interface Foresee {
	type: "foresee";
	id: string;
	version: number;
	move: string;
}

export interface ForesightAnswer {
	type: "foresight";
	id: string;
	seat: number;
	match: number;
	version: number;
	move: string;
	changes: Record<string, unknown>;
}

export interface Frame {
	type: "frame";
	match: number;
	version: number;
	since: number;
	seat: number;
	turn: number;
	turn_since: number;
	events: GameEvent[];
	view: unknown;
	moves: string[];
	undo: boolean;
	over: Over | null;
	earlier: number;
	glance: number;
	difference: unknown;
	check: number;
}

export interface GameEvent {
	version: number;
	name: string;
	facts: Record<string, boolean | number | string>;
	only: number | null;
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
	people: string[];
	facts: Record<string, string[]>;
	by_seat: string[];
	places: Record<string, Record<string, string>>;
	puzzles: number;
	exercises: number;
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
	face: string;
}

export interface Hello {
	type: "hello";
	protocol: number;
	room: string;
	token?: string | null;
	seat?: number | null;
	match?: number;
	have?: number;
	differences?: boolean;
}

export interface HelpGiven {
	step: number;
	seat: number;
	what: "hint" | "odds";
}

export interface HelpNow {
	version: number;
	seat: number;
	what: "hint" | "odds";
}

export interface Hidden {
	heading: string;
	lines: string[];
	things: (Record<string, number | string>)[];
	of: string;
	odds: [string, number, number][];
}

export interface HintAnswer {
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

export interface HookMade {
	secret: string;
}

export interface Key {
	room: string;
	guest: number;
	token: string;
	seat: number | null;
}

export interface LabAsked {
	game: string;
	seats: number;
	options?: Record<string, unknown>;
	seed?: number;
	games?: number;
	language?: string;
	after?: number;
}

export interface LabShown {
	progress: number;
	played: number;
	of: number;
	title: string;
	told: string;
	command: string;
	opinions: OpinionShown[];
	sections: SectionShown[];
	lengths: BarShown[];
	lengths_say: string;
}

export interface LedgerShown {
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
	foresights: Record<string, unknown>[];
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
	where: Record<string, string>;
	best_where: Record<string, string>;
	theme: string;
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
	face?: string;
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
	face?: string;
	deal?: Deal | null;
}

export interface NotDone {
	type: "refused";
	id: string;
	reason: string;
	facts: Record<string, number | string>;
}

export interface Notice {
	type: "notice";
	name: string;
	facts: Record<string, number | string>;
}

export interface NudgeOffer {
	key: string;
	hooks: boolean;
}

export interface NudgeWanted {
	token: string;
	endpoint: string;
	p256dh: string;
	auth: string;
	language: string;
	quiet?: [number, number] | null;
	zone?: string;
}

export interface NudgesHere {
	nudge: boolean;
	hook: boolean;
}

export interface OddsAnswer {
	type: "odds";
	id: string;
	seat: number;
	match: number;
	version: number;
	hidden: Hidden[];
}

export interface OpenGame {
	room: string;
	game: string;
	phase: "lobby" | "playing" | "over" | "closed";
	turn: number;
	name: string;
	mine: boolean;
	since: number;
	with_whom: string[];
}

export interface OpinionShown {
	question: string;
	answer: string;
	rests: string;
	mark: "yes" | "nearly" | "no" | "open";
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
	in_box: boolean;
}

export interface Over {
	scores: number[];
	winners: number[];
	seed: string;
	link: string;
	ties: Tie[];
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
	level: boolean;
}

export interface PutBack {
	type: "put-back";
	id: string;
	match: number;
	version: number;
	seat: number;
}

export interface PuzzleNow {
	number: number;
	kind: string;
	level: number;
	themes: string[];
	names: string[];
	seat: number;
	frame: Frame;
}

export interface PuzzleSolved {
	right: boolean;
	answer: string;
	worth: string;
	next: string;
	tried: string;
	frames: Frame[];
	shared: boolean;
}

export interface PuzzlesNow {
	levels: number[];
	themes: Record<string, number[]>;
	exercises: number[];
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
	seal: string | null;
	seed: string | null;
	verified: string;
	ties: Tie[];
	bots: string[];
	help: "family" | "fair" | "printed";
	helped: HelpGiven[];
	faces: string[];
	deal: Deal | null;
	flaw: "" | "not-over" | "other-rules" | "other-mice" | "others-played";
	is_sound: boolean;
	version: number;
}

export interface ReplayStep {
	step: number;
	move: string;
	mover: number;
	turn: number;
	events: GameEvent[];
	views: Record<string, unknown>[];
}

export interface Reveal {
	type: "reveal";
	id: string;
	seal: string;
	secret: string;
	word?: string;
}

export interface ReviewShown {
	curves: number[][];
	ledgers: LedgerShown[];
	choices: number;
	marks: Mark[];
	turning_point: number | null;
	turning_move: string;
	decided: DecidedShown | null;
	progress: number;
	turning_where: Record<string, string>;
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
	contributed: number[];
	sealing: boolean;
	seal: SealNow | null;
	finished: number;
	wishes: SeatWish[];
	help: "family" | "fair" | "printed";
	helped: HelpNow[];
	again: number[];
	deal: Deal | null;
}

export interface SealNow {
	digest: string;
	commitment: string;
	contributions: ContributionNow[];
	beacon: BeaconNow | null;
	game: string;
	version: number;
	options: Record<string, unknown>;
	names: string[];
	bots: string[];
}

export interface SeatWish {
	seat: number;
	guest: number;
	asks: number[];
}

export interface SectionShown {
	title: string;
	note: string;
	figures: FigureShown[];
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
	beacon: boolean;
	help: "family" | "fair" | "printed";
	pockets: boolean;
}

export interface Sit {
	type: "sit";
	id: string;
	seat: number;
	name?: string | null;
	face?: string;
}

export interface Stand {
	type: "stand";
	id: string;
	seat: number;
}

export interface Stick {
	type: "sticker";
	id: string;
	sticker: string;
}

export interface StoryAnswer {
	type: "story";
	id: string;
	match: number;
	seat: number;
	first: number;
	events: GameEvent[];
}

export interface Tie {
	by: string;
	seats: number[];
	most: number;
	next: number;
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
	face?: string;
}

export interface Welcome {
	type: "welcome";
	protocol: number;
	server: string;
	guest: number | null;
	ping: number;
	now: number;
}

export interface Whole {
	type: "whole";
	id: string;
}

export type ClientRequest = Hello | Face | Whole | Ask | Foresee | Earlier | Ping | Move | Undo | Sit | Stand | Agree | Contribute | Reveal | Begin | Stick | PlanMatch | Place | Set | Remove | MakeHost | Close | PutBack | BeCalled | Again;
export type DeedRequest = Move | Undo | Sit | Stand | Agree | Contribute | Reveal | Begin | Stick | PlanMatch | Place | Set | Remove | MakeHost | Close | PutBack | BeCalled | Again;
export type ServerMessage = Welcome | RoomNow | Frame | StoryAnswer | Done | NotDone | Notice | OddsAnswer | HintAnswer | ForesightAnswer | Pong | Goodbye;
