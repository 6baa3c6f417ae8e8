export { CareAgenda } from './care/care-agenda.js';
export type { DueTask, News, Occurrence } from './care/care-agenda.js';
export { CareService } from './care/care.service.js';
export { todayOf } from './domain/gardener.js';
export { plantNotFound } from './domain/plant.js';
export type { Gardener } from './domain/gardener.js';
export { gardenConstraints } from './garden.constraints.js';
export { GardenModule } from './garden.module.js';
export { GardenRecords } from './garden-records.repository.js';
export type {
  CareRecord,
  JournalRecord,
  PlantRecord,
  ProblemRecord,
  TaskRecord,
} from './garden-records.repository.js';
export { hasNewcomerCookie } from './plants/newcomer.cookie.js';
export { MilestonesRepository } from './milestones/milestones.repository.js';
export { PlantsService } from './plants/plants.service.js';
