export { careCalendar } from './domain/care-calendar.js';
export { seasonalTips, tipsOfMonth } from './domain/seasonal-tips.js';
export type { SeasonalTip } from './domain/seasonal-tips.data.js';
export { normaliseName } from './domain/names.js';
export { DIFFICULTIES } from './domain/library-plant.js';
export type { Difficulty, LibraryPlant } from './domain/library-plant.js';
export { PetToxicityDto } from './library.dto.js';
export { LibraryModule } from './library.module.js';
export { LibraryRepository } from './library.repository.js';
