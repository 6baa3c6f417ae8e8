import type { Translation } from '../catalogue';
import type english from '../en/year';

const texts: Translation<typeof english> = {
  title: 'Su año',
  notLoaded: 'No hemos podido cargar su año.',
  flowers: 'Floración',
  shelter: 'Resguardo del frío',
  rest: 'Reposo',
  shelterNow: 'A resguardo en las noches frías',
  feedNow: 'Toca abonar',
  repotNow: 'Toca trasplantar',
  pruneNow: 'Toca podar',
  flowersNow: 'Suelen estar en flor',
  restNow: 'En reposo, así que beben menos',
  notPlanned: 'no previsto',
  allYear: 'todo el año',
  span: 'de {{from}} a {{to}}',
  thisMonth: 'Este mes en tu jardín',
  inMonth: 'Tu jardín en {{month}}',
  monthNotLoaded: 'No hemos podido cargar este mes. Tus fechas están a salvo.',
  source: 'Fuente:',
  nothing: 'Nada especial este mes. Riega cuando la tierra esté seca.',
  andMore: ' y {{number}} más',
};
export default texts;
