export { GardenModule } from './garden.module.js';
export { GardenRecords } from './garden.records.js';
export type { CareRecord, JournalRecord, PlantRecord, TaskRecord } from './garden.records.js';
export { GardenRepository } from './garden.repository.js';
