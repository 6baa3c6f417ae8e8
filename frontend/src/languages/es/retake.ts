import type { Translation } from '../catalogue';
import type english from '../en/retake';

const texts: Translation<typeof english> = {
  thisPhoto: 'Esta foto',
  photo: 'La foto {{number}}',
  dark: '{{name}} está bastante oscura. ¿Puedes hacerla junto a una ventana?',
  blurred: '{{name}} está borrosa. ¿Puedes tocar la planta en la pantalla para enfocarla, y no moverte?',
  darkAndBlurred: '{{name}} está oscura y borrosa. ¿Puedes hacerla junto a una ventana, sin moverte?',
  another: 'Hacer otra',
  anotherNamed: 'Hacer otra: {{name}}',
  useIt: 'Usarla de todos modos',
  useItNamed: 'Usarla de todos modos: {{name}}',
};
export default texts;
