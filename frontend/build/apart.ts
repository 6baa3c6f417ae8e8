import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** Marks a second copy of a module. */
const COPY = '?apart';

/** Libraries that every page has a part of, and of which the charts need more. */
const SHARED = /^(@reduxjs\/toolkit|immer|redux|redux-thunk|reselect)$/;

/**
 * The charts get a copy of their own of the libraries that they share with the app. What only they need of them would
 * otherwise be in the file that every page loads: 1.5 KB on each.
 */
export function apart(): Plugin {
  return {
    name: 'apart',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!SHARED.test(source) || !/\/node_modules\/recharts\/|\?apart$/.test(importer ?? '')) return null;
      const found = await this.resolve(source, importer!.replace(COPY, ''), { skipSelf: true });
      return found && { id: found.id + COPY, moduleSideEffects: false };
    },
    load: (id) => (id.endsWith(COPY) ? readFile(id.slice(0, -COPY.length), 'utf8') : null),
  };
}
