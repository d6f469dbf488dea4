import { expect, test } from "vitest";
import { described, NoNetwork, NoSlip, type Reachable, readSlip, reduced, writeSlip } from "../src/house/friends/slip";

/** As Chromium 156 described a data channel, and Firefox's users and passwords. */
const SDP = [
	"v=0",
	"o=- 4611731400430051336 2 IN IP4 127.0.0.1",
	"s=-",
	"t=0 0",
	"a=group:BUNDLE 0",
	"a=msid-semantic: WMS",
	"m=application 57032 UDP/DTLS/SCTP webrtc-datachannel",
	"c=IN IP4 0.0.0.0",
	"a=candidate:662630030 1 udp 2113937151 08b14c96-fee0-4db0-86be-ab5dc2934d9a.local 57032 typ host generation 0 network-cost 999",
	"a=candidate:537690686 1 udp 2113942271 2e7b32a2-5995-45fb-9191-ba3bba5d8053.local 34373 typ host generation 0 network-cost 999",
	"a=candidate:1 1 tcp 1518280447 192.0.2.2 9 typ host tcptype active generation 0",
	"a=ice-ufrag:l5+/",
	"a=ice-pwd:Yv0Z3Jk8m2LxQpRtUwAbCdEf",
	"a=ice-options:trickle",
	`a=fingerprint:sha-256 ${Array.from({ length: 32 }, (_, at) => (at * 7).toString(16).padStart(2, "0").toUpperCase()).join(":")}`,
	"a=setup:actpass",
	"a=mid:0",
	"a=sctp-port:5000",
	"a=max-message-size:262144",
	"",
].join("\r\n");
const reach = reduced({ type: "offer", sdp: SDP });

test("of a description five things are kept", () => {
	expect(reach).toMatchObject({ type: "offer", setup: "actpass", ufrag: "l5+/", pwd: "Yv0Z3Jk8m2LxQpRtUwAbCdEf" });
	expect(reach.candidates).toEqual([
		{ host: "08b14c96-fee0-4db0-86be-ab5dc2934d9a.local", port: 57032 },
		{ host: "2e7b32a2-5995-45fb-9191-ba3bba5d8053.local", port: 34373 },
	]);
	expect([...reach.fingerprint].slice(0, 3)).toEqual([0, 7, 14]);
	expect(reduced(described(reach))).toEqual(reach);
});

test("a slip is read as it was written", () => {
	const candidates = [
		{ host: "192.0.2.2", port: 9 },
		{ host: "fd00::2", port: 65535 },
		{ host: "::1", port: 1 },
		{ host: "2001:db8:1:2:3:4:5:6", port: 40000 },
	];
	const longer: Reachable = {
		...reach,
		candidates,
		type: "answer",
		setup: "active",
		ufrag: "0a1b2c3d",
		pwd: "f".repeat(32),
	};
	for (const each of [reach, longer]) {
		const { reach: read, about } = readSlip(writeSlip({ reach: each, about: ["mika-tolu", "Zoë"] }));
		expect(about).toEqual(["mika-tolu", "Zoë"]);
		const long = (text: string) => new URL(`http://${text.includes(":") ? `[${text}]` : text}`).hostname;
		expect({ ...read, candidates: [] }).toEqual({ ...each, candidates: [] });
		expect(read.candidates.map(({ host, port }) => [long(host), port])).toEqual(
			each.candidates.map(({ host, port }) => [long(host), port]),
		);
	}
});

test("a slip is short enough for a code that a phone reads at arm's length", () => {
	const candidates = [...reach.candidates, ...reach.candidates];
	const slip = writeSlip({ reach: { ...reach, candidates }, about: ["mika-tolu", "A name of twenty-four lett"] });
	const link = `https://games.example.org/cheeseboard/#/meet#${slip}`;
	expect(slip).toMatch(/^[\w-]+$/);
	expect(SDP.length).toBeGreaterThan(700);
	expect(link.length).toBeLessThanOrEqual(321); // version 12 with little correction: 65 × 65 fields
	expect(writeSlip({ reach, about: ["mika-tolu", "Anna"] }).length).toBeLessThan(180);
});

test("it may be pasted as a link, and broken into lines", () => {
	const slip = writeSlip({ reach, about: ["mika-tolu", "Anna"] });
	const lines = `\n ${slip.slice(0, 70)}\n${slip.slice(70)} `;
	for (const text of [slip, `https://house.example/#/meet#${slip}`, lines])
		expect(readSlip(text).about).toEqual(["mika-tolu", "Anna"]);
});

test("what is no slip, or not a whole one, is refused", () => {
	const slip = writeSlip({ reach, about: ["mika-tolu", "Anna"] });
	const other = slip[50] === "A" ? "B" : "A";
	for (const text of [
		"",
		"mika-tolu",
		"https://house.example/",
		slip.slice(0, -4),
		slip.slice(0, 50) + other + slip.slice(51),
	])
		expect(() => readSlip(text)).toThrow(NoSlip);
	expect(() => readSlip("_".repeat(100))).toThrow(NoSlip);
});

test("a device that is found nowhere is told so", () => {
	const sdp = SDP.replace(/^a=candidate.*\r\n/gm, "");
	expect(() => reduced({ type: "offer", sdp })).toThrow(NoNetwork);
});
