import type { Translation } from '../catalogue';
import type english from '../en/noting';

const texts: Translation<typeof english> = {
  whichDay: 'An welchem Tag war es?',
  about: '{{plant}}: {{done}}',
  chooseDay: 'Ein anderer Tag',
  note: 'Für diesen Tag notieren',
  noDay: 'Bitte wähle einen Tag, der schon war und höchstens ein Jahr her ist.',
  takeBackAsked:
    'Zurücknehmen? Dann ist es, als wäre es nie notiert worden, und der nächste Termin richtet sich nach dem Rest.',
  takeBackNamed: 'Zurücknehmen: {{done}}',
  keep: 'Behalten',
};
export default texts;
