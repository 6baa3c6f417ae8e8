import type { Translation } from '../catalogue.js';
import type english from '../en/community.js';

/** The community: posts, comments, photos, achievements, questions to the experts. */
const texts: Translation<typeof english> = {
  postGone: 'Esta publicación ya no está.',
  commentGone: 'Este comentario ya no está.',
  ownPost: 'Esta publicación es tuya. Si quieres, puedes borrarla.',
  ownComment: 'Este comentario es tuyo. Si quieres, puedes borrarlo.',
  blank: 'Primero escribe algo, por favor',
  sentOtherwise: 'Esto ya se ha enviado una vez, pero era distinto. Vuelve a cargar la página.',
  photoGone: 'Esta foto ya no está.',
  photosFull: 'En una publicación caben {{photos}} fotos.',
  lastPhoto: 'Esta foto es lo único que hay en tu publicación. Si quieres, puedes borrar la publicación.',
  notBlocked: 'No has bloqueado a esta persona.',
  questionUnknown: 'No encontramos esta pregunta.',
  questionAnswered: 'Esta pregunta ya tiene respuesta.',
  blankQuestion: 'Primero escribe tu pregunta, por favor',
  questionSent: 'Hemos enviado tu mensaje a nuestros expertos.',
  // The answer of an expert, as a mail and as a notification.
  answered: 'Nuestros expertos han respondido a tu pregunta',
  hello: 'Hola, {{name}}:',
  youAsked: 'Preguntaste:',
  expertAnswers: 'Nuestros expertos responden:',
  findBoth: 'Encontrarás las dos cosas en la comunidad:\n{{page}}',
  // Achievements.
  firstPlant: 'La primera planta',
  firstPlantText: 'Has añadido una planta a tu jardín.',
  oneYear: 'Un año con una planta',
  oneYearText: 'Has cuidado de la misma planta durante un año entero.',
  tenRescued: 'Diez rescatadas',
  tenRescuedText: 'Diez de tus plantas no estaban bien y ahora están mejor.',
};
export default texts;
