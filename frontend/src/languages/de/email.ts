import type { Translation } from '../catalogue';
import type english from '../en/email';

const texts: Translation<typeof english> = {
  confirm: 'Bestätige deine E-\u2060Mail-Adresse',
  sendAgain: 'Noch einmal schicken',
  noMail:
    'Dieser Server verschickt noch keine E-\u2060Mails. Bitte die Person, die ihn betreibt, deine Adresse zu bestätigen.',
  openLink:
    'Bitte öffne den Link, den wir an {{email}} geschickt haben. Dann können wir dir deine Erinnerungen dorthin schicken.',
  restWorks: 'Alles andere geht schon.',
  sending: 'Wird gesendet …',
  isConfirmed: 'Deine E-\u2060Mail-Adresse ist bestätigt',
  thanks: 'Danke. Wenn du Erinnerungen einschaltest, können sie an {{email}} kommen.',
  confirming: 'Deine E-\u2060Mail-Adresse wird bestätigt',
  openGarden: 'Meinen Garten öffnen',
  notConfirmed: 'Deine E-\u2060Mail-Adresse konnten wir nicht bestätigen',
  spent: 'Dieser Link funktioniert nicht mehr.',
  spentText: 'Er wurde schon benutzt, ist zu alt oder gehört zu einem anderen Konto.',
  sendNew: 'Neuen Link zuschicken',
  notSent: 'Wir konnten den Link nicht schicken.',
};
export default texts;
