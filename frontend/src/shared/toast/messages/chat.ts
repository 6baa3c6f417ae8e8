import type { ApiError } from '../../api/api';
import { failure, refused, success } from './kinds';

/** The plant expert. */
export const chatMessages = {
  premiumRequired: () =>
    failure('Premium Required', 'AI Chat is a premium feature. Please upgrade your account.'),
  created: { failed: () => failure('Error', 'Failed to create new conversation') },
  sent: {
    failed: ({ message }: ApiError) => failure('Error', message || 'Failed to send message'),
  },
  stopped: { failed: refused('We couldn’t stop the answer.') },
  renamed: { failed: refused('The name is unchanged. Please try again.') },
  deleted: {
    done: () => success('Conversation Deleted', 'What was said in it is gone.'),
    failed: refused('We couldn’t delete this conversation.'),
  },
  speech: () => failure('Text-to-Speech Error', 'The answer couldn’t be read aloud.'),
  notHeard: (error: string) =>
    failure('Nothing Heard', NOT_HEARD[error] ?? 'That didn’t work. Please type your question.'),
};

const NO_MICROPHONE =
  'Leaflore may not use your microphone. Allow it in the settings of your browser, or type your question.';
/** By the error that speech recognition gives. */
const NOT_HEARD: Record<string, string> = {
  'not-allowed': NO_MICROPHONE,
  'service-not-allowed': NO_MICROPHONE,
  'audio-capture': 'We found no microphone. Please type your question.',
  'no-speech': 'Nobody was heard. Please try again, closer to the microphone.',
  network: 'The browser couldn’t reach its speech service. Please type your question.',
};
