import type { Translation } from '../catalogue.js';
import type english from '../en/http.js';

/** What any route may answer. */
const texts: Translation<typeof english> = {
  check: 'Comprueba lo que has escrito.',
  wrongValue: 'Este valor no se puede usar aquí.',
  unreadable: 'No hemos podido leer esta petición.',
  nothingHere: 'En esta dirección no hay nada.',
  tooLarge: 'Es demasiado grande para enviarlo.',
  unsupported: 'Este tipo de contenido no se admite aquí.',
  recordsAway: 'Ahora mismo no podemos consultar nuestros datos. Inténtalo de nuevo dentro de un momento.',
  unexpected: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo.',
  showYourself: 'Demuéstranos primero que de verdad eres tú.',
  loginNeeded: 'Hace falta iniciar sesión',
  premiumNeeded: 'Esto forma parte de Premium. Pasa tu cuenta a Premium para usarlo.',
  adminNeeded: 'Esta página es solo para quienes administran Leaflore.',
  notYourself: 'Esto solo puedes hacerlo en tu propia cuenta.',
  noSuchPage: 'Esta página de la lista no existe.',
  unknownHost:
    'Este servidor no se llama así. Si debe llamarse así, quien lo administra puede añadir el nombre a ALLOWED_HOSTS.',
  crossSite: 'Esta petición no viene de nuestras propias páginas.',
  stopping: 'Este servidor se está parando.',
  databaseAway: 'No se puede acceder a la base de datos.',
  tooManyStreams: 'Tienes demasiadas ventanas esperando una respuesta. Cierra alguna.',
  tooMuchAtOnce: 'Estás enviando demasiado a la vez. Espera a que llegue e inténtalo de nuevo.',
  tooManyTries_one: 'Demasiados intentos. Espera un minuto e inténtalo de nuevo.',
  tooManyTries_many: 'Demasiados intentos. Espera {{minutes}} de minutos e inténtalo de nuevo.',
  tooManyTries_other: 'Demasiados intentos. Espera {{minutes}} minutos e inténtalo de nuevo.',
  jobNotFound: 'Este trabajo ya no está aparcado.',
  tooShort: 'Escribe al menos {{least}} caracteres',
  tooLong: 'Escribe {{most}} caracteres como máximo',
  noEmail: 'Esa dirección de correo no es válida',
  noPassword: 'Escribe una contraseña',
  passwordLength: 'La contraseña debe tener entre 8 y 128 caracteres',
  unknownZone: 'No conocemos esta zona horaria',
  noDay: 'Escribe el día así: 2026-11-21',
};
export default texts;
