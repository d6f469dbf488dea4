// A wheel in Pyodide, installed by micropip as anybody would: node install.mjs PYODIDE SPACE MICROPIP.whl,PACKAGING.whl WHEEL PROGRAM.py
// SPACE is a web space with an index of the packages that the wheel needs. Nothing else is asked.
import fs from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, space, tools, wheel, program] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const info = JSON.parse(fs.readFileSync(`${pyodide}/pyodide-lock.json`, "utf8")).info;
fs.writeFileSync(`${program}.lock.json`, JSON.stringify({ info, packages: {} }));
process.on("uncaughtException", (problem) => {
	console.error(String(problem.message ?? problem).slice(-3000)); // Node would show a script that is all in one line
	process.exit(1);
});
const python = await loadPyodide({ indexURL: `${pyodide}/`, lockFileURL: `${program}.lock.json` });
for (const name of tools.split(",")) await python.loadPackage(`${space}${name}`, { messageCallback: () => undefined });
python.globals.set("space", space);
python.globals.set("wheel", `${space}${wheel}`);
const found = await python.runPythonAsync(`
import micropip
micropip.set_index_urls(space + "simple")
await micropip.install(wheel)
${fs.readFileSync(program, "utf8")}`);
console.log(found);
process.exit(0);
