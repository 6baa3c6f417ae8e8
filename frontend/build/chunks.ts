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

/**
 * Puts what every page needs, and what is our own and several pages share, into one file, `base`: a file of its own costs
 * its way, its headers and what it cannot share in packing, which is more than most of our modules weigh. A library that
 * only some pages need stays with those, and so does what builds on it.
 */
export function chunkBy(entry: string, fromPages = 3): Rolldown.CodeSplittingNameFunction {
  let base: Set<string> | undefined;

  const gather = (graph: Graph) => {
    const everywhere = needed([entry], graph);
    const pages = [...everywhere]
      .flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
      .filter((id) => PAGE.test(id))
      .map((id) => needed([id], graph));
    const isLight = (id: string) => everywhere.has(id) || !id.includes('/node_modules/');
    const isShared = (id: string) =>
      pages.filter((page) => page.has(id)).length >= fromPages && [...needed([id], graph)].every(isLight);
    return new Set([...everywhere, ...pages.flatMap((page) => [...page]).filter(isShared)]);
  };

  return (id, graph) => (id !== entry && (base ??= gather(graph)).has(id) ? 'base' : null);
}
