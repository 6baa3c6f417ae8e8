import type { Translation } from '../catalogue';
import type english from '../en/invitation';

const texts: Translation<typeof english> = {
  feature: 'Función de Premium',
  partOf:
    'La comunidad forma parte de Premium. Con Premium puedes leer, escribir y preguntar a nuestros expertos.',
  upgrade: 'Pasar a Premium',
  forums: 'Foros de conversación',
  forumsText: 'Pregunta, cuenta y ayuda.',
  photoSharing: 'Compartir fotos',
  photoSharingText: 'Enseña lo que crece en tu alféizar.',
  achievements: 'Logros',
  achievementsText: 'Tu primera planta, un año con la misma planta, diez salvadas.',
  soundsLike: 'Lo que se podría leer aquí',
  samples: 'Son ejemplos, no palabras de miembros de verdad.',
  ficus: '«Pregunté en el desayuno y a la hora de comer ya sabía por qué a mi ficus se le caen las hojas».',
  byMargaret: 'Margarita',
  orchid: '«Mi primera orquídea vuelve a florecer. El consejo que me dieron aquí: paciencia».',
  byJames: 'Jaime',
  everyWeek: '«Tengo 71 años y cada semana he aprendido algo nuevo sobre las plantas».',
  byHelen: 'Elena',
  start: 'Empezar con Premium',
};
export default texts;
