import type { Translation } from '../catalogue';
import type english from '../en/sheets';

const texts: Translation<typeof english> = {
  library: 'Elegir en la biblioteca',
  libraryText: 'Tú sabes su nombre; nosotros, sus cuidados.',
  tellUs: 'Háblanos de ella',
  another: 'De otra forma',
  identify: 'Identificarla',
  identifyText: 'Haz una foto y te decimos su nombre.',
  type: 'Escribirla a mano',
  typeText: 'Basta con un nombre; lo demás puede esperar.',
  needs: 'Agua: {{water}} Luz: {{light}}.',
  pastText: 'Ya no necesitan cuidados. Se conserva todo sobre ellas.',
  pastLoading: 'Cargando tus plantas de antes',
  pastNotLoaded: 'No hemos podido cargarlas',
  safe: 'En el servidor están a salvo.',
  noPast:
    'Todavía no hay ninguna. Cuando una planta muera o se vaya a otra casa, toca el lápiz de su ficha: se conservará aquí, con su diario y sus fotos.',
  movedOn: 'Aquí desde el {{day}}',
  bringBack: 'Recuperar',
  deletedNotLoaded: 'No hemos podido cargar las borradas',
  deleted: 'Plantas borradas',
  deletedText: 'Esperan aquí 30 días, con su diario y sus fotos. Después desaparecen para siempre.',
  keptUntil: 'Se guarda hasta el {{day}}',
  archive: 'Pasarla a plantas de antes',
  stays: 'Dejarla en mi jardín',
  comeAndGo: 'Las plantas vienen y se van; le pasa a todo el que las cuida.',
  archiveText:
    'Dejaremos de enviarte recordatorios de {{plant}} y la guardaremos en «Plantas de antes», con su diario y sus fotos. Puedes recuperarla cuando quieras.',
  deleteNamed: 'Borrar {{plant}}',
  keepIt: 'Conservarla',
  deleteAsked: '¿Borrar {{plant}}?',
  deleteWarning:
    'Espera 30 días en «Plantas de antes». Después desaparece para siempre, con su diario, sus fotos y su plan de cuidados.',
  photo: 'Cambiar su foto',
  photoText: 'La de su ficha y su página.',
  photoSaving: 'Guardando tu foto…',
  plant: 'Planta',
  saveChanges: 'Guardar cambios',
  change: 'Cambiarla o moverla',
  changeText: 'Nombre, especie, lugar, luz, maceta y notas.',
  gone: 'Ya no está aquí',
  goneText: 'Ha muerto o ha encontrado otra casa.',
  deleteIt: 'Borrarla',
  deleteText: 'Si se añadió por error.',
};
export default texts;
