import type { Translation } from '../catalogue';
import type english from '../en/display';

const texts: Translation<typeof english> = {
  title: 'Anzeige',
  description: 'Wähle, was deinen Augen am besten tut. Du kannst es jederzeit ändern.',
  easyView: 'Einfache Ansicht',
  easyViewMember:
    'Größere Schrift, kräftigere Linien, nichts bewegt sich, und die Startseite zeigt eine Pflanze nach der anderen',
  easyViewVisitor:
    'Größere Schrift, kräftigere Linien, nichts bewegt sich, und eine Pflanze nach der anderen, sobald du angemeldet bist',
  openEasyView: 'Einfache Ansicht öffnen',
  colours: 'Farben',
  device: 'Wie das Gerät',
  light: 'Hell',
  dark: 'Dunkel',
  language: 'Sprache',
};
export default texts;
