import sharp from 'sharp';
import { startApi } from '../../../test/api.js';
import type { Api, Person } from '../../../test/api.js';
import { DataTransferClient, unpack } from '../../../test/data-transfer.js';
import { eventually } from '../../../test/eventually.js';
import { aPicture } from '../../../test/photos.js';

const consent = '/api/account/learning-consent';
const path = '/api/admin/learning-photos';

describe('learning from people', () => {
  let api: Api;
  let boss: Person;
  beforeAll(async () => {
    api = await startApi({ ADMIN_EMAILS: 'boss@leaflore.test' });
    boss = await api.signUp({ email: 'boss@leaflore.test', isVerified: true });
  });
  afterAll(() => api.stop());
  afterEach(() => api.sql('delete from learning_consents'));

  let keys = 0;
  /** A photo of what this person's device takes for a peace lily; they say what it is. */
  const judged = async (person: Person, feedback: object = { correct: true }): Promise<string> => {
    const { body: link } = await person.post('/api/uploads').expect(200);
    const { body: photo } = await person.putBytes(link.uploadURL, await aPicture()).expect(201);
    const seen = {
      candidates: [{ classId: 'spathiphyllum', confidence: 0.9 }],
      isPlant: { verdict: true, probability: 0.98, warning: false },
      known: true,
      health: { verdict: 'healthy', probability: 0.1 },
    };
    const sent = { imageUrls: [photo.imageUrl], seenAt: new Date().toISOString(), seen };
    const key = { 'idempotency-key': `key ${(keys += 1)}` };
    const { body } = await person.post('/api/identifications/from-device', sent, key).expect(200);
    await person.post(`/api/identifications/${body.identificationId}/feedback`, feedback).expect(200);
    return (photo.imageUrl as string).split('/').at(-1)!.replace('.webp', '');
  };
  const folder = async (): Promise<Record<string, Buffer>> => {
    const answer = await new DataTransferClient(api, boss).send('GET', path);
    expect(answer.status).toBe(200);
    const { 'README.txt': readme, ...photos } = Object.fromEntries(await unpack(answer.bytes));
    expect(readme!.toString()).toContain('npm run vision:train');
    return photos;
  };
  const photos = async () => Object.keys(await folder());

  it('is off until a person allows it: nothing of what they judged leaves', async () => {
    const rosa = await api.signUp();
    expect((await rosa.get(consent).expect(200)).body).toEqual({ givenAt: null });
    await judged(rosa);
    expect(await photos()).toEqual([]);
  });

  it('takes what is judged from then on, by the plant that it is, and not by who said so', async () => {
    const rosa = await api.signUp();
    await judged(rosa);
    await rosa.put(consent).expect(204);
    const { body } = await rosa.get(consent).expect(200);
    await rosa.put(consent).expect(204);
    expect((await rosa.get(consent).expect(200)).body).toEqual(body);
    const confirmed = await judged(rosa);
    const corrected = await judged(rosa, { correct: false, scientificName: 'Aloe vera' });
    const found = await folder();
    const names = Object.keys(found).sort();
    expect(names).toEqual([
      expect.stringMatching(new RegExp(`^photos/aloe_vera/[0-9a-f-]{36}_${corrected}\\.webp$`)),
      expect.stringMatching(new RegExp(`^photos/spathiphyllum/[0-9a-f-]{36}_${confirmed}\\.webp$`)),
    ]);
    expect(names.join()).not.toContain(rosa.id);
    const { format, exif } = await sharp(found[names[0]!]!).metadata();
    expect({ format, exif }).toEqual({ format: 'webp', exif: undefined });
  });

  it('forgets everything of a person who takes it back, and starts from nothing when they allow it again', async () => {
    const rosa = await api.signUp();
    const otto = await api.signUp();
    for (const person of [rosa, otto]) await person.put(consent).expect(204);
    const [ours, theirs] = [await judged(rosa), await judged(otto)];
    const source = (await photos())
      .find((name) => name.includes(ours))!
      .split('/')[2]!
      .split('_')[0]!;
    await rosa.delete(consent).expect(204);
    await rosa.delete(consent).expect(204);
    expect((await rosa.get(consent).expect(200)).body).toEqual({ givenAt: null });
    expect((await otto.get(consent).expect(200)).body.givenAt).not.toBeNull();
    expect(await photos()).toEqual([expect.stringContaining(theirs)]);
    await rosa.put(consent).expect(204);
    expect(await photos()).toEqual([expect.stringContaining(theirs)]);
    const later = await judged(rosa);
    const again = (await photos()).find((name) => name.includes(later))!;
    expect(again).not.toContain(source);
  });

  it('forgets everything with the account', async () => {
    const rosa = await api.signUp();
    await rosa.put(consent).expect(204);
    await judged(rosa);
    expect(await photos()).toHaveLength(1);
    const client = new DataTransferClient(api, rosa);
    const gone = await client.send('DELETE', '/api/account', JSON.stringify({ password: rosa.password }));
    expect(gone.status).toBeLessThan(300);
    expect(await photos()).toEqual([]);
    expect(await api.sql('select * from learning_consents where user_id = $1', [rosa.id])).toEqual([]);
  });

  it('gives no photo of somebody else, whatever a row says', async () => {
    const rosa = await api.signUp();
    const otto = await api.signUp();
    await judged(otto);
    await rosa.put(consent).expect(204);
    await judged(rosa);
    await api.sql(
      `update identification_history set image_urls = (select image_urls from identification_history where user_id = $2)
        where user_id = $1`,
      [rosa.id, otto.id],
    );
    expect(await photos()).toEqual([]);
  });

  it('is made four times an hour for an admin, however often they ask', async () => {
    const limited = await startApi({ ADMIN_EMAILS: 'boss@leaflore.test', RATE_LIMITS: 'on' });
    try {
      const admin = await limited.signUp({ email: 'boss@leaflore.test', isVerified: true });
      const answers = await Promise.all(Array.from({ length: 7 }, () => admin.get(path).buffer()));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 429, 429, 429]);
      const downloads = `select 1 from user_activities where details = 'Downloaded the photos to learn from'`;
      const noted = () => limited.sql(downloads);
      await eventually(noted, ({ length }) => length >= 4);
      expect(await noted()).toHaveLength(4);
    } finally {
      await limited.stop();
    }
  });

  it('is for admins, and consents are everybody’s own', async () => {
    const rosa = await api.signUp({ isPremium: true });
    await rosa.get(path).expect(403);
    await api.visitor().get(path).expect(401);
    await api.visitor().put(consent).expect(401);
    await api.visitor().delete(consent).expect(401);
  });
});
