import { end, Processes } from './processes.js';

const STOPS = 3;
const CLIENTS = 20;
const REFUSED = 'ECONNREFUSED';

/** Asks one question after the other until nobody listens any more; answers what came. */
async function askUntilRefused(url: string): Promise<Record<string, number>> {
  const seen: Record<string, number> = {};
  for (;;) {
    const outcome = await fetch(`${url}/api/plant-library?limit=3`)
      .then(async (answer) => (await answer.text()) && String(answer.status))
      .catch((error: Error & { cause?: { code?: string } }) => error.cause?.code ?? error.message);
    if (outcome === REFUSED) return seen;
    seen[outcome] = (seen[outcome] ?? 0) + 1;
  }
}

describe('an API that is stopped while it is asked', () => {
  const processes = new Processes({});
  beforeAll(() => processes.prepare());
  afterAll(() => processes.close());

  it(`answers every request, ${STOPS} times`, async () => {
    for (let stop = 0; stop < STOPS; stop += 1) {
      const api = await processes.start('main');
      const clients = Array.from({ length: CLIENTS }, () => askUntilRefused(processes.url));
      await (await fetch(`${processes.url}/api/plant-library?limit=3`)).text();
      expect(await end(api, 'SIGTERM')).toEqual({ code: 0 });
      const seen = await Promise.all(clients);
      expect(seen.flatMap(Object.keys).filter((outcome) => outcome !== '200')).toEqual([]);
    }
  }, 60_000);
});
