import type { Translation } from '../catalogue';
import type english from '../en/install';

const texts: Translation<typeof english> = {
  title: 'Instalar Leaflore',
  offline: 'Identificar sin conexión',
  camera: 'La cámara, más a mano',
  push: 'Notificaciones',
  homeScreen: 'En la pantalla de inicio',
  byHand:
    'Pulsa <strong>Compartir</strong> en tu navegador y después <strong>Añadir a pantalla de inicio</strong>.',
  gotIt: '¡Entendido!',
  install: 'Instalar',
  notNow: 'Ahora no',
};
export default texts;
