import type { Hidden } from "../wire";

/** Outcomes that are equally likely, and the server's sentence for them. */
export interface Share {
	outcomes: string[];
	/** As a fraction, if it can still be pictured; otherwise in percent. */
	ways: number;
	all: number;
	percent: string;
	/** Of 1. */
	part: number;
	line: string;
}

/** So many ways can still be pictured: as in table/words.py. */
const FEW = 60;

/** What something may be, the likeliest first. The sentences come in the same order. */
export function sharesOf({ odds, lines }: Hidden): Share[] {
	const every = odds.reduce((all, [, , of]) => lcm(all, of), 1);
	const equal = new Map<number, string[]>();
	for (const [outcome, ways, of] of odds.toSorted((a, b) => b[1] / b[2] - a[1] / a[2])) {
		const same = (ways * every) / of;
		equal.set(same, [...(equal.get(same) ?? []), outcome]);
	}
	return [...equal].map(([ways, outcomes], number) => ({
		outcomes,
		ways,
		all: every,
		percent: percent(ways / every),
		part: ways / every,
		line: lines[number] ?? "",
	}));
}

export const isSure = ({ odds }: Hidden): boolean => odds.length === 1;
export const isPictured = ({ all }: Share): boolean => all <= FEW;

/** Whole percents; but what is possible is never 0, and what is not sure is never 100. */
function percent(part: number): string {
	const whole = Math.round(part * 100);
	if (whole === 0 && part > 0) return "< 1";
	return whole === 100 && part < 1 ? "> 99" : String(whole);
}

function lcm(a: number, b: number): number {
	return (a / gcd(a, b)) * b;
}

function gcd(a: number, b: number): number {
	return b === 0 ? a : gcd(b, a % b);
}
