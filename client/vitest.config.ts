import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
	plugins: [svelte()],
	resolve: { alias: { $client: here("./src"), $wires: here("./src/server/wires.ts") }, conditions: ["browser"] },
	server: { fs: { strict: false } },
	test: { environment: "jsdom", include: ["tests/**/*.test.ts", "../src/cheeseboard/games/*/client/*.test.ts"] },
});
