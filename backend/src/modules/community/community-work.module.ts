import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/index.js';
import { AuthModule } from '../auth/index.js';
import { ChatWorkModule } from '../chat/index.js';
import { PhotosModule } from '../photos/index.js';
import { NsfwPhotoJudge } from './adapters/nsfw.photo-judge.js';
import { AiExpert } from './ai-expert.js';
import { CommunityModule } from './community.module.js';
import { PhotoCheck } from './photo-check.js';
import { PhotoJudge } from './ports/photo-judge.js';

/** Checks photos and answers questions. Only workers have this module. */
@Module({
  imports: [ActivityModule, AuthModule, ChatWorkModule, CommunityModule, PhotosModule],
  providers: [AiExpert, PhotoCheck, { provide: PhotoJudge, useClass: NsfwPhotoJudge }],
})
export class CommunityWorkModule {}
