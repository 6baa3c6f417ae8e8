import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { Test } from '@nestjs/testing';
import S3rver from 's3rver';
import { keepsPictures } from '../../../../test/image-store.contract.js';
import { startApiWithoutWorker } from '../../../../test/api-without-worker.js';
import { aPicture } from '../../../../test/photos.js';
import { ConfigModule } from '../../config/config.module.js';
import { readConfig } from '../../config/config.js';
import { ImageStore } from '../image-store.js';
import { StorageModule } from '../storage.module.js';
import { S3ImageStore } from './s3.image-store.js';

const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

describe('pictures on S3', () => {
  let folder: string;
  let server: S3rver;
  let endpoint: string;
  let store: S3ImageStore;
  beforeEach(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'leaflore-s3-'));
    const configureBuckets = [{ name: 'leaflore', configs: [] }];
    server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: folder, configureBuckets });
    const { port } = (await server.run()) as AddressInfo;
    endpoint = `http://127.0.0.1:${port}`;
    store = at('leaflore');
  });
  afterEach(async () => {
    await server.close().catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
  });

  const at = (bucket: string, keys = KEYS) =>
    new S3ImageStore({ bucket, region: 'us-east-1', endpoint, ...keys });

  keepsPictures(() => store);

  it('go with their folder when there are more than S3 lists at once', async () => {
    const leaf = Buffer.from('leaf');
    for (let n = 0; n < 1010; n += 101)
      await Promise.all(Array.from({ length: 101 }, (_, i) => store.put(`rosa/${n + i}.webp`, leaf)));
    await store.deleteFolder('rosa');
    for (const n of [0, 500, 1009]) await expect(store.get(`rosa/${n}.webp`)).rejects.toThrow('can’t find');
  });

  it('can be kept where bucket and keys are right; else a sentence says what is not', async () => {
    expect(await store.whyNot()).toBeUndefined();
    expect(await at('elsewhere').whyNot()).toBe('S3_BUCKET: there is no bucket "elsewhere".');
    expect(await at('leaflore', { ...KEYS, accessKeyId: 'nobody' }).whyNot()).toMatch(/^S3_ACCESS_KEY_ID/);
    await server.close();
    expect(await at('leaflore').whyNot()).toMatch(/^S3_ENDPOINT: the server cannot be reached/);
  });

  it('stop the start when their bucket is not there', async () => {
    const settings = { S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER', S3_ENDPOINT: endpoint };
    const start = (S3_BUCKET: string) => {
      const config = ConfigModule.with(readConfig({ ...settings, S3_BUCKET }));
      return Test.createTestingModule({ imports: [config, StorageModule] }).compile();
    };
    expect((await start('leaflore')).get(ImageStore)).toBeInstanceOf(S3ImageStore);
    await expect(start('elsewhere')).rejects.toThrow('S3_BUCKET: there is no bucket "elsewhere".');
  });

  it('are said to be out of reach, in plain words, while S3 is away', async () => {
    await store.put('leaf.webp', Buffer.from('leaf'));
    await server.close();
    const away = expect.objectContaining({ kind: 'unavailable', code: 'storage-unavailable' });
    await expect(store.get('leaf.webp')).rejects.toThrow(away);
    await expect(store.put('leaf.webp', Buffer.from('x'))).rejects.toThrow(away);
    await expect(store.putStream('leaf.webp', Readable.from([Buffer.from('x')]))).rejects.toThrow(away);
    await expect(store.deleteFolder('rosa')).rejects.toThrow(away);
  });

  it('are sent by people and shown to them as from the disk', async () => {
    const settings = { S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER', S3_ENDPOINT: endpoint };
    const api = await startApiWithoutWorker({ ...settings, S3_BUCKET: 'leaflore' });
    try {
      const rosa = await api.signUp();
      const { body } = await rosa.post('/api/profile/upload-url').expect(200);
      const sent = await rosa.putBytes(body.uploadURL, await aPicture('aloe', 300)).expect(201);
      await rosa.put('/api/profile/picture', { profileImageURL: body.uploadURL }).expect(200);
      await rosa.get(sent.body.imageUrl).expect(200).expect('content-type', 'image/webp');
      expect((await store.get(sent.body.imageUrl.slice('/api/photos/'.length))).length).toBeGreaterThan(100);
      await server.close();
      await rosa.get(sent.body.imageUrl).expect(503);
    } finally {
      await api.stop();
    }
  });
});
