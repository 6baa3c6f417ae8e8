import type { Translation } from '../catalogue';
import type english from '../en/sitter';

const texts: Translation<typeof english> = {
  title: 'Cuidar las plantas',
  loading: 'Cargando lo que hay que hacer',
  closed: 'Esta página está cerrada',
  closedAbout:
    'El enlace ya no vale: sus días han pasado, se ha cerrado o hay que volver a crearlo. También puede que esté incompleto. Pide uno nuevo a la persona a la que pertenecen las plantas.',
  notLoaded: 'No hemos podido cargar las tareas',
  kept: 'Lo que has marcado se conserva.',
  days: 'Del {{from}} al {{to}}',
  note: 'Una nota para ti',
  over: 'Estos días han pasado',
  thanks: '¡Gracias por cuidar las plantas!',
  nothingDue: 'Estos días no toca nada',
  nothingDueAbout: 'Las plantas pueden esperar. Vuelve a mirar aquí más adelante: puede cambiar.',
  today: 'Hoy, {{day}}',
  nothingToday: 'Hoy no hay nada que hacer.',
  nothingTodayNext: 'Hoy no hay nada que hacer. Lo próximo: {{day}}.',
  tickHow: 'Marca lo que has hecho. ¿Lo has marcado sin querer? Pulsa otra vez para quitar la marca.',
  nextDays: 'Los próximos días',
  willBe: 'Lo que habrá que hacer',
  tickLater: 'Podrás marcarlas cuando llegue su día.',
  haveDone: 'Lo que has hecho',
  doneThanks: 'Hecho. ¡Gracias!',
  leaveIt: 'Si todavía está húmeda, déjalo para otro día.',
  task: '{{task}}: {{plant}}',
  notNoted: 'No hemos podido anotarlo. Inténtalo de nuevo.',
};
export default texts;
