import path from 'node:path';
import { Global, Module } from '@nestjs/common';
import { Config } from '../config/config.js';
import { DiskImageStore } from './adapters/disk.image-store.js';
import { ImageStore } from './image-store.js';

/** Chooses where pictures are kept. */
@Global()
@Module({
  providers: [
    {
      provide: ImageStore,
      inject: [Config],
      useFactory: ({ DATA_DIR }: Config) => new DiskImageStore(path.join(DATA_DIR, 'photos')),
    },
  ],
  exports: [ImageStore],
})
export class StorageModule {}
