import type { Translation } from '../catalogue.js';
import type english from '../en/tips.js';

/** What to think of at a time of year, two sentences each. No month, as it is said half a year later in the south, and no measure. */
const texts: Translation<typeof english> = {
  cactiRest:
    'Kakteen und Sukkulenten ruhen jetzt am besten kühl und hell, fern von der Heizung. Gib ihnen nur so viel Wasser, dass sie nicht schrumpfen.',
  potsInFrost:
    'Im Topf draußen werden Wurzeln kälter als im Boden. Pack den Topf vor starkem Frost ein, oder stell ihn an einen geschützten Platz.',
  noFeedInWinter:
    'Die meisten Zimmerpflanzen ruhen jetzt und brauchen keinen Dünger. Fang im Frühling wieder an, wenn die Tage länger werden und neue Blätter kommen.',
  coldWindows:
    'Halte Blätter von kalten Scheiben fern, und Töpfe von Heizung und Zugluft. Fühl die Erde, bevor du gießt, denn die meisten trinken jetzt weniger.',
  winterPests:
    'Schau im Vorbeigehen unter die Blätter: Schädlingen gefällt es in winterlichen Zimmern. Am leichtesten hältst du sie auf, solange es wenige sind.',
  repot:
    'Zieh die Pflanze aus ihrem Topf: Bedecken Wurzeln die Erde außen, ist es Zeit für einen neuen. Nimm nur die nächste Größe, denn ein großer Topf bleibt zu lange nass.',
  feedAgain:
    'Die Tage sind länger, also dünge wieder, sobald du neue Blätter siehst. Halte dich an die Packung, denn zu viel kann eine Pflanze umbringen.',
  bulbLeaves:
    'Zupf Verblühtes von deinen Zwiebelblumen, aber lass die Blätter stehen, bis sie gelb werden. Sie bereiten die Blüten des nächsten Jahres vor.',
  summerOutdoors:
    'Wenn kein Frost mehr kommt und die Nächte mild sind, genießen viele Zimmerpflanzen einen Sommer im Freien. Halte sie ein paar Tage im Schatten, dann gib ihnen jeden Tag ein wenig mehr Sonne.',
  deadhead:
    'Zupf Blüten ab, wenn sie verblühen. Beetpflanzen und Stauden, die nachblühen, halten dann länger durch.',
  hotDays:
    'Bei Hitze kann ein Topf im Freien jeden Tag Wasser brauchen. Fühl die Erde all deiner Pflanzen öfter, als du es gewohnt bist.',
  backIndoors:
    'Hol herein, was den Sommer draußen war, solange die Nächte mild sind und noch kein Frost droht. Such vorher auf den Blättern und in der Erde nach Insekten.',
};
export default texts;
