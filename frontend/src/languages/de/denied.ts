import type { Translation } from '../catalogue';
import type english from '../en/denied';

const texts: Translation<typeof english> = {
  title: 'Kein Zugang',
  text: 'Diese Seite ist nur für die Verwaltung.',
  home: 'Zur Startseite',
};
export default texts;
