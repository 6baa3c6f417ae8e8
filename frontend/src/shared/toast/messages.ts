import type { ApiError } from '../api/api';
import type { Toast } from './toast';

const success = (title: string, text?: string): Toast => ({ title, text });
const failure = (title: string, text?: string): Toast => ({ title, text, failed: true });
/** Twice the usual time: something can be taken back. */
const UNDO_WITHIN_MS = 10_000;
const NETWORK = 'Network error. Please try again.';

const refused =
  (otherwise: string) =>
  ({ code, message }: ApiError) =>
    failure('Error', code === 'network' ? NETWORK : message || otherwise);

interface Identified {
  plant: { commonName: string };
  trialLimitReached?: boolean;
  remainingIdentifications?: number | null;
}

const trialLimit = () =>
  failure('Trial Limit Reached', 'Please upgrade to premium for unlimited plant identifications.');

/** Every word the app says in a toast. */
export const messages = {
  network: () => failure('Error', NETWORK),

  login: {
    done: () => success('Welcome back!', 'You have successfully logged in.'),
    failed: ({ code, message }: ApiError) =>
      code === 'network'
        ? failure('Error', NETWORK)
        : failure('Login Failed', message || 'Invalid credentials'),
  },

  register: {
    done: () => success('Account Created!', 'Welcome to Leaflore! You can now identify plants.'),
    failed: ({ code, message }: ApiError) =>
      code === 'network'
        ? failure('Error', NETWORK)
        : failure('Registration Failed', message || 'Something went wrong'),
  },

  password: {
    linkAsked: { failed: refused('We could not ask for the link.') },
    changed: {
      done: ({ message }: { message: string }) => success('Password changed', message),
      failed: refused('Your password is unchanged.'),
    },
  },

  identification: {
    done: ({ plant, trialLimitReached, remainingIdentifications: left }: Identified) =>
      trialLimitReached
        ? trialLimit()
        : success(
            'Plant Identified!',
            `Found: ${plant.commonName}` +
              (left !== null && left !== undefined && left >= 0
                ? ` (${left} identifications remaining)`
                : ''),
          ),
    failed: ({ status, code, message }: ApiError) => {
      if (code === 'trial-limit-reached' || message.includes('Trial limit reached')) return trialLimit();
      const words = status === 401 ? 'Authentication required' : message;
      return failure('Identification Failed', words || 'Failed to identify plant');
    },
    limit: trialLimit,
    unreadable: () => failure('Identification Failed', 'Failed to read file'),
    feedback: {
      failed: ({ message }: ApiError) =>
        failure('Error', message || 'We could not keep your answer. Please try again.'),
    },
  },

  garden: {
    addFromResult: {
      done: (plant: { commonName: string }) => added(plant.commonName),
      failed: () => failure('Error', 'Failed to add plant to garden. Please try again.'),
    },
    addFromGuide: {
      done: (plant: { commonName: string }) => added(plant.commonName),
      failed: () => failure('Error', 'Failed to add plant to garden.'),
    },
    loginRequired: () => failure('Login Required', 'Please log in to add plants to your garden.'),
    watered: (plant: string, undo: () => void) =>
      undoable('Plant Watered!', `${plant} has had its water.`, undo),
    changed: (plant: string) => success('Saved', `What you changed about ${plant} is kept.`),
    archived: (plant: string, undo: () => void) =>
      undoable('Put Away', `${plant} stands with the plants you had before.`, undo),
    broughtBack: (plant: string) => success('Welcome Back', `${plant} is in your garden again.`),
    removed: (plant: string, undo: () => void) => undoable('Plant Deleted', `${plant} is gone.`, undo),
    restored: () => success('Undone', 'It is back, with all that belongs to it.'),
    failed: refused('That did not work. Please try again.'),
    journal: (plant: string) => success('Journal Entry', `Your note about ${plant} is kept.`),
    remindersSet: (plant: string) => success('Reminders Set!', `We will remind you to care for ${plant}.`),
    reminderSet: (plant: string, date: string) => success('Care Reminder Set', `Water ${plant} ${date}.`),
  },

  schedule: {
    done: (done: string, plant: string, undo: () => void) => undoable(`${plant}: ${done}!`, undefined, undo),
    moist: (plant: string, day: string, undo: () => void) =>
      undoable(
        'Still Moist',
        `We will ask about ${plant} again ${day}, and wait a little longer from now on.`,
        undo,
      ),
    putOff: (plant: string, day: string, undo: () => void) =>
      undoable('Put Off', `We will remind you of ${plant} ${day}.`, undo),
    undone: () => success('Undone', 'Everything is as it was.'),
    changed: (task: string, plant: string, often?: string) =>
      success('Schedule Changed', `${task}, ${plant}: ${often ?? 'as we suggest'}.`),
    switchedOff: (task: string, plant: string) =>
      success('Switched Off', `${task}: nothing is planned for ${plant} any more.`),
    removed: (task: string, undo: () => void) => undoable('Task Deleted', `${task} is gone.`, undo),
    unwell: (plant: string) => success('Noted', `${plant} needs care until you say that it is well again.`),
    well: (plant: string, undo: () => void) => undoable('Well Again', `Good news about ${plant}.`, undo),
    failed: refused('That could not be noted. Please try again.'),
  },

  journal: {
    changed: () => success('Journal Entry', 'Your changes are kept.'),
    removed: (undo: () => void) => undoable('Entry Deleted', undefined, undo),
    restored: () => success('Journal Entry', 'It is back in your journal.'),
    discarded: (undo: () => void) => undoable('Discarded', 'What you had written is gone.', undo),
    failed: refused('That did not work. Please try again.'),
  },

  reminders: {
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
    notCopied: () =>
      failure('Error', 'The link could not be copied. Press it long, or mark it, and copy it.'),
    test: { failed: refused('We could not send a test.') },
    answered: { failed: refused('We could not keep your answer. Please try again.') },
  },

  library: {
    failed: () => failure('Error', 'Failed to fetch plants'),
  },

  ownData: {
    download: { failed: refused('Your file could not be made. Please try again.') },
    broughtIn: () => success('All there', 'Your file was brought in.'),
    list: { failed: refused('That did not work. Please try again.') },
    accountDeleted: () => success('Your account is deleted', 'Goodbye, and all the best to your plants.'),
  },

  profile: {
    loginRequired: () => failure('Login Required', 'Please log in to access your profile.'),
    picture: {
      done: () => success('Success', 'Profile picture updated successfully!'),
      failed: () => failure('Error', 'Failed to save profile picture'),
    },
    uploadUrl: {
      failed: () => failure('Error', 'Failed to get upload URL'),
    },
    update: {
      done: () => success('Success', 'Profile updated successfully!'),
      failed: () => failure('Error', 'Failed to update profile'),
    },
  },
};

function undoable(title: string, text: string | undefined, undo: () => void): Toast {
  return { ...success(title, text), action: { label: 'Undo', onSelect: undo }, durationMs: UNDO_WITHIN_MS };
}

function added(plant: string) {
  return success('Plant Added!', `${plant} has been added to your garden.`);
}
