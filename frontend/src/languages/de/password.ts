import type { Translation } from '../catalogue';
import type english from '../en/password';

const texts: Translation<typeof english> = {
  enter: 'Bitte gib dein Passwort ein',
  length: 'Das Passwort braucht 8 bis 128 Zeichen',
  yours: 'Dein Passwort',
  current: 'Jetziges Passwort',
  newOne: 'Neues Passwort',
  hint: 'Mindestens 8 Zeichen. Drei zufällige Wörter sind ein gutes Passwort.',
  hintOthers: 'Mindestens 8 Zeichen. Deine anderen Geräte werden abgemeldet.',
  saving: 'Wird gespeichert …',
  change: 'Passwort ändern',
  changed: 'Passwort geändert',
  unchanged: 'Dein Passwort ist unverändert.',
  linkNotAsked: 'Wir konnten den Link nicht anfordern.',
  code: 'Code',
  codeHint: 'Die 6 Ziffern, die deine App gerade zeigt, oder ein Wiederherstellungs\u00adcode.',
  isItYou: 'Bist du es wirklich?',
  isItYouText:
    'Du hast dich vor einer Weile angemeldet. Bevor wir das tun, gib bitte noch einmal dein Passwort ein.',
  loggedOut: 'Bitte melde dich noch einmal an',
  loggedOutText:
    'Du bist auf diesem Gerät abgemeldet. Gib das Passwort von {{email}} ein, dann geht es weiter. Was du geschrieben hast, ist noch da.',
  checking: 'Wird geprüft …',
  goOn: 'Weiter',
  notReached: 'Wir haben den Server nicht erreicht. Bitte versuche es noch einmal.',
};
export default texts;
