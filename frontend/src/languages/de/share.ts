import type { Translation } from '../catalogue';
import type english from '../en/share';

const texts: Translation<typeof english> = {
  share: 'Teilen',
  shareBy: 'Über {{name}} teilen',
  copyLink: 'Link kopieren',
  copied: 'Kopiert!',
  twitter: 'Twitter',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  whatsapp: 'WhatsApp',
  email: 'E-Mail',
};
export default texts;
