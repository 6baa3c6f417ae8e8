import type { Translation } from '../catalogue.js';
import type english from '../en/mailbox.js';

/** The mails that stay on the server, as admins see them. */
const texts: Translation<typeof english> = {
  secretLink: '(el enlace solo está en el propio correo)',
  noSuchPage: 'Esta página de la lista no existe',
};
export default texts;
