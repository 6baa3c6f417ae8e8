import type { Translation } from '../catalogue';
import type english from '../en/install';

const texts: Translation<typeof english> = {
  title: 'Leaflore installieren',
  offline: 'Offline bestimmen',
  camera: 'Schneller zur Kamera',
  push: 'Benachrichtigungen',
  homeScreen: 'Auf dem Startbildschirm',
  byHand:
    'Tippe in deinem Browser auf <strong>Teilen</strong> und dann auf <strong>Zum Home-Bildschirm</strong>.',
  gotIt: 'Alles klar!',
  install: 'Installieren',
  notNow: 'Jetzt nicht',
};
export default texts;
