import { tNewsletterIssues } from '../../../languages/newsletterIssues';
import { refused, success } from './kinds';

/** The newsletter, for admins. */
export const newsletterMessages = {
  sent: {
    done: ({ message }: { message: string }) => success(tNewsletterIssues('sentTitle'), message),
    failed: refused(() => tNewsletterIssues('notSent')),
  },
};
