import type { LEAF_DISEASES } from '../../catalogue/leaf-diseases.js';
import type { TextsOf } from '../../problem.js';

/** Diseases that are seen on leaves and flowers of many plants. */
const texts: TextsOf<typeof LEAF_DISEASES> = {
  'powdery-mildew': {
    name: 'Oídio',
    about:
      'Un hongo cubre hojas y capullos de polvo blanco cuando los días son cálidos, las noches frescas y las raíces están secas.',
    steps: [
      'Corta las peores hojas y tíralas a la basura.',
      'Riega bien la tierra y dale más aire a la planta.',
      'Limpia el polvo de las hojas grandes y lisas con un paño húmedo.',
    ],
    avoid: 'No abones con mucho nitrógeno: las hojas blandas son las primeras en contagiarse.',
    words: 'oídio, oidio, polvo blanco, cenicilla, blanquilla',
  },
  'downy-mildew': {
    name: 'Mildiu',
    about: 'Con tiempo húmedo las hojas amarillean por arriba y tienen debajo una pelusa pálida o morada.',
    steps: [
      'Quita todas las hojas con manchas y tíralas a la basura.',
      'Riega solo la tierra, por la mañana.',
      'Dale más espacio y aire.',
    ],
    avoid: 'No mojes las hojas: la enfermedad necesita agua para extenderse.',
    words: 'mildiu, mildiú, mildeu',
  },
  'grey-mould': {
    name: 'Moho gris',
    about:
      'La botritis cubre de pelusa gris las flores marchitas, los frutos y las partes blandas con aire fresco, húmedo y quieto.',
    steps: [
      'Corta todas las partes con pelusa o marchitas y tíralas a la basura.',
      'Ponla en un sitio más aireado y con más luz.',
      'Riega solo la tierra, por la mañana.',
    ],
    avoid: 'No la pulverices ni la pongas pegada a otras plantas.',
    words: 'moho gris, botritis, botrytis, podredumbre gris',
  },
  rust: {
    name: 'Roya',
    about:
      'Un hongo forma pequeñas pústulas naranjas o marrones, casi siempre bajo la hoja, que sueltan polvo al frotarlas.',
    steps: [
      'Quita las hojas con pústulas y tíralas a la basura.',
      'Mantén las hojas secas; riega la tierra.',
      'Retira las hojas caídas de alrededor.',
    ],
    avoid: 'No eches las hojas al compost.',
    words: 'roya, royas, pústula*',
  },
  'fungal-leaf-spot': {
    name: 'Manchas por hongos',
    about:
      'Los hongos hacen manchas redondas y marrones, a menudo con un anillo amarillo, donde las hojas siguen mojadas.',
    steps: [
      'Quita las hojas con manchas y tíralas a la basura.',
      'Riega solo la tierra y mantén las hojas secas.',
      'Dale más aire y espacio.',
    ],
    avoid: 'No pulverices las hojas.',
    words:
      'mancha foliar, manchas foliares, manchas por hongos, mancha por hongos, manchas de hongos, septoria, septoriosis, alternaria, alternariosis, cercospora, manchas marrones, infección por hongos, hongos en las hojas',
  },
  'bacterial-leaf-spot': {
    name: 'Manchas por bacterias',
    about:
      'Las bacterias hacen manchas oscuras y como mojadas entre los nervios, que se extienden con las salpicaduras de agua.',
    steps: [
      'Corta las hojas con manchas con unas tijeras limpias y tíralas.',
      'Aléjala de tus otras plantas.',
      'Mantén las hojas secas y riega solo la tierra.',
    ],
    avoid: 'No la toques mientras esté mojada: las manos llevan la enfermedad a otras plantas.',
    words:
      'manchas por bacterias, mancha bacteriana, manchas bacterianas, infección bacteriana, tizón bacteriano, bacteriosis',
  },
  anthracnose: {
    name: 'Antracnosis',
    about:
      'Un hongo pone marrones las hojas en grandes manchas, a menudo desde la punta y en anillos, tras heridas y humedad.',
    steps: [
      'Corta las hojas marrones con unas tijeras limpias y tíralas.',
      'Deja de pulverizarla y mantén las hojas secas.',
      'Dale más aire.',
    ],
    avoid: 'No hieras las hojas: por ahí entra.',
    words: 'antracnosis, colletotrichum',
  },
};
export default texts;
