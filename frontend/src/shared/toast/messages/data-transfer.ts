import { refused, success } from './kinds';

/** Exporting, importing and deleting one's own data. */
export const dataTransferMessages = {
  download: { failed: refused('We couldn’t make your file. Please try again.') },
  imported: () => success('All done', 'Your file was imported.'),
  list: { failed: refused('That did not work. Please try again.') },
  accountDeleted: () => success('Your account is deleted', 'Goodbye, and all the best to your plants.'),
};
