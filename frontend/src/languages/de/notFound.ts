import type { Translation } from '../catalogue';
import type english from '../en/notFound';

const texts: Translation<typeof english> = {
  title: '404 Seite nicht gefunden',
  nothing: 'Unter dieser Adresse wächst nichts',
  text: 'Vielleicht ist der Link alt oder hat einen Tippfehler. Deine Pflanzen sind noch genau da, wo du sie gelassen hast.',
  home: 'Zur Startseite',
  identify: 'Pflanze bestimmen',
};
export default texts;
