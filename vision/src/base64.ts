/** Bytes of a base64 text, in Node and in a browser alike. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < bytes.length; i += 1) bytes[i] = binary.charCodeAt(i);
  return bytes;
}

/** Base64 text of bytes, in Node and in a browser alike. */
export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 0x8000) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)));
  }
  return btoa(parts.join(''));
}

/** 32-bit little-endian numbers as base64 text; compact, and exact after a round trip. */
export function floatsToBase64(values: Float32Array): string {
  return toBase64(new Uint8Array(values.buffer, values.byteOffset, values.byteLength));
}

/** The numbers written by floatsToBase64. */
export function floatsFromBase64(text: string): Float32Array {
  return new Float32Array(fromBase64(text).buffer);
}
