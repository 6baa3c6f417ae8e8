export { DEFAULT_LIGHT_NEEDS, DEFAULT_WATER_NEEDS } from './domain/plant.js';
export { GardenModule } from './garden.module.js';
export { GardenRecords } from './garden.records.js';
export type { CareRecord, JournalRecord, PlantRecord, TaskRecord } from './garden.records.js';
export { GardenRepository } from './garden.repository.js';
