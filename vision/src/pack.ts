import type { BackboneFiles } from './backbone-files.js';
import type { HeadJson } from './head.js';

/** What a classifier is made of, besides the .wasm file of tfjs. */
interface ClassifierParts {
  backbone: BackboneFiles;
  head: HeadJson;
}

/** Stands in the text for bytes that follow it. */
interface Place {
  bytesAt: number;
  length: number;
}

const LENGTH_BYTES = 4;

/** The parts as one file: the length of a text (32 bits, little-endian), the text (JSON), and the bytes that it points to. */
export function pack(parts: ClassifierParts): Uint8Array {
  const pieces: Uint8Array[] = [];
  let at = 0;
  const text = JSON.stringify(parts, (_, value: unknown) => {
    if (!ArrayBuffer.isView(value) && !isBuffer(value)) return value;
    const bytes = isBuffer(value) ? Uint8Array.from(value.data) : (value as Uint8Array);
    pieces.push(bytes);
    at += bytes.length;
    return { bytesAt: at - bytes.length, length: bytes.length } satisfies Place;
  });
  const said = new TextEncoder().encode(text);
  const packed = new Uint8Array(LENGTH_BYTES + said.length + at);
  new DataView(packed.buffer).setUint32(0, said.length, true);
  packed.set(said, LENGTH_BYTES);
  let end = LENGTH_BYTES + said.length;
  for (const piece of pieces) {
    packed.set(piece, end);
    end += piece.length;
  }
  return packed;
}

/** The parts that `pack` wrote; their bytes are views into `packed`. Throws when it is cut short or something else. */
export function unpack(packed: Uint8Array): ClassifierParts {
  const length = new DataView(packed.buffer, packed.byteOffset).getUint32(0, true);
  const start = LENGTH_BYTES + length;
  if (start > packed.length) throw new RangeError('This is not a packed classifier');
  const text = new TextDecoder().decode(packed.subarray(LENGTH_BYTES, start));
  return JSON.parse(text, (_, value: unknown) =>
    isPlace(value) ? packed.subarray(start + value.bytesAt, start + value.bytesAt + value.length) : value,
  ) as ClassifierParts;
}

/** A Buffer of Node, which turns itself into this before JSON sees it. */
const isBuffer = (value: unknown): value is { type: 'Buffer'; data: number[] } =>
  (value as { type?: unknown } | null)?.type === 'Buffer' &&
  Array.isArray((value as { data?: unknown }).data);

const isPlace = (value: unknown): value is Place =>
  typeof (value as Partial<Place> | null)?.bytesAt === 'number';
