import { didNotWork, refused, success } from './kinds';

/** Exporting, importing and deleting one's own data. */
export const dataTransferMessages = {
  download: { failed: refused('We couldn’t make your file. Please try again.') },
  imported: () => success('Your file has been read', 'On this page you can see what was added.'),
  list: { failed: didNotWork },
  accountDeleted: () => success('Your account is deleted', 'Goodbye, and all the best to your plants.'),
};
