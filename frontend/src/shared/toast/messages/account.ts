import type { ApiError } from '../../api/api';
import { failure, noNetwork, refused, success } from './kinds';

/** Logging in and signing up. */
export const entryMessages = {
  login: {
    done: () => success('Welcome back!', 'You have successfully logged in.'),
    failed: ({ code, message }: ApiError) =>
      code === 'network' ? noNetwork() : failure('Login Failed', message || 'Invalid credentials'),
  },
  register: {
    done: () => success('Account Created!', 'Welcome to Leaflore! You can now identify plants.'),
    failed: ({ code, message }: ApiError) =>
      code === 'network' ? noNetwork() : failure('Registration Failed', message || 'Something went wrong'),
  },
};

/** Passwords. */
export const passwordMessages = {
  linkAsked: { failed: refused('We couldn’t ask for the link.') },
  changed: {
    done: ({ message }: { message: string }) => success('Password changed', message),
    failed: refused('Your password is unchanged.'),
  },
};
