import { failure } from './kinds';

/** The library. */
export const libraryMessages = {
  failed: () => failure('Error', 'Failed to fetch plants'),
};
