export { CareAgenda } from './care/care-agenda.js';
export type { DueTask, News, Occurrence } from './care/care-agenda.js';
export { SeasonSweep } from './care/season-sweep.js';
export { CareService } from './care/care.service.js';
export { SitterLinks } from './away/sitter-links.repository.js';
export type { AwayRecord } from './away/sitter-links.repository.js';
export { ScheduleService } from './care/schedule.service.js';
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
export type { CareEvent, CareTask } from './domain/care-task.js';
export type { HealthProblem } from './domain/health-problem.js';
export type { JournalEntry } from './domain/journal.js';
export type { Plant } from './domain/plant.js';
export { HealthService } from './health/health.service.js';
export { JournalService } from './journal/journal.service.js';
export { hasNewcomerCookie } from './plants/newcomer.cookie.js';
export { MilestonesRepository } from './milestones/milestones.repository.js';
export { PlantsService } from './plants/plants.service.js';
