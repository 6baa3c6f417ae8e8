import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { startApi } from '../../../test/api.js';
import type { Api, Person } from '../../../test/api.js';
import { eventually, WAITS_FOR_A_LOCK } from '../../../test/eventually.js';
import { longDry } from '../../../test/gardeners.js';
import { keepPhoto, rowsOf } from '../../../test/grown-garden.js';
import { invitationFor, shareGarden } from '../../../test/household.js';

type Method = 'get' | 'post' | 'patch' | 'delete';

describe('a shared garden, in the wrong hands', () => {
  let api: Api;
  let rosa: Person & { plants: string[] };
  let ada: Person;
  let ids: { plant: string; task: string; event: string; entry: string; problem: string };
  beforeAll(async () => void (api = await startApi()));
  afterAll(() => api.stop());
  beforeEach(async () => {
    rosa = await longDry(api, 'Peace Lily', 'Fern');
    await api.sql('update users set email_verified_at = now() where id = $1', [rosa.id]);
    ada = await api.signUp();
    const [plant, other] = rosa.plants as [string, string];
    const { due } = (await rosa.get('/api/care/today').expect(200)).body;
    const watered = (await rosa.post(`/api/plants/${other}/water`).expect(200)).body;
    const entry = (await rosa.post(`/api/plants/${plant}/journal`, { content: 'Mine' }).expect(201)).body;
    const problem = (await rosa.post(`/api/plants/${plant}/problems`, { words: 'Limp' }).expect(201)).body;
    const task = due.find(({ plantId }: { plantId: string }) => plantId === plant).id;
    ids = { plant, task, event: watered.eventId, entry: entry.id, problem: problem.id };
  });

  const reading = (): [Method, string, object?][] => [
    ['get', '/api/plants'],
    ['get', `/api/plants/${ids.plant}`],
    ['get', `/api/plants/${ids.plant}/schedule`],
    ['get', `/api/plants/${ids.plant}/journal`],
    ['get', `/api/plants/${ids.plant}/problems`],
    ['get', `/api/plants/${ids.plant}/year`],
    ['get', '/api/garden/year?month=2026-11'],
    ['get', '/api/care/today'],
    ['get', `/api/care/calendar?month=${new Date().toISOString().slice(0, 7)}`],
  ];
  const ticking = (): [Method, string, object?][] => [
    ['post', `/api/plants/${ids.plant}/water`],
    ['post', `/api/care/tasks/${ids.task}/done`],
    ['post', `/api/care/tasks/${ids.task}/snooze`, { because: 'later' }],
    ['delete', `/api/care/events/${ids.event}`],
  ];
  const changing = (): [Method, string, object?][] => [
    ['post', '/api/plants', { commonName: 'Mint' }],
    ['patch', `/api/plants/${ids.plant}`, { commonName: 'Stolen' }],
    ['delete', `/api/plants/${ids.plant}`],
    ['post', `/api/plants/${ids.plant}/restore`],
    ['get', '/api/deleted-plants'],
    ['patch', `/api/plants/${ids.plant}/schedule`, { kind: 'water', everyDays: 1 }],
    ['delete', `/api/care/tasks/${ids.task}`],
    ['post', `/api/plants/${ids.plant}/journal`, { content: 'Not mine' }],
    ['patch', `/api/journal/${ids.entry}`, { content: 'Stolen' }],
    ['delete', `/api/journal/${ids.entry}`],
    ['post', `/api/journal/${ids.entry}/restore`],
    ['post', `/api/plants/${ids.plant}/problems`, { words: 'Brown' }],
    ['post', `/api/plants/${ids.plant}/problems/${ids.problem}/close`, { outcome: 'better' }],
    ['post', `/api/plants/${ids.plant}/problems/${ids.problem}/reopen`],
    ['delete', `/api/plants/${ids.plant}/problems/${ids.problem}`],
  ];
  const inGarden = (path: string, owner: string = rosa.id) =>
    `${path}${path.includes('?') ? '&' : '?'}garden=${owner}`;
  const send = (person: Person, [method, path, body]: [Method, string, object?], owner?: string) =>
    method === 'get' || method === 'delete'
      ? person[method](inGarden(path, owner))
      : person[method](inGarden(path, owner), body);

  async function refusesAll(
    person: Person,
    calls: [Method, string, object?][],
    status: number,
    code: string,
  ) {
    const before = await rowsOf(api, rosa.id);
    for (const call of calls) {
      const answer = await send(person, call);
      expect([call[0], call[1], answer.status, answer.body.code]).toEqual([call[0], call[1], status, code]);
    }
    expect(await rowsOf(api, rosa.id)).toEqual(before);
  }

  it('is joined or invited to again, and neither waits for the other for ever', async () => {
    await rosa.post('/api/household/invitations', { email: ada.email, may: 'tick' }).expect(201);
    const token = await invitationFor(api, ada.email);
    const inviting = new pg.Client({ connectionString: api.databaseUrl });
    await inviting.connect();
    await inviting.query('begin');
    await inviting.query('select pg_advisory_xact_lock(hashtextextended($1, 44))', [rosa.id]);
    const joining = Promise.resolve(ada.post('/api/household/join', { token }));
    const waiting = () => api.sql(`select 1 from pg_stat_activity where ${WAITS_FOR_A_LOCK}`);
    await eventually(waiting, ({ length }) => length === 1);
    await inviting.query('delete from garden_invitations where email = $1', [ada.email]);
    await inviting.query('commit');
    await inviting.end();
    expect((await joining).body.code).toBe('invitation-spent');
  });

  it('is not there for a stranger, on any route', async () => {
    await refusesAll(ada, [...reading(), ...ticking(), ...changing()], 404, 'garden-not-found');
    for (const owner of [randomUUID(), 'x', '', `${rosa.id}' or true`, '%00', `${rosa.id}&garden=${ada.id}`])
      expect((await ada.get(inGarden('/api/plants', owner))).status).toBe(404);
    await api.visitor().get(inGarden('/api/plants')).expect(401);
  });

  it('is not there for who was removed, nor for the owner in the garden of a member', async () => {
    await shareGarden(api, rosa, ada, 'change');
    await ada.get(inGarden('/api/plants')).expect(200);
    await rosa.get(inGarden('/api/plants', ada.id)).expect(404);
    await rosa.delete(`/api/household/members/${ada.id}`).expect(204);
    await refusesAll(ada, [...reading(), ...ticking(), ...changing()], 404, 'garden-not-found');
    const { body } = await send(ada, ['post', `/api/care/tasks/${ids.task}/done`]);
    expect(body.message).toBe('This garden isn’t shared with you, or no longer is.');
  });

  it('is not changed by who may only tick, whose marks alone they take back', async () => {
    await shareGarden(api, rosa, ada, 'tick');
    await refusesAll(ada, changing(), 403, 'only-ticking');
    for (const call of reading()) expect((await send(ada, call)).status).toBe(200);
    expect((await send(ada, ['delete', `/api/care/events/${ids.event}`])).status).toBe(404);
    const { eventId } = (await send(ada, ['post', `/api/care/tasks/${ids.task}/done`])).body;
    const undoable = async (plant: string | undefined) =>
      (await send(ada, ['get', `/api/plants/${plant}/journal`])).body.flatMap(
        (entry: { undoable: { eventId: string }[] }) => entry.undoable.map((one) => one.eventId),
      );
    expect([await undoable(ids.plant), await undoable(rosa.plants[1])]).toEqual([[eventId], []]);
    expect((await send(ada, ['delete', `/api/care/events/${eventId}`])).status).toBe(204);
    await rosa.patch(`/api/household/members/${ada.id}`, { may: 'change' }).expect(200);
    expect(await undoable(rosa.plants[1])).toContain(ids.event);
    expect((await send(ada, ['delete', `/api/care/events/${ids.event}`])).status).toBe(204);
  });

  it('does not open what is personal: those routes are about who asks', async () => {
    await shareGarden(api, rosa, ada, 'change');
    for (const path of ['/api/away', '/api/identifications', '/api/exports'])
      expect(JSON.stringify((await ada.get(inGarden(path))).body)).not.toContain(rosa.id);
    expect((await ada.get(inGarden('/api/auth/user')).expect(200)).body.id).toBe(ada.id);
    expect((await ada.get(inGarden('/api/household')).expect(200)).body.members).toEqual([]);
  });

  it('gives nothing of one garden in another, of which one may be a member too', async () => {
    const otto = await longDry(api, 'Basil');
    await api.sql('update users set email_verified_at = now() where id = $1', [otto.id]);
    await shareGarden(api, otto, ada, 'change');
    const before = await rowsOf(api, rosa.id);
    for (const call of [...reading(), ...ticking(), ...changing()].filter(([, path]) =>
      /[\da-f]{8}-/.test(path),
    ))
      expect([call[1], (await send(ada, call, otto.id)).status]).toEqual([call[1], 404]);
    expect(await rowsOf(api, rosa.id)).toEqual(before);
  });

  it('is joined by the invited person alone, once, in time, and by the newest link', async () => {
    const invite = (may = 'tick') => rosa.post('/api/household/invitations', { email: ada.email, may });
    const join = (person: Person, token: string) => person.post('/api/household/join', { token });
    const eve = await api.signUp();
    await invite().expect(201);
    const first = await invitationFor(api, ada.email);
    expect((await join(eve, first).expect(400)).body.code).toBe('invitation-spent');
    await invite('change').expect(201);
    const second = await invitationFor(api, ada.email, 2);
    await join(ada, first).expect(400);
    await api.sql('update garden_invitations set expires_at = now() where owner_id = $1', [rosa.id]);
    await join(ada, second).expect(400);
    await api.sql(
      `update garden_invitations set expires_at = now() + interval '1 hour' where owner_id = $1`,
      [rosa.id],
    );
    const answers = await Promise.all([1, 2, 3].map(() => join(ada, second)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    await rosa.delete(`/api/household/members/${ada.id}`).expect(204);
    await join(ada, second).expect(400);
    for (const token of ['', 'x', '%00', [second]])
      await ada.post('/api/household/join', { token }).expect(400);
    await ada.get(inGarden('/api/plants')).expect(404);
  });

  it('is offered only by who has confirmed the own address, to five others at most', async () => {
    const invite = (person: Person, email: string) =>
      person.post('/api/household/invitations', { email, may: 'tick' });
    expect((await invite(ada, rosa.email).expect(403)).body.code).toBe('confirm-address-first');
    expect((await invite(rosa, rosa.email.toUpperCase()).expect(400)).body.code).toBe('own-garden');
    await shareGarden(api, rosa, ada, 'tick');
    expect((await invite(rosa, ada.email).expect(409)).body.code).toBe('member-already');
    const answers = await Promise.all(
      Array.from({ length: 7 }, (_, n) => invite(rosa, `friend-${n}-${ada.id}@leaflore.test`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 409, 409, 409]);
    await rosa.patch(`/api/household/members/${ada.id}`, { may: 'own' }).expect(400);
    await ada.patch(`/api/household/members/${ada.id}`, { may: 'change' }).expect(404);
    await ada.delete(`/api/household/members/${rosa.id}`).expect(404);
    const { invitations } = (await rosa.get('/api/household').expect(200)).body;
    await ada.delete(`/api/household/invitations/${invitations[0].id}`).expect(404);
  });

  it('notes once what two tick at the same moment, and twice what one does twice', async () => {
    await shareGarden(api, rosa, ada, 'tick');
    await api.sql(`update users set first_name = case id when $1 then 'Rosa' else 'Ada' end`, [rosa.id]);
    const path = `/api/care/tasks/${ids.task}/done`;
    const noted = () =>
      api.sql<{ id: string }>(
        "select id from care_events where task_id = $1 and happened_on >= now() - interval '2 days'",
        [ids.task],
      );
    const both = await Promise.all([
      rosa.post(path, {}, { 'idempotency-key': 'rosa' }).expect(200),
      ada.post(inGarden(path), {}, { 'idempotency-key': 'ada' }).expect(200),
    ]);
    const [first, ...more] = await noted();
    expect(more).toEqual([]);
    const again = await ada.post(inGarden(path), {}, { 'idempotency-key': 'ada' }).expect(200);
    expect(again.body.eventId).toBe(both[1]!.body.eventId);
    // Who was second is told so, and takes back nothing of the first one's.
    const second = both.find(({ body }) => body.eventId !== first!.id)!;
    const name = second === both[0] ? 'Ada' : 'Rosa';
    expect(second.body).toMatchObject({ alreadyDone: `${name} has already noted it.`, learnt: null });
    expect(both.find((one) => one !== second)!.body.alreadyDone).toBeNull();
    await rosa.delete(`/api/care/events/${second.body.eventId}`).expect(404);
    expect(await noted()).toHaveLength(1);
    await rosa.delete(`/api/care/events/${first!.id}`).expect(204);
    await ada.post(inGarden(path), {}, { 'idempotency-key': 'later' }).expect(200);
    await ada.post(inGarden(path), {}, { 'idempotency-key': 'later still' }).expect(200);
    expect(await noted()).toHaveLength(2);
  });

  it('shows the photos of its plants to members while they are, and to nobody else', async () => {
    const [cover, noted] = [await keepPhoto(api, rosa.id, 'cover'), await keepPhoto(api, rosa.id, 'noted')];
    await rosa.patch(`/api/plants/${ids.plant}`, { imageUrl: cover }).expect(200);
    await rosa.patch(`/api/journal/${ids.entry}`, { imageUrl: noted }).expect(200);
    const small = cover.replace('.webp', '.small.webp');
    await ada.get(cover).expect(404);
    await shareGarden(api, rosa, ada, 'tick');
    for (const photo of [cover, noted, small]) await ada.get(photo).expect(200);
    await (await api.signUp()).get(cover).expect(404);
    await rosa.delete(`/api/journal/${ids.entry}`).expect(204);
    await ada.get(noted).expect(404);
    await ada.delete(`/api/household/gardens/${rosa.id}`).expect(204);
    await ada.get(cover).expect(404);
  });

  it('shows no other photo of its owner, whoever knows the address', async () => {
    await shareGarden(api, rosa, ada, 'change');
    const [loose, face, asked, gone] = await Promise.all(
      ['loose', 'face', 'asked', 'gone'].map((seed) => keepPhoto(api, rosa.id, seed)),
    );
    await api.sql('update users set profile_image_url = $2 where id = $1', [rosa.id, face]);
    await api.sql(
      `with talk as (insert into chat_conversations (user_id, title) values ($1, 'Fern') returning id)
       insert into chat_messages (id, conversation_id, user_id, role, content, state, closed_at, image_url)
       select gen_random_uuid(), id, $1, 'user', 'What is it?', 'done', now(), $2 from talk`,
      [rosa.id, asked],
    );
    await rosa.patch(`/api/plants/${ids.plant}`, { imageUrl: gone }).expect(200);
    await ada.get(gone!).expect(200);
    await rosa.delete(`/api/plants/${ids.plant}`).expect(204);
    for (const photo of [loose!, face!, asked!, gone!]) {
      await ada.get(photo).expect(404);
      await ada.get(photo.replace('.webp', '.small.webp')).expect(404);
      await rosa.get(photo).expect(200);
    }
  });

  it('is no way to a photo that is not in it: members put none of the owner’s into it', async () => {
    await shareGarden(api, rosa, ada, 'change');
    const [loose, other] = [await keepPhoto(api, rosa.id, 'loose'), await keepPhoto(api, ada.id, 'hers')];
    for (const imageUrl of [loose, other]) {
      const calls: [Method, string, object][] = [
        ['post', '/api/plants', { commonName: 'Mint', imageUrl }],
        ['patch', `/api/plants/${ids.plant}`, { imageUrl }],
        ['post', `/api/plants/${ids.plant}/journal`, { content: 'Look', imageUrl }],
        ['patch', `/api/journal/${ids.entry}`, { imageUrl }],
      ];
      await refusesAll(ada, calls, 400, 'strange-picture');
    }
    await ada.post('/api/plants', { commonName: 'Mint', imageUrl: loose }).expect(400);
    await ada.get(loose).expect(404);
    await ada.get(loose.replace(rosa.id, ada.id)).expect(404);
    await rosa.get(other).expect(404);
  });
});
