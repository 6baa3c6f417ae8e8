import { tLibrary } from '../../../languages/library';
import { tToasts } from '../../../languages/toasts';
import { failure } from './kinds';

/** The library. */
export const libraryMessages = {
  failed: () => failure(tToasts('error'), tLibrary('notLoaded')),
};
