import type { Translation } from '../catalogue';
import type english from '../en/contact';

const texts: Translation<typeof english> = {
  title: 'Schreib uns',
  lead: 'Erzähl es uns in deinen eigenen Worten. Ein Mensch liest es und schreibt dir zurück.',
  reply:
    'Wir antworten innerhalb von 24 Stunden. Mitglieder mit Premium können auch jederzeit im <link>Chat mit dem KI-Pflanzen\u00adexperten</link> fragen.',
  before: 'Bevor du schreibst',
  help: 'Wie können wir dir helfen?',
  helpIdentify: 'Hilfe beim Bestimmen einer Pflanze',
  helpPremium: 'Fragen zu deinem Premium-Konto',
  helpTechnical: 'Technische Probleme',
  helpFeedback: 'Lob, Kritik und Ideen',
  tips: 'Ein paar Tipps',
  tipPhotos:
    'Schick Fotos deiner Pflanze mit: Häng sie an deine Antwort, wenn wir dir zurück\u00adschreiben.',
  tipDevice: 'Schreib dazu, welches Gerät du benutzt, zum Beispiel ein iPhone oder einen Windows-Rechner.',
  tipReply: 'Du bekommst innerhalb von 24 Stunden eine Antwort.',
  tipUrgent: 'Wenn es eilt, schreib DRINGEND in den Betreff.',
  name: 'Name',
  email: 'E-Mail',
  emailHint: 'An diese Adresse schicken wir unsere Antwort.',
  subject: 'Betreff',
  message: 'Nachricht',
  send: 'Nachricht senden',
  sending: 'Nachricht wird gesendet …',
  notSent: 'Deine Nachricht wurde nicht gesendet.',
  nameMissing: 'Bitte gib deinen Namen an',
  nameLong: 'Der Name ist zu lang',
  emailWrong: 'Diese E-\u2060Mail-Adresse ist nicht gültig',
  subjectMissing: 'Bitte gib einen Betreff an',
  subjectLong: 'Der Betreff ist zu lang',
  messageShort: 'Die Nachricht muss mindestens 10 Zeichen haben',
  messageLong: 'Die Nachricht ist zu lang',
  sent: 'Nachricht gesendet!',
  sendFailed: 'Die Nachricht konnte nicht gesendet werden',
  sendFailedText:
    'Beim Senden deiner Nachricht ist etwas schiefgegangen. Bitte versuche es später noch einmal.',
};
export default texts;
