import type { Translation } from '../catalogue';
import type english from '../en/reminders';

const texts: Translation<typeof english> = {
  title: 'Recordatorios de cuidados',
  due: 'A {{name}} le toca agua {{onDay}}.',
  whenDue: 'cuando toque',
  done: 'Listo',
  turnOn: 'Activar los recordatorios',
  offer:
    'Una vez al día, a las nueve de la mañana o a la hora que elijas, te diremos qué plantas te necesitan. Cuando no toque nada, y por la noche, no te molestaremos.',
  offerOff: 'Puedes desactivarlo cuando quieras, aquí o con el enlace que hay en cada mensaje.',
  remindMe: 'Recuérdamelo',
  remindMeHint: 'Un mensaje al día, solo cuando toca algo. Nunca por la noche.',
  atWhatTime: 'A qué hora',
  timeOf: 'Hora de {{place}}.',
  byEmail: 'Por correo',
  mailTo: 'A {{email}}.',
  mailUnconfirmed: 'A {{email}}, cuando hayas confirmado esta dirección. En tu perfil pone cómo.',
  mailUnconfirmedHere:
    'A {{email}}, cuando hayas confirmado esta dirección. Cómo hacerlo está al principio de esta página.',
  mailUndelivered:
    'A {{email}}. Este servidor todavía no tiene servidor de correo: los correos se quedan en un buzón que solo puede leer quien lo administra.',
  loading: 'Cargando tus recordatorios',
  notLoaded: 'No hemos podido cargar tus recordatorios',
  carryOn: 'Siguen como antes.',
  noWay: 'No tenemos manera de avisarte',
  noWayAbout: 'Activa el correo o las notificaciones en este dispositivo, o usa el enlace de calendario.',
  sending: 'Enviando...',
  sendTest: 'Enviarme una prueba',
  sent: 'Enviado',
  notSent: 'No enviado',
  onPhone: 'En tu teléfono o tu ordenador',
  willAsk:
    'Tu navegador te preguntará si Leaflore puede mostrar notificaciones. Responde <strong>Permitir</strong>.',
  showHere: 'Mostrar mensajes en este dispositivo',
  unsupported:
    'Este navegador no puede mostrar notificaciones. El correo y tu calendario funcionan en todas partes.',
  needsInstall:
    'En un iPhone o iPad, pon primero Leaflore en la pantalla de inicio: pulsa Compartir y después Añadir a pantalla de inicio. Abre Leaflore desde allí y vuelve a esta página.',
  denied:
    'Has bloqueado los mensajes de Leaflore en este navegador. Para permitirlos, toca arriba el icono que hay a la izquierda de la dirección, abre los permisos o la configuración del sitio y pon Notificaciones en Permitir. Después vuelve a cargar esta página.',
  devices: 'Dispositivos que muestran mensajes',
  thisDevice: '(este dispositivo)',
  since: 'desde el {{day}}',
  remove: 'Quitar',
  removeNamed: 'Quitar {{name}}',
  inCalendar: 'En tu calendario',
  calendarAbout:
    'Tu propio calendario puede mostrar lo que toca en las próximas semanas. Cualquiera que tenga el enlace puede leerlo.',
  revoked:
    'El enlace que tenías ya no funciona: por seguridad se cerraron los enlaces antiguos. Crea uno nuevo y ponlo en tu calendario en lugar del anterior.',
  makeLink: 'Crear un enlace de calendario',
  calendarLink: 'Enlace de calendario',
  newLink: 'Enlace nuevo',
  turnOff: 'Desactivar',
  howTo: 'Cómo se usa',
  howGoogle:
    '<strong>Google Calendar</strong> en un ordenador: Otros calendarios, +, Desde URL. Pega el enlace.',
  howApple:
    '<strong>iPhone y iPad</strong>: Ajustes, Calendario, Cuentas, Añadir cuenta, Otra, Añadir calendario suscrito.',
  howOutlook: '<strong>Outlook</strong>: Agregar calendario, Suscribirse desde la web.',
  howSlow:
    'Los calendarios se actualizan unas cuantas veces al día, así que un cambio puede tardar horas en aparecer.',
};
export default texts;
