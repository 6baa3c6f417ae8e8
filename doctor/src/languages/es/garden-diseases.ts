import type { GARDEN_DISEASES } from '../../catalogue/garden-diseases.js';
import type { TextsOf } from '../../problem.js';

/** Diseases of one kind of garden plant. */
const texts: TextsOf<typeof GARDEN_DISEASES> = {
  'rose-black-spot': {
    name: 'Mancha negra del rosal',
    about:
      'Un hongo hace manchas negras de borde deshilachado en las hojas del rosal, que amarillean y se caen.',
    steps: [
      'Quita las hojas con manchas y recoge las caídas; tíralas a la basura.',
      'Riega solo la tierra, por la mañana.',
      'Acolcha la tierra, para que la lluvia no salpique.',
    ],
    avoid: 'No dejes las hojas caídas en el suelo durante el invierno.',
    words: 'mancha negra, manchas negras del rosal, diplocarpon',
  },
  'late-blight': {
    name: 'Mildiu del tomate y la patata',
    about:
      'Con tiempo cálido y lluvioso, unas manchas marrones se extienden en días por hojas, tallos y frutos.',
    steps: [
      'Corta todas las partes con manchas marrones y mételas en una bolsa.',
      'Mantén las hojas secas: a los tomates les ayuda un techo.',
      'Si los tallos se ponen marrones, arranca la planta entera.',
    ],
    avoid: 'No la eches al compost ni guardes sus tubérculos para plantar.',
    words:
      'mildiu del tomate, mildiu de la patata, mildiu del tomate y la patata, tizón tardío, tizón del tomate',
  },
  'box-blight': {
    name: 'Tizón del boj',
    about:
      'Manchas oscuras en las hojas del boj y rayas negras en las ramitas; las hojas se caen y dejan calvas.',
    steps: [
      'Corta las partes afectadas en un día seco y mételas en una bolsa.',
      'Recoge todas las hojas caídas debajo.',
      'Limpia las tijeras antes de pasar a otra mata.',
    ],
    avoid: 'No recortes el boj con tiempo lluvioso.',
    words: 'tizón del boj, seca del boj, cylindrocladium',
  },
  'peach-leaf-curl': {
    name: 'Abolladura del melocotonero',
    about:
      'En primavera un hongo pone gruesas, rojas y con ampollas las hojas jóvenes del melocotonero y sus parientes.',
    steps: [
      'Quita las hojas con ampollas antes de que se pongan blancas.',
      'Riega y acolcha bien; vendrán hojas sanas.',
      'En invierno, protege las yemas de la lluvia con una cubierta.',
    ],
    avoid: 'No pulverices ahora: para esta primavera ya es tarde.',
    words: 'abolladura, lepra del melocotonero, lepra del duraznero, torque del duraznero, taphrina',
  },
  'apple-scab': {
    name: 'Moteado del manzano',
    about:
      'Manchas ásperas, de verde oliva a negras, en hojas y frutos del manzano tras una primavera lluviosa.',
    steps: [
      'Recoge las hojas caídas y los frutos manchados y tíralos a la basura.',
      'En invierno, aclara la copa para que pase el aire.',
    ],
    avoid: 'No dejes sus hojas en el suelo durante el invierno.',
    words: 'moteado del manzano, sarna del manzano, venturia',
  },
  'tulip-fire': {
    name: 'Fuego del tulipán',
    about:
      'Los tulipanes salen retorcidos y como quemados, con pelusa gris si hay humedad y manchas en los pétalos.',
    steps: [
      'Saca los tulipanes afectados, con bulbo y todo, y mételos en una bolsa.',
      'Retira todo resto de hoja a su alrededor.',
      'No plantes tulipanes allí durante tres años.',
    ],
    avoid: 'No dejes los bulbos afectados en la tierra.',
    words: 'fuego del tulipán, fuego de los tulipanes, botrytis tulipae',
  },
};
export default texts;
