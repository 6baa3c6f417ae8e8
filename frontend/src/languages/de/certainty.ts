import type { Translation } from '../catalogue';
import type english from '../en/certainty';

const texts: Translation<typeof english> = {
  verySure: 'Sehr sicher',
  quiteSure: 'Ziemlich sicher',
  fairlySure: 'Einigermaßen sicher',
  notSure: 'Nicht sicher',
  guess: 'Nur eine Vermutung',
  confidence: '{{percent}} Sicherheit',
  nearlyAlways: 'Solche Antworten stimmen fast immer.',
  seldom: 'Solche Antworten stimmen selten.',
  oneOfTen: 'Von zehn solchen Antworten stimmt etwa eine.',
  ofTen: 'Von zehn solchen Antworten stimmen etwa {{number}}.',
  two: 'zwei',
  three: 'drei',
  four: 'vier',
  five: 'fünf',
  six: 'sechs',
  seven: 'sieben',
  eight: 'acht',
  nine: 'neun',
  likely: 'Wahrschein\u00adlichkeit: {{percent}}',
  underOne: 'unter 1\u00a0%',
  unsure: 'Wir sind uns nicht sicher',
  mostLikely: 'Sehr wahrscheinlich {{name}}',
  notListed: 'Diese Pflanze erkennen wir nicht',
  noPlant: 'Wir sehen hier keine Pflanze',
};
export default texts;
