import type { RemindersDto } from '../../api/api';
import { failure, refused, success } from './kinds';

type Channels = Pick<RemindersDto, 'email' | 'isEmailConfirmed' | 'isEmailDelivered' | 'devices'>;

const STEP_LEFT = 'One step is left: on your profile, choose how we reach you.';

/** Whether a message can reach the reader. */
const reaches = ({ email, isEmailConfirmed, isEmailDelivered, devices }: Channels) =>
  devices.length > 0 || (email && isEmailConfirmed && isEmailDelivered);

/** Reminders. */
export const reminderMessages = {
  set: (hour: string, channels: Channels) =>
    success('Reminders Set!', reaches(channels) ? `At ${hour} on days when something is due.` : STEP_LEFT),
  setFor: (plant: string, channels: Channels) =>
    success('Reminders Set!', reaches(channels) ? `We will remind you to care for ${plant}.` : STEP_LEFT),
  /** The day of the watering is always named: it is asked for. */
  wateringSet: (plant: string, date: string, channels: Channels) =>
    success('Care Reminder Set', `Water ${plant} ${date}.${reaches(channels) ? '' : ` ${STEP_LEFT}`}`),
  off: () =>
    success(
      'Reminders are off',
      'You won’t get any more messages. What’s due is still shown in your garden.',
    ),
  failed: refused('We couldn’t keep this. Please try again.'),
  device: {
    done: () => success('Messages are on', 'This device will show your reminders.'),
    failed: refused('We couldn’t turn messages on for this device.'),
  },
  deviceRemoved: {
    done: () => success('Device removed', 'It won’t show any more messages.'),
    failed: refused('We couldn’t remove this device.'),
  },
  noPushService: () =>
    failure('Error', 'Your browser could not reach its message service. Please try again later.'),
  calendar: {
    done: () => success('Calendar link made', 'Copy it into your calendar app.'),
    failed: refused('We couldn’t make the link.'),
  },
  calendarRenewed: {
    done: () => success('New calendar link', 'The old one has stopped working.'),
    failed: refused('The old link still works.'),
  },
  calendarOff: {
    done: () => success('Calendar link turned off', 'Nobody can read it now.'),
    failed: refused('The link still works.'),
  },
  test: { failed: refused('We couldn’t send a test.') },
  answered: { failed: refused('We couldn’t keep your answer. Please try again.') },
};
