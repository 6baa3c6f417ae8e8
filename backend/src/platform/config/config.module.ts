import { Global, Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { Config } from './config.js';
import { SecretBox } from './secret-box.js';
import { Signatures } from './signatures.js';

/** Provides the validated Config, and signatures made with its secret, to all modules. */
@Global()
@Module({})
export class ConfigModule {
  static with(config: Config): DynamicModule {
    return {
      module: ConfigModule,
      providers: [{ provide: Config, useValue: config }, SecretBox, Signatures],
      exports: [Config, SecretBox, Signatures],
    };
  }
}
