import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|svg|json|webmanifest|txt|wasm|bin)$/;
/** What nobody is served. */
const UNSERVED = /^\.vite\b/;
const SMALLEST_WORTH_IT = 256;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes a .br and a .gz next to every text file of the build, so that the server never compresses them. Pages are left out: the server
 * writes its address into them first.
 */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: ({ root, build }) => void (folder = resolve(root, build.outDir)),
    async closeBundle() {
      for (const entry of await readdir(folder, { recursive: true })) {
        if (!TEXT.test(entry) || UNSERVED.test(entry)) continue;
        const file = join(folder, entry);
        const bytes = await readFile(file);
        if (bytes.length < SMALLEST_WORTH_IT) continue;
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        };
        await writeFile(`${file}.br`, await brotli(bytes, { params }));
        await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }));
      }
    },
  };
}
