import "./look/fonts.css";
import "./look/tokens.css";
import "./look/look.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { ui } from "./lib/ui.svelte";

await ui.speak(settings.language);
const target = document.getElementById("app");
if (!target) throw new Error("this is not our page");
mount(App, { target });
void ui.learn();

if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/sw.js");
