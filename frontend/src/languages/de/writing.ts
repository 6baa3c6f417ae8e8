import type { Translation } from '../catalogue';
import type english from '../en/writing';

const texts: Translation<typeof english> = {
  nothing: 'Bitte schreib etwas, hake ab, was du getan hast, oder füge ein Foto hinzu.',
  edit: 'Eintrag bearbeiten',
  kept: 'Noch nicht gespeichert. Was du geschrieben hast, haben wir aufgehoben.',
  see: 'Was siehst du?',
  seeHint: 'Ein neues Blatt, eine Blüte, ein Fleck, der dir Sorgen macht.',
  whatDone: 'Was hast du getan?',
  onItsWay: 'Dein Foto ist unterwegs',
  notSaved: 'Noch nicht gespeichert',
  stillHere: '{{failure}} Alles ist noch da: Bitte versuche es noch einmal.',
  notThrough: 'Dein Eintrag ist nicht angekommen.',
  saving: 'Wird gespeichert …',
  discard: 'Verwerfen',
  photo: 'Das Foto dieses Eintrags',
  gettingReady: 'Dein Foto wird vorbereitet …',
  anotherPhoto: 'Anderes Foto wählen',
  addPhoto: 'Foto hinzufügen',
  removePhoto: 'Foto entfernen',
};
export default texts;
