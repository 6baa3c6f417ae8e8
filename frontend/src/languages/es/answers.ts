import type { Translation } from '../catalogue';
import type english from '../en/answers';

const texts: Translation<typeof english> = {
  watered: '¡Planta regada!',
  wateredText: '{{plant}} ya tiene agua.',
  wateredEarly:
    '{{plant}} ya tiene agua. La tierra se secó pronto, así que a partir de ahora preguntaremos un poco antes.',
  driedEarly: 'La tierra se secó pronto, así que a partir de ahora preguntaremos un poco antes.',
  done: '{{plant}}: ¡{{done}}!',
  already: 'Ya estaba hecho',
  moist: 'Todavía húmeda',
  moistText: 'Volveremos a preguntar por {{plant}} {{onDay}}.',
  moistLonger: 'Volveremos a preguntar por {{plant}} {{onDay}}, y a partir de ahora esperaremos un poco más.',
  putOff: 'Aplazado hasta {{day}}',
  putOffText: 'Entonces volveremos a preguntar por {{plant}}.',
  kept: 'Guardado en este dispositivo',
  keptText: '{{plant}}: lo enviaremos cuando vuelvas a tener conexión.',
  entryKept: 'Lo añadiremos al diario cuando vuelvas a tener conexión.',
  notSent: 'No se ha enviado',
  sentAlready: 'Ya se ha enviado. Puedes cambiarlo en la página de la planta.',
};
export default texts;
