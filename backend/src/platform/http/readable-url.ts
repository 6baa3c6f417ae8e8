import type { IncomingMessage } from 'node:http';

/**
 * The address of a request, as the router can read it. A link that was cut off within a letter, or has a stray percent sign, is an
 * address like any other where nothing is: without this fastify would answer it itself, past all hooks.
 */
export function readableUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  if (!url.includes('%')) return url;
  const end = url.search(/[?#]|$/);
  const path = url.slice(0, end);
  return isReadable(path) ? url : path.replaceAll('%', '%25') + url.slice(end);
}

/** Uses what was decoded: the bundler leaves out a call for whose value nobody asks. */
function isReadable(path: string): boolean {
  try {
    return decodeURIComponent(path).length > 0;
  } catch {
    return false;
  }
}
