/** Parts of a plant's page whose code comes after the page, in one file, as each import costs the page. */
export { YearStrip } from '../../features/year/year-strip';
export { PetNote } from './pet-note';
export { PutAway } from './put-away';
