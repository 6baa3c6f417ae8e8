import { backboneFiles, readHead, wasmFolder } from './node-files.js';
import { neededOf } from './needed.js';
import { pack } from './pack.js';

/** The committed classifier as one file for a browser, and the address of the .wasm file that it runs on. */
export async function packedClassifier(): Promise<{ packed: Uint8Array; wasm: string }> {
  const packed = pack({ backbone: neededOf(backboneFiles()), head: await readHead() });
  return { packed, wasm: `${wasmFolder()}tfjs-backend-wasm-simd.wasm` };
}
