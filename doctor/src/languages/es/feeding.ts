import type { FEEDING_PROBLEMS } from '../../catalogue/feeding.js';
import type { TextsOf } from '../../problem.js';

/** Too little food, too much, or the wrong kind. */
const texts: TextsOf<typeof FEEDING_PROBLEMS> = {
  nitrogen: {
    name: 'Falta de nitrógeno',
    about: 'Toda la planta palidece, las hojas más viejas primero, y crece poco: la tierra está agotada.',
    steps: [
      'Dale un abono equilibrado, como dice el envase; en invierno espera a que crezca.',
      'Abónala de nuevo al ritmo que indica el envase.',
      'Dale tierra nueva en primavera.',
    ],
    avoid: 'No abones la tierra seca: riega primero.',
    words:
      'falta de nitrógeno, nitrógeno, carencia de nitrógeno, deficiencia de nitrógeno, falta de nutrientes, deficiencia de nutrientes, carencia de nutrientes',
  },
  iron: {
    name: 'Falta de hierro',
    about:
      'Las hojas jóvenes amarillean y sus nervios siguen verdes, porque la cal de la tierra o del agua bloquea el hierro.',
    steps: [
      'Riega con agua de lluvia a partir de ahora.',
      'Dale un abono con hierro para plantas acidófilas, como dice el envase.',
      'Trasplántala en primavera a un sustrato para plantas acidófilas.',
    ],
    avoid: 'No eches cal a su alrededor.',
    words:
      'falta de hierro, hierro, carencia de hierro, deficiencia de hierro, clorosis, clorosis férrica, clorótic*',
  },
  magnesium: {
    name: 'Falta de magnesio',
    about: 'Las hojas más viejas amarillean entre los nervios verdes, a menudo con tonos rojos o marrones.',
    steps: [
      'Dale un abono con magnesio, como dice el envase.',
      'Durante un tiempo dale menos potasio, por ejemplo menos abono para tomates.',
    ],
    avoid: 'No quites las hojas antes de que estén marrones.',
    words: 'falta de magnesio, magnesio, carencia de magnesio, deficiencia de magnesio',
  },
  potassium: {
    name: 'Falta de potasio',
    about:
      'Los bordes de las hojas más viejas se ponen amarillos y luego marrones, y hay pocas flores y frutos.',
    steps: [
      'Dale un abono rico en potasio, como el de tomates; en invierno espera a que crezca.',
      'Abónala de nuevo al ritmo que indica el envase.',
    ],
    avoid: 'No uses abono para césped: es sobre todo nitrógeno.',
    words: 'falta de potasio, potasio, carencia de potasio, deficiencia de potasio, potasa',
  },
  'salt-build-up': {
    name: 'Sales en la tierra',
    about: 'El abono y el agua dura dejan sales, que se ven como una costra blanca; queman puntas y bordes.',
    steps: [
      'Raspa la costra y enjuaga la tierra con mucha agua.',
      'Déjala escurrir y vacía el plato.',
      'Aplaza el abono dos meses.',
    ],
    avoid: 'No la abones pensando que así tendrá mejor aspecto.',
    words: 'acumulación de sales, exceso de sales, sales, salinidad, sales minerales',
  },
  'over-feeding': {
    name: 'Demasiado abono',
    about: 'La tierra rica o mucho nitrógeno dan hojas frondosas y blandas y casi ninguna flor.',
    steps: [
      'Aplaza el abono dos meses.',
      'Si está en maceta, enjuaga la tierra con mucha agua.',
      'Después usa un abono para plantas de flor, como dice el envase.',
    ],
    avoid: 'No le des abono para césped ni estiércol fresco.',
    words:
      'demasiado abono, exceso de abono, exceso de fertilizante, demasiado fertilizante, sobrefertiliza*, exceso de nitrógeno',
  },
};
export default texts;
