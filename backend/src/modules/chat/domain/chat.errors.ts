import { DomainError } from '../../../kernel/domain-error.js';
import { texts } from '../../../kernel/languages/texts.js';

const tChat = texts('chat');

export const conversationNotFound = () =>
  new DomainError('not-found', 'conversation-not-found', tChat('conversationUnknown'));

export const messageNotFound = () =>
  new DomainError('not-found', 'message-not-found', tChat('messageUnknown'));

export const replyPending = () => new DomainError('conflict', 'reply-pending', tChat('pending'));

export const notLastQuestion = () => new DomainError('conflict', 'not-last-question', tChat('notLast'));

export const keyOfOtherQuestion = () =>
  new DomainError('conflict', 'key-of-other-question', tChat('otherWords'));

export const MAX_CONVERSATIONS = 500;

export const tooManyConversations = () =>
  new DomainError('conflict', 'too-many-conversations', tChat('tooMany', { most: MAX_CONVERSATIONS }));

export const stillAnswering = () =>
  new DomainError('unavailable', 'still-answering', tChat('stillAnswering'));

export const replyFailed = () => new DomainError('unavailable', 'reply-failed', tChat('failed'));

export const replyRestored = () => new DomainError('unavailable', 'reply-restored', tChat('restored'));

/** Why a remote model gave no reply. The built-in assistant then answers. */
export const modelFailed = {
  unavailable: () => new DomainError('unavailable', 'model-unavailable', tChat('modelAway')),
  busy: () => new DomainError('unavailable', 'model-busy', tChat('modelBusy')),
  tooSlow: () => new DomainError('unavailable', 'model-too-slow', tChat('modelSlow')),
  misconfigured: () => new DomainError('unavailable', 'model-misconfigured', tChat('modelMisconfigured')),
  unreadable: () => new DomainError('unavailable', 'model-unreadable', tChat('modelUnreadable')),
  refused: () => new DomainError('unavailable', 'model-refused', tChat('modelRefused')),
  stopped: () => new DomainError('unavailable', 'model-stopped', tChat('modelStopped')),
  spent: () => new DomainError('unavailable', 'model-spent', tChat('modelSpent')),
};
