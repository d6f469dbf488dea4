import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { type BuildOptions, defineConfig, type Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** By where a component lies in this repository: games lie outside this folder, and Svelte would take their whole path. */
function cssHash({ hash, filename }: { hash(text: string): string; filename: string }): string {
	return `svelte-${hash(relative(here(".."), resolve(here("."), filename)).replaceAll("\\", "/"))}`;
}

/** The service worker is told what was built, so that the page opens when the server is away. */
function shell(): Plugin {
	return {
		name: "shell",
		apply: "build",
		enforce: "post",
		generateBundle(_, bundle) {
			const built = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
			const worker = Object.values(bundle).find((one) => one.fileName === "sw.js");
			if (worker?.type !== "chunk") throw new Error("no service worker was built");
			worker.code = worker.code.replace("__BUILT__", JSON.stringify(built.map((name) => `/${name}`)));
		},
	};
}

/** What packs well lies there packed, too, so that no server has to do it (web/pages.py). */
function packed(): Plugin {
	return {
		name: "packed",
		apply: "build",
		writeBundle({ dir = "" }) {
			for (const path of readdirSync(dir, { recursive: true, encoding: "utf-8" }).filter((name) => PACKS.test(name))) {
				const body = readFileSync(join(dir, path));
				writeFileSync(join(dir, `${path}.br`), brotliCompressSync(body));
				writeFileSync(join(dir, `${path}.gz`), gzipSync(body, { level: 9 }));
			}
		},
	};
}

const PACKS = /\.(?:css|ftl|html|js|json|svg|ttf|txt|webmanifest)$/;

/** A page that is opened from a disk begins with a script of its own. */
function fromDisk(): Plugin {
	return {
		name: "from-disk",
		transformIndexHtml: { order: "pre", handler: (page) => page.replace("/src/main.ts", "/src/house/open.ts") },
	};
}

const usual: BuildOptions = {
	emptyOutDir: true,
	target: "es2022",
	assetsInlineLimit: 0,
	modulePreload: { polyfill: false },
};

/** What is built, by its mode. */
const BUILDS: Record<string, BuildOptions> = {
	/** The page of a server. */
	production: {
		...usual,
		outDir: here("../src/cheeseboard/web/static"),
		rolldownOptions: {
			input: { main: here("./index.html"), sw: here("./src/sw.ts") },
			output: { entryFileNames: (chunk) => (chunk.name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
		},
	},
	/** The page of a house without a server, and its two scripts, which cannot import anything: tools/make_house.py. */
	house: usual,
	hall: script("hall", "./src/house/worker.ts"),
	sw: script("sw", "./src/house/sw.ts"),
	/** The documentation's examples that run, and the worker in which they do. */
	console: script("console", "./src/console/page.ts"),
	desk: script("desk", "./src/console/desk.ts"),
	/** That page as one script and one style sheet. */
	"one-file": {
		...usual,
		assetsInlineLimit: 100_000_000,
		cssCodeSplit: false,
		rolldownOptions: { output: { codeSplitting: false } },
	},
};

function script(name: string, from: string): BuildOptions {
	const output = { entryFileNames: `${name}.js`, codeSplitting: false, format: "iife" as const };
	return { ...usual, copyPublicDir: false, rolldownOptions: { input: { [name]: here(from) }, output } };
}

export default defineConfig(({ mode }) => {
	const isServer = mode === "production" || mode === "development";
	const wires = here(isServer ? "./src/server/wires.ts" : "./src/house/wires.ts");
	return {
		root: here("."),
		plugins: [
			svelte({ preprocess: vitePreprocess(), compilerOptions: { cssHash } }),
			...(isServer ? [shell(), packed()] : []),
			...(mode === "one-file" ? [fromDisk()] : []),
		],
		resolve: { alias: { $client: here("./src"), $wires: wires }, dedupe: ["svelte", "@fluent/bundle"] },
		server: { fs: { allow: [here("..")] } },
		build: BUILDS[mode] ?? {},
	};
});
