import { failure, refused, success } from './kinds';

/** What admins see and do. */
export const adminMessages = {
  notLoaded: () => failure('Error', 'Failed to load admin data'),
  given: (name: string) => ({
    done: () => success('Premium given', `${name} has premium now.`),
    failed: refused('Nothing was given.'),
  }),
  taken: (name: string) => ({
    done: () => success('Premium taken back', `What ${name} was given is over.`),
    failed: refused('Nothing was taken back.'),
  }),
  retried: {
    done: () => success('On its way', 'A worker tries this job again.'),
    failed: refused('The job is still parked.'),
  },
  discarded: {
    done: () => success('Job discarded', 'It will not be done.'),
    failed: refused('The job is still parked.'),
  },
  marked: { failed: refused('The message is as it was.') },
};
