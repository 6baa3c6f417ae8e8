import type { Translation } from '../catalogue';
import type english from '../en/safety';

const texts: Translation<typeof english> = {
  toxic: 'Giftig für Haustiere',
  caution: 'Von Haustieren fernhalten',
  nonToxic: 'Nicht giftig für Haustiere',
  unknown: 'Ob sie für Haustiere ungefährlich ist, wissen wir nicht',
  source: 'Zur Quelle ({{site}})',
};
export default texts;
