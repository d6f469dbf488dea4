import { wires } from "$wires";
import type {
	About,
	Address,
	DealNow,
	Finished,
	HookMade,
	Key,
	LabAsked,
	LabShown,
	LessonNow,
	NewGuest,
	NewRoom,
	NudgeOffer,
	NudgesHere,
	NudgeWanted,
	OpenGame,
	Problem,
	PuzzleNow,
	PuzzleSolved,
	PuzzlesNow,
	Replay,
	ReplayStep,
	ReviewShown,
	RoomNow,
	Settings,
} from "../wire";
import { Refused } from "./line";

async function ask(path: string, said?: unknown): Promise<Response> {
	const asked = said === undefined ? {} : { method: "POST", body: JSON.stringify(said), headers: JSON_BODY };
	let answer: Response;
	try {
		answer = await wires.ask(path, asked);
	} catch {
		throw new Refused("server-away");
	}
	if (answer.ok) return answer;
	const problem = (await answer.json().catch(() => ({ reason: "try-again", facts: {} }))) as Problem;
	throw new Refused(problem.reason, problem.facts);
}

const JSON_BODY = { "content-type": "application/json" };

async function read<T>(path: string, said?: unknown): Promise<T> {
	return (await ask(path, said)).json() as Promise<T>;
}

const at = encodeURIComponent;

export const address = () => read<Address>("/api/address");
export const about = () => read<About>("/api/about");
/** A room; what is not set is as usual. */
export type RoomWanted = Omit<NewRoom, "settings"> & { settings?: Partial<Settings> };
export const makeRoom = (said: RoomWanted) => read<Key>("/api/rooms", said);
export const seeRoom = (code: string) => read<RoomNow>(`/api/rooms/${at(code)}`);
export const joinRoom = (code: string, said: NewGuest) => read<Key>(`/api/rooms/${at(code)}/guests`, said);
/** Another token, if somebody else may have this one. */
export const newKey = (code: string, token: string) => read<Key>(`/api/rooms/${at(code)}/key`, { token });
export const seeDeals = (day: string) => read<DealNow[]>(`/api/deals/${at(day)}`);
export const seeMatches = (code: string) => read<Finished[]>(`/api/rooms/${at(code)}/matches`);
export const seeReplay = (link: string) => read<Replay>(`/api/replays/${at(link)}`);
export const seeSteps = (link: string, seat: number | null, first: number, count: number) =>
	read<ReplayStep[]>(
		`/api/replays/${at(link)}/steps?first=${first}&count=${count}${seat === null ? "" : `&seat=${seat}`}`,
	);
/** How a match went, as soon as more is known than so many percent; -1: at first sight. */
export const seeReview = (link: string, after: number) =>
	read<ReviewShown>(`/api/replays/${at(link)}/review?after=${after}`);
/** What games of mice tell of some house rules, as soon as more is known than so many percent; -1: nothing yet. */
export const seeLab = (said: Partial<LabAsked>) => read<LabShown>("/api/lab", said);
export const gameWords = async (game: string, language: string) =>
	(await ask(`/api/games/${at(game)}/words?language=${language}`)).text();
export const lesson = (game: string) => read<LessonNow>(`/api/games/${at(game)}/lesson`);
export const puzzles = (game: string) => read<PuzzlesNow>(`/api/games/${at(game)}/puzzles`);
export const puzzle = (game: string, number: number) => read<PuzzleNow>(`/api/games/${at(game)}/puzzles/${number}`);
export const solvePuzzle = (game: string, number: number, move: string) =>
	read<PuzzleSolved>(`/api/games/${at(game)}/puzzles/${number}/answer?move=${at(move)}`);
export const rules = async (game: string, language: string) =>
	(await ask(`/api/games/${at(game)}/rules?language=${language}`)).text();
/** The way into a room as a picture. */
export const codeToScan = async (code: string, base: string) =>
	`data:image/svg+xml,${at(await (await ask(`/api/rooms/${at(code)}/qr?base=${at(base)}`)).text())}`;
/** The link of a match that was saved as a file; only where the house is on this device. */
export const openRecord = async (text: string) => (await read<{ link: string }>("/api/records", { text })).link;
export const seeRecord = async (link: string) => (await ask(`/api/replays/${at(link)}/record`)).text();
/** The rooms that this device has been in, and whose turn it is in each. */
export const seeOpen = (keys: { room: string; token: string }[]) => read<OpenGame[]>("/api/open", { keys });
export const nudgeOffer = () => read<NudgeOffer>("/api/nudges");
const nudges = (code: string, what: string, said: unknown) => read<NudgesHere>(`/api/rooms/${at(code)}/${what}`, said);
export const seeNudges = (code: string, token: string) => nudges(code, "nudge/see", { token });
export const nudge = (code: string, wanted: NudgeWanted) => nudges(code, "nudge", wanted);
export const stopNudge = (code: string, token: string) => nudges(code, "nudge/stop", { token });
export const stopHook = (code: string, token: string) => nudges(code, "webhook/stop", { token });
/** Where else a room tells whose turn it is; only for its host. The secret is told once. */
export const hook = (code: string, token: string, url: string, language: string) =>
	read<HookMade>(`/api/rooms/${at(code)}/webhook`, { token, url, language });
