/** What My Garden shows later than the rest: what a press opens, and the way to the gardens of others. One file, as each import costs the page. */
export { AddPlant } from './add-plant';
export { ArchiveSheet } from '../../features/garden/archive-sheet';
export { OtherGardens } from '../../features/household/other-gardens';
export { meant } from '../../features/garden/meant';
export { PlantSheet } from '../../features/garden/plant-sheet';
export { ReminderDialog } from '../../features/reminders/reminder-dialog';
