import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Every module of the build by its path from the root: what it says, and what it imports at once. */
export type ModuleGraph = Record<string, { digest: string; imports: string[] }>;

/** Where the graph is written, below the folder of the build; nobody is served it. */
export const MODULE_GRAPH = '.vite/modules.json';

/** Writes down what each file of the app is built from; the walk of the screens asks it which of them have changed. */
export function moduleGraph(): Plugin {
  let root = '';
  const nameOf = (id: string) => relative(root, id.replace(/^\0/, '').split('?')[0]!).replaceAll('\\', '/');
  return {
    name: 'module-graph',
    apply: 'build',
    configResolved: (config) => void (root = config.root),
    async generateBundle() {
      const graph: ModuleGraph = {};
      for (const id of [...this.getModuleIds()].sort()) {
        const info = this.getModuleInfo(id);
        // What has no file of its own is made by the build: then its code says what it is.
        const said = await readFile(id.split('?')[0]!).catch(() => info?.code ?? '');
        const digest = createHash('sha256').update(said).digest('hex').slice(0, 16);
        const imports = [...new Set((info?.importedIds ?? []).map(nameOf))].sort();
        const known = graph[nameOf(id)];
        graph[nameOf(id)] = {
          digest: known && known.digest !== digest ? `${known.digest} ${digest}` : digest,
          imports: [...new Set([...(known?.imports ?? []), ...imports])],
        };
      }
      this.emitFile({ type: 'asset', fileName: MODULE_GRAPH, source: JSON.stringify(graph) });
    },
  };
}
