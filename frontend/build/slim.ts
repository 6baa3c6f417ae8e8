import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify } from 'rolldown/experimental';
import type { Plugin } from 'vite';

/** Minifies scripts of public/, which Vite copies as they are. */
export function slim(...names: string[]): Plugin {
  let folder = '';
  return {
    name: 'slim',
    apply: 'build',
    configResolved: ({ root, build }) => void (folder = join(root, build.outDir)),
    closeBundle: {
      order: 'pre',
      async handler() {
        for (const name of names) {
          const file = join(folder, name);
          const { code } = await minify(name, await readFile(file, 'utf8'), { module: false });
          await writeFile(file, code);
        }
      },
    },
  };
}
