import type { Translation } from '../catalogue';
import type english from '../en/plant';

const texts: Translation<typeof english> = {
  looksUnwell: 'No tiene buen aspecto',
  checkLead: 'Unos toques sobre lo que ves, y te decimos qué puede ser y qué hacer primero.',
  findOut: 'Saber qué es',
  whatSeen: '¿Qué ves?',
  whatSeenHint: 'O simplemente anótalo: puntas marrones, manchas, hojas caídas.',
  saySeen: 'Di, por favor, qué ves.',
  needsYou: 'Necesita tus cuidados',
  title: 'Tu planta',
  notFound: 'No encontramos esta planta en tu jardín',
  notFoundText: 'Puede que se haya borrado o que sea de otra cuenta.',
  notLoaded: 'No hemos podido cargar esta planta',
  safe: 'En el servidor está todo a salvo.',
  loading: 'Cargando tu planta',
  past: 'Esta es una planta de antes',
  pastText: 'Ya no necesita cuidados. Su diario y sus fotos se conservan.',
  bringBack: 'Recuperarla',
  nextLoading: 'Cargando lo que viene después',
  scheduleLoading: 'Cargando el plan de cuidados',
  scheduleNotLoaded: 'No hemos podido cargar el plan de cuidados',
  careCard: 'Ficha de cuidados',
  schedule: 'Plan de cuidados',
  care: 'Cuidados',
  noNotes: 'No hay notas de cuidado',
};
export default texts;
