import type { Translation } from '../catalogue.js';
import type english from '../en/auth.js';

/** Accounts: logging in, passwords, email addresses, two-step login and passkeys. */
const texts: Translation<typeof english> = {
  invalidCredentials: 'El correo o la contraseña no son correctos',
  emailTaken: 'Ya hay una cuenta con este correo. Inicia sesión con él.',
  accountNotFound: 'No encontramos esta cuenta.',
  wrongPassword: 'Tu contraseña actual no es correcta.',
  resetLinkSpent: 'Este enlace ya se ha usado o es demasiado antiguo. Pide uno nuevo.',
  verificationLinkSpent:
    'Este enlace ya se ha usado, es demasiado antiguo o es de otra cuenta. Pide uno nuevo.',
  deviceNotFound: 'No encontramos este dispositivo entre los tuyos.',
  codeNeeded: 'Escribe el código que muestra ahora tu aplicación.',
  wrongCode: 'Este código no es correcto o ya se ha usado. Escribe el más reciente.',
  twoStepIsOn: 'El inicio de sesión en dos pasos ya está activado. Desactívalo primero.',
  twoStepIsOff: 'El inicio de sesión en dos pasos no está activado.',
  passkeyRefused: 'No hemos podido usar esta llave de acceso. Inténtalo de nuevo.',
  passkeyUnknown: 'No conocemos esta llave de acceso. Inicia sesión con tu correo y tu contraseña.',
  passkeyNotFound: 'No encontramos esta llave de acceso entre las tuyas.',
  tooManyPasskeys: 'Tienes diez llaves de acceso. Quita una primero.',
  passkeysNeedName:
    'Las llaves de acceso solo funcionan donde Leaflore tiene un nombre, como plants.example.org.',
  commonPassword: 'Mucha gente usa esta contraseña, así que es la primera que probaría un ladrón. Elige otra',
  ownPassword: 'Esta contraseña se parece demasiado a tu correo o a nuestro nombre. Elige otra',
  tooManyLogins_one:
    'Demasiados intentos. Espera un minuto e inténtalo de nuevo, o elige una contraseña nueva.',
  tooManyLogins_many:
    'Demasiados intentos. Espera {{minutes}} de minutos e inténtalo de nuevo, o elige una contraseña nueva.',
  tooManyLogins_other:
    'Demasiados intentos. Espera {{minutes}} minutos e inténtalo de nuevo, o elige una contraseña nueva.',
  noAddressInName: 'Escribe un nombre sin dirección web',
  firstNameNeeded: 'Escribe tu nombre',
  firstNameTooLong: 'El nombre es demasiado largo',
  lastNameNeeded: 'Escribe tus apellidos',
  lastNameTooLong: 'Los apellidos son demasiado largos',
  enterCode: 'Escribe el código',
  enterDigits: 'Escribe las 6 cifras que muestra tu aplicación',
  enterPassword: 'Escribe tu contraseña',
  chooseUnits: 'Elige unidades métricas o imperiales',
  chooseEasyView: 'Activa o desactiva la vista fácil',
  chooseLanguage: 'Elige uno de nuestros idiomas',
  choosePasskey: 'Elige una llave de acceso',
  namePasskey: 'Ponle un nombre',
  loggedIn: 'Has iniciado sesión.',
  registered: '¡Te damos la bienvenida a Leaflore! Ya puedes identificar plantas.',
  passwordSet: 'Tu contraseña nueva está guardada. Inicia sesión con ella.',
  passwordChanged: 'Tu contraseña ha cambiado. Hemos cerrado la sesión en tus otros dispositivos.',
  resetAsked:
    'Si hay una cuenta con este correo, ya va de camino un enlace para elegir una contraseña nueva. Sirve una sola vez, durante {{minutes}} minutos. Si no llega nada, mira en la carpeta de correo no deseado o pídelo otra vez.',
  resetKeptHere:
    'Este servidor todavía no envía correos. Pide a quien lo administra un enlace para elegir una contraseña nueva.',
  resetSubject: 'Elige una contraseña nueva para Leaflore',
  resetMail:
    'Hola, {{name}}:\n\nHas pedido una contraseña nueva. Para elegirla, abre este enlace antes de que pasen {{minutes}} minutos:\n\n{{link}}\n\nSi no has sido tú, no hagas nada: tu contraseña sigue siendo la misma.',
  changedSubject: 'Tu contraseña de Leaflore ha cambiado',
  changedMail:
    'Hola, {{name}}:\n\nTu contraseña acaba de cambiar. Si no has sido tú, elige enseguida una nueva: {{link}}',
  alreadyConfirmed: 'Tu correo ya está confirmado.',
  linkSent:
    'Hay un enlace de camino a {{email}}. Si no llega en unos minutos, mira en la carpeta de correo no deseado.',
  linkKeptHere:
    'Este servidor todavía no envía correos. Pide a quien lo administra que confirme tu dirección.',
  confirmSubject: 'Confirma tu correo para Leaflore',
  confirmMail:
    'Hola, {{name}}:\n\nInicia sesión en Leaflore y después abre este enlace antes de que pasen {{hours}} horas para confirmar que este es tu correo:\n\n{{link}}\n\nA partir de entonces podremos enviarte tus recordatorios. Si no tienes cuenta en Leaflore, no hagas nada: no volveremos a escribir a esta dirección.',
  loginMail:
    'Hola, {{name}}:\n\nHa cambiado algo en tu forma de iniciar sesión. {{what}}.\n\nSi no has sido tú, elige enseguida una contraseña nueva y mira «Dónde has iniciado sesión»: {{link}}',
  twoStepOn: 'Se ha activado el inicio de sesión en dos pasos',
  twoStepOnSubject: 'Tu inicio de sesión en Leaflore: se han activado los dos pasos',
  twoStepOff: 'Se ha desactivado el inicio de sesión en dos pasos',
  twoStepOffSubject: 'Tu inicio de sesión en Leaflore: se han desactivado los dos pasos',
  newCodes: 'Se han creado códigos de recuperación nuevos',
  newCodesSubject: 'Tu inicio de sesión en Leaflore: se han creado códigos de recuperación nuevos',
  codeUsed: 'Se ha usado un código de recuperación',
  codeUsedSubject: 'Tu inicio de sesión en Leaflore: se ha usado un código de recuperación',
  passkeyAdded: 'Se ha añadido la llave de acceso «{{name}}»',
  passkeyAddedSubject: 'Tu inicio de sesión en Leaflore: se ha añadido la llave de acceso «{{name}}»',
  passkeyRemoved: 'Se ha quitado una llave de acceso',
  passkeyRemovedSubject: 'Tu inicio de sesión en Leaflore: se ha quitado una llave de acceso',
};
export default texts;
