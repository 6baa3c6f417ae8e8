import { someCaches } from './caches-in-memory';
import { find, forgetPerson, keep, person, trim } from './person';

const asked = (path: string) => new Request(`https://leaflore.test${path}`);
const answerFor = (whose: string, text = whose, status = 200) =>
  new Response(text, { status, headers: { 'x-account': whose } });
const plants = asked('/api/plants?limit=100');
const read = async (request = plants) => (await find(request))?.text();

beforeEach(async () => {
  Object.assign(globalThis, { caches: someCaches() });
  await forgetPerson();
});

describe('what a person has read', () => {
  it('is there for this person, from the first answers on, which come side by side', async () => {
    await Promise.all([
      keep(plants, answerFor('rosa'), null),
      keep(asked('/api/care/today'), answerFor('rosa', 'today'), null),
    ]);
    expect(await read()).toBe('rosa');
    expect(await read(asked('/api/care/today'))).toBe('today');
    expect(await person()).toBe('rosa');
  });

  it('goes when somebody else is answered', async () => {
    await keep(plants, answerFor('rosa'), null);
    await keep(asked('/api/auth/user'), answerFor('otto'), 'rosa');
    expect(await read()).toBeUndefined();
    expect(await caches.keys()).toEqual(['person data otto']);
  });

  it('is not kept from an answer that comes when somebody else is here, or nobody', async () => {
    await keep(plants, answerFor('rosa'), null);
    await keep(plants, answerFor('otto'), 'rosa');
    await keep(plants, answerFor('rosa', 'late'), 'rosa');
    expect(await read()).toBe('otto');
    await forgetPerson();
    await keep(plants, answerFor('otto', 'late'), 'otto');
    expect(await caches.keys()).toEqual([]);
  });

  it('goes with a logout while an answer is being written', async () => {
    await keep(plants, answerFor('rosa'), null);
    const writing = keep(asked('/api/care/today'), answerFor('rosa'), 'rosa');
    await Promise.all([writing, forgetPerson()]);
    expect(await caches.keys()).toEqual([]);
  });

  it('goes when the session has ended', async () => {
    await keep(plants, answerFor('rosa'), null);
    await keep(asked('/api/auth/user'), new Response('', { status: 401 }), 'rosa');
    expect(await caches.keys()).toEqual([]);
  });

  it('is no refusal, and nothing that says not for whom it is', async () => {
    await keep(plants, answerFor('rosa', '', 503), null);
    await keep(plants, new Response('for everybody'), null);
    expect(await caches.keys()).toEqual([]);
  });

  it('is bounded: the oldest goes first', async () => {
    const cache = await caches.open('person data rosa');
    for (const n of [1, 2, 3]) await cache.put(asked(`/${n}`), answerFor('rosa'));
    await trim(cache, 2);
    expect((await cache.keys()).map(({ url }) => new URL(url).pathname)).toEqual(['/2', '/3']);
  });
});
