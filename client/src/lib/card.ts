/** A result to show around: a small picture of our own drawings, and a text. Neither tells a card. */

import { placeOf } from "./art";
import { lineOf, some } from "./curve";
import { type Played, seatOf } from "./played";
import { faceOf } from "./seats";

export interface Told {
	title: string;
	/** The day, or that somebody is to beat it. */
	line: string;
	/** What it says below. */
	foot: string;
	one: Played;
	/** My chance at every step, in percent; nothing if it is not known. */
	curve: readonly number[];
}

const BARS = "▁▂▃▄▅▆▇█";
const STRIP = 12;

/** How my chances went, in a few signs. */
export function strip(curve: readonly number[]): string {
	if (curve.length < 2) return "";
	return some(curve.length - 1, STRIP)
		.map((step) => BARS[Math.min(BARS.length - 1, Math.floor(((curve[step] ?? 0) / 101) * BARS.length))])
		.join("");
}

export function text({ title, line, one, curve }: Told, address: string): string {
	const scores = one.names.map((name, seat) => `${one.winners.includes(seat) ? "🏆 " : ""}${name} ${one.scores[seat]}`);
	return [`Cheeseboard · ${title} · ${line}`, scores.join(" · "), strip(curve), address].filter(Boolean).join("\n");
}

const WIDTH = 720;
const HEIGHT = 400;
const INK = "#26304a";
const FONT = 'font-family="Fraunces, Georgia, serif" font-weight="700"';

const safe = (words: string) => words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** One of the page's drawings, with its own names: two faces may stand side by side. */
function drawing(name: string, x: number, y: number, width: number, height = width): string {
	placeOf(name);
	const symbol = document.getElementById(name);
	if (!symbol) return "";
	const box = symbol.getAttribute("viewBox") ?? "0 0 100 100";
	return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${box}" stroke-linecap="round" stroke-linejoin="round">${symbol.innerHTML}</svg>`;
}

export function svg({ title, line, foot, one, curve }: Told): string {
	const seats = one.names.length;
	const gap = (WIDTH - 80) / seats;
	const me = seatOf(one);
	const players = one.names
		.map((name, seat) => {
			const x = 40 + gap * seat + gap / 2;
			const size = Math.min(84, gap - 16);
			const crown = one.winners.includes(seat)
				? `<path d="M${x - 18} 156l-4-26 14 10 8-18 8 18 14-10-4 26z" fill="#ffc93c" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/>`
				: "";
			const short = name.length > 12 ? `${name.slice(0, 11)}…` : name;
			return (
				`<circle cx="${x}" cy="200" r="${size / 2 + 5}" fill="${seat === me ? "#ffe9a8" : "#fffaf0"}" stroke="${INK}" stroke-width="4"/>` +
				drawing(faceOf(one.bots[seat] || one.faces[seat] || ""), x - size / 2, 200 - size / 2, size) +
				crown +
				`<text x="${x}" y="274" text-anchor="middle" font-size="22" ${FONT} fill="${INK}">${safe(short)}</text>` +
				`<text x="${x}" y="306" text-anchor="middle" font-size="30" ${FONT} fill="${INK}">${one.scores[seat]}</text>`
			);
		})
		.join("");
	const chance =
		curve.length > 1
			? `<g transform="translate(40 322)"><path d="${lineOf(curve, { width: WIDTH - 80, height: 36 })}" fill="none" stroke="#b9791b" stroke-width="4"/></g>`
			: "";
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
		`<rect width="${WIDTH}" height="${HEIGHT}" fill="#f3e7cf"/><rect x="12" y="12" width="${WIDTH - 24}" height="${HEIGHT - 24}" rx="18" fill="#fffaf0" stroke="${INK}" stroke-width="4"/>` +
		drawing("logo", 30, 26, 60) +
		`<text x="104" y="58" font-size="34" ${FONT} fill="${INK}">${safe(title)}</text>` +
		`<text x="104" y="86" font-size="20" ${FONT} fill="#56607a">${safe(line)}</text>` +
		`${players}${chance}<text x="${WIDTH / 2}" y="378" text-anchor="middle" font-size="17" ${FONT} fill="#56607a">${safe(foot)}</text></svg>`
	);
}

/** The same as a PNG, which every chat can show. */
export async function png(drawn: string): Promise<Blob | null> {
	const image = new Image();
	image.src = `data:image/svg+xml,${encodeURIComponent(drawn)}`;
	await image.decode();
	const canvas = document.createElement("canvas");
	[canvas.width, canvas.height] = [WIDTH * 2, HEIGHT * 2];
	canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
	return new Promise((done) => canvas.toBlob(done, "image/png"));
}
