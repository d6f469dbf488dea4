import { expect, test } from "vitest";
import { Channel, type Pipe } from "../src/house/friends/channel";

/** Half a data channel, whose other half is told what was sent as soon as the network has room. */
class Half implements Pipe {
	binaryType = "";
	readyState = "open";
	bufferedAmount = 0;
	bufferedAmountLowThreshold = 0;
	onopen = null;
	onmessage: ((event: MessageEvent) => void) | null = null;
	onbufferedamountlow: ((event: Event) => void) | null = null;
	onclose: ((event: Event) => void) | null = null;
	readonly sent: Uint8Array<ArrayBuffer>[] = [];
	most = 0;

	send(part: Uint8Array<ArrayBuffer>): void {
		this.sent.push(part);
		this.bufferedAmount += part.length;
		this.most = Math.max(this.most, this.bufferedAmount);
	}

	close(): void {
		this.readyState = "closed";
	}

	carryTo(other: Half): void {
		while (this.sent.length > 0) {
			for (const part of this.sent.splice(0)) other.onmessage?.({ data: part.buffer } as MessageEvent);
			this.bufferedAmount = 0;
			this.onbufferedamountlow?.(new Event("low"));
		}
	}
}

function two(most: number): { one: Channel; there: Half; here: Half; heard: string[]; other: Channel } {
	const [here, there] = [new Half(), new Half()];
	const [one, other] = [new Channel(here, most), new Channel(there, most)];
	const heard: string[] = [];
	other.ontext = (text) => heard.push(text);
	return { one, there, here, heard, other };
}

test("texts of any length arrive whole and in order, in parts that every browser carries", () => {
	const { one, here, there, heard } = two(5_000_000);
	const texts = ["", "short", "Käse 🧀 ".repeat(40_000), "x".repeat(16_000), "y".repeat(16_001), "last"];
	for (const text of texts) one.send(text);
	expect(here.most).toBeLessThan(300_000); // the rest waits until there is room
	expect(Math.max(...here.sent.map((part) => part.length))).toBeLessThanOrEqual(16_001);
	here.carryTo(there);
	expect(heard).toEqual(texts);
});

test("nobody may send more than was agreed", () => {
	const { one, here, there, heard, other } = two(70_000);
	let isClosed = 0;
	other.onclose = () => {
		isClosed += 1;
	};
	one.send("x".repeat(70_001));
	here.carryTo(there);
	expect(heard).toEqual([]);
	expect([there.readyState, isClosed]).toEqual(["closed", 1]);
});

test("nobody is waited for without an end", () => {
	const { one, here } = two(1_000);
	for (let times = 0; times < 50; times += 1) one.send("x".repeat(100_000));
	expect(here.readyState).toBe("closed");
});
