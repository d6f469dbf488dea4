/** A text as a file of this device, wherever it keeps what is downloaded. */
export function save(name: string, text: string, kind = "application/json"): void {
	const link = document.createElement("a");
	link.href = URL.createObjectURL(new Blob([text], { type: kind }));
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
