import type { Translation } from '../catalogue';
import type english from '../en/journal';

const texts: Translation<typeof english> = {
  write: 'Ins Tagebuch schreiben',
  loading: 'Das Tagebuch wird geladen',
  notLoaded: 'Das Tagebuch konnten wir nicht laden',
  showMore: 'Mehr zeigen',
  nothing: 'Noch nichts geschrieben',
  nothingText: 'Heute ein paar Worte oder ein Foto, und in einem Jahr siehst du, wie sehr sie gewachsen ist.',
  onePhoto:
    'Bisher gibt es ein Foto. Füge später noch eins hinzu, dann kannst du die beiden hier vergleichen.',
  noPhoto: 'Noch gibt es keine Fotos. Sobald es zwei sind, kannst du vergleichen, wie sie gewachsen ist.',
  compare: 'Zwei Fotos vergleichen',
  writtenBy: 'Geschrieben von {{name}}',
  doneThatDay: 'An diesem Tag erledigt',
  takeBack: 'Zurücknehmen',
  edit: 'Bearbeiten',
  editOf: 'Eintrag vom {{date}} bearbeiten',
  deleteOf: 'Eintrag vom {{date}} löschen',
  photoOn: '{{plant}} am {{date}}',
  showLarge: '{{photo}}: groß zeigen',
  newPhoto: 'Ein neues Foto.',
  entry: 'Tagebuch\u00adeintrag',
  changed: 'Deine Änderungen sind gespeichert.',
  deleted: 'Eintrag gelöscht',
  restored: 'Er ist wieder in deinem Tagebuch.',
  discarded: 'Verworfen',
};
export default texts;
