import type { Translation } from '../catalogue';
import type english from '../en/paging';

const texts: Translation<typeof english> = {
  previous: 'Anterior',
  next: 'Siguiente',
  page: 'Página {{page}}',
  pageOf: 'Página {{page}} de {{pages}}',
  loading: 'Cargando: {{label}}',
  notLoaded: 'No se han podido cargar los datos de administración',
};
export default texts;
