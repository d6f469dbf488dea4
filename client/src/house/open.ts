/** A page that lies on a disk, all in one file, begins here: what it knew the last time comes first. */

import { recall } from "../lib/shelf";

const recalled = recall().catch(() => undefined); // nothing may be kept here: then it knows nothing
void recalled.then(() => import("../main"));
