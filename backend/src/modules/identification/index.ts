export { IdentificationModule } from './identification.module.js';
export { IdentificationRecords } from './identification.records.js';
export type { IdentificationExport } from './identification.records.js';
