import type { Translation } from '../catalogue';
import type english from '../en/care';

const texts: Translation<typeof english> = {
  water: 'Regar',
  watered: 'Regada',
  feed: 'Abonar',
  fed: 'Abonada',
  repot: 'Trasplantar',
  repotted: 'Trasplantada',
  prune: 'Podar',
  pruned: 'Podada',
  mist: 'Pulverizar',
  misted: 'Pulverizada',
  care: 'Cuidar',
  done: 'Hecho',
  titleDone: '{{title}}, hecho',
  light: 'Luz',
  soil: 'Tierra',
  checkSoil: 'Mira hoy cómo está la tierra',
  checkFirst: 'Mete un dedo en la tierra: ¿está seca?',
  wasDry: 'Estaba seca: la he regado',
  stillMoist: 'Todavía está húmeda',
  bySitter: ', por quien te cuida las plantas',
  better: 'Está mejor',
  same: 'Más o menos igual',
  worse: 'Está peor',
  healthy: 'Sana',
  needsWater: 'Necesita agua',
  needsCare: 'Necesita cuidados',
  everyTwoWeeks: 'Cada dos semanas',
};
export default texts;
