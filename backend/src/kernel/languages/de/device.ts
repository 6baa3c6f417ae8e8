import type { Translation } from '../catalogue.js';
import type english from '../en/device.js';

/** What a device is called that somebody has signed in with. */
const texts: Translation<typeof english> = {
  browser: 'Browser',
  browserOn: '{{browser}} auf {{system}}',
};
export default texts;
