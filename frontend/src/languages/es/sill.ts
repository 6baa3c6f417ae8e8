import type { Translation } from '../catalogue';
import type english from '../en/sill';

const texts: Translation<typeof english> = {
  pages: 'Páginas del alféizar',
  previous: 'Plantas anteriores',
  next: 'Plantas siguientes',
  list: 'Tus plantas en el alféizar',
  thirsty: '{{name}}, necesita agua',
  thirstyUnwell: '{{name}}, necesita agua y no está bien',
  unwell: '{{name}}, no está bien',
  needsCare: '{{name}}, necesita cuidados',
  well: '{{name}}, hoy no necesita agua',
  needWater_one: '{{count}} necesita agua',
  needWater_many: '{{count}} necesitan agua',
  needWater_other: '{{count}} necesitan agua',
  areUnwell_one: '{{count}} no está bien',
  areUnwell_many: '{{count}} no están bien',
  areUnwell_other: '{{count}} no están bien',
  noneNeedsWater: 'Hoy ninguna planta necesita agua',
};
export default texts;
