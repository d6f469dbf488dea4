import * as kept from "../../lib/kept";
import { newId } from "../../lib/line";
import { people } from "../../lib/people.svelte";
import { ui } from "../../lib/ui.svelte";

const DEVICE = "cheeseboard-device";

/** Who this device's owner is, for a friend's page. */
export const ownName = () => people.first(1, ui.about?.names ?? [])[0]?.name ?? "";

/** A word for this device, by which a friend's knows it again. It says nothing else. */
export function ownDevice(): string {
	const found = kept.read(DEVICE, { word: "" }).word || newId();
	kept.write(DEVICE, { word: found });
	return found;
}
