import type { POT_PROBLEMS } from '../../catalogue/pot.js';
import type { TextsOf } from '../../problem.js';

/** Trouble with the pot. */
const texts: TextsOf<typeof POT_PROBLEMS> = {
  'root-bound': {
    name: 'La maceta se ha quedado pequeña',
    about:
      'Las raíces llenan la maceta y dan vueltas; se seca en un día o dos y las hojas nuevas son pequeñas.',
    steps: [
      'Trasplántala a una maceta dos dedos más ancha, mejor en primavera.',
      'Afloja con los dedos las raíces que dan vueltas.',
      'Riega bien y tenla una semana sin sol.',
    ],
    avoid: 'No uses una maceta mucho más grande: la tierra se quedaría mojada.',
    words:
      'maceta pequeña, maceta muy pequeña, maceta demasiado pequeña, raíces apretadas, falta de espacio para las raíces, raíces enrolladas',
  },
  'pot-too-large': {
    name: 'La maceta es demasiado grande',
    about:
      'Una planta pequeña no agota el agua de tanta tierra; la tierra sigue mojada y la planta deja de crecer.',
    steps: [
      'Vuelve a ponerla en una maceta solo un poco más ancha que sus raíces.',
      'Corta de paso las raíces blandas y marrones.',
      'Deja secar los 3 cm de arriba entre riegos.',
    ],
    avoid: 'No riegues según el calendario: toca la tierra.',
    words: 'maceta demasiado grande, maceta muy grande',
  },
  'transplant-shock': {
    name: 'Recuperación tras el trasplante',
    about:
      'Las raíces han sufrido y tienen que volver a crecer; durante una o dos semanas está lacia o pierde hojas.',
    steps: [
      'Tenla dos semanas a la sombra, con la tierra siempre algo húmeda.',
      'Déjala donde está: no la muevas más.',
    ],
    avoid: 'No la abones durante un mes.',
    words: 'estrés por trasplante, estrés de trasplante, shock de trasplante, choque de trasplante',
  },
};
export default texts;
