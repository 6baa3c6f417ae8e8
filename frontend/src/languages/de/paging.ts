import type { Translation } from '../catalogue';
import type english from '../en/paging';

const texts: Translation<typeof english> = {
  previous: 'Zurück',
  next: 'Weiter',
  page: 'Seite {{page}}',
  pageOf: 'Seite {{page}} von {{pages}}',
  loading: 'Wird geladen: {{label}}',
  notLoaded: 'Die Verwaltungs\u00addaten konnten nicht geladen werden',
};
export default texts;
