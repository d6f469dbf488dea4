import { MediaQuery } from "svelte/reactivity";
import type { Visit } from "./visit.svelte";

const isWide = new MediaQuery("(min-width: 900px) and (min-height: 500px)");

/** A large screen of somebody who only watches shows the table to the whole room. */
export const isTv = (visit: Visit): boolean => visit.mine.length === 0 && isWide.current;

/** Somebody's phone beside such a screen: it shows a hand, and the table only while something is chosen there. */
export const isPocket = (visit: Visit): boolean =>
	(visit.room?.settings.pockets ?? false) && visit.mine.length === 1 && !isWide.current;
