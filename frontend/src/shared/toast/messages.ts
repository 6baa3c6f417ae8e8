import type { ApiError } from '../api/api';
import type { Toast } from './toast';

const success = (title: string, text?: string): Toast => ({ title, text });
const failure = (title: string, text?: string): Toast => ({ title, text, failed: true });
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
    watered: (plant: string, undo?: () => void): Toast => ({
      ...success('Plant Watered!', `${plant} has had its water.`),
      action: undo && { label: 'Undo', onSelect: undo },
    }),
    journal: (plant: string) => success('Journal Entry', `Your note about ${plant} is kept.`),
    remindersSet: (plant: string) => success('Reminders Set!', `We will remind you to care for ${plant}.`),
    reminderSet: (plant: string, date: string) => success('Care Reminder Set', `Water ${plant} on ${date}.`),
  },

  library: {
    failed: () => failure('Error', 'Failed to fetch plants'),
  },

  profile: {
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

function added(plant: string) {
  return success('Plant Added!', `${plant} has been added to your garden.`);
}
