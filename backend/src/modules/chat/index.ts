export { ChatModule } from './chat.module.js';
export { ConversationRepository } from './conversation.repository.js';
