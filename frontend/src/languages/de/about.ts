import type { Translation } from '../catalogue';
import type english from '../en/about';

const texts: Translation<typeof english> = {
  title: 'Über Leaflore',
  lead: 'Ein Begleiter für Menschen, die ihre Pflanzen lieben und sie besser verstehen möchten.',
  mission: 'Was wir möchten',
  missionWhy:
    'Eine Pflanze kann dir nicht sagen, wie sie heißt oder dass sie Durst hat. Wir möchten, dass jeder mit einem Handy und einer Fensterbank es herausfinden kann, ohne Latein zu lernen und ohne Klein\u00adgedrucktes zu entziffern.',
  missionWho:
    'Viele, für die wir das hier bauen, gärtnern seit fünfzig Jahren und haben seit fünf Jahren ein Smartphone. Darum sind die Buchstaben groß und die Knöpfe breit, und kein Satz braucht ein Wörterbuch.',
  offer: 'Was wir dir bieten',
  identification: 'Pflanzen bestimmen mit KI',
  identificationText:
    'Mach ein Foto und erfahre, welche Pflanze darauf ist. Wir sagen, wie sicher wir sind, und wenn wir es nicht sind, zeigen wir dir die Pflanzen, die es sein könnten, statt zu raten.',
  care: 'Pflege, die zu dir passt',
  careText:
    'Dein Garten merkt sich, wann jede Pflanze gegossen wurde, und sagt dir, welche als Nächste dran ist und warum gerade heute.',
  support: 'Hilfe aus der Gemeinschaft',
  supportText:
    'Mitglieder mit Premium teilen ihre Fotos, fragen einander und erfahren, was auf anderen Fensterbänken geholfen hat.',
  knowledge: 'Wissen vom Fach',
  knowledgeText:
    'Eine Pflanzen\u00adbibliothek mit Wasser, Licht, Erde und der Frage, was für Haustiere giftig ist: in einfachen Worten, und mit Quelle, wo es darauf ankommt.',
  values: 'Was uns wichtig ist',
  accessibility: 'Für alle nutzbar',
  accessibilityText:
    'Jeder soll Leaflore lesen, hören und bedienen können: ältere Menschen, Menschen, die schlecht sehen, Menschen mit Tastatur oder Vorlese\u00adprogramm. Die einfache Ansicht macht mit einem Schalter alles größer, zeigt eine Pflanze nach der anderen und liest vor.',
  reliability: 'Verlässlich',
  reliabilityText:
    'Was du speicherst, bleibt gespeichert. Wenn wir etwas nicht wissen, sagen wir es. Ein Foto ohne Pflanze verbraucht keine Bestimmung.',
  community: 'Gemeinschaft',
  communityText:
    'Gärtner lernen von Gärtnern. Wir achten auf einen freundlichen Ton, und niemand ist zu neu, um zu fragen.',
  built: 'Mit Sorgfalt gemacht',
  builtText:
    'Jede Pflanze auf diesen Seiten ist für ihre eigene Art gezeichnet, jeder Text ist so geschrieben, dass man ihn beim ersten Lesen versteht, und deine Fotos gehören dir: Du kannst sie jederzeit mitnehmen oder löschen lassen.',
  thanks: 'Danke, dass Leaflore sich mit dir zusammen um deine Pflanzen kümmern darf.',
  write: 'Schreib uns',
};
export default texts;
