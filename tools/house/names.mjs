// Which names a module of WebAssembly and the library beside it look up when they are loaded: node names.mjs MAIN LIBRARY
import fs from "node:fs";

const [main, library] = process.argv
	.slice(2)
	.map((file) => WebAssembly.Module.imports(new WebAssembly.Module(fs.readFileSync(file))));
const looked = [...library, ...main.filter((each) => each.module.startsWith("GOT."))];
console.log(JSON.stringify([...new Set(looked.map((each) => each.name))]));
