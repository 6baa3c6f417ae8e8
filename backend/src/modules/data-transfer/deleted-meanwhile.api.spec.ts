import pg from 'pg';
import { startApiWithoutWorker } from '../../../test/api-without-worker.js';
import type { Api, Person } from '../../../test/api-without-worker.js';
import { eventually, WAITS_FOR_A_LOCK } from '../../../test/eventually.js';
import { aPicture } from '../../../test/photos.js';

const DEVICE = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/c1:APA91b',
  keys: {
    p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    auth: 'tBHItJI5svbpez7KI4CCXg',
  },
};

describe('what is written in the moment in which the account is deleted', () => {
  let api: Api;
  beforeAll(async () => void (api = await startApiWithoutWorker()));
  afterAll(() => api.stop());

  /** Deletes an account while this waits for it, as it wants to note something of its person. */
  async function deleteDuring(owner: Person, write: () => Promise<Answer>): Promise<Answer> {
    const deletion = new pg.Client({ connectionString: api.databaseUrl });
    await deletion.connect();
    await deletion.query('begin');
    await deletion.query('select 1 from users where id = $1 for update', [owner.id]);
    const written = write();
    await eventually(
      () => api.sql(`select 1 from pg_stat_activity where ${WAITS_FOR_A_LOCK}`),
      ({ length }) => length > 0,
    );
    await deletion.query('delete from users where id = $1', [owner.id]);
    await deletion.query('commit');
    await deletion.end();
    return written;
  }
  interface Answer {
    status: number;
    body: { code?: string; message?: string };
  }

  it.each<[string, (rosa: Person) => PromiseLike<Answer>]>([
    ['a plant', (rosa) => rosa.post('/api/plants', { commonName: 'Fern' })],
    ['a photo', async (rosa) => rosa.putBytes(await uploadOf(rosa), await aPicture('aloe', 300))],
    ['a post', (rosa) => rosa.post('/api/community/posts', { text: 'A new leaf!' })],
    ['a question', (rosa) => rosa.post('/api/community/expert-question', { message: 'Why is it yellow?' })],
    ['a conversation', (rosa) => rosa.post('/api/chat/conversations', { title: 'Fern' })],
    ['a device', (rosa) => rosa.post('/api/reminders/subscriptions', DEVICE)],
    ['reminders', (rosa) => rosa.put('/api/reminders', { enabled: true, hour: 8 })],
    ['an export', (rosa) => rosa.post('/api/account/export')],
  ])('is answered as to a visitor: %s', async (_, write) => {
    const rosa = await api.signUp({ isPremium: true });
    await rosa
      .put('/api/profile/update', { firstName: 'Rosa', lastName: 'Moss', language: 'de' })
      .expect(200);
    const { status, body } = await deleteDuring(rosa, async () => await write(rosa));
    expect([status, body.code]).toEqual([401, 'authentication-required']);
    expect(body.message).toBe('Bitte melde dich an');
  });

  it('may be tried again in the garden of another person, who deletes their account, and the member stays signed in', async () => {
    const [rosa, otto] = [await api.signUp(), await api.signUp()];
    await api.sql(`insert into garden_members (owner_id, member_id, may) values ($1, $2, 'change')`, [
      rosa.id,
      otto.id,
    ]);
    const write = async () => await otto.post(`/api/plants?garden=${rosa.id}`, { commonName: 'Fern' });
    expect((await deleteDuring(rosa, write)).status).toBe(503);
    expect(await write()).toMatchObject({ status: 404, body: { code: 'garden-not-found' } });
    await otto.get('/api/auth/user').expect(200);
  });

  const uploadOf = async (rosa: Person): Promise<string> =>
    (await rosa.post('/api/uploads').expect(200)).body.uploadURL;
});
