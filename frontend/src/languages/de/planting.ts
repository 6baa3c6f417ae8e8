import type { Translation } from '../catalogue';
import type english from '../en/planting';

const texts: Translation<typeof english> = {
  add: 'In meinen Garten',
  seeIt: 'In meinem Garten ansehen',
  added: 'Pflanze hinzugefügt!',
  addedText: '„{{plant}}“ ist jetzt in deinem Garten.',
  notAdded: 'Die Pflanze konnte deinem Garten nicht hinzugefügt werden.',
  notAddedAgain: 'Die Pflanze konnte deinem Garten nicht hinzugefügt werden. Bitte versuche es noch einmal.',
  logIn: 'Anmeldung nötig',
  logInText: 'Bitte melde dich an, um deinem Garten Pflanzen hinzuzufügen.',
  saved: 'Gespeichert',
  savedText: 'Deine Änderungen an „{{plant}}“ sind gespeichert.',
  archived: 'Jetzt bei den früheren Pflanzen',
  archivedText: '„{{plant}}“ bleibt dort erhalten, mit Tagebuch und Fotos.',
  back: 'Wieder da',
  backText: '„{{plant}}“ ist wieder in deinem Garten.',
  deleted: 'Pflanze gelöscht',
  deletedText: '„{{plant}}“ wartet 30 Tage bei den früheren Pflanzen.',
  restored: 'Sie ist wieder da, mit allem, was zu ihr gehört.',
  entry: 'Tagebuch\u00adeintrag',
  entrySaved: 'Deine Notiz ist gespeichert.',
};
export default texts;
