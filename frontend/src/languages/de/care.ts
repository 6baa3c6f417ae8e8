import type { Translation } from '../catalogue';
import type english from '../en/care';

const texts: Translation<typeof english> = {
  water: 'Gießen',
  watered: 'Gegossen',
  feed: 'Düngen',
  fed: 'Gedüngt',
  repot: 'Umtopfen',
  repotted: 'Umgetopft',
  prune: 'Schneiden',
  pruned: 'Geschnitten',
  mist: 'Besprühen',
  misted: 'Besprüht',
  care: 'Pflege',
  done: 'Erledigt',
  titleDone: '{{title}}, erledigt',
  light: 'Licht',
  soil: 'Erde',
  checkSoil: 'Prüfe heute die Erde',
  checkFirst: 'Finger in die Erde: Ist sie trocken?',
  wasDry: 'Sie war trocken: Ich habe gegossen',
  stillMoist: 'Sie ist noch feucht',
  bySitter: ', von deiner Pflanzenvertretung',
  better: 'Es geht ihr besser',
  same: 'Etwa gleich',
  worse: 'Es geht ihr schlechter',
  healthy: 'Gesund',
  needsWater: 'Braucht Wasser',
  needsCare: 'Braucht Pflege',
  everyTwoWeeks: 'Alle zwei Wochen',
};
export default texts;
