import type { POT_PROBLEMS } from '../../catalogue/pot.js';
import type { TextsOf } from '../../problem.js';

/** Trouble with the pot, and the flies of wet compost. */
const texts: TextsOf<typeof POT_PROBLEMS> = {
  'fungus-gnats': {
    name: 'Mosca del sustrato',
    about:
      'Unas mosquitas oscuras crían en la tierra que no se seca; molestan más a las personas que a las plantas.',
    steps: [
      'Deja que se sequen arriba 3 cm de tierra antes de volver a regar; en un helecho, solo la superficie.',
      'Dentro de casa, pon trampas adhesivas amarillas en las macetas.',
      'Vacía los platos después de regar.',
    ],
    avoid: 'No riegues un poco cada día: crían en la superficie mojada.',
    words:
      'mosca del sustrato, moscas del sustrato, mosquita del sustrato, mosquitas del sustrato, mosquitas de la tierra, mosca negra del suelo, esciárid*',
  },
  'root-bound': {
    name: 'La maceta se ha quedado pequeña',
    about:
      'Las raíces llenan la maceta y dan vueltas; se seca en un día o dos y las hojas nuevas son pequeñas.',
    steps: [
      'Trasplántala a una maceta dos dedos más ancha, mejor en primavera.',
      'Afloja con los dedos las raíces que dan vueltas.',
      'Riega bien, un cactus o una suculenta solo al cabo de una semana, y tenla una semana sin sol.',
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
      'Deja que se sequen arriba 3 cm de tierra entre riegos; en un helecho, solo la superficie.',
    ],
    avoid: 'No riegues según el calendario: toca la tierra.',
    words: 'maceta demasiado grande, maceta muy grande',
  },
  'transplant-shock': {
    name: 'Recuperación tras el trasplante',
    about:
      'Las raíces han sufrido y tienen que volver a crecer; durante una o dos semanas está lacia o pierde hojas.',
    steps: [
      'Tenla dos semanas a la sombra, con la tierra algo húmeda; un cactus o una suculenta, seca la primera.',
      'Déjala donde está: no la muevas más.',
    ],
    avoid: 'No la abones durante un mes.',
    words: 'estrés por trasplante, estrés de trasplante, shock de trasplante, choque de trasplante',
  },
};
export default texts;
