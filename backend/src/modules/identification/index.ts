export { IdentificationModule } from './identification.module.js';
export { IdentificationRecords } from './identification.records.js';
export { IdentificationSchema } from './identification.schema.js';
export type { IdentificationTaken } from './identification.records.js';
