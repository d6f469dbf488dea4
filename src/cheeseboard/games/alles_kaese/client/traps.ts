/** With how many traps somebody has lost: three, unless it is another box. */

import type { View } from "./view";

export const mostTraps = (view: View): number => Number(view.options.traps_to_lose ?? 3);
