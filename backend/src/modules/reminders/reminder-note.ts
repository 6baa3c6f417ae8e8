import { Injectable } from '@nestjs/common';
import { ActionLinks } from './action-links.js';
import type { Action } from './action-links.js';
import { measured, nameChore, summarise } from './domain/reminder-words.js';
import type { Chore } from './domain/reminder-words.js';
import type { Note } from './push-sender.js';
import type { ReminderMessage } from './reminder-message.repository.js';

const MAX_NAMED = 4;
const GARDEN = '/garden';

/** The message as a notification on a device. */
@Injectable()
export class ReminderNote {
  constructor(private readonly links: ActionLinks) {}

  compose({ id, on, isTest, createdAt, units }: ReminderMessage, due: Chore[]): Note {
    const chores = measured(due, units);
    const tag = isTest ? `test-${id.slice(0, 8)}` : `care-${on}`;
    if (chores.length === 0)
      return { tag, title: 'This is your test', body: 'Nothing is due today.', open: GARDEN, actions: [] };
    const button = (action: Action, title: string) => ({
      action,
      title,
      post: `/api/reminders/messages/${this.links.make(id, action, createdAt)}`,
    });
    return {
      tag,
      title: `${isTest ? 'Test: ' : ''}${summarise(chores)} today`,
      body: chores.length > 1 ? listed(chores) : 'Put a finger into the soil first.',
      open: GARDEN,
      actions: [button('done', 'Done'), button('later', 'Tomorrow')],
    };
  }
}

function listed(chores: Chore[]): string {
  const named = chores.slice(0, MAX_NAMED).map(nameChore).join('\n');
  return chores.length > MAX_NAMED ? `${named}\nand ${chores.length - MAX_NAMED} more` : named;
}
