import type { Translation } from '../catalogue';
import type english from '../en/install';

const texts: Translation<typeof english> = {
  title: 'Leaflore installieren',
  offline: 'Offline bestimmen',
  camera: 'Schneller zur Kamera',
  push: 'Benachrich\u00adtigungen',
  homeScreen: 'Auf dem Start\u00adbildschirm',
  byHand:
    'Tippe in deinem Browser auf <strong>Teilen</strong> und dann auf <strong>Zum Home-Bildschirm</strong>.',
  gotIt: 'Alles klar!',
  install: 'Installieren',
  notNow: 'Jetzt nicht',
};
export default texts;
