export { IdentificationModule } from './identification.module.js';
export { IdentificationRecords } from './identification.records.js';
export type { IdentificationTaken } from './identification.records.js';
