import type { LIGHT_AND_WEATHER } from '../../catalogue/light-and-weather.js';
import type { TextsOf } from '../../problem.js';

/** Light, heat and cold. */
const texts: TextsOf<typeof LIGHT_AND_WEATHER> = {
  'too-little-light': {
    name: 'Falta de luz',
    about: 'Se estira hacia la ventana, se pone pálida y delgada, y no florece.',
    steps: [
      'Acércala a una ventana, un poco más cada semana.',
      'Gira la maceta un cuarto de vuelta cada semana.',
      'Cuando vuelva a crecer, recorta los tallos largos; nunca la punta de una palmera, una orquídea o un cactus.',
    ],
    avoid: 'No la pongas a pleno sol de golpe: se quemaría.',
    words: 'muy poca luz, poca luz, falta de luz, luz insuficiente, ahilad*, ahilamiento, etiolación',
  },
  sunburn: {
    name: 'Quemaduras de sol',
    about:
      'A las hojas poco acostumbradas al sol fuerte les salen zonas claras y como de papel por el lado donde les da.',
    steps: [
      'Quítala del sol del mediodía.',
      'Deja las hojas quemadas hasta que crezcan nuevas.',
      'Acostúmbrala al sol despacio, un poco más cada día.',
    ],
    avoid: 'No la abones, y no lo cortes todo.',
    words:
      'quemadura*, quemadura de sol, quemaduras de sol, quemaduras solares, demasiado sol, demasiada luz, exceso de sol, hojas quemadas',
  },
  'cold-draught': {
    name: 'Frío o corrientes de aire',
    about:
      'Una planta delicada pasó frío, junto a una ventana o una puerta, o camino de casa; las hojas se oscurecen o se caen.',
    steps: [
      'Ponla en un sitio sin corrientes donde haya siempre más de 15 °C.',
      'Riega poco hasta que vuelva a crecer.',
      'Corta lo que esté negro o blando.',
    ],
    avoid: 'No la pongas sobre un radiador para calentarla.',
    words: 'daño por frío, daños por frío, estrés por frío, frío, corriente de aire, corrientes de aire',
  },
  frost: {
    name: 'Daños por helada',
    about: 'Una noche bajo cero ennegreció los brotes tiernos, las hojas o los capullos.',
    steps: [
      'Cúbrela con un velo antiheladas antes de la próxima noche fría, o métela en casa.',
      'Protégela del sol de la mañana.',
      'Cuando ya no haya heladas, recorta los brotes negros; a una palmera, solo las hojas muertas.',
    ],
    avoid: 'No podes enseguida: las puntas muertas protegen lo que vive debajo.',
    words: 'helada, heladas, daños por helada, congelación, congelada',
  },
  'heat-stress': {
    name: 'Calor',
    about:
      'A mediodía las hojas pierden agua más deprisa de lo que las raíces la traen; pueden caer flores. Con el fresco se pasa.',
    steps: [
      'Toca la tierra; riega por la mañana si está seca.',
      'Dale sombra desde el mediodía hasta las cuatro.',
      'Cubre la tierra con un acolchado.',
    ],
    avoid: 'Si la tierra está húmeda, no riegues solo porque la planta esté caída a mediodía.',
    words: 'estrés por calor, golpe de calor, calor, demasiado calor, altas temperaturas, temperaturas altas',
  },
};
export default texts;
