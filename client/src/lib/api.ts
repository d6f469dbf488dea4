import type {
	About,
	Key,
	LessonNow,
	NewGuest,
	NewRoom,
	Problem,
	Replay,
	Review,
	RoomNow,
	Settings,
	Step,
} from "../wire";
import { Refused } from "./line";

async function ask(path: string, said?: unknown): Promise<Response> {
	const asked = said === undefined ? {} : { method: "POST", body: JSON.stringify(said), headers: JSON_BODY };
	let answer: Response;
	try {
		answer = await fetch(path, asked);
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

export const about = () => read<About>("/api/about");
/** A room; what is not set is as usual. */
export type RoomWanted = Omit<NewRoom, "settings"> & { settings?: Partial<Settings> };
export const makeRoom = (said: RoomWanted) => read<Key>("/api/rooms", said);
export const seeRoom = (code: string) => read<RoomNow>(`/api/rooms/${at(code)}`);
export const joinRoom = (code: string, said: NewGuest) => read<Key>(`/api/rooms/${at(code)}/guests`, said);
export const seeReplay = (link: string) => read<Replay>(`/api/replays/${at(link)}`);
export const seeSteps = (link: string, seat: number | null, first: number, count: number) =>
	read<Step[]>(`/api/replays/${at(link)}/steps?first=${first}&count=${count}${seat === null ? "" : `&seat=${seat}`}`);
export const seeReview = (link: string) => read<Review>(`/api/replays/${at(link)}/review`);
export const gameWords = async (game: string, language: string) =>
	(await ask(`/api/games/${at(game)}/words?language=${language}`)).text();
export const lesson = (game: string) => read<LessonNow>(`/api/games/${at(game)}/lesson`);
export const rules = async (game: string, language: string) =>
	(await ask(`/api/games/${at(game)}/rules?language=${language}`)).text();
export const codeToScan = (code: string) => `/api/rooms/${at(code)}/qr?base=${at(location.origin)}`;
export const recordOf = (link: string) => `/api/replays/${at(link)}/record`;
