/// <reference lib="webworker" />
/** A worker with Python and our wheel in it, in which a reader's code runs. It is ended when the code does not end. */

import { type Python, start } from "../house/python";
import type { Kind, Sparred, Told, Wanted, Wish } from "./said";

interface Console {
	run(code: string, name: string): boolean;
}

const say = (told: Told) => self.postMessage(told);
const tell = (kind: Kind, text: string) => say({ tells: "output", kind, text });
const OTHERS = "/others";

let python: Python;
let prompt: Console;
let isStopped = false;

self.onmessage = async ({ data }: MessageEvent<Wish>) => {
	if (data.wants === "stop") {
		isStopped = true;
		return;
	}
	try {
		if (data.wants === "python") await wake(data);
		else if (data.wants === "run") prompt.run(data.code, data.name);
		else await play(data.wanted);
		say({ tells: "done" });
	} catch (problem) {
		say({ tells: "failed", why: String(problem).slice(-2000) });
	}
};

async function wake({ orders }: Extract<Wish, { wants: "python" }>): Promise<void> {
	const found = await start(orders, ["cheeseboard.whl", "others.zip"], (share) => say({ tells: "loading", share }));
	const [wheel, others] = found.files as [Uint8Array, Uint8Array];
	python = found.python;
	python.unpackArchive(wheel, "wheel");
	python.unpackArchive(others, "zip", { extractDir: OTHERS });
	python.runPython(`
import os, sys
sys.path.append("${OTHERS}")
os.makedirs("/home/reader", exist_ok=True)
os.chdir("/home/reader")`);
	prompt = python.pyimport("cheeseboard.table.console").Console(tell) as Console;
}

/** One game after the other. In between the page may say that it has seen enough. */
async function play({ code, game, seats, other, games }: Wanted): Promise<void> {
	isStopped = false;
	const begun = python.pyimport("cheeseboard.lab.sparring").begin(tell, code, game, seats, other, games);
	let isOver = !begun;
	if (begun) say({ tells: "games", news: JSON.parse(begun.news()) });
	while (!isOver) {
		const news = JSON.parse(begun.next()) as Sparred;
		say({ tells: "games", news });
		await new Promise((go) => setTimeout(go));
		isOver = isStopped || news.fault !== null || news.played === news.of;
	}
	begun?.destroy();
}
