import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

const PAGE = /\/src\/pages\/[\w-]+-page\.tsx$/;

/** What these modules import, with all that that imports; what is imported only when it is wanted is left out. */
function needed(from: string[], graph: Graph, found = new Set<string>()): Set<string> {
  for (const id of from) {
    if (found.has(id)) continue;
    found.add(id);
    needed([...(graph.getModuleInfo(id)?.importedIds ?? [])], graph, found);
  }
  return found;
}

/** All that is fetched only when it is wanted, page or part of one, wherever it is asked for. */
function fetchedLater(entry: string, graph: Graph): string[] {
  const found = new Set([entry]);
  for (const id of found)
    for (const each of needed([id], graph))
      for (const later of graph.getModuleInfo(each)?.dynamicallyImportedIds ?? []) found.add(later);
  found.delete(entry);
  return [...found];
}

/** Characters of code, as they are before they are packed, of which a file of its own would be mostly headers. */
const SMALL = 4000;

/**
 * Puts what every page needs, and what is our own and several pages share, into one file, `base`: a file of its own costs
 * its way, its headers and what it cannot share in packing, which is more than most of our modules weigh. For the same
 * reason it holds what any pages and later parts share that would make a small file. A library that only some pages need
 * stays with those, and so does what builds on it.
 */
export function chunkBy(entry: string, fromPages = 4): Rolldown.CodeSplittingNameFunction {
  let base: Set<string> | undefined;

  const gather = (graph: Graph) => {
    const everywhere = needed([entry], graph);
    const later = fetchedLater(entry, graph).map((id) => ({ id, needs: needed([id], graph) }));
    const pages = later.filter(({ id }) => PAGE.test(id));
    const isLight = (id: string) => everywhere.has(id) || !id.includes('/node_modules/');
    const together = new Map<string, string[]>(); // by the names of those who need them
    for (const id of new Set(pages.flatMap(({ needs }) => [...needs]))) {
      if (everywhere.has(id) || ![...needed([id], graph)].every(isLight)) continue;
      const users = later.filter(({ needs }) => needs.has(id)).map((user) => user.id);
      if (users.length > 1) together.set(users.join(), [...(together.get(users.join()) ?? []), id]);
    }
    const sizeOf = (id: string) => graph.getModuleInfo(id)?.code?.length ?? 0;
    const isForAll = (ids: string[]) =>
      pages.filter(({ needs }) => needs.has(ids[0]!)).length >= fromPages ||
      ids.reduce((sum, id) => sum + sizeOf(id), 0) <= SMALL;
    return new Set([...everywhere, ...[...together.values()].filter(isForAll).flat()]);
  };

  return (id, graph) => (id !== entry && (base ??= gather(graph)).has(id) ? 'base' : null);
}
