import type { Translation } from '../catalogue';
import type english from '../en/account';

const texts: Translation<typeof english> = {
  error: 'Error',
  success: 'Hecho',
  loginRequired: 'Hay que iniciar sesión',
  loginForProfile: 'Inicia sesión para ver tu perfil.',
  loginToChat: 'Inicia sesión para hablar con el experto.',
  loginToConfirm: 'Inicia sesión para confirmar tu dirección de correo.',
  pictureSaved: 'Tu foto de perfil está guardada.',
  pictureNotSaved: 'No hemos podido guardar la foto de perfil',
  noUploadUrl: 'No hemos podido preparar el envío de la foto',
  thankYou: 'Gracias',
  photosHelp: 'Desde ahora nos ayudan las fotos en las que nos digas si el nombre era correcto.',
  turnedOff: 'Desactivado',
  photosLeftOut: 'Desde ahora no se usan tus fotos.',
  notSaved: 'No hemos podido guardarlo. Inténtalo de nuevo.',
  updated: 'Tu perfil está guardado.',
  notUpdated: 'No hemos podido guardar tu perfil',
};
export default texts;
