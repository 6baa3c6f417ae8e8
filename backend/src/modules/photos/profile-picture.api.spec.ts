import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { startApi } from '../../../test/api.js';
import type { Api, Person } from '../../../test/api.js';
import { eventually } from '../../../test/eventually.js';
import { aPicture } from '../../../test/photos.js';

describe('the picture on a profile', () => {
  let api: Api;
  let jpeg: Buffer;
  let rosa: Person;
  beforeAll(async () => void ([api, jpeg] = await Promise.all([startApi(), aPicture('aloe', 500)])));
  afterAll(() => api.stop());
  beforeEach(async () => void (rosa = await api.signUp()));

  const askForLink = async (person = rosa): Promise<string> =>
    (await person.post('/api/profile/upload-url').expect(200)).body.uploadURL;
  const upload = async (person = rosa) => {
    const link = await askForLink(person);
    const { body } = await person.putBytes(link, jpeg, { 'content-type': 'image/jpeg' }).expect(201);
    return { link, imageUrl: body.imageUrl as string };
  };
  const show = (profileImageURL: unknown, person = rosa) =>
    person.put('/api/profile/picture', { profileImageURL });
  const stored = () => readdirSync(path.join(api.dataDir, 'photos', rosa.id)).sort();

  it('is the photo that was sent to the link', async () => {
    const { link, imageUrl } = await upload();
    const { body } = await show(link).expect(200);
    expect(body).toMatchObject({ id: rosa.id, email: rosa.email, profileImageUrl: imageUrl, isAdmin: false });
    expect((await rosa.account()).profileImageUrl).toBe(imageUrl);
  });

  it('may be named by the whole address of the link, or by the photo’s own', async () => {
    const { link, imageUrl } = await upload();
    await show(`http://leaflore.test${link}`).expect(200);
    const { body } = await show(imageUrl).expect(200);
    expect(body.profileImageUrl).toBe(imageUrl);
  });

  it('takes the place of the one before, whose files go a moment later', async () => {
    const before = await upload();
    await show(before.link).expect(200);
    const after = await upload();
    await show(after.link).expect(200);
    expect((await rosa.account()).profileImageUrl).toBe(after.imageUrl);
    const name = path.basename(after.imageUrl, '.webp');
    await eventually(stored, (names) => names.length === 2);
    expect(stored()).toEqual([`${name}.small.webp`, `${name}.webp`]);
    await rosa.get(before.imageUrl).expect(404);
    await rosa.putBytes(before.link, jpeg).expect(409);
  });

  it('leaves the one before alone where a plant still shows it', async () => {
    const before = await upload();
    await show(before.link).expect(200);
    const plant = { commonName: 'Aloe', imageUrl: before.imageUrl };
    await rosa.post('/api/plants', plant).expect(201);
    await show((await upload()).link).expect(200);
    await eventually(
      () => api.sql(`select 1 from outbox where name = 'remove-photos'`),
      (jobs) => jobs.length === 0,
    );
    await rosa.get(before.imageUrl).expect(200);
  });

  it('stays as it is when nothing was sent to the link', async () => {
    const { link, imageUrl } = await upload();
    await show(link).expect(200);
    await show(await askForLink()).expect(404);
    const broken = await askForLink();
    await rosa.putBytes(broken, 'Dear plant,').expect(415);
    await show(broken).expect(404);
    expect((await rosa.account()).profileImageUrl).toBe(imageUrl);
    await rosa.get(imageUrl).expect(200);
  });

  it('is never another person’s photo', async () => {
    const { link, imageUrl } = await upload(await api.signUp());
    await show(link).expect(404);
    await show(imageUrl).expect(404);
    await show(imageUrl.replace(/photos\/[^/]+/, `photos/${rosa.id}`)).expect(404);
    expect((await rosa.account()).profileImageUrl).toBeNull();
  });

  it.each([
    'https://evil.example/picture.webp',
    'javascript:alert(1)',
    '/api/photos/../../secret.webp',
    '/api/uploads/x',
    '//evil.example/api/photos/x.webp',
  ])('is never an address that is not ours: %s', async (url) => {
    await show(url).expect(404);
  });

  it.each([undefined, '', 5, {}, 'x'.repeat(501)])('is refused when it is no address: %j', (url) =>
    show(url).expect(400),
  );

  it('needs a session, and our own pages', async () => {
    const { link } = await upload();
    await show(link, api.visitor()).expect(401);
    const headers = { 'sec-fetch-site': 'cross-site' };
    await rosa.put('/api/profile/picture', { profileImageURL: link }, headers).expect(403);
  });

  it('stays when there is no room for a new one, and the same link works when there is', async () => {
    const { link, imageUrl } = await upload();
    await show(link).expect(200);
    const otto = await api.signUp();
    const folder = path.join(api.dataDir, 'photos', otto.id);
    mkdirSync(folder, { recursive: true });
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4k', 'tmpfs', folder]).status !== 0)
      return void process.stderr.write('SKIPPED: only who may mount a disk can fill one.\n');
    const next = await askForLink(otto);
    try {
      const { body } = await otto.putBytes(next, jpeg).expect(503);
      expect(body).toMatchObject({ code: 'storage-full', message: expect.stringContaining('no room') });
      await show(next, otto).expect(404);
      expect(readdirSync(folder)).toEqual([]);
    } finally {
      spawnSync('umount', [folder]);
    }
    await otto.putBytes(next, jpeg).expect(201);
    expect((await rosa.account()).profileImageUrl).toBe(imageUrl);
  });
});
