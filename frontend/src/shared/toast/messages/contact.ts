import { failure, refused, success } from './kinds';

/** Messages to the team. */
export const contactMessages = {
  done: ({ message }: { message: string }) => success('Message Sent!', message),
  failed: () =>
    failure('Failed to Send Message', 'There was an issue sending your message. Please try again later.'),
};

/** The newsletter, for admins. */
export const newsletterMessages = {
  sent: {
    done: ({ message }: { message: string }) => success('Newsletter sent', message),
    failed: refused('The newsletter was not sent.'),
  },
};
