import { Secret, TOTP } from 'otpauth';
import { startApi } from '../../../test/api.js';
import type { Api, Person } from '../../../test/api.js';
import { eventually } from '../../../test/eventually.js';

const posts = '/api/community/posts';
const nobody = '00000000-0000-4000-8000-000000000000';

describe('the activity log', () => {
  let api: Api;
  let rosa: Person;
  beforeAll(async () => void (api = await startApi()));
  afterAll(() => api.stop());
  beforeEach(async () => void (rosa = await api.signUp({ isPremium: true })));

  const logged = async ({ id }: Person) => {
    const left = () => api.sql(`select 1 from outbox where data ->> 'userId' = $1`, [id]);
    await eventually(left, ({ length }) => length === 0);
    const rows = await api.sql<{ action: string; details: string }>(
      `select action, details from user_activities where user_id = $1 and action <> 'register' order by created_at, id`,
      [id],
    );
    return rows.map(({ action, details }) => `${action}: ${details}`).sort();
  };
  const addPlant = async (): Promise<{ id: string; waterTaskId: string }> =>
    (await rosa.post('/api/plants', { commonName: 'Peace Lily', waterNeeds: 'Weekly' }).expect(201)).body;

  it('has what is done about plants', async () => {
    const { id } = await addPlant();
    await rosa.patch(`/api/plants/${id}`, { place: 'Kitchen' }).expect(200);
    await rosa.patch(`/api/plants/${id}/schedule`, { kind: 'mist', everyDays: 3 }).expect(200);
    await rosa.post(`/api/plants/${id}/journal`, { content: 'A leaf', careActions: ['mist'] }).expect(201);
    await rosa.delete(`/api/plants/${id}`).expect(204);
    await rosa.post(`/api/plants/${id}/restore`).expect(200);
    expect(await logged(rosa)).toEqual([
      'care_done: Peace Lily: Misted.',
      'journal_entry: Wrote in the journal',
      'plant_added: Added Peace Lily',
      'plant_changed: Changed a plant',
      'plant_removed: Removed a plant',
      'plant_removed: Restored a plant',
      'schedule_changed: Changed a care schedule',
    ]);
  });

  it('has the care of plants, a repeat once, and what was taken back', async () => {
    const { id, waterTaskId } = await addPlant();
    const key = { 'idempotency-key': 'once' };
    const water = () => rosa.post(`/api/plants/${id}/water`, {}, key).expect(200);
    const { body } = await water();
    await water();
    await rosa.delete(`/api/care/events/${body.eventId}`).expect(204);
    await rosa.post(`/api/care/tasks/${waterTaskId}/snooze`, { because: 'later', days: 2 }).expect(200);
    expect(await logged(rosa)).toEqual([
      'care_put_off: Peace Lily: Put off: watering.',
      'care_undone: Took back what was noted',
      'plant_added: Added Peace Lily',
      'plant_watered: Peace Lily: Watered.',
    ]);
  });

  it('has what is done in the community, a repeat once', async () => {
    const otto = await api.signUp({ isPremium: true });
    const { body: post } = await rosa.post(posts, { text: 'A new leaf' }).expect(201);
    await rosa.patch(`${posts}/${post.id}`, { text: 'Two' }).expect(200);
    await otto.post(`${posts}/${post.id}/like`).expect(200);
    const comment = () =>
      otto.post(`${posts}/${post.id}/comments`, { text: 'Oh' }, { 'idempotency-key': 'a' }).expect(201);
    const [{ body: written }] = [await comment(), await comment()];
    await otto.delete(`${posts}/${post.id}/comments/${written.id}`).expect(204);
    await otto.post(`${posts}/${post.id}/block`).expect(204);
    await rosa.delete(`${posts}/${post.id}`).expect(204);
    expect(await logged(rosa)).toEqual([
      'community_post: Changed a post',
      'community_post: Deleted a post',
      'community_post: Posted to the community',
    ]);
    expect(await logged(otto)).toEqual([
      'community_block: Blocked a person',
      'community_comment: Commented on a post',
      'community_comment: Deleted a comment',
      'community_like: Liked a post',
    ]);
  });

  it('has conversations, reminders, exports and the way out', async () => {
    const { body } = await rosa.post('/api/chat/conversations', { title: 'Ferns' }).expect(201);
    await rosa.patch(`/api/chat/conversations/${body.id}`, { title: 'My ferns' }).expect(200);
    await rosa.delete(`/api/chat/conversations/${body.id}/reply`).expect(204);
    await rosa.delete(`/api/chat/conversations/${body.id}`).expect(204);
    await rosa.post('/api/email/verification').expect(202);
    await rosa.post('/api/password/forgot', { email: rosa.email }).expect(202);
    await rosa.put('/api/reminders', { enabled: true, hour: 9 }).expect(200);
    await rosa.post('/api/account/export').expect(202);
    await rosa.get('/api/logout').expect(303);
    expect(await logged(rosa)).toEqual([
      'conversation: Began a conversation',
      'conversation: Deleted a conversation',
      'conversation: Renamed a conversation',
      'conversation: Stopped an answer',
      'email_verified: Asked for a link to confirm the address',
      'export: Asked for an export',
      'logout: Logged out',
      'password_change: Asked for a link to choose a new password',
      'reminders: Changed the reminders',
    ]);
  });

  it('has what changes how somebody logs in', async () => {
    await rosa
      .put('/api/account/password', { currentPassword: rosa.password, newPassword: 'three quiet ferns' })
      .expect(200);
    const { body } = await rosa.post('/api/account/two-step').expect(201);
    const code = new TOTP({ secret: Secret.fromBase32(body.secret) }).generate();
    await rosa.put('/api/account/two-step', { code }).expect(200);
    await rosa.post('/api/account/recovery-codes').expect(201);
    expect(await logged(rosa)).toEqual([
      'password_change: Changed the password',
      'sign_in_change: New recovery codes were made',
      'sign_in_change: Two-step login was turned on',
    ]);
  });

  it('names nobody who reads the newsletter', async () => {
    await rosa.post('/api/newsletter', { email: rosa.email }).expect(202);
    const found = () =>
      api.sql(`select user_id, details from user_activities where action = 'newsletter_signup'`);
    expect(await eventually(found, ({ length }) => length === 1)).toEqual([
      { user_id: null, details: 'Asked for the newsletter' },
    ]);
  });

  it('has nothing of what was refused', async () => {
    await rosa.patch(`/api/plants/${nobody}`, { place: 'Kitchen' }).expect(404);
    await rosa.delete(`/api/journal/${nobody}`).expect(404);
    await rosa.delete(`/api/care/events/${nobody}`).expect(404);
    await rosa.post(`/api/plants/${nobody}/water`).expect(404);
    await rosa.post(`${posts}/${nobody}/like`).expect(404);
    expect(await logged(rosa)).toEqual([]);
  });
});
