import type { Translation } from '../catalogue';
import type english from '../en/chatToasts';

const texts: Translation<typeof english> = {
  premiumRequired: 'Premium nötig',
  premiumText: 'Der KI-Chat gehört zu Premium. Dafür braucht dein Konto Premium.',
  error: 'Fehler',
  notCreated: 'Ein neues Gespräch ließ sich nicht beginnen',
  notSent: 'Die Nachricht konnte nicht gesendet werden',
  notStopped: 'Die Antwort konnten wir nicht anhalten.',
  notRenamed: 'Der Name ist unverändert. Bitte versuche es noch einmal.',
  deleted: 'Gespräch gelöscht',
  deletedText: 'Was darin gesagt wurde, ist weg.',
  notDeleted: 'Dieses Gespräch konnten wir nicht löschen.',
  speech: 'Fehler beim Vorlesen',
  speechText: 'Die Antwort konnte nicht vorgelesen werden.',
  nothingHeard: 'Nichts gehört',
  notHeard: 'Das hat nicht geklappt. Bitte tippe deine Frage.',
  notAllowed:
    'Leaflore darf dein Mikrofon nicht benutzen. Erlaube es in den Einstellungen deines Browsers, oder tippe deine Frage.',
  noMicrophone: 'Wir haben kein Mikrofon gefunden. Bitte tippe deine Frage.',
  nobodyHeard: 'Es war niemand zu hören. Bitte versuche es noch einmal, näher am Mikrofon.',
  noService: 'Der Browser hat seinen Sprachdienst nicht erreicht. Bitte tippe deine Frage.',
};
export default texts;
