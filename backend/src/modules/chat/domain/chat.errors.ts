import { DomainError } from '../../../kernel/domain-error.js';

export const conversationNotFound = () =>
  new DomainError('not-found', 'conversation-not-found', 'We can’t find this conversation.');

export const messageNotFound = () =>
  new DomainError('not-found', 'message-not-found', 'We can’t find this message.');

export const replyPending = () =>
  new DomainError(
    'conflict',
    'reply-pending',
    'Your last question is still being answered. Wait for the answer, or stop it.',
  );

export const notLastQuestion = () =>
  new DomainError('conflict', 'not-last-question', 'You can only change the last question you asked.');

export const keyOfOtherQuestion = () =>
  new DomainError(
    'conflict',
    'key-of-other-question',
    'This was already sent once with other words. Please load the page again.',
  );

export const MAX_CONVERSATIONS = 500;

export const tooManyConversations = () =>
  new DomainError(
    'conflict',
    'too-many-conversations',
    `You have ${MAX_CONVERSATIONS} conversations. Please delete one you no longer need.`,
  );

export const stillAnswering = () =>
  new DomainError(
    'unavailable',
    'still-answering',
    'This answer is taking longer than usual. Your question is safe: the answer will appear in this conversation.',
  );

export const replyFailed = () =>
  new DomainError(
    'unavailable',
    'reply-failed',
    'Something interrupted the answer. Your question is safe: please ask it again.',
  );

export const replyRestored = () =>
  new DomainError(
    'unavailable',
    'reply-restored',
    'Something interrupted the new answer. The one before is still there: please try again later.',
  );

/** Why a remote model gave no reply. The built-in assistant then answers. */
export const modelFailed = {
  unavailable: () =>
    new DomainError('unavailable', 'model-unavailable', 'The AI service cannot be reached right now.'),
  busy: () => new DomainError('unavailable', 'model-busy', 'The AI service is very busy right now.'),
  tooSlow: () => new DomainError('unavailable', 'model-too-slow', 'The AI service took too long.'),
  misconfigured: () =>
    new DomainError('unavailable', 'model-misconfigured', 'The AI service does not accept this server.'),
  unreadable: () =>
    new DomainError('unavailable', 'model-unreadable', 'The AI service gave an answer that cannot be read.'),
  refused: () =>
    new DomainError('unavailable', 'model-refused', 'The AI service did not want to answer this.'),
  stopped: () => new DomainError('unavailable', 'model-stopped', 'Its reader has stopped the answer.'),
  spent: () =>
    new DomainError('unavailable', 'model-spent', 'The AI service has answered as often as it may today.'),
};
