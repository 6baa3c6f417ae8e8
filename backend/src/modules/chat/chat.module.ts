import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityModule } from '../activity/index.js';
import { AuthModule } from '../auth/index.js';
import { GardenModule } from '../garden/index.js';
import { IdentificationModule } from '../identification/index.js';
import { LibraryModule } from '../library/index.js';
import { PhotosModule } from '../photos/index.js';
import { ChatAnswers } from './chat.answers.js';
import { ChatChannel } from './chat-channel.js';
import { ChatController } from './chat.controller.js';
import { ChatProgress } from './chat.progress.js';
import { ChatService } from './chat.service.js';
import { ConversationRecords } from './conversation-records.repository.js';
import { ConversationRepository } from './conversation.repository.js';
import { ConversationSchema } from './conversation.schema.js';
import { ConversationsController } from './conversations.controller.js';
import { ConversationsService } from './conversations.service.js';
import { Expert } from './expert.js';
import { Knowledge } from './knowledge.js';
import { MessageRepository } from './message.repository.js';
import { MessageSchema } from './message.schema.js';

/** The API of the plant expert. The replies are written in ChatWorkModule, which only workers have. */
@Module({
  imports: [
    TypeOrmModule.forFeature([ConversationSchema, MessageSchema]),
    ActivityModule,
    AuthModule,
    GardenModule,
    IdentificationModule,
    LibraryModule,
    PhotosModule,
  ],
  controllers: [ConversationsController, ChatController],
  providers: [
    ChatAnswers,
    ChatChannel,
    ChatProgress,
    ChatService,
    ConversationRecords,
    ConversationRepository,
    ConversationsService,
    Expert,
    Knowledge,
    MessageRepository,
  ],
  exports: [ChatChannel, ConversationRecords, ConversationRepository, Knowledge, MessageRepository],
})
export class ChatModule {}
