import type { Translation } from '../catalogue';
import type english from '../en/waiting';

const texts: Translation<typeof english> = {
  nextDay: 'El próximo día lo sabremos cuando vuelvas a tener conexión.',
  rhythmNextDay: '{{rhythm}}. El próximo día lo sabremos cuando vuelvas a tener conexión.',
  leaving: 'Hay algo que aún no se ha enviado',
  notes_one: '{{count}} cosa que has anotado',
  notes_many: '{{count}} de cosas que has anotado',
  notes_other: '{{count}} cosas que has anotado',
  plants_one: '{{count}} planta que has identificado',
  plants_many: '{{count}} de plantas que has identificado',
  plants_other: '{{count}} plantas que has identificado',
  bothLost: '{{notes}} y {{plants}} solo están en este dispositivo. Si cierras sesión ahora, se pierden.',
  notesLost_one:
    '{{count}} cosa que has anotado solo está en este dispositivo. Si cierras sesión ahora, se pierde.',
  notesLost_many:
    '{{count}} de cosas que has anotado solo están en este dispositivo. Si cierras sesión ahora, se pierden.',
  notesLost_other:
    '{{count}} cosas que has anotado solo están en este dispositivo. Si cierras sesión ahora, se pierden.',
  plantsLost_one:
    '{{count}} planta que has identificado solo está en este dispositivo. Si cierras sesión ahora, se pierde.',
  plantsLost_many:
    '{{count}} de plantas que has identificado solo están en este dispositivo. Si cierras sesión ahora, se pierden.',
  plantsLost_other:
    '{{count}} plantas que has identificado solo están en este dispositivo. Si cierras sesión ahora, se pierden.',
  stay: 'No cerrar sesión',
  loseIt: 'Cerrar sesión y perderlo',
  loseThem: 'Cerrar sesión y perderlo todo',
  refused: 'No hemos podido guardar esto: {{plant}}, {{when}}',
  throwAway: 'Descartar',
  oneMore: 'Después viene otra cosa más.',
  manyMore: 'Después vienen otras {{number}} cosas.',
  waits_one: '{{count}} cosa espera.',
  waits_many: '{{count}} de cosas esperan.',
  waits_other: '{{count}} cosas esperan.',
  waitsFor_one: '{{count}} cosa espera a que haya conexión',
  waitsFor_many: '{{count}} de cosas esperan a que haya conexión',
  waitsFor_other: '{{count}} cosas esperan a que haya conexión',
  trying: 'Estamos intentando enviarlo.',
  tryingText: 'Estamos intentando enviarlo. Puedes cerrar esta página: no se pierde nada.',
  see: 'Ver lo que espera',
  dontSend: 'No enviar',
  sent: 'Ya enviado',
  sentText: 'Ha salido hace un momento. Puedes cambiarlo en la página de la planta.',
  note: '«{{text}}»',
  noteWithPhoto: '«{{text}}», con una foto',
  moist: 'todavía húmeda.',
  putOff: 'aplazado.',
  entryWaits: 'Espera en este dispositivo a que haya conexión.',
};
export default texts;
