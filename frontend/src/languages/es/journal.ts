import type { Translation } from '../catalogue';
import type english from '../en/journal';

const texts: Translation<typeof english> = {
  write: 'Escribir en el diario',
  loading: 'Cargando el diario',
  notLoaded: 'No hemos podido cargar el diario',
  showMore: 'Mostrar más',
  nothing: 'Todavía no hay nada escrito',
  nothingText: 'Hoy unas palabras o una foto, y dentro de un año verás cuánto ha crecido.',
  onePhoto: 'De momento hay una foto. Añade otra más adelante y podrás comparar las dos aquí.',
  noPhoto: 'Todavía no hay fotos. Cuando haya dos, podrás comparar cuánto ha crecido.',
  compare: 'Comparar dos fotos',
  writtenBy: 'Escrito por {{name}}',
  doneThatDay: 'Hecho ese día',
  takeBack: 'Retirar',
  edit: 'Editar',
  editOf: 'Editar la entrada del {{date}}',
  deleteOf: 'Borrar la entrada del {{date}}',
  photoOn: '{{plant}}, el {{date}}',
  showLarge: '{{photo}}: verla en grande',
  newPhoto: 'Una foto nueva.',
  entry: 'Entrada del diario',
  changed: 'Tus cambios están guardados.',
  deleted: 'Entrada borrada',
  restored: 'Vuelve a estar en tu diario.',
  discarded: 'Descartada',
};
export default texts;
