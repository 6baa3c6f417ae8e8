import type { ApiError } from '../../api/api';
import { failure, noNetwork, refused, success } from './kinds';

/** The plant expert. */
export const chatMessages = {
  premiumRequired: () =>
    failure('Premium Required', 'AI Chat is a premium feature. Please upgrade your account.'),
  created: { failed: () => failure('Error', 'Failed to create new conversation') },
  sent: {
    failed: ({ code, message }: ApiError) =>
      code === 'network' ? noNetwork() : failure('Error', message || 'Failed to send message'),
  },
  stopped: { failed: refused('We couldn’t stop the answer.') },
  renamed: { failed: refused('The name is unchanged. Please try again.') },
  deleted: {
    done: () => success('Conversation Deleted', 'What was said in it is gone.'),
    failed: refused('We couldn’t delete this conversation.'),
  },
  speech: () => failure('Text-to-Speech Error', 'The answer couldn’t be read aloud.'),
};
