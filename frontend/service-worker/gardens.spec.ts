import { someCaches } from './caches-in-memory';
import { heed } from './gardens';
import { forgetPerson, keep } from './person';

const asked = (path: string) => new Request(`https://leaflore.test${path}`);
const answerFor = (whose: string) => new Response('{}', { headers: { 'x-account': whose } });
const gone = (code: string) => Response.json({ code }, { status: 404 });
const listing = (...ids: string[]) => Response.json({ gardens: ids.map((id) => ({ id })) });

const OWN = ['/api/plants?limit=100', '/api/photos/ada/1.webp'];
const OF_ROSA = [
  '/api/plants?limit=100&garden=rosa',
  '/api/plants/1/schedule?garden=rosa',
  '/api/photos/rosa/2.webp',
];
const OF_OTTO = ['/api/care/today?garden=otto', '/api/photos/otto/3.webp'];
const LIST = '/api/household';

async function left(): Promise<string[]> {
  const all = [];
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) all.push(url.replace(/^https:..[^/]+/, ''));
  return all.sort();
}

beforeEach(async () => {
  Object.assign(globalThis, { caches: someCaches() });
  await forgetPerson();
  let before: string | null = null;
  for (const path of [...OWN, ...OF_ROSA, ...OF_OTTO, LIST]) {
    await keep(asked(path), answerFor('ada'), before);
    before = 'ada';
  }
});

describe('what is kept of the gardens of others', () => {
  it('goes at once when the server says that one is not shared, whatever was asked of it', async () => {
    await heed(asked('/api/care/tasks/1/done?garden=rosa'), gone('garden-not-found'));
    expect(await left()).toEqual([...OWN, ...OF_OTTO].sort());
  });

  it('goes when the list of shared gardens does not name it', async () => {
    await heed(asked(LIST), listing('rosa'));
    expect(await left()).toEqual([...OWN, ...OF_ROSA, LIST].sort());
    await heed(asked(LIST), listing());
    expect(await left()).toEqual([...OWN, LIST].sort());
  });

  it('stays where something else is not there, which goes alone', async () => {
    await heed(asked(OF_ROSA[1]!), gone('plant-not-found'));
    await heed(asked(OF_OTTO[1]!), gone('picture-not-found'));
    expect(await left()).toEqual([...OWN, OF_ROSA[0], OF_ROSA[2], OF_OTTO[0], LIST].sort());
  });

  it('stays while the server has trouble, or asks for a login', async () => {
    const before = await left();
    for (const status of [200, 401, 403, 500])
      await heed(asked(OF_ROSA[0]!), new Response('{"code":"garden-not-found"}', { status }));
    await heed(asked(LIST), new Response('', { status: 503 }));
    expect(await left()).toEqual(before);
  });
});
