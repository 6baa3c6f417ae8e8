import { failure } from './kinds';

/** Of the library. */
export const libraryMessages = {
  failed: () => failure('Error', 'Failed to fetch plants'),
};
