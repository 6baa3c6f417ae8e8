import { Module } from '@nestjs/common';
import type { DynamicModule, Type } from '@nestjs/common';
import { ActivityModule } from '../activity/index.js';
import { AuthModule } from '../auth/index.js';
import { PhotosModule } from '../photos/index.js';
import { NsfwPhotoJudge } from './adapters/nsfw.photo-judge.js';
import { AiExpert } from './ai-expert.js';
import { CommunityModule } from './community.module.js';
import { PhotoCheck } from './photo-check.js';
import { FirstAnswerer } from './ports/first-answerer.js';
import { PhotoJudge } from './ports/photo-judge.js';

/** Checks photos and answers questions. Only workers have this module. */
@Module({})
export class CommunityWorkModule {
  /** `answerer` is exported by `module`, and answers questions before a person does. */
  static with(module: Type, answerer: Type<FirstAnswerer>): DynamicModule {
    return {
      module: CommunityWorkModule,
      imports: [ActivityModule, AuthModule, CommunityModule, PhotosModule, module],
      providers: [
        AiExpert,
        PhotoCheck,
        { provide: FirstAnswerer, useExisting: answerer },
        { provide: PhotoJudge, useClass: NsfwPhotoJudge },
      ],
    };
  }
}
