import { columnsOf } from '../../platform/database/columns.js';
import { LIBRARY_PLANT, LibraryPlantSchema } from './library-plant.schema.js';

/** A `LibraryPlant` out of `plant_library p`. */
export const PLANT = columnsOf(LibraryPlantSchema, 'p', LIBRARY_PLANT);

/** *Hot*: the library page. All plants, or those of the category $1. */
export const LIST = {
  name: 'library-list',
  text: `select ${PLANT} from plant_library p where $1::text is null or p.category = $1 order by p.common_name`,
};

/** *Hot*: each plant that is added to a garden, and each schedule. The plant $1. */
export const BY_ID = { name: 'library-by-id', text: `select ${PLANT} from plant_library p where p.id = $1` };

/** *Hot*: the year of a garden. The plants $1. */
export const BY_IDS = {
  name: 'library-by-ids',
  text: `select ${PLANT} from plant_library p where p.id = any($1::uuid[])`,
};

/**
 * *Set-based*: looks up many names ($1) at once; a plant comes once for each of its names and each language that has it. The plant that
 * is meant most likely comes last: its common name, in the language $2.
 */
export const BY_NAME = {
  name: 'library-by-name',
  text: `select ${PLANT}, n.name as "matched" from plant_names n
           join plant_library p on p.id = n.plant_id where n.name = any($1)
          order by n.language = $2, n.language = 'en', n.weight desc, p.slug`,
};
