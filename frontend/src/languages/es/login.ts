import type { Translation } from '../catalogue';
import type english from '../en/login';

const texts: Translation<typeof english> = {
  notLoaded: 'No hemos podido cargar cómo inicias sesión',
  loading: 'Cargando cómo inicias sesión',
  twoStep: 'Inicio de sesión en dos pasos',
  isOn_one:
    'Está activado: después de la contraseña pedimos un código de tu aplicación. Te queda {{count}} código de recuperación.',
  isOn_many:
    'Está activado: después de la contraseña pedimos un código de tu aplicación. Te quedan {{count}} de códigos de recuperación.',
  isOn_other:
    'Está activado: después de la contraseña pedimos un código de tu aplicación. Te quedan {{count}} códigos de recuperación.',
  newCodes: 'Códigos de recuperación nuevos',
  turnOff: 'Desactivar',
  isOff:
    'Después de la contraseña pedimos un código que muestra una aplicación de tu teléfono. Así, quien conozca tu contraseña sigue sin poder entrar.',
  setUp: 'Configurar el inicio de sesión en dos pasos',
  setUpText:
    'Necesitas en el teléfono una aplicación que muestre códigos, a menudo llamada «autenticador». Muchas aplicaciones de contraseñas también lo hacen.',
  turningOn: 'Activando...',
  turnOn: 'Activar',
  notNow: 'Ahora no',
  takePicture: '1. Con la aplicación, escanea este código cuadrado (QR).',
  qrCode: 'Código QR para la aplicación',
  orHere:
    'O, si la aplicación está en este dispositivo, <link>ábrela aquí</link>. También puedes escribir en ella esta clave: <secret>{{secret}}</secret>',
  enterCode: '2. Escribe el código que muestra la aplicación',
  enterDigits: 'Escribe las 6 cifras que muestra tu aplicación',
  keepCodes: 'Guarda estos códigos de recuperación',
  keepCodesText:
    'Si pierdes el teléfono, con uno de ellos entras sin el código de la aplicación. Cada uno sirve una sola vez. No podemos volver a mostrarlos.',
  kept: 'Ya los he guardado',
  saveFile: 'Guardar como archivo',
  fileLead: 'Códigos de recuperación de Leaflore. Cada uno sirve una sola vez.',
  passkeys: 'Llaves de acceso',
  passkeysText:
    'Inicia sesión sin escribir nada: el teléfono o el ordenador te pide el dedo, la cara o su PIN, como cuando lo desbloqueas. Tu contraseña sigue sirviendo.',
  yourPasskeys: 'Tus llaves de acceso',
  lastUsed: 'Usada por última vez el <day>{{day}}</day>',
  added: 'Añadida el <day>{{day}}</day>',
  remove: 'Quitar',
  removeNamed: 'Quitar {{name}}',
  add: 'Añadir una llave de acceso',
  passkeyName: 'Llave de acceso {{number}}',
  notBegun: 'No hemos podido empezar. Inténtalo de nuevo.',
  isTurnedOff: 'El inicio de sesión en dos pasos está desactivado',
  passwordAlone: 'Ahora basta con tu contraseña.',
  stillOn: 'El inicio de sesión en dos pasos sigue activado.',
  oldCodesWork: 'Tus códigos de recuperación anteriores siguen sirviendo.',
  passkeyAdded: 'Llave de acceso añadida',
  passkeyAddedText: 'La próxima vez puedes iniciar sesión con ella.',
  noPasskeyAdded: 'No se ha añadido ninguna llave de acceso',
  whenever: 'Puedes volver a intentarlo cuando quieras.',
  passkeyRemoved: 'Llave de acceso quitada',
  passkeyRemovedText: 'Ya no sirve para iniciar sesión aquí.',
  notRemoved: 'No hemos podido quitarla.',
};
export default texts;
