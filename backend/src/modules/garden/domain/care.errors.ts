import { DomainError } from '../../../kernel/domain-error.js';
import { texts } from '../../../kernel/languages/texts.js';

const tGarden = texts('garden');

export const taskNotFound = () => new DomainError('not-found', 'task-not-found', tGarden('taskGone'));

export const eventNotFound = () => new DomainError('not-found', 'event-not-found', tGarden('undone'));

export const entryNotFound = () => new DomainError('not-found', 'entry-not-found', tGarden('entryGone'));

export const notYet = () => new DomainError('invalid', 'not-yet', tGarden('notYet'));

export const tooLongAgo = () => new DomainError('invalid', 'too-long-ago', tGarden('tooLongAgo'));

export const noSuchMonth = () => new DomainError('invalid', 'no-such-month', tGarden('noSuchMonth'));

export const taskNeedsName = () => new DomainError('invalid', 'task-needs-name', tGarden('taskNeedsName'));

export const onlyWatering = () => new DomainError('invalid', 'only-watering', tGarden('onlyWatering'));

export const MAX_TASKS = 25;

export const tooManyTasks = () =>
  new DomainError('invalid', 'too-many-tasks', tGarden('tooManyTasks', { most: MAX_TASKS }));

export const keyUsedElsewhere = () =>
  new DomainError('conflict', 'key-used-elsewhere', tGarden('alreadySent'));
