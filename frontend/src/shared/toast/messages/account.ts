import type { ApiError } from '../../api/api';
import { failure, noNetwork, refused, success } from './kinds';

/** Logging in and signing up. */
export const entryMessages = {
  login: {
    done: () => success('Welcome back!', 'You have successfully logged in.'),
    failed: ({ code, message }: ApiError) =>
      code === 'network' ? noNetwork() : failure('Login Failed', message || 'Invalid credentials'),
  },
  /** A browser says no more than that it did not come to it. */
  passkey: {
    failed: ({ code, message }: Partial<ApiError>) =>
      code === 'network'
        ? noNetwork()
        : failure(
            'Login Failed',
            code && message ? message : 'No passkey was used. You can log in with your password.',
          ),
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
