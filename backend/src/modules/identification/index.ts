export { IdentificationRepository } from './identification.repository.js';
export { BuiltInIdentifier } from './ports/built-in-identifier.js';
export { IdentificationModule } from './identification.module.js';
export { IdentificationRecords } from './identification-records.repository.js';
export type { IdentificationExport } from './identification-records.repository.js';
