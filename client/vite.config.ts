import { fileURLToPath } from "node:url";
import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

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

export default defineConfig({
	root: here("."),
	plugins: [svelte({ preprocess: vitePreprocess() }), shell()],
	resolve: { alias: { $client: here("./src") }, dedupe: ["svelte", "@fluent/bundle"] },
	server: { fs: { allow: [here("..")] } },
	build: {
		outDir: here("../src/cheeseboard/web/static"),
		emptyOutDir: true,
		target: "es2022",
		assetsInlineLimit: 0,
		modulePreload: { polyfill: false },
		rolldownOptions: {
			input: { main: here("./index.html"), sw: here("./src/sw.ts") },
			output: { entryFileNames: (chunk) => (chunk.name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
		},
	},
});
