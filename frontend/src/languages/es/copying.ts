import type { Translation } from '../catalogue';
import type english from '../en/copying';

const texts: Translation<typeof english> = {
  send: 'Enviar',
  copy: 'Copiar',
  copied: '¡Copiado!',
  notCopied: 'No se ha podido copiar el enlace. Mantenlo pulsado para copiarlo.',
};
export default texts;
