import "./look/fonts.css";
import "../../src/cheeseboard/games/art/tokens.css";
import "./look/look.css";
import { mount } from "svelte";
import { wires } from "$wires";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { ui } from "./lib/ui.svelte";

void begin();

async function begin(): Promise<void> {
	void ui.learn(); // what there is to play comes while the words do
	await ui.speak(settings.language);
	const target = document.getElementById("app");
	if (!target) throw new Error("this is not our page");
	target.replaceChildren(); // the name that stood there meanwhile
	mount(App, { target });
	wires.begin();
}
