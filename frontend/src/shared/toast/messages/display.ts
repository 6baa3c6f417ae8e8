import { success } from './kinds';

/** Display settings. */
export const displayMessages = {
  leftEasyView: () => success('The full app', 'Easy view is under Display whenever you want it back.'),
};
