import { readEvents } from './event-stream';

const FIRST_LOOK_MS = 1_000;
const SLOWEST_LOOK_MS = 10_000;

const at = (address: string) => new URL(address, window.location.origin);

/**
 * Each new state of the thing at an address until its last one: told by its event stream (`address/events`) and, when
 * that breaks or ends early, by looking again and again. Ends without a last state when the thing is refused (4xx).
 */
export async function* follow<Thing>(
  address: string,
  isLast: (thing: Thing) => boolean,
  signal: AbortSignal,
): AsyncGenerator<Thing> {
  for await (const thing of streamed<Thing>(`${address}/events`, signal)) {
    yield thing;
    if (isLast(thing)) return;
  }
  for await (const thing of lookedUp<Thing>(address, signal)) {
    yield thing;
    if (isLast(thing)) return;
  }
}

async function* streamed<Thing>(address: string, signal: AbortSignal): AsyncGenerator<Thing> {
  try {
    const { ok, body } = await fetch(at(address), { headers: { accept: 'text/event-stream' }, signal });
    if (!ok || !body) return;
    for await (const { data } of readEvents(body)) yield JSON.parse(data) as Thing;
  } catch {
    // Broken, or never there: the caller looks for itself.
  }
}

async function* lookedUp<Thing>(address: string, signal: AbortSignal): AsyncGenerator<Thing> {
  for (let waitMs = FIRST_LOOK_MS; !signal.aborted; waitMs = Math.min(waitMs * 1.5, SLOWEST_LOOK_MS)) {
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    const answer = await fetch(at(address), { signal }).catch(() => undefined);
    if (answer?.ok) yield (await answer.json()) as Thing;
    else if (answer && answer.status < 500) return;
  }
}
