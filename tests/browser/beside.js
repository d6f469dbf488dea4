/** A tab without a page: it asks and talks to the hall of this device as the client does. A test plays through it. */
async () => {
	const me = `beside-${Math.random()}`;
	const channel = (name) => new BroadcastChannel(`cheeseboard-${name}`);
	const hallway = channel("hall");
	const asked = new Map();
	const lines = new Map();
	let count = 0;
	navigator.locks.request(`cheeseboard-tab-${me}`, () => new Promise(() => undefined));
	const post = (message) => hallway.postMessage({ tab: me, text: JSON.stringify(message) });
	channel(`tab-${me}`).onmessage = ({ data }) => {
		const told = JSON.parse(data.text);
		if (told.type === "answer") asked.get(told.id)(told);
		else if (told.type === "tell") lines.get(told.line)(JSON.parse(told.text));
	};

	const ask = (method, path, body) =>
		new Promise((yes) => {
			count += 1;
			asked.set(count, yes);
			post({ type: "ask", id: count, method, path, body: body === undefined ? "" : JSON.stringify(body) });
		});

	/** A line into a room: whoever has it says something, and hears what is told. */
	const line = (key, hear) => {
		count += 1;
		const number = count;
		lines.set(number, hear);
		const say = (message) => post({ type: "say", line: number, text: JSON.stringify(message) });
		say({ type: "hello", protocol: 1, room: key.room, token: key.token });
		return say;
	};

	/** Some moves of a room, one after the other; each is answered. */
	const play = (key, moves, from) =>
		new Promise((yes, no) => {
			let made = from;
			const next = () => {
				if (made === moves.length) return yes(made);
				const [seat, move] = moves[made];
				say({ type: "move", id: `m${made}`, match: 1, version: made, seat, move });
			};
			const say = line(key, (told) => {
				if (told.type === "refused") no(new Error(JSON.stringify(told)));
				if (told.type === "done") made += 1;
				if (told.type === "done" || (told.type === "welcome")) next();
			});
		});

	/** A whole match against bots: mine is whichever legal move a number chooses. Its link. */
	const playAll = async (wanted, seed) => {
		const made = await ask("POST", "/api/rooms", wanted);
		if (made.status !== 201) throw new Error(made.body);
		const key = JSON.parse(made.body);
		let version = -1;
		return new Promise((yes, no) => {
			const say = line(key, (told) => {
				if (told.type === "refused" || told.type === "goodbye") no(new Error(JSON.stringify(told)));
				if (told.type !== "frame") return;
				if (told.over) return yes({ room: key.room, link: told.over.link });
				if (!told.moves.length || told.version === version) return;
				version = told.version;
				const move = told.moves[(seed * 31 + version * 17) % told.moves.length];
				say({ type: "move", id: `m${version}`, match: told.match, version, seat: told.seat, move });
			});
		});
	};

	window.beside = { ask, play, playAll };
	return me;
}
