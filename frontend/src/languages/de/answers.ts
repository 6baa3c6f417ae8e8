import type { Translation } from '../catalogue';
import type english from '../en/answers';

const texts: Translation<typeof english> = {
  watered: 'Pflanze gegossen!',
  wateredText: 'Gegossen: {{plant}}.',
  wateredEarly: 'Gegossen: {{plant}}. Die Erde war früh trocken, deshalb fragen wir ab jetzt etwas eher.',
  driedEarly: 'Die Erde war früh trocken, deshalb fragen wir ab jetzt etwas eher.',
  done: '{{plant}}: {{done}}!',
  already: 'Schon erledigt',
  moist: 'Noch feucht',
  moistText: 'Wir fragen {{onDay}} wieder nach „{{plant}}“.',
  moistLonger: 'Wir fragen {{onDay}} wieder nach „{{plant}}“ und warten ab jetzt etwas länger.',
  putOff: 'Verschoben auf {{day}}',
  putOffText: 'Dann fragen wir wieder nach „{{plant}}“.',
  kept: 'Auf diesem Gerät gespeichert',
  keptText: '{{plant}}: Wir senden es, sobald du wieder online bist.',
  entryKept: 'Es kommt ins Tagebuch, sobald du wieder online bist.',
  notSent: 'Nicht gesendet',
  sentAlready: 'Es ist schon gesendet. Ändern kannst du es auf der Seite der Pflanze.',
};
export default texts;
