import type { Translation } from '../catalogue';
import type english from '../en/treatment';

const texts: Translation<typeof english> = {
  started: 'Plan begonnen',
  startedText: 'Wir zeigen dir jeden Schritt für „{{plant}}“ an seinem Tag.',
  better: 'Es geht ihr besser',
  betterText: 'Gute Nachrichten von „{{plant}}“.',
  askAgain: 'Wir fragen {{onDay}} wieder nach „{{plant}}“.',
  notBetter: 'Noch nicht besser',
  notBetterText: '„{{plant}}“ braucht noch Pflege. Sieh nach, was es sonst sein kann.',
  photo: 'Foto gespeichert',
  photoText: 'Es ist auch im Tagebuch.',
};
export default texts;
