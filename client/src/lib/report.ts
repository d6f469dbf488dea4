/** What somebody reads in the page, as a file of its own: no script, no file beside it; for day, night and paper. */

const STYLE = `
:root { color-scheme: light dark; --paper: #fffdf6; --text: #2b2419; --text-soft: #6d6353; --line: #b9ae9b; --olive: #76862f; --tomato: #b5452c; }
@media (prefers-color-scheme: dark) { :root { --paper: #1d1a15; --text: #efe7d8; --text-soft: #b5ab9a; --line: #5f574b; --olive: #a3b556; --tomato: #f0836a; } }
@media print { :root { color-scheme: light; --paper: #fff; --text: #000; --text-soft: #444; } }
body { background: var(--paper); color: var(--text); font: 1.05rem/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2, h3 { line-height: 1.2; }
section { margin-top: 2.5rem; }
ul { list-style: none; padding: 0; }
li { break-inside: avoid; margin-top: 1.2rem; }
dt { font-weight: 700; margin-top: 1rem; }
dd { margin: 0; font-size: 1.15rem; }
p { margin: .2rem 0; }
.small { font-size: .9rem; } .soft { color: var(--text-soft); }
.head { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; }
code { overflow-wrap: anywhere; }
svg { display: block; width: 100%; height: 28px; overflow: visible; } .bars { height: 160px; }
path { fill: none; vector-effect: non-scaling-stroke; } rect { fill: var(--olive); }
.axis { stroke: var(--line); stroke-width: 2px; } .fair { stroke: var(--text-soft); stroke-width: 2px; stroke-dasharray: 4 3; }
.interval { stroke: var(--olive); stroke-width: 6px; } .usual { stroke: var(--tomato); stroke-width: 3px; }
.seen { stroke: var(--text); stroke-width: 14px; stroke-linecap: round; }
.key svg { display: inline-block; width: 40px; height: 20px; vertical-align: middle; }
`;

export function reportOf(title: string, language: string, shown: Element): string {
	const body = shown.innerHTML.replace(/<!--.*?-->/gs, "");
	const head = document.createElement("title");
	head.textContent = title;
	return `<!doctype html>\n<html lang="${language}">\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n${head.outerHTML}\n<style>${STYLE}</style>\n<main>${body}</main>\n</html>\n`;
}
