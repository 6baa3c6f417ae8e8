import type { Translation } from '../catalogue.js';
import type english from '../en/lookAlikes.js';

/** Poisonous plants for which others are taken, and the signs that tell them apart. In German the names follow “mit”. */
const texts: Translation<typeof english> = {
  doNotEat: 'No la comas: se confunde fácilmente con {{name}}. {{howToTell}}',
  hemlock: 'la cicuta (Conium maculatum)',
  hemlockSign:
    'La cicuta tiene el tallo sin pelos y con manchas moradas, y huele a ratón al aplastarla; la zanahoria silvestre tiene pelos.',
  hemlockHerbSign:
    'La cicuta tiene el tallo sin pelos y con manchas moradas, y huele a ratón al aplastarla; la hierba de cocina huele como ya la conoces.',
  lilyOfTheValley: 'el lirio de los valles o el cólquico',
  ramsonsSign:
    'El ajo de oso huele a ajo, y cada hoja sale de la tierra con su propio rabillo; las venenosas tienen varias hojas en un mismo tallo y no huelen.',
  daffodil: 'el narciso, que tiene venenosas las hojas y el bulbo',
  daffodilSign:
    'La cebolla, el puerro, el cebollino y el ajo huelen a cebolla o a ajo al cortarlos; el narciso, no.',
  foxglove: 'la dedalera (Digitalis purpurea)',
  comfreySign:
    'La hoja de la dedalera tiene dientecillos en el borde y pelos suaves; la de la consuelda tiene el borde liso y pelos ásperos.',
  foxgloveSign:
    'La hoja de la dedalera tiene dientecillos en el borde y pelos suaves, y no huele a pepino ni a salvia.',
  dwarfElder: 'el yezgo (Sambucus ebulus)',
  dwarfElderSign:
    'El yezgo no es un arbusto: tiene tallos verdes y erguidos, sin madera, con hojitas al pie del rabillo de cada hoja.',
  moonseed: 'la semilla de luna (Menispermum canadense)',
  moonseedSign:
    'La semilla de luna no tiene zarcillos, y en su baya hay una sola semilla, plana y con forma de media luna, en lugar de varias.',
};
export default texts;
