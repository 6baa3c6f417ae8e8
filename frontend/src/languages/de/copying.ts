import type { Translation } from '../catalogue';
import type english from '../en/copying';

const texts: Translation<typeof english> = {
  send: 'Senden',
  copy: 'Kopieren',
  copied: 'Kopiert!',
  notCopied: 'Der Link ließ sich nicht kopieren. Halte ihn gedrückt, um ihn zu kopieren.',
};
export default texts;
