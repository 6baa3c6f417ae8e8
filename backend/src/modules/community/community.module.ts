import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityModule } from '../activity/index.js';
import { AuthModule } from '../auth/index.js';
import { GardenModule } from '../garden/index.js';
import { LibraryModule } from '../library/index.js';
import { AchievementsController } from './achievements.controller.js';
import { RemindersModule } from '../reminders/index.js';
import { BlockRepository } from './block.repository.js';
import { CommentRepository } from './comment.repository.js';
import { CommentsController } from './comments.controller.js';
import { CommentsService } from './comments.service.js';
import { CommunityRecords } from './community-records.repository.js';
import { CommunityLimits } from './community-limits.js';
import { BlockSchema, CommentSchema, LikeSchema, PostSchema, ReportSchema } from './community.schema.js';
import { ExpertAnswersController } from './expert-answers.controller.js';
import { ExpertQuestionRepository } from './expert-question.repository.js';
import { ExpertQuestionSchema } from './expert-question.schema.js';
import { ExpertQuestionsController } from './expert-questions.controller.js';
import { ExpertQuestions } from './expert-questions.service.js';
import { ModerationController } from './moderation.controller.js';
import { PostRepository } from './post.repository.js';
import { PostsController } from './posts.controller.js';
import { PostsService } from './posts.service.js';

/** The community of premium members: posts, comments, likes, and questions to the experts. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      BlockSchema,
      CommentSchema,
      ExpertQuestionSchema,
      LikeSchema,
      PostSchema,
      ReportSchema,
    ]),
    ActivityModule,
    AuthModule,
    GardenModule,
    LibraryModule,
    RemindersModule,
  ],
  controllers: [
    AchievementsController,
    CommentsController,
    ExpertAnswersController,
    ExpertQuestionsController,
    ModerationController,
    PostsController,
  ],
  providers: [
    BlockRepository,
    CommentRepository,
    CommentsService,
    CommunityLimits,
    CommunityRecords,
    ExpertQuestionRepository,
    ExpertQuestions,
    PostRepository,
    PostsService,
  ],
  exports: [CommunityRecords, ExpertQuestionRepository, ExpertQuestions],
})
export class CommunityModule {}
