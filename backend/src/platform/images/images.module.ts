import { Global, Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { PhotoDecoder } from './photo-decoder.js';

/** Photos are decoded in processes of their own, whose program is at `decoder`. */
@Global()
@Module({})
export class ImagesModule {
  static with(decoder: string): DynamicModule {
    const provider = { provide: PhotoDecoder, useFactory: () => new PhotoDecoder(decoder) };
    return { module: ImagesModule, providers: [provider], exports: [PhotoDecoder] };
  }
}
