// A photo in HEIC, decoded beside the page by libheif (LGPL-3.0; its WebAssembly is a file of its own).
import libheif from 'libheif-js/libheif-wasm/libheif.js';
import wasm from 'libheif-js/libheif-wasm/libheif.wasm?url';
import { fitSize } from './fit-size';
import type { HeicAnswer, HeicQuestion } from './decode-heic';

/** What its own types leave out. */
interface Library {
  HeifDecoder: new () => { decode(bytes: Uint8Array): Picture[] };
}

interface Picture {
  get_width(): number;
  get_height(): number;
  is_primary(): boolean;
  /** Writes its pixels, turned as the file says, and hands them on; null when it is broken. */
  display(into: ImageData, done: (pixels: ImageData | null) => void): void;
}

self.onmessage = async ({ data }: MessageEvent<HeicQuestion>) => {
  const answer = await open(data).catch(() => null);
  self.postMessage(answer, { transfer: answer instanceof ImageBitmap ? [answer] : [] });
};

/** The main picture of the file, made small at once. */
async function open({ bytes, maxSide, maxPixels }: HeicQuestion): Promise<HeicAnswer> {
  const wasmBinary = await (await fetch(wasm)).arrayBuffer();
  const { HeifDecoder } = libheif({ wasmBinary }) as unknown as Library;
  const pictures = new HeifDecoder().decode(new Uint8Array(bytes));
  const picture = pictures.find((one) => one.is_primary()) ?? pictures[0];
  if (!picture) return null;
  const size = { width: picture.get_width(), height: picture.get_height() };
  if (size.width * size.height > maxPixels) return 'too-many-pixels';
  const room = new ImageData(size.width, size.height);
  const pixels = await new Promise<ImageData | null>((resolve) => picture.display(room, resolve));
  if (!pixels) return null;
  const { width, height } = fitSize(size, maxSide);
  return createImageBitmap(pixels, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' });
}
