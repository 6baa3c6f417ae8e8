import { DomainError } from '../../../kernel/domain-error.js';
import { ALREADY_SENT } from '../../../kernel/idempotency.js';

export const taskNotFound = () =>
  new DomainError('not-found', 'task-not-found', 'We can’t find this task in your garden.');

export const eventNotFound = () =>
  new DomainError('not-found', 'event-not-found', 'This has already been undone.');

export const entryNotFound = () =>
  new DomainError('not-found', 'entry-not-found', 'We can’t find this journal entry.');

export const notYet = () =>
  new DomainError('invalid', 'not-yet', 'That day is in the future. Please choose today or an earlier day.');

export const noSuchMonth = () =>
  new DomainError('invalid', 'no-such-month', 'The calendar shows two years back and one year ahead.');

export const taskNeedsName = () =>
  new DomainError('invalid', 'task-needs-name', 'Please give your task a name and say how often.');

export const onlyWatering = () =>
  new DomainError('invalid', 'only-watering', 'We only ask about the soil when a plant is watered.');

export const MAX_TASKS = 25;

export const tooManyTasks = () =>
  new DomainError('invalid', 'too-many-tasks', `A plant can have at most ${MAX_TASKS} tasks.`);

export const keyUsedElsewhere = () => new DomainError('conflict', 'key-used-elsewhere', ALREADY_SENT);
