export { ChatModule } from './chat.module.js';
export { ConversationRecords } from './conversation-records.repository.js';
export { ConversationRepository } from './conversation.repository.js';
