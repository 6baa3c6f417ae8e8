import type { Translation } from '../catalogue.js';
import type english from '../en/mailbox.js';

/** The mails that stay on the server, as admins see them. */
const texts: Translation<typeof english> = {
  secretLink: '(der Link steht nur in der E-\u2060Mail selbst)',
  noSuchPage: 'Diese Seite der Liste gibt es nicht',
};
export default texts;
