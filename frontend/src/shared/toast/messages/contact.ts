import { tContact } from '../../../languages/contact';
import { failure, success } from './kinds';

/** Messages to the team. */
export const contactMessages = {
  done: ({ message }: { message: string }) => success(tContact('sent'), message),
  failed: () => failure(tContact('sendFailed'), tContact('sendFailedText')),
};
