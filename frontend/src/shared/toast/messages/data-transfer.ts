import { refused, success } from './kinds';

/** Exporting, importing and deleting one's own data. */
export const dataTransferMessages = {
  download: { failed: refused('Your file could not be made. Please try again.') },
  imported: () => success('All there', 'Your file was brought in.'),
  list: { failed: refused('That did not work. Please try again.') },
  accountDeleted: () => success('Your account is deleted', 'Goodbye, and all the best to your plants.'),
};
