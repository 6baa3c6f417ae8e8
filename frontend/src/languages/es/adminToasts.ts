import type { Translation } from '../catalogue';
import type english from '../en/adminToasts';

const texts: Translation<typeof english> = {
  error: 'Error',
  notLoaded: 'No se han podido cargar los datos de administración',
  given: 'Premium concedido',
  givenText: '{{name}} ya tiene Premium.',
  notGiven: 'No se ha concedido nada.',
  taken: 'Premium retirado',
  takenText: 'Lo que se concedió a {{name}} ha terminado.',
  notTaken: 'No se ha retirado nada.',
  retried: 'En marcha',
  retriedText: 'Este trabajo se intenta otra vez.',
  discarded: 'Trabajo descartado',
  discardedText: 'No se hará.',
  stillParked: 'El trabajo sigue aparcado.',
  notMarked: 'El mensaje sigue como estaba.',
};
export default texts;
