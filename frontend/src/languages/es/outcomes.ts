import type { Translation } from '../catalogue';
import type english from '../en/outcomes';

const texts: Translation<typeof english> = {
  limit: 'Has llegado al final de la prueba',
  limitText: 'Con Premium puedes identificar plantas sin límite.',
  identified: '¡Planta identificada!',
  found: 'Encontrada: {{name}}',
  foundLeft_one: 'Encontrada: {{name}} (te queda {{count}} identificación)',
  foundLeft_many: 'Encontrada: {{name}} (te quedan {{count}} de identificaciones)',
  foundLeft_other: 'Encontrada: {{name}} (te quedan {{count}} identificaciones)',
  failed: 'La identificación no ha funcionado',
  failedText: 'No hemos podido identificar la planta',
  needsLogin: 'Hay que iniciar sesión',
  unreadable: 'No se ha podido leer el archivo',
  error: 'Error',
  notKept: 'No hemos podido guardar tu respuesta. Inténtalo de nuevo.',
};
export default texts;
