export { IdentificationRepository } from './identification.repository.js';
export { BuiltInIdentifier } from './ports/built-in-identifier.js';
export { IdentificationModule } from './identification.module.js';
export { folderOf } from './domain/lesson.js';
export { LearningRepository } from './learning/learning.repository.js';
export type { JudgedAnswer } from './learning/learning.repository.js';
export { IdentificationRecords } from './identification-records.repository.js';
export type { IdentificationExport } from './identification-records.repository.js';
