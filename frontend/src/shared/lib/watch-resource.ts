import { readEvents } from './event-stream';

const FIRST_POLL_MS = 1_000;
const MAX_POLL_MS = 10_000;

const at = (address: string) => new URL(address, window.location.origin);

/**
 * Yields each new state of the resource at an address until its last one. The states come from its event stream
 * (`address/events`); when that breaks or ends early, the resource is polled instead. Ends without a last state when
 * the server refuses the resource (4xx).
 */
export async function* watchResource<Resource>(
  address: string,
  isLast: (resource: Resource) => boolean,
  signal: AbortSignal,
): AsyncGenerator<Resource> {
  for await (const resource of streamStates<Resource>(`${address}/events`, signal)) {
    yield resource;
    if (isLast(resource)) return;
  }
  for await (const resource of pollStates<Resource>(address, signal)) {
    yield resource;
    if (isLast(resource)) return;
  }
}

async function* streamStates<Resource>(address: string, signal: AbortSignal): AsyncGenerator<Resource> {
  try {
    const { ok, body } = await fetch(at(address), { headers: { accept: 'text/event-stream' }, signal });
    if (!ok || !body) return;
    for await (const { data } of readEvents(body)) yield JSON.parse(data) as Resource;
  } catch {
    // The stream broke or never opened: the caller falls back to polling.
  }
}

async function* pollStates<Resource>(address: string, signal: AbortSignal): AsyncGenerator<Resource> {
  for (let waitMs = FIRST_POLL_MS; !signal.aborted; waitMs = Math.min(waitMs * 1.5, MAX_POLL_MS)) {
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    const answer = await fetch(at(address), { signal }).catch(() => undefined);
    if (answer?.ok) yield (await answer.json()) as Resource;
    else if (answer && answer.status < 500) return;
  }
}
