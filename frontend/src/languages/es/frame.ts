import type { Translation } from '../catalogue';
import type english from '../en/frame';

const texts: Translation<typeof english> = {
  home: 'Inicio',
  identify: 'Identificar',
  garden: 'Mi jardín',
  profile: 'Perfil',
  blog: 'Blog',
  chat: 'Chat IA',
  community: 'Comunidad',
  about: 'Nosotros',
  contact: 'Contacto',
  premium: 'Premium',
  privacy: 'Privacidad',
  terms: 'Condiciones',
  homeLabel: 'Leaflore, ir al inicio',
  login: 'Iniciar sesión',
  logout: 'Cerrar sesión',
  menu: 'Menú',
  more: 'Más',
  main: 'Páginas principales',
  footer: 'Pie de página',
  support:
    '¿Una pregunta, o algo que no funciona? <link>Escribe a nuestro equipo</link>. Respondemos en 24 horas.',
  disclaimer:
    'La información de Leaflore es general y solo para aprender, y no se garantiza que sea exacta. No comas nunca una planta ni la uses como medicina porque una aplicación le haya puesto nombre.',
  skip: 'Saltar al contenido',
  offline: 'Estás sin conexión',
  offlineText:
    'Ves lo que ha guardado este dispositivo. Lo que anotes sobre tus plantas espera aquí hasta que vuelvas a tener conexión.',
  offlineLine: 'Estás sin conexión.',
  easyView: 'Vista fácil',
  backToEasy: 'Volver a la vista fácil',
  notOpened: 'Esta página no se ha abierto',
  notOpenedText: 'Puede que se haya cortado la conexión. Todo lo que has guardado está a salvo.',
};
export default texts;
