import { listenToPush } from './push';

const done = { action: 'done', title: 'Erledigt', post: '/api/reminders/messages/a-token' };

/** What a device shows after this button of a notification was pressed. */
async function shownAfter(action: object): Promise<unknown> {
  const showNotification = jest.fn().mockResolvedValue(undefined);
  Object.assign(globalThis, { registration: { showNotification } });
  let work: unknown;
  const notification = { data: { open: '/garden', actions: [action] }, tag: 'care', close: () => {} };
  globalThis.dispatchEvent(
    Object.assign(new Event('notificationclick'), {
      ...{ notification, action: 'done' },
      waitUntil: (until: unknown) => (work = until),
    }),
  );
  await work;
  return showNotification.mock.calls[0]?.[0];
}

describe('a button of a notification', () => {
  beforeAll(listenToPush);
  beforeEach(() => void jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response()));
  afterEach(() => jest.restoreAllMocks());

  it('is answered as the server has put it, in the language of the reader', async () => {
    const reply = 'Als erledigt notiert. Danke!';
    expect(await shownAfter({ ...done, reply })).toBe(reply);
    expect(fetch).toHaveBeenCalledWith(done.post, expect.objectContaining({ method: 'POST' }));
  });

  it('is answered in English where an older server has sent the note', async () => {
    expect(await shownAfter(done)).toBe('Noted as done. Thank you!');
  });
});
