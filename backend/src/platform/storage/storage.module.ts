import path from 'node:path';
import { Global, Module } from '@nestjs/common';
import { Config, ConfigError } from '../config/config.js';
import { DiskImageStore } from './adapters/disk.image-store.js';
import { ImageStore } from './image-store.js';

/** Where these settings keep pictures. */
export const openImageStore = async (config: Config): Promise<ImageStore> =>
  config.S3_BUCKET ? openS3(config) : new DiskImageStore(path.join(config.DATA_DIR, 'photos'));

/** Loaded on demand, as it needs the S3 SDK. A bucket that cannot be used stops the start. */
async function openS3(config: Config): Promise<ImageStore> {
  const { S3ImageStore } = await import('./adapters/s3.image-store.js');
  const { S3_BUCKET: bucket = '', S3_REGION: region, S3_ENDPOINT: endpoint } = config;
  const { S3_ACCESS_KEY_ID: accessKeyId = '', S3_SECRET_ACCESS_KEY: secretAccessKey = '' } = config;
  const store = new S3ImageStore({ bucket, region, endpoint, accessKeyId, secretAccessKey });
  const whyNot = await store.whyNot();
  if (whyNot) throw new ConfigError(whyNot);
  return store;
}

/** Chooses where pictures are stored. */
@Global()
@Module({
  providers: [
    {
      provide: ImageStore,
      inject: [Config],
      useFactory: openImageStore,
    },
  ],
  exports: [ImageStore],
})
export class StorageModule {}
