import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const folder = here('../.cache/drawn/');

/**
 * Draws the pictures of `drawn.ts` once, at build time, so that a page that shows one does not load the drawing code:
 * `drawn/fern.svg`.
 */
export function draw(): Plugin {
  return {
    name: 'draw',
    async config() {
      await mkdir(folder, { recursive: true });
      const { module } = await runnerImport<typeof import('./drawn.ts')>(here('drawn.ts'));
      for (const [name, svg] of Object.entries(module.drawn)) await writeFile(`${folder}${name}.svg`, svg());
    },
  };
}
