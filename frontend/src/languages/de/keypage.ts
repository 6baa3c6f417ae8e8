import type { Translation } from '../catalogue';
import type english from '../en/keypage';

const texts: Translation<typeof english> = {
  title: 'Was siehst du?',
  lead: 'Tippe auf das, was deiner Pflanze am ähnlichsten sieht. Einmal falsch getippt schadet nicht: Keine Pflanze fällt weg.',
  loading: 'Die erste Frage wird geladen',
};
export default texts;
