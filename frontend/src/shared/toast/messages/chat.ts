import { tChatToasts } from '../../../languages/chatToasts';
import type { ApiError } from '../../api/api';
import { failure, refused, success } from './kinds';

/** The plant expert. */
export const chatMessages = {
  premiumRequired: () => failure(tChatToasts('premiumRequired'), tChatToasts('premiumText')),
  created: { failed: () => failure(tChatToasts('error'), tChatToasts('notCreated')) },
  sent: {
    failed: ({ message }: ApiError) => failure(tChatToasts('error'), message || tChatToasts('notSent')),
  },
  stopped: { failed: (error: ApiError) => refused(tChatToasts('notStopped'))(error) },
  renamed: { failed: (error: ApiError) => refused(tChatToasts('notRenamed'))(error) },
  deleted: {
    done: () => success(tChatToasts('deleted'), tChatToasts('deletedText')),
    failed: (error: ApiError) => refused(tChatToasts('notDeleted'))(error),
  },
  speech: () => failure(tChatToasts('speech'), tChatToasts('speechText')),
  notHeard: (error: string) =>
    failure(tChatToasts('nothingHeard'), NOT_HEARD[error]?.() ?? tChatToasts('notHeard')),
};

/** By the error that speech recognition gives. */
const NOT_HEARD: Record<string, () => string> = {
  'not-allowed': () => tChatToasts('notAllowed'),
  'service-not-allowed': () => tChatToasts('notAllowed'),
  'audio-capture': () => tChatToasts('noMicrophone'),
  'no-speech': () => tChatToasts('nobodyHeard'),
  network: () => tChatToasts('noService'),
};
