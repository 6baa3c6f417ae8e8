import { Module } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { ActivityModule } from '../activity/index.js';
import { AuthModule } from '../auth/index.js';
import { LocalChatModel } from './adapters/local.chat-model.js';
import { remoteModels } from './adapters/remote-models.js';
import { PhotosModule } from '../photos/index.js';
import { LocalAssistant } from './assistant/local-assistant.js';
import { PhotoReader } from './assistant/photo-reader.js';
import { ChatModule } from './chat.module.js';
import { ChatWork } from './chat.work.js';
import { OneAnswer } from './one-answer.js';
import { ReplyWriter } from './reply-writer.js';
import { ChatModels } from './ports/chat-models.js';
import { KnowledgeTools } from './tools/knowledge-tools.js';

const models = {
  provide: ChatModels,
  inject: [Config, LocalAssistant, PhotoReader, KnowledgeTools],
  useFactory: async (
    config: Config,
    assistant: LocalAssistant,
    photos: PhotoReader,
    tools: KnowledgeTools,
  ): Promise<ChatModels> => {
    const { anthropic, openai } = await remoteModels(config, tools);
    return {
      local: new LocalChatModel(assistant, photos),
      remote: (useOpenAI) => (useOpenAI ? openai : anthropic),
    };
  },
};

/** Writes the replies of the plant expert. Only workers have this module. */
@Module({
  imports: [ActivityModule, AuthModule, ChatModule, PhotosModule],
  providers: [ChatWork, KnowledgeTools, LocalAssistant, OneAnswer, PhotoReader, ReplyWriter, models],
  exports: [OneAnswer],
})
export class ChatWorkModule {}
