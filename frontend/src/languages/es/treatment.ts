import type { Translation } from '../catalogue';
import type english from '../en/treatment';

const texts: Translation<typeof english> = {
  started: 'Plan empezado',
  startedText: 'Te mostraremos cada paso para {{plant}} el día que toque.',
  better: 'Está mejor',
  betterText: 'Buenas noticias de {{plant}}.',
  askAgain: 'Volveremos a preguntar por {{plant}} {{onDay}}.',
  notBetter: 'Todavía no está mejor',
  notBetterText: '{{plant}} todavía necesita cuidados. Mira qué otra cosa puede ser.',
  photo: 'Foto guardada',
  photoText: 'También está en el diario.',
};
export default texts;
