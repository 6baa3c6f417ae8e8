import { startApi } from '../../../test/api.js';
import type { Api, Person } from '../../../test/api.js';
import { upload } from '../../../test/community.js';
import { aPicture, toDataUrl } from '../../../test/photos.js';
import { entitlementsOf } from '../../kernel/plans.js';
import type { Feature } from '../../kernel/plans.js';
import { Premium } from './premium.js';

const DOORS: Record<Feature, string> = {
  expertChat: '/api/chat/conversations',
  community: '/api/community/posts',
};
const MITES = { answers: { look: 'coating', coating: 'webs', also: 'pale' } };
const PLANT = { commonName: 'Ivy', scientificName: 'Hedera helix' };

/** The eight benefits that the product names; each opens the thing itself. */
describe('each benefit of Premium is there', () => {
  let api: Api;
  let rosa: Person;
  beforeAll(async () => {
    api = await startApi();
    rosa = await api.signUp({ isPremium: true, identificationsUsed: 50, timeZone: 'Europe/Berlin' });
  });
  afterAll(() => api.stop());

  const add = async (person = rosa) =>
    (await person.post('/api/plants', PLANT).expect(201)).body.id as string;

  it('unlimited plant identification', async () => {
    const imageData = toDataUrl(await aPicture());
    const { body } = await rosa.post('/api/identify-plant', { imageData }).expect(200);
    expect(body.remainingIdentifications).toBeNull();
    const free = await api.signUp({ identificationsUsed: 5 });
    await free.post('/api/identify-plant', { imageData }).expect(402);
  });

  it('advanced disease detection and treatment', async () => {
    const path = `/api/plants/${await add()}/problems`;
    const { body } = await rosa.post(path, MITES).expect(201);
    expect(body.diagnosis).toBe('spider-mites');
    expect(body.steps.length).toBeGreaterThan(2);
  });

  it('AI plant expert chat', async () => {
    const { body: begun } = await rosa.post('/api/chat/conversations', { title: 'New Chat' }).expect(201);
    const messages = `/api/chat/conversations/${begun.id}/messages`;
    const { body } = await rosa.post(messages, { content: 'Who are you?', useOpenAI: false }).expect(200);
    expect(body.assistantMessage.content.length).toBeGreaterThan(20);
  });

  it('personalized care reminders', async () => {
    const { body } = await rosa.put('/api/reminders', { enabled: true, hour: 8 }).expect(200);
    expect(body).toMatchObject({ enabled: true, hour: 8, nextAt: expect.any(String) });
  });

  it('garden journal with photos', async () => {
    const imageUrl = await upload(rosa, await aPicture());
    const path = `/api/plants/${await add()}/journal`;
    const { body } = await rosa.post(path, { content: 'A new leaf!', imageUrl }).expect(201);
    expect(body).toMatchObject({ content: 'A new leaf!', imageUrl });
    await rosa.get(imageUrl).expect(200).expect('content-type', 'image/webp');
  });

  it('community access and plant sharing', async () => {
    const plant = { text: 'Look at my ivy', plantId: await add() };
    const { body } = await rosa.post('/api/community/posts', plant).expect(201);
    const { body: feed } = await rosa.get('/api/community/posts').expect(200);
    expect(feed[0]).toMatchObject({ id: body.id, text: 'Look at my ivy', plantName: 'Ivy' });
  });

  it('detailed care guides', async () => {
    const { body } = await rosa.get('/api/plant-library?search=jade%20plant').expect(200);
    const guide = ['careInstructions', 'lightNeeds', 'soilType', 'waterNeeds'].map(
      (part) => body[0][part] as string,
    );
    for (const words of guide) expect(words.length).toBeGreaterThan(3);
  });

  it('seasonal growing tips', async () => {
    await add();
    const { body } = await rosa.get('/api/garden/year?month=2027-01').expect(200);
    expect(body.tips[0]).toMatchObject({
      text: expect.any(String),
      source: { url: expect.stringMatching(/^http/) },
    });
  });

  it('is there for free accounts too where the premium page says so', async () => {
    const free = await api.signUp({ timeZone: 'Europe/Berlin' });
    const plant = `/api/plants/${await add(free)}`;
    const imageUrl = await upload(free, await aPicture());
    await free.post(`${plant}/problems`, MITES).expect(201);
    await free.put('/api/reminders', { enabled: true, hour: 8 }).expect(200);
    await free.post(`${plant}/journal`, { content: 'A new leaf!', imageUrl }).expect(201);
    await free.get('/api/plant-library?search=jade%20plant').expect(200);
    await free.get('/api/garden/year?month=2027-01').expect(200);
  });

  it('is what the account says of itself, and what the server lets it do', async () => {
    const free = await api.signUp();
    for (const [person, isPremium] of [[free, false] as const, [rosa, true] as const]) {
      const { entitlements } = await person.account();
      expect(entitlements).toEqual(entitlementsOf({ isPremium }));
      for (const feature of Object.keys(DOORS) as Feature[]) {
        const { status } = await person.get(DOORS[feature]);
        expect([feature, status]).toEqual([feature, entitlements[feature] ? 200 : 403]);
      }
    }
  });

  it('goes with Premium where it is Premium’s alone, and leaves all that was made', async () => {
    const mia = await api.signUp({ isPremium: true });
    const { body: begun } = await mia.post('/api/chat/conversations', { title: 'My cat' }).expect(201);
    await mia.post('/api/community/posts', { text: 'Hello' }).expect(201);
    const plant = await add(mia);
    const premium = api.app.get(Premium);
    await premium.revoke(mia.id, { by: null });
    for (const [path, body] of [
      ['/api/chat/conversations', { title: 'My dog' }],
      ['/api/community/posts', { text: 'Hello again' }],
    ] as const)
      expect((await mia.post(path, body).expect(403)).body.code).toBe('premium-required');
    await mia.get('/api/community/posts').expect(403);
    await mia.get(`/api/plants/${plant}`).expect(200);
    await mia.get('/api/billing/subscription').expect(200);
    await premium.grant(mia.id, { by: null });
    expect((await mia.get('/api/chat/conversations').expect(200)).body).toMatchObject([{ id: begun.id }]);
    expect((await mia.get('/api/community/posts').expect(200)).body).toEqual(
      expect.arrayContaining([expect.objectContaining({ text: 'Hello' })]),
    );
  });
});
