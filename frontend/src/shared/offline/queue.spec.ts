import { keepWrite, sendAll, writesOf } from './queue';

jest.mock('../lib/kept-store', () => jest.requireActual('../../../test/kept-store'));

const keep = (key: string) =>
  keepWrite({
    ...{ key, owner: 'rosa', plantId: 'lily', plantName: 'Peace Lily' },
    ...{ url: '/api/plants/lily/journal', body: {}, at: `2026-11-21T10:00:0${key}Z` },
  });
const left = async () => (await writesOf('rosa')).map(({ key, refusal }) => [key, refusal]);

describe('what waits for a network', () => {
  it.each([400, 402, 403, 404, 409, 410, 413, 415, 422])(
    'is sent past what the server will never take, which stays with the reason: %i',
    async (status) => {
      await keep('1');
      await keep('2');
      await sendAll('rosa', async ({ key }) =>
        key === '1' ? { error: { status, code: 'no', message: 'This is no photo.' } } : { data: {} },
      );
      expect(await left()).toEqual([['1', 'This is no photo.']]);
    },
  );

  it.each([0, 401, 429, 503])('waits in its order while there is no answer to it: %i', async (status) => {
    await keep('1');
    await keep('2');
    const send = jest.fn().mockResolvedValue({ error: { status, code: 'away', message: '' } });
    await sendAll('rosa', send);
    expect(send).toHaveBeenCalledTimes(1);
    expect(await left()).toEqual([
      ['1', undefined],
      ['2', undefined],
    ]);
  });
});
