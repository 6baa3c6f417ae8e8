import { failure, refused, success } from './kinds';

/** Reminders. */
export const reminderMessages = {
  set: (hour: string) => success('Reminders Set!', `At ${hour} on days when something is due.`),
  off: () => success('Reminders are off', 'You get no more messages. What is due stands in your garden.'),
  failed: refused('We could not keep this. Please try again.'),
  device: {
    done: () => success('Messages are on', 'This device shows your reminders.'),
    failed: refused('We could not turn messages on for this device.'),
  },
  deviceRemoved: {
    done: () => success('Device removed', 'It shows no more messages.'),
    failed: refused('We could not remove this device.'),
  },
  noPushService: () =>
    failure('Error', 'Your browser could not reach its message service. Please try again later.'),
  calendar: {
    done: () => success('Calendar link made', 'Copy it into your calendar.'),
    failed: refused('We could not make the link.'),
  },
  calendarRenewed: {
    done: () => success('New calendar link', 'The old one has stopped working.'),
    failed: refused('The old link still works.'),
  },
  calendarOff: {
    done: () => success('Calendar link turned off', 'Nobody can read it any more.'),
    failed: refused('The link still works.'),
  },
  notCopied: () => failure('Error', 'The link could not be copied. Press it long, or mark it, and copy it.'),
  test: { failed: refused('We could not send a test.') },
  answered: { failed: refused('We could not keep your answer. Please try again.') },
};
