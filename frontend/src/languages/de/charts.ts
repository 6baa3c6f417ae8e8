import type { Translation } from '../catalogue';
import type english from '../en/charts';

const texts: Translation<typeof english> = {
  time: 'Zeitraum',
  days: '{{number}} Tage',
  asTable: '{{title}} als Tabelle',
  day: 'Tag',
  inAll: '{{sum}} insgesamt',
  onAverage: '{{time}} im Mittel',
  ms: '{{time}} ms',
  signUps: 'Neue Konten',
  identifications: 'Bestimmungen',
  responseTimeOfAi: 'Antwortzeit der KI',
  responseTime: 'Antwortzeit',
  costOfAi: 'Kosten der KI',
  cost: 'Kosten',
  tokens: 'Tokens der KI',
  read: 'Gelesen',
  written: 'Geschrieben',
};
export default texts;
