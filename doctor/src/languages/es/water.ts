import type { WATER_PROBLEMS } from '../../catalogue/water.js';
import type { TextsOf } from '../../problem.js';

/** Too much water, too little, or water of the wrong kind. */
const texts: TextsOf<typeof WATER_PROBLEMS> = {
  overwatering: {
    name: 'Demasiada agua',
    about: 'La tierra que nunca se seca deja las raíces sin aire, y las hojas amarillean desde abajo.',
    steps: [
      'Vacía el plato y deja de regar hasta que se sequen arriba 3 cm de tierra; en un helecho, hasta que se seque la superficie.',
      'Comprueba que el agua pueda salir de la maceta.',
      'A partir de ahora, toca la tierra antes de cada riego.',
    ],
    avoid: 'No riegues solo porque las hojas estén caídas: toca primero la tierra.',
    words:
      'exceso de riego, exceso de agua, demasiada agua, demasiado riego, riego excesivo, tierra empapada, sobrerriego',
  },
  underwatering: {
    name: 'Falta de agua',
    about:
      'La tierra se ha secado; las hojas se ponen lacias, se arrugan o se resecan, las más viejas primero.',
    steps: [
      'Riega bien; pon una maceta seca media hora en agua y luego deja que escurra.',
      'Corta lo que esté reseco.',
      'Toca la tierra cada pocos días hasta que conozcas su ritmo.',
    ],
    avoid: 'No la dejes días en agua para compensarlo.',
    words:
      'falta de agua, falta de riego, poca agua, riego insuficiente, deshidrata*, sequía, estrés hídrico, sed',
  },
  'dry-air': {
    name: 'Aire seco',
    about:
      'Las habitaciones con calefacción secan las puntas y los bordes de las hojas finas, sobre todo en invierno.',
    steps: [
      'Aléjala de radiadores y de aire caliente.',
      'Ponla con otras plantas, o sobre una bandeja de guijarros mojados.',
      'Recorta los bordes marrones siguiendo la forma de la hoja.',
    ],
    avoid: 'No riegues con más frecuencia: lo seco es el aire, no la tierra.',
    words: 'aire seco, ambiente seco, poca humedad, baja humedad, humedad baja, falta de humedad',
  },
  fluoride: {
    name: 'Agua del grifo que no tolera',
    about:
      'El fluoruro y la cal del agua del grifo se acumulan en las puntas de las hojas largas, que poco a poco se ponen marrones.',
    steps: [
      'Riega con agua de lluvia a partir de ahora.',
      'Enjuaga la tierra una vez con mucha agua de lluvia.',
      'Recorta las puntas, dejando un borde marrón fino.',
    ],
    avoid: 'No cortes la parte verde: el nuevo borde vuelve a ponerse marrón.',
    words: 'flúor, fluoruro*, agua dura, agua calcárea, cloro, agua del grifo, calidad del agua',
  },
  waterlogging: {
    name: 'Suelo encharcado',
    about:
      'Tras lluvias largas o en suelo pesado las raíces se ahogan; las hojas amarillean, se quedan lacias y se caen.',
    steps: [
      'Levanta las macetas sobre unos pies para que el agua salga.',
      'En un bancal, afloja con una horca de jardín la tierra de alrededor, y no la pises.',
      'Si sigue mojada, cámbiala en otoño a un sitio más alto.',
    ],
    avoid: 'No la abones mientras el suelo esté mojado.',
    words: 'encharcamiento*, encharcad*, mal drenaje, drenaje deficiente, inundación, raíces ahogadas',
  },
  oedema: {
    name: 'Edema',
    about:
      'Las raíces toman más agua de la que las hojas sueltan; las células revientan y cicatrizan como bultitos de corcho.',
    steps: ['Riega menos, y por la mañana.', 'Dale más luz y aire.'],
    avoid: 'No quites las hojas: las necesita, y no es una enfermedad.',
    words: 'edema*, bultos de corcho, bultitos de corcho',
  },
  'cold-water-spots': {
    name: 'Manchas de agua fría',
    about: 'Las gotas frías dejan en las hojas peludas anillos y rayas claras para siempre.',
    steps: [
      'Riega desde abajo, con agua a la temperatura de la habitación.',
      'Quita las peores hojas, si te molestan.',
    ],
    avoid: 'No la pongas al sol con las hojas mojadas.',
    words: 'agua fría, manchas de agua',
  },
  'blossom-end-rot': {
    name: 'Podredumbre apical',
    about:
      'La parte de abajo del fruto se pone oscura y como cuero, porque el riego desigual no le hace llegar el calcio.',
    steps: [
      'Quita los frutos oscuros por abajo; no se curan.',
      'Riega con regularidad, todos los días si hace calor.',
      'Acolcha la tierra para que se seque despacio.',
    ],
    avoid: 'No la abones de más: hay calcio, y es el agua la que lo lleva.',
    words:
      'podredumbre apical, podredumbre del extremo, culo negro, falta de calcio, carencia de calcio, deficiencia de calcio',
  },
};
export default texts;
