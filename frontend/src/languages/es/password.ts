import type { Translation } from '../catalogue';
import type english from '../en/password';

const texts: Translation<typeof english> = {
  enter: 'Escribe tu contraseña',
  length: 'La contraseña debe tener entre 8 y 128 caracteres',
  yours: 'Tu contraseña',
  current: 'Contraseña actual',
  newOne: 'Contraseña nueva',
  hint: 'Al menos 8 caracteres. Tres palabras al azar son una buena contraseña.',
  hintOthers: 'Al menos 8 caracteres. En tus otros dispositivos se cerrará la sesión.',
  saving: 'Guardando...',
  change: 'Cambiar la contraseña',
  changed: 'Contraseña cambiada',
  unchanged: 'Tu contraseña sigue siendo la misma.',
  linkNotAsked: 'No hemos podido pedir el enlace.',
  code: 'Código',
  codeHint: 'Las 6 cifras que muestra ahora tu aplicación, o un código de recuperación.',
  isItYou: '¿De verdad eres tú?',
  isItYouText: 'Iniciaste sesión hace un buen rato. Antes de seguir, escribe otra vez tu contraseña.',
  loggedOut: 'Inicia sesión de nuevo',
  loggedOutText:
    'Se ha cerrado tu sesión en este dispositivo. Para seguir, escribe la contraseña de {{email}}. Lo que has escrito sigue aquí.',
  checking: 'Comprobando...',
  goOn: 'Continuar',
  notReached: 'No hemos podido conectar con el servidor. Inténtalo de nuevo.',
};
export default texts;
