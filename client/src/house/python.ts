/// <reference lib="webworker" />
/** Python in a worker: fetched with visible progress, kept for the next time, and woken up. */

import { type Fetched, type Orders, PYTHON } from "./plan";

type Bytes = Uint8Array<ArrayBuffer>;

/** As much of Pyodide as we need. */
export interface Python {
	FS: { mkdirTree(path: string): void; writeFile(path: string, bytes: Uint8Array): void };
	globals: { set(name: string, value: unknown): void };
	unpackArchive(bytes: Uint8Array, kind: string, how?: { extractDir: string }): void;
	runPython(code: string): unknown;
	// biome-ignore lint/suspicious/noExplicitAny: whatever a module of Python holds
	pyimport(name: string): any;
}

declare function importScripts(...addresses: string[]): void;
declare const loadPyodide: (how: Record<string, unknown>) => Promise<Python>;

const INDEX = "http://house.invalid/"; // what Pyodide asks for there is at hand already
const HOME = "/house";
const KINDS: Record<string, string> = { wasm: "application/wasm", json: "application/json" };

/** Awake, and what another worker can have so that it need not be compiled again. */
export interface Awake {
	python: Python;
	interpreter: WebAssembly.Module;
}

/** Python with our house in it. */
export async function wake(orders: Orders, progress: (share: number) => void): Promise<Awake> {
	const { python, interpreter, files, kept } = await start(orders, ["engine.so", "modules.json", "app.zip"], progress);
	const [engine, modules, app] = files as [Bytes, Bytes, Bytes];
	python.FS.mkdirTree(HOME);
	python.FS.writeFile(`${HOME}/engine.so`, engine);
	python.unpackArchive(app, "zip", { extractDir: `${HOME}/site` });
	python.globals.set("modules", new TextDecoder().decode(modules));
	python.runPython(`
import sys
sys.path.insert(0, "${HOME}/site")
from cheeseboard.house import finder
finder.install("${HOME}/engine.so", modules)`);
	await kept;
	return { python, interpreter };
}

/** Python alone, and more files, which are fetched with it; and when all of them are kept for the next time. */
export async function start(
	orders: Fetched,
	more: string[],
	progress: (share: number) => void,
): Promise<Awake & { files: Bytes[]; kept: Promise<unknown> }> {
	const found = new Files(orders, progress);
	const compiled = orders.interpreter ?? found.compiled("pyodide.asm.wasm"); // while the others are on their way
	const rest = Promise.all(["stdlib.zip", ...more].map((name) => found.bytes(name)));
	if (!orders.held) importScripts(found.address("pyodide.asm.js"), found.address("pyodide.js"));
	const [library, ...files] = (await rest) as [Bytes, ...Bytes[]];
	const interpreter = await compiled;
	const lock = new TextEncoder().encode(JSON.stringify({ info: orders.plan.info, packages: {} }));
	answer({ "pyodide.asm.wasm": new Uint8Array(), "stdlib.zip": library, "lock.json": lock });
	WebAssembly.instantiateStreaming = async (_, imports) => ({
		module: interpreter,
		instance: await WebAssembly.instantiate(interpreter, imports),
	});
	const python = await loadPyodide({
		indexURL: INDEX,
		stdLibURL: `${INDEX}stdlib.zip`,
		lockFileURL: `${INDEX}lock.json`,
		env: { HOME: "/home/pyodide", PYTHONNOUSERSITE: "1" },
	});
	return { python, interpreter, files, kept: found.kept };
}

/** Pyodide fetches its own files; in this worker it gets those that are here. */
function answer(files: Record<string, Bytes>): void {
	const outside = self.fetch.bind(self);
	self.fetch = async (to, how) => {
		const address = to instanceof Request ? to.url : String(to);
		const name = address.startsWith(INDEX) ? address.slice(INDEX.length) : "";
		const found = files[name];
		if (!found) return outside(to, how);
		delete files[name]; // each is asked for once
		return new Response(found, { headers: { "content-type": kindOf(name) } });
	};
}

const kindOf = (name: string) => KINDS[name.split(".").at(-1) ?? ""] ?? "application/octet-stream";

class Files {
	/** Once everything that was fetched is there for the next time, too. */
	kept: Promise<unknown> = Promise.resolve();
	#got = 0;
	readonly #all: number;

	constructor(
		readonly orders: Fetched,
		readonly progress: (share: number) => void,
	) {
		const read = Object.entries(orders.plan.files).filter(([name]) => !name.endsWith(".js")); // scripts are imported
		this.#all = read.reduce((sum, [, file]) => sum + file.bytes, 0);
	}

	address(name: string): string {
		const file = this.orders.plan.files[name];
		if (!file) throw new Error(`${name} is not in the plan`);
		return new URL(file.at, this.orders.base).href;
	}

	async bytes(name: string): Promise<Bytes> {
		return new Uint8Array(await (await this.#unpacked(name)).arrayBuffer());
	}

	/** A module, compiled while it is fetched. */
	async compiled(name: string): Promise<WebAssembly.Module> {
		return WebAssembly.compileStreaming(this.#unpacked(name));
	}

	/** Most are packed by gzip, because few hosts would do it for us. */
	async #unpacked(name: string): Promise<Response> {
		const found = (await this.#found(name)).pipeThrough(this.#counted());
		const isPacked = this.orders.held?.has(name) || this.address(name).endsWith(".bin");
		const stream = isPacked ? found.pipeThrough(new DecompressionStream("gzip")) : found;
		return new Response(stream, { headers: { "content-type": kindOf(name) } });
	}

	async #found(name: string): Promise<ReadableStream<Bytes>> {
		const held = this.orders.held?.get(name);
		if (held) return held.stream();
		const address = this.address(name);
		const kept = await keptOf(address, this.orders.plan.files[name]?.bytes);
		if (kept) return new Blob([kept]).stream();
		const [one, other] = ((await fetched(address)).body as ReadableStream<Bytes>).tee();
		this.kept = Promise.all([this.kept, keep(address, other)]);
		return one;
	}

	#counted(): TransformStream<Bytes, Bytes> {
		return new TransformStream({
			transform: (chunk, next) => {
				this.#got += chunk.length;
				this.progress(Math.min(1, this.#got / this.#all));
				next.enqueue(chunk);
			},
		});
	}
}

async function fetched(address: string): Promise<Response> {
	const answer = await fetch(address);
	if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
	return answer;
}

/**
 * Their names have digests: what is kept never changes. But it may be a part only, if a page was left while it was kept: then it is
 * fetched again. A page without https has no such place.
 */
async function keptOf(address: string, length: number | undefined): Promise<ArrayBuffer | undefined> {
	if (!("caches" in self)) return undefined;
	const found = await caches.match(address).catch(() => undefined);
	const bytes = await found?.arrayBuffer().catch(() => undefined);
	if (bytes?.byteLength === length) return bytes;
	if (found) await caches.open(PYTHON).then((cache) => cache.delete(address)); // or the service worker would answer with it
	return undefined;
}

/** Whole: Firefox would keep what has come so far if the page is left meanwhile. */
async function keep(address: string, bytes: ReadableStream<Bytes>): Promise<void> {
	if (!("caches" in self)) return bytes.cancel();
	await Promise.all([caches.open(PYTHON), new Response(bytes).arrayBuffer()])
		.then(([cache, whole]) => cache.put(address, new Response(whole)))
		.catch(() => undefined); // no room: then it is fetched again
}
