import type { Translation } from '../catalogue';
import type english from '../en/library';

const texts: Translation<typeof english> = {
  title: 'Biblioteca de plantas',
  search: 'Buscar',
  searchPlants: 'Buscar plantas...',
  category: 'Categoría',
  all: 'Todas',
  houseplants: 'Plantas de interior',
  succulents: 'Suculentas',
  flowering: 'Con flor',
  byLook: '¿No sabes el nombre? Buscar por lo que ves',
  loading: 'Cargando la biblioteca',
  notLoaded: 'No se han podido cargar las plantas',
  found_one: '{{count}} planta',
  found_many: '{{count}} de plantas',
  found_other: '{{count}} plantas',
  none: 'No se ha encontrado ninguna planta.',
  adjust: 'Prueba con otra búsqueda o con otra categoría.',
  water: ', agua: ',
  light: ', luz: ',
};
export default texts;
