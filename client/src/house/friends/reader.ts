/** Codes in a picture of the camera: by the browser's own reader where it has one, by a small one of ours elsewhere. */

export type ReadCode = (video: HTMLVideoElement) => Promise<string | null>;

/** As much of it as we need; TypeScript does not know it yet. */
interface Detector {
	detect(video: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

interface DetectorMaker {
	new (how: { formats: string[] }): Detector;
	getSupportedFormats(): Promise<string[]>;
}

const WIDEST = 960; // pixels: enough for our codes at arm's length, and quick on an old phone

export async function reader(): Promise<ReadCode> {
	const Own = (globalThis as { BarcodeDetector?: DetectorMaker }).BarcodeDetector;
	const formats = (await Own?.getSupportedFormats().catch(() => [])) ?? [];
	if (Own && formats.includes("qr_code")) {
		const detector = new Own({ formats: ["qr_code"] });
		return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
	}
	const { decodeQR } = await import("qr/decode.js");
	const canvas = document.createElement("canvas");
	const paper = canvas.getContext("2d", { willReadFrequently: true });
	return async (video) => {
		const scale = Math.min(1, WIDEST / video.videoWidth);
		canvas.width = Math.round(video.videoWidth * scale);
		canvas.height = Math.round(video.videoHeight * scale);
		if (!paper || !canvas.width) return null;
		paper.drawImage(video, 0, 0, canvas.width, canvas.height);
		try {
			return decodeQR(paper.getImageData(0, 0, canvas.width, canvas.height));
		} catch {
			return null; // there is none in it
		}
	};
}
