/** The cursor in a `Link: <…?cursor=…>; rel="next"` header; undefined without one. */
export function nextCursor(link: string | null | undefined): string | undefined {
  const next = link?.split(/,(?=\s*<)/).find((part) => /;\s*rel="?next"?/.test(part));
  const address = next && /<([^>]*)>/.exec(next)?.[1];
  return address ? (new URL(address, 'http://here').searchParams.get('cursor') ?? undefined) : undefined;
}
