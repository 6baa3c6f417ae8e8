import { dropKept } from './person';

/** Whose garden an answer is about, or whose photo it is; null for what belongs to nobody else. */
function ownerOf({ url }: Request): string | null {
  const { pathname, searchParams } = new URL(url);
  return searchParams.get('garden') ?? /^\/api\/photos\/([^/]+)\//.exec(pathname)?.[1] ?? null;
}

const isList = ({ url }: Request) => new URL(url).pathname === '/api/household';

/**
 * Drops what is kept of a garden that is not shared with this person any more: the server says so in its list of them, or when it
 * is asked for one. A photo that was taken out of a garden goes alone.
 */
export async function heed(request: Request, answer: Response): Promise<void> {
  const owner = ownerOf(request);
  if (answer.status === 200 && isList(request)) {
    const { gardens } = (await answer.clone().json()) as { gardens: { id: string }[] };
    const shared = new Set(gardens.map(({ id }) => id));
    await dropKept((kept, whose) => {
      const keptOf = ownerOf(kept);
      return keptOf !== null && keptOf !== whose && !shared.has(keptOf);
    });
  }
  if (answer.status !== 404 || !owner) return;
  const { code } = (await answer.clone().json()) as { code?: string };
  if (code === 'garden-not-found') await dropKept((kept) => ownerOf(kept) === owner || isList(kept));
  else await dropKept(({ url }) => url === request.url);
}
