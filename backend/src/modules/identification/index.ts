export { IdentificationModule } from './identification.module.js';
export { IdentificationSchema } from './identification.schema.js';
