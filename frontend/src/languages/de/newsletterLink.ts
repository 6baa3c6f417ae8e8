import type { Translation } from '../catalogue';
import type english from '../en/newsletterLink';

const texts: Translation<typeof english> = {
  title: 'Newsletter',
  welcome: 'Willkommen in der Familie!',
  onList: 'Du stehst auf der Liste. Die nächsten Pflegetipps kommen in dein Postfach.',
  askJoin: 'Sollen wir dir einmal im Monat Pflegetipps an deine Adresse schicken?',
  yes: 'Ja, schickt mir Pflegetipps',
  left: 'Du bekommst den Newsletter nicht mehr.',
  leftText: 'Deine Adresse ist aus der Liste gelöscht.',
  askLeave: 'Sollen wir dir den Newsletter nicht mehr schicken?',
  stop: 'Newsletter abbestellen',
  looking: 'Der Link wird geprüft',
  unknown: 'Dieser Link gilt nicht mehr.',
  unknownText: 'Bitte abonniere noch einmal, dann bekommst du einen neuen.',
  notLooked: 'Diesen Link konnten wir nicht prüfen',
  failed: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
  open: 'Leaflore öffnen',
};
export default texts;
