import type { Translation } from '../catalogue';
import type english from '../en/planting';

const texts: Translation<typeof english> = {
  add: 'Añadir a mi jardín',
  seeIt: 'Verla en mi jardín',
  added: '¡Planta añadida!',
  addedText: '{{plant}} ya está en tu jardín.',
  notAdded: 'No se ha podido añadir la planta a tu jardín.',
  notAddedAgain: 'No se ha podido añadir la planta a tu jardín. Inténtalo de nuevo.',
  logIn: 'Hay que iniciar sesión',
  logInText: 'Inicia sesión para añadir plantas a tu jardín.',
  saved: 'Guardado',
  savedText: 'Tus cambios en {{plant}} están guardados.',
  archived: 'Ahora está en plantas de antes',
  archivedText: '{{plant}} se conserva allí, con su diario y sus fotos.',
  back: 'Ha vuelto',
  backText: '{{plant}} está otra vez en tu jardín.',
  deleted: 'Planta borrada',
  deletedText: '{{plant}} espera 30 días en «Plantas de antes».',
  restored: 'Ha vuelto, con todo lo suyo.',
  entry: 'Entrada del diario',
  entrySaved: 'Tu nota está guardada.',
};
export default texts;
