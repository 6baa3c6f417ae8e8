import { tLeftEasy } from '../../../languages/leftEasy';
import { success } from './kinds';

/** Display settings. */
export const displayMessages = {
  leftEasyView: () => success(tLeftEasy('title'), tLeftEasy('text')),
};
