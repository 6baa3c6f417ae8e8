import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import type { BuiltFiles } from '../service-worker/files';

/** Needs the server, or is of use to few: not fetched before somebody opens it. Who reads another language fetches its texts (main.tsx). */
const NOT_AHEAD =
  /(admin|mailbox|newsletter|community|chat|premium|billing|data-transfer|gallery|checkout|payment|use-over-time|answer-text|expert|worker|src\/languages\/(?!en\/))/;
const KEPT = /\.(js|css|svg|woff2)$/;

interface Chunk {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

/** Builds `sw.js`, which knows the files of the app. */
export function serviceWorker(): Plugin {
  let dist = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: ({ root, build: { outDir } }) => void (dist = resolve(root, outDir)),
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        await build({
          configFile: false,
          logLevel: 'error',
          publicDir: false,
          define: {
            BUILT: JSON.stringify(await filesOf(dist)),
            'process.env.NODE_ENV': '"production"',
          },
          build: {
            outDir: dist,
            emptyOutDir: false,
            rolldownOptions: {
              input: fileURLToPath(new URL('../service-worker/sw.ts', import.meta.url)),
              output: { format: 'iife', entryFileNames: 'sw.js' },
            },
          },
        });
      },
    },
  };
}

async function filesOf(dist: string): Promise<BuiltFiles> {
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const first = filesFrom(manifest, ({ imports = [] }) => imports);
  const later = filesFrom(manifest, ({ imports = [], dynamicImports = [] }) => [
    ...imports,
    ...dynamicImports.filter((key) => !NOT_AHEAD.test(key)),
  ]);
  const all = (await readdir(join(dist, 'assets')))
    .filter((name) => KEPT.test(name))
    .map((name) => `/assets/${name}`);
  const fonts = all.filter((address) => address.endsWith('.woff2'));
  const digest = createHash('sha256').update(all.join());
  for (const file of ['index.html', 'start.js']) digest.update(await readFile(join(dist, file)));
  return {
    version: digest.digest('hex').slice(0, 16),
    first: [...new Set([...first, ...fonts])],
    later: later.filter((address) => !first.includes(address)),
    all,
  };
}

/** The scripts, styles and drawings of the app's entry and of all that can be reached from it. */
function filesFrom(manifest: Record<string, Chunk>, next: (chunk: Chunk) => string[]): string[] {
  const keys = new Set(['index.html']);
  for (const key of keys) next(manifest[key]!).forEach((each) => keys.add(each));
  const files = [...keys].flatMap((key) => {
    const { file, css = [], assets = [] } = manifest[key]!;
    return [file, ...css, ...assets];
  });
  return [...new Set(files)].filter((file) => KEPT.test(file)).map((file) => `/${file}`);
}
