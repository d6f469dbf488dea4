import "./look/fonts.css";
import "../../src/cheeseboard/games/art/tokens.css";
import "./look/look.css";
import { mount } from "svelte";
import { wires } from "$wires";
import App from "./App.svelte";
import { pause } from "./lib/pause";
import { settings } from "./lib/settings.svelte";
import { ui } from "./lib/ui.svelte";

void begin();

async function begin(): Promise<void> {
	let shown = () => {};
	void ui.learn(new Promise((done) => (shown = done))); // what there is to play comes while the words do
	await ui.speak(settings.language);
	await pause();
	const target = document.getElementById("app");
	if (!target) throw new Error("this is not our page");
	target.replaceChildren(); // the name that stood there meanwhile
	mount(App, { target });
	wires.begin();
	await pause();
	shown();
}
