import type { Translation } from '../catalogue';
import type english from '../en/sheets';

const texts: Translation<typeof english> = {
  library: 'Aus der Bibliothek wählen',
  libraryText: 'Du kennst ihren Namen, wir kennen ihre Pflege.',
  tellUs: 'Erzähl uns von ihr',
  another: 'Auf anderem Weg',
  identify: 'Bestimmen',
  identifyText: 'Mach ein Foto, und wir sagen dir ihren Namen.',
  type: 'Selbst eintippen',
  typeText: 'Ein Name genügt; alles andere kann warten.',
  needs: 'Wasser: {{water}} Licht: {{light}}.',
  pastText: 'Sie brauchen keine Pflege mehr. Alles über sie bleibt erhalten.',
  pastLoading: 'Deine früheren Pflanzen werden geladen',
  pastNotLoaded: 'Wir konnten sie nicht laden',
  safe: 'Auf dem Server sind sie sicher.',
  noPast:
    'Noch gibt es keine. Wenn eine Pflanze eingeht oder ein neues Zuhause findet, tipp auf den Stift auf ihrer Karte: Sie bleibt dann hier, mit Tagebuch und Fotos.',
  movedOn: 'Hier seit dem {{day}}',
  bringBack: 'Zurückholen',
  deletedNotLoaded: 'Die gelöschten konnten wir nicht laden',
  deleted: 'Gelöschte Pflanzen',
  deletedText: 'Sie warten hier 30 Tage, mit Tagebuch und Fotos. Danach sind sie endgültig weg.',
  keptUntil: 'Bleibt bis zum {{day}}',
  archive: 'Zu den früheren Pflanzen legen',
  stays: 'In meinem Garten lassen',
  comeAndGo: 'Pflanzen kommen und gehen; das geht allen so, die gärtnern.',
  archiveText:
    'Wir erinnern dich nicht mehr an „{{plant}}“ und bewahren sie bei den früheren Pflanzen auf, mit Tagebuch und Fotos. Du kannst sie jederzeit zurückholen.',
  deleteNamed: '„{{plant}}“ löschen',
  keepIt: 'Behalten',
  deleteAsked: '„{{plant}}“ löschen?',
  deleteWarning:
    'Sie wartet 30 Tage bei den früheren Pflanzen. Danach ist sie endgültig weg, mit Tagebuch, Fotos und Pflegeplan.',
  photo: 'Foto ändern',
  photoText: 'Das auf ihrer Karte und auf ihrer Seite.',
  photoSaving: 'Dein Foto wird gespeichert …',
  plant: 'Pflanze',
  saveChanges: 'Änderungen speichern',
  change: 'Ändern oder umstellen',
  changeText: 'Name, Art, Standort, Licht, Topf und Hinweise.',
  gone: 'Sie ist nicht mehr da',
  goneText: 'Sie ist eingegangen oder hat ein neues Zuhause gefunden.',
  deleteIt: 'Löschen',
  deleteText: 'Falls sie aus Versehen hinzugefügt wurde.',
};
export default texts;
