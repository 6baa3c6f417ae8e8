import { Injectable } from '@nestjs/common';
import { texts } from '../../kernel/languages/texts.js';
import { ActionLinks } from './action-links.js';
import type { Action } from './action-links.js';
import { checkFirst, headline, measured, nameChore, nameUnwell } from './domain/reminder-words.js';
import type { Chore, Unwell } from './domain/reminder-words.js';
import type { Note } from './push-sender.js';
import type { ReminderMessage } from './reminder-message.repository.js';

const tReminders = texts('reminders');

const MAX_NAMED = 4;
const GARDEN = '/garden';

/** The message as a notification on a device. */
@Injectable()
export class ReminderNote {
  constructor(private readonly links: ActionLinks) {}

  /** A plant with an open problem is named, also where nothing is due. */
  compose(message: ReminderMessage, { due, unwell }: { due: Chore[]; unwell: Unwell[] }): Note {
    const { id, on, isTest, createdAt, units } = message;
    const chores = measured(due, units);
    const tag = isTest ? `test-${id.slice(0, 8)}` : `care-${on}`;
    const plants = named(unwell.map(nameUnwell), ', ');
    const ill = plants ? [tReminders('stillUnwell', { plants, count: unwell.length })] : [];
    if (chores.length === 0) {
      const body = [`${headline([], unwell)}.`, ...ill].join('\n');
      return { tag, title: tReminders('yourTest'), body, open: GARDEN, actions: [] };
    }
    const news = headline(chores, unwell);
    const button = (action: Action, title: string, reply: string) => ({
      action,
      title,
      reply,
      post: `/api/reminders/messages/${this.links.make(id, action, createdAt)}`,
    });
    return {
      tag,
      title: isTest ? tReminders('testOf', { news }) : news,
      body: [bodyOf(chores), ...ill].join('\n'),
      open: GARDEN,
      actions: [
        button('done', tReminders('done'), tReminders('noted')),
        button('later', tReminders('tomorrow'), tReminders('putOff')),
      ],
    };
  }
}

function bodyOf(chores: Chore[]): string {
  const [first, ...rest] = chores;
  if (rest.length > 0) return named(chores.map(nameChore), '\n');
  return first!.kind === 'water' ? checkFirst() : nameChore(first!);
}

const named = (names: string[], between: string): string =>
  names.length > MAX_NAMED
    ? [...names.slice(0, MAX_NAMED), tReminders('andMore', { number: names.length - MAX_NAMED })].join(
        between,
      )
    : names.join(between);
