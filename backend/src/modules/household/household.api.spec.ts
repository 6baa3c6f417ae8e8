import pg from 'pg';
import { startApi } from '../../../test/api.js';
import type { Api, Person } from '../../../test/api.js';
import { FakeMailServer } from '../../../test/fake-mail-server.js';
import { longDry } from '../../../test/gardeners.js';
import { invitationFor, shareGarden } from '../../../test/household.js';

describe('a garden that is shared', () => {
  let api: Api;
  let rosa: Person & { plants: string[] };
  let ada: Person;
  let garden: string;
  beforeAll(async () => void (api = await startApi()));
  afterAll(() => api.stop());
  beforeEach(async () => {
    rosa = await longDry(api, 'Peace Lily', 'Fern');
    await api.sql('update users set email_verified_at = now() where id = $1', [rosa.id]);
    ada = await api.signUp();
    await api.sql(`update users set first_name = 'Ada' where id = $1`, [ada.id]);
    garden = `garden=${rosa.id}`;
  });

  const today = async (person: Person, query = '') =>
    (await person.get(`/api/care/today${query}`).expect(200)).body;
  const journal = async (person: Person, query = '') =>
    (await person.get(`/api/plants/${rosa.plants[0]}/journal${query}`).expect(200)).body;

  it('asks who may only tick to check what the cold has ended, and who may change it to move it to past plants too', async () => {
    const [id] = rosa.plants;
    await api.sql(
      `update care_tasks set reason = 'Every week in winter. Last watered on 1 October. Outdoors the cold ends its season: move it to past plants, or check it around 1 November.'
        where kind = 'water' and plant_id = $1`,
      [id],
    );
    await shareGarden(api, rosa, ada, 'tick');
    const read = async (person: Person, query: string) => {
      const ask = async (path: string) => (await person.get(`${path}${query}`).expect(200)).body;
      const { due, date } = await ask('/api/care/today');
      const { days } = (
        await person
          .get(`/api/care/calendar${query}${query ? '&' : '?'}month=${date.slice(0, 7)}`)
          .expect(200)
      ).body;
      const plants = [await ask(`/api/plants/${id}`), ...(await ask('/api/plants'))];
      const tasks = [...due, ...(await ask(`/api/plants/${id}/schedule`))];
      return {
        plants: plants.filter((plant) => plant.id === id).map(({ waterReason }) => waterReason),
        tasks: tasks.filter(({ plantId }) => plantId === id).map(({ reason }) => reason),
        days: days[0].tasks
          .filter(({ plantId }: { plantId: string }) => plantId === id)
          .map(({ reason }: { reason: string }) => reason),
        isOver: tasks.some(({ isSeasonOver }) => isSeasonOver),
      };
    };
    const everywhere = (next: string, isOver: boolean) => {
      const said = `Last watered on 1 October. ${next}`;
      return { plants: [said, said], tasks: [said, said], days: [said], isOver };
    };
    const over = everywhere(
      'Outdoors the cold ends its season: move it to past plants, or check it today.',
      true,
    );
    expect(await read(rosa, '')).toEqual(over);
    expect(await read(ada, `?${garden}`)).toEqual(everywhere('Check it today.', false));
    await api.sql(`update garden_members set may = 'change' where member_id = $1`, [ada.id]);
    expect(await read(ada, `?${garden}`)).toEqual(over);
  });

  it('is offered by mail, joined once, and listed on both sides', async () => {
    const { body } = await rosa
      .post('/api/household/invitations', { email: ada.email.toUpperCase(), may: 'tick' })
      .expect(201);
    expect(body).toEqual({
      id: expect.any(String),
      email: ada.email,
      may: 'tick',
      expiresAt: expect.any(String),
      link: expect.stringMatching(/\/household\/join\?token=[\w-]{43}$/),
    });
    expect((await rosa.get('/api/household').expect(200)).body.invitations).toEqual([body]);
    const token = await invitationFor(api, ada.email);
    expect(body.link).toMatch(token);
    const mail = api.mails().find((each) => each.includes(token))!;
    expect(mail).toContain(rosa.email);
    expect(mail).not.toContain('Rosa');
    expect((await ada.post('/api/household/join', { token }).expect(200)).body).toEqual({
      id: rosa.id,
      ownerName: 'Rosa',
      may: 'tick',
      timeZone: expect.any(String),
    });
    expect((await rosa.get('/api/household').expect(200)).body).toEqual({
      members: [
        { id: ada.id, firstName: 'Ada', email: ada.email, may: 'tick', joinedAt: expect.any(String) },
      ],
      invitations: [],
      gardens: [],
    });
    expect((await ada.get('/api/household').expect(200)).body.gardens).toMatchObject([{ id: rosa.id }]);
  });

  it('is offered in the language of who is invited, or in that of who invites where they are not known', async () => {
    const speaks = (person: Person, language: string) =>
      api.sql('update users set language = $2 where id = $1', [person.id, language]);
    await speaks(rosa, 'de');
    await speaks(ada, 'es');
    const mailTo = async (email: string) => {
      await rosa.post('/api/household/invitations', { email, may: 'tick' }).expect(201);
      const token = await invitationFor(api, email);
      return api.mails().find((mail) => mail.includes(token))!;
    };
    expect(await mailTo(ada.email)).toContain('cuida sus plantas con Leaflore');
    expect(await mailTo('somebody-else@leaflore.test')).toContain('den Garten mit dir teilen');
  });

  it('keeps an invitation for somebody who has no account yet', async () => {
    const email = `later-${Date.now()}@leaflore.test`;
    await rosa.post('/api/household/invitations', { email, may: 'change' }).expect(201);
    const token = await invitationFor(api, email);
    const otto = await api.signUp({ email });
    await otto.post('/api/household/join', { token }).expect(200);
    await otto.post(`/api/plants?${garden}`, { commonName: 'Mint' }).expect(201);
    const plants = (await rosa.get('/api/plants').expect(200)).body;
    expect(plants.map(({ commonName }: { commonName: string }) => commonName)).toContain('Mint');
    expect((await otto.get('/api/plants').expect(200)).body).toEqual([]);
  });

  it('is seen and ticked by a member, and each mark says who', async () => {
    await shareGarden(api, rosa, ada, 'tick');
    const [lily] = (await ada.get(`/api/plants?limit=1&${garden}`).expect(200)).body;
    expect(lily).toMatchObject({ userId: rosa.id, commonName: 'Fern' });
    const day = await today(ada, `?${garden}`);
    const task = day.due.find(({ plantId }: { plantId: string }) => plantId === rosa.plants[0]);
    await ada.post(`/api/care/tasks/${task.id}/done?${garden}`).expect(200);

    expect((await today(rosa)).done).toMatchObject([{ plantName: 'Peace Lily', by: 'Ada', bySitter: false }]);
    expect((await today(ada, `?${garden}`)).done).toMatchObject([{ plantName: 'Peace Lily', by: null }]);
    expect((await today(ada)).done).toEqual([]);
    expect((await journal(rosa))[0]).toMatchObject({ content: 'Watered, by Ada.', by: 'Ada' });
    expect((await journal(ada, `?${garden}`))[0]).toMatchObject({ content: 'Watered.', by: null });

    await rosa.post(`/api/plants/${rosa.plants[1]}/water`).expect(200);
    const seen = (await today(ada, `?${garden}`)).done;
    expect(seen.map(({ by }: { by: string | null }) => by).sort()).toEqual(['Rosa', null].sort());
  });

  it('lets a member who may change it write notes, which say who', async () => {
    await shareGarden(api, rosa, ada, 'change');
    const path = `/api/plants/${rosa.plants[0]}`;
    const note = { content: 'A new leaf', careActions: ['water'] };
    const { body } = await ada.post(`${path}/journal?${garden}`, note).expect(201);
    expect(body).toMatchObject({ userId: rosa.id, by: null });
    expect((await journal(rosa))[0]).toMatchObject({ content: 'A new leaf', by: 'Ada' });
    const change = await rosa.patch(`/api/journal/${body.id}`, { content: 'Two leaves' }).expect(200);
    expect(change.body).toMatchObject({ content: 'Two leaves', by: 'Ada' });
    await ada.patch(`${path}?${garden}`, { place: 'Kitchen' }).expect(200);
    await ada.delete(`${path}?${garden}`).expect(204);
    expect((await ada.get(`/api/deleted-plants?${garden}`).expect(200)).body).toHaveLength(1);
    await ada.post(`${path}/restore?${garden}`).expect(200);
    expect((await rosa.get(path).expect(200)).body.place).toBe('Kitchen');
  });

  it('goes on page by page in the same garden', async () => {
    await shareGarden(api, rosa, ada, 'tick');
    const first = await ada.get(`/api/plants?limit=1&${garden}`).expect(200);
    const next = /<([^>]+)>/.exec(first.headers.link ?? '')![1]!;
    expect((await ada.get(next).expect(200)).body).toMatchObject([{ id: rosa.plants[0] }]);
  });

  it('says “someone” once the account is gone, and nothing else of it stays', async () => {
    await shareGarden(api, rosa, ada, 'tick');
    await ada.post(`/api/plants/${rosa.plants[0]}/water?${garden}`).expect(200);
    await api.sql('delete from users where id = $1', [ada.id]);
    expect((await today(rosa)).done).toMatchObject([{ by: 'someone' }]);
    expect((await journal(rosa))[0].content).toBe('Watered, by someone.');
    expect((await rosa.get('/api/household').expect(200)).body.members).toEqual([]);
  });

  it('asks one thing after the other of a transaction’s connection, as pg 9 will not wait', async () => {
    await shareGarden(api, rosa, ada, 'tick');
    const { members } = (await rosa.get('/api/household').expect(200)).body;
    const ask = pg.Client.prototype.query as (
      this: { _queryQueue: unknown[] },
      ...asked: unknown[]
    ) => unknown;
    let waiting = 0;
    const spy = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...asked: unknown[]
    ) {
      const client = this as unknown as { _queryQueue: unknown[] };
      waiting += client._queryQueue.length;
      return ask.apply(client, asked);
    } as never);
    await rosa.patch(`/api/household/members/${members[0].id}`, { may: 'change' }).expect(200);
    spy.mockRestore();
    expect(waiting).toBe(0);
  });

  it('is left, withdrawn and taken back, and rights are changed', async () => {
    await shareGarden(api, rosa, ada, 'tick');
    const { body } = await rosa.patch(`/api/household/members/${ada.id}`, { may: 'change' }).expect(200);
    expect(body.members).toMatchObject([{ id: ada.id, may: 'change' }]);
    await ada.delete(`/api/household/gardens/${rosa.id}`).expect(204);
    expect((await rosa.get('/api/household').expect(200)).body.members).toEqual([]);
    await shareAgain();
    await rosa.delete(`/api/household/members/${ada.id}`).expect(204);
    await rosa.delete(`/api/household/members/${ada.id}`).expect(404);
    const invitation = await rosa
      .post('/api/household/invitations', { email: 'x@leaflore.test', may: 'tick' })
      .expect(201);
    await rosa.delete(`/api/household/invitations/${invitation.body.id}`).expect(204);
    expect((await rosa.get('/api/household').expect(200)).body.invitations).toEqual([]);

    async function shareAgain() {
      await rosa.post('/api/household/invitations', { email: ada.email, may: 'tick' }).expect(201);
      await ada.post('/api/household/join', { token: await invitationFor(api, ada.email, 2) }).expect(200);
    }
  });
});

describe('an invitation on a server that sends mail', () => {
  const mails = new FakeMailServer();
  let api: Api;
  beforeAll(async () => {
    api = await startApi({ SMTP_URL: `smtp://leaflore:secret@127.0.0.1:${await mails.start()}` });
  });
  afterAll(async () => {
    await api.stop();
    mails.stop();
  });

  it('shows its link to nobody but who is invited', async () => {
    const rosa = await api.signUp();
    await api.sql('update users set email_verified_at = now() where id = $1', [rosa.id]);
    const invitation = { email: 'otto@leaflore.test', may: 'tick' };
    const { body } = await rosa.post('/api/household/invitations', invitation).expect(201);
    expect(body.link).toBeNull();
    expect((await rosa.get('/api/household').expect(200)).body.invitations).toEqual([body]);
  });
});
