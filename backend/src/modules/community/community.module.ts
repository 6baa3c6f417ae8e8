import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityModule } from '../activity/index.js';
import { AuthModule } from '../auth/index.js';
import { GardenModule } from '../garden/index.js';
import { LibraryModule } from '../library/index.js';
import { PhotosModule } from '../photos/index.js';
import { RemindersModule } from '../reminders/index.js';
import { AchievementsController } from './achievements.controller.js';
import { AiAnswers } from './ai-answers.js';
import { BlockRepository } from './block.repository.js';
import { BlocksController } from './blocks.controller.js';
import { CommentRepository } from './comment.repository.js';
import { CommentsController } from './comments.controller.js';
import { CommentsService } from './comments.service.js';
import { CommunityRecords } from './community-records.repository.js';
import { CommunityLimits } from './community-limits.js';
import { CommunityPhotoRepository } from './community-photo.repository.js';
import { CommunityPhotoSchema } from './community-photo.schema.js';
import { CommunityPhotosController } from './community-photos.controller.js';
import { CommunityPhotos } from './community-photos.service.js';
import {
  BlockSchema,
  CommentReportSchema,
  CommentSchema,
  HiddenPostSchema,
  LikeSchema,
  PostSchema,
  ReportSchema,
} from './community.schema.js';
import { ExpertAnswersController } from './expert-answers.controller.js';
import { ExpertQuestionRepository } from './expert-question.repository.js';
import { ExpertQuestionSchema } from './expert-question.schema.js';
import { ExpertQuestionsController } from './expert-questions.controller.js';
import { ExpertQuestions } from './expert-questions.service.js';
import { ModerationController } from './moderation.controller.js';
import { ModerationRepository } from './moderation.repository.js';
import { Moderation } from './moderation.service.js';
import { OwnWritingsController } from './own-writings.controller.js';
import { PhotoModerationController } from './photo-moderation.controller.js';
import { PostRepository } from './post.repository.js';
import { PostsController } from './posts.controller.js';
import { PostsService } from './posts.service.js';

/** The community of premium members: posts, comments, likes, and questions to the experts. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      BlockSchema,
      CommentReportSchema,
      CommentSchema,
      CommunityPhotoSchema,
      ExpertQuestionSchema,
      HiddenPostSchema,
      LikeSchema,
      PostSchema,
      ReportSchema,
    ]),
    ActivityModule,
    AuthModule,
    GardenModule,
    LibraryModule,
    PhotosModule,
    RemindersModule,
  ],
  controllers: [
    AchievementsController,
    BlocksController,
    CommentsController,
    CommunityPhotosController,
    ExpertAnswersController,
    ExpertQuestionsController,
    ModerationController,
    OwnWritingsController,
    PhotoModerationController,
    PostsController,
  ],
  providers: [
    AiAnswers,
    BlockRepository,
    CommentRepository,
    CommentsService,
    CommunityLimits,
    CommunityPhotoRepository,
    CommunityPhotos,
    CommunityRecords,
    ExpertQuestionRepository,
    ExpertQuestions,
    Moderation,
    ModerationRepository,
    PostRepository,
    PostsService,
  ],
  exports: [CommunityPhotoRepository, CommunityRecords, ExpertQuestionRepository, ExpertQuestions],
})
export class CommunityModule {}
