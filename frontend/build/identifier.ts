import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { runnerImport, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const folder = here('../.cache/identifier/');
const brotli = promisify(brotliCompress);

/** A file that a device fetches to look at photos itself: its SHA-256 (hex), and its bytes as sent, compressed. */
export interface IdentifierFile {
  sha256: string;
  sentBytes: number;
}

/**
 * Writes the classifier, without what only training needs, and the WebAssembly that it runs on as files of the app, whose
 * addresses change with their content, and notes their checksums.
 */
export function identifier(): Plugin {
  return {
    name: 'identifier',
    async config() {
      await mkdir(folder, { recursive: true });
      const { module } = await runnerImport<typeof import('../../vision/src/packed.ts')>(
        here('../../vision/src/packed.ts'),
      );
      const { packed, wasm } = await module.packedClassifier();
      await writeFile(`${folder}classifier.bin`, packed);
      await copyFile(wasm, `${folder}classifier.wasm`);
      const files = {
        classifier: await noteOf(`${folder}classifier.bin`),
        wasm: await noteOf(`${folder}classifier.wasm`),
      };
      await writeFile(`${folder}files.json`, JSON.stringify(files));
    },
  };
}

async function noteOf(file: string): Promise<IdentifierFile> {
  const bytes = await readFile(file);
  return {
    sha256: createHash('sha256').update(bytes).digest('hex'),
    sentBytes: (await brotli(bytes)).length,
  };
}
