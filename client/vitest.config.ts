import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
	plugins: [svelte()],
	resolve: { alias: { $client: fileURLToPath(new URL("./src", import.meta.url)) }, conditions: ["browser"] },
	server: { fs: { strict: false } },
	test: { environment: "jsdom", include: ["tests/**/*.test.ts", "../src/cheeseboard/games/*/client/*.test.ts"] },
});
