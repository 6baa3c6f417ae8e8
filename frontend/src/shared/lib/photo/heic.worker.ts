// Decodes HEIC photos off the main thread with libheif (LGPL-3.0; its WebAssembly is a separate file).
import libheif from 'libheif-js/libheif-wasm/libheif.js';
import wasm from 'libheif-js/libheif-wasm/libheif.wasm?url';
import { fitSize } from './fit-size';
import type { HeicAnswer, HeicQuestion } from './decode-heic';

/** Missing from libheif's own types. */
interface Library {
  HeifDecoder: new () => { decode(bytes: Uint8Array): Picture[] };
}

interface Picture {
  get_width(): number;
  get_height(): number;
  is_primary(): boolean;
  /** The pixels of a picture, rotated as the file says; null if it is broken. */
  display(into: ImageData, done: (pixels: ImageData | null) => void): void;
}

self.onmessage = async ({ data }: MessageEvent<HeicQuestion>) => {
  const answer = await open(data).catch(() => null);
  self.postMessage(answer, { transfer: answer instanceof ImageBitmap ? [answer] : [] });
};

/** Decodes the main picture of the file and shrinks it. */
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
