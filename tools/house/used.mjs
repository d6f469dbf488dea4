// Which files of the standard library a house uses: node used.mjs PYODIDE ENGINE MODULES.json APP.zip REHEARSAL.py
// A match of every game is played here in Node, in the same Python and with the same library as in a browser.
import fs from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, engine, modules, app, rehearsal] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${pyodide}/` });
python.unpackArchive(new Uint8Array(fs.readFileSync(app)), "zip", { extractDir: "/house/site" });
python.FS.writeFile("/house/engine.so", fs.readFileSync(engine));
python.FS.writeFile("/house/site/rehearsal.py", fs.readFileSync(rehearsal));
python.globals.set("modules", fs.readFileSync(modules, "utf8"));
const found = await python.runPythonAsync(`
import sys
sys.path.insert(0, "/house/site")
from cheeseboard.house import finder
finder.install("/house/engine.so", modules)
from rehearsal import rehearse
await rehearse()`);
console.log(found);
process.exit(0);
