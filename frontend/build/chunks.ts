import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** Pages, and the answer of an identification, which is most of its page; what few people print burdens nobody else. */
const PAGE = /\/src\/pages\/((?!printed-)[\w-]+-page|identify\/answer)\.tsx$/;

/** The heaviest pages, which are also those that people open first: code that none of them needs does not burden them. */
const MAIN_PAGE = /\/(home|garden|plant|identify)-page\.tsx$/;

/** Files of what only one of the main pages needs: how photos are sent and watched; what is known of a plant, and written about it. */
const OF_ONE = { photos: /\/identify-page\.tsx$/, plants: /\/plant-page\.tsx$/ };
type SharedFile = 'base' | keyof typeof OF_ONE;

/** These modules and their static imports, transitively; dynamic imports are left out. */
function needed(from: string[], graph: Graph, found = new Set<string>()): Set<string> {
  for (const id of from) {
    if (found.has(id)) continue;
    found.add(id);
    needed([...(graph.getModuleInfo(id)?.importedIds ?? [])], graph, found);
  }
  return found;
}

/** The modules that are imported dynamically, from the entry on: pages, and parts of pages. */
function fetchedLater(entry: string, graph: Graph): string[] {
  const found = new Set([entry]);
  for (const id of found)
    for (const each of needed([id], graph))
      for (const later of graph.getModuleInfo(each)?.dynamicallyImportedIds ?? []) found.add(later);
  found.delete(entry);
  return [...found];
}

/** A chunk with fewer characters of source than this is not worth its own request. */
const SMALL = 1200;

/**
 * Puts into one file, `base`, what every page needs and what several pages share of our own code. A file of its own
 * costs a request, its headers and worse compression, which is more than most of our modules weigh. For the same
 * reason `base` also takes shared code of pages and lazy parts that would make a small file. What of the
 * main pages only one shares with others is in a second or third such file, `photos` and `plants`. A library that only some pages need stays out, and so does the code
 * that builds on it.
 */
export function chunkBy(entry: string, fromPages = 4): Rolldown.CodeSplittingNameFunction {
  let files: Map<string, SharedFile> | undefined;

  const gather = (graph: Graph) => {
    const everywhere = needed([entry], graph);
    const later = fetchedLater(entry, graph).map((id) => ({ id, needs: needed([id], graph) }));
    const pages = later.filter(({ id }) => PAGE.test(id));
    const isLight = (id: string) => everywhere.has(id) || !id.includes('/node_modules/');
    const together = new Map<string, string[]>(); // keyed by the pages and parts that need them
    for (const id of new Set(pages.flatMap(({ needs }) => [...needs]))) {
      if (everywhere.has(id) || ![...needed([id], graph)].every(isLight)) continue;
      const users = later.filter(({ needs }) => needs.has(id)).map((user) => user.id);
      if (users.length > 1) together.set(users.join(), [...(together.get(users.join()) ?? []), id]);
    }
    const sizeOf = (id: string) => graph.getModuleInfo(id)?.code?.length ?? 0;
    const fileOf = (ids: string[]) => {
      const users = pages.filter(({ needs }) => needs.has(ids[0]!));
      const main = users.filter(({ id }) => MAIN_PAGE.test(id));
      const isSmall = ids.reduce((sum, id) => sum + sizeOf(id), 0) <= SMALL;
      if (!main.length || (users.length < fromPages && !isSmall)) return [];
      const own = Object.entries(OF_ONE).find(([, page]) => main.every(({ id }) => page.test(id)));
      const file = (own?.[0] ?? 'base') as SharedFile;
      return ids.map((id) => [id, file] as const);
    };
    const inBase = [...everywhere].map((id) => [id, 'base'] as const);
    return new Map([...inBase, ...[...together.values()].flatMap(fileOf)]);
  };

  return (id, graph) => (id === entry ? null : ((files ??= gather(graph)).get(id) ?? null));
}
