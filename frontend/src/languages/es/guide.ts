import type { Translation } from '../catalogue';
import type english from '../en/guide';

const texts: Translation<typeof english> = {
  title: 'Guía de cuidados',
  otherNames: 'También se llama {{names}}.',
  watering: 'Riego',
  howOften: 'Cada cuánto:',
  light: 'Luz que necesita',
  soil: 'Tierra y cuidados',
  feed: 'Abonar:',
  repot: 'Trasplantar:',
  prune: 'Podar:',
  warmth: 'Temperatura:',
  warm: 'Aguanta de {{lowest}} a {{highest}} °C sin sufrir.',
  frost: 'Aguanta heladas de hasta {{lowest}} °C y calor de hasta {{highest}} °C.',
  air: 'Aire:',
  dryAir: 'Le va bien el aire seco.',
  roomAir: 'Le va bien el aire de una habitación normal.',
  moistAir: 'Le gusta el aire húmedo, como en un baño o junto a otras plantas.',
  multiply: 'Cómo sacar plantas nuevas de ella',
  checklist: 'Lista de la semana',
  checkSoil: 'Mirar si la tierra está húmeda',
  checkPests: 'Mirar si hay plagas',
  wipe: 'Limpiar las hojas',
  turn: 'Girarla para que crezca por igual',
  ticks: 'Tus marcas se quedan en este dispositivo y se borran cada lunes.',
  remind: 'Poner recordatorios',
  head: '{{name}}: guía de cuidados',
  headLatin: '{{name}} ({{latin}}): guía de cuidados',
  headAbout: '{{name}}: riego {{water}} Luz: {{light}}. {{about}}',
  plants: 'Plantas',
};
export default texts;
