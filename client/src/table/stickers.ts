/** The drawing for each sticker the server knows. */
const ART: Record<string, string> = {
	hello: "mouse",
	thanks: "mouse-fat",
	"well-played": "mouse-king",
	"oh-no": "trap-snapped",
	hurry: "dog",
	laugh: "bot-pip",
	wow: "cat",
	cheese: "cheese-3",
	trap: "trap-set",
	heart: "heart",
};

export function artOf(sticker: string | undefined): string {
	return sticker === undefined ? "" : (ART[sticker] ?? "mouse");
}
