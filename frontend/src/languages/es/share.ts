import type { Translation } from '../catalogue';
import type english from '../en/share';

const texts: Translation<typeof english> = {
  share: 'Compartir',
  shareBy: 'Compartir: {{name}}',
  copyLink: 'Copiar enlace',
  copied: '¡Copiado!',
  twitter: 'Twitter',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  whatsapp: 'WhatsApp',
  email: 'Correo',
};
export default texts;
