/** What My Garden shows later than the rest: what a press opens, and the way to the gardens of others. One file, as its list costs the page. */
export { ArchiveSheet } from '../../features/garden/archive-sheet';
export { OtherGardens } from '../../features/household/other-gardens';
export { ReminderDialog } from '../../features/reminders/reminder-dialog';
