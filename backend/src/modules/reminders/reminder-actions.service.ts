import { Injectable } from '@nestjs/common';
import { language, speaking } from '../../kernel/languages/language.js';
import { localDateOf } from '../../kernel/local-date.js';
import { Database } from '../../platform/database/database.js';
import { ActivityLog } from '../activity/index.js';
import { CareAgenda, CareService } from '../garden/index.js';
import type { DueTask } from '../garden/index.js';
import { ActionLinks } from './action-links.js';
import type { Action } from './action-links.js';
import { linkNotFound } from './domain/reminder.errors.js';
import { nameChore, sorted } from './domain/reminder-words.js';
import { ReminderMessageRepository } from './reminder-message.repository.js';
import type { ReminderMessage } from './reminder-message.repository.js';
import { ReminderSettingsRepository } from './reminder-settings.repository.js';
import type { ReminderLinkDto } from './reminders.dto.js';

/** Performs the actions of a message's links. They need no session; a link works once, for its action only. */
@Injectable()
export class ReminderActionsService {
  constructor(
    private readonly links: ActionLinks,
    private readonly messages: ReminderMessageRepository,
    private readonly settings: ReminderSettingsRepository,
    private readonly agenda: CareAgenda,
    private readonly care: CareService,
    private readonly activity: ActivityLog,
    private readonly database: Database,
  ) {}

  /** What the link would do. Changes nothing. Throws `reminder-link-unknown` and `reminder-link-expired`. */
  async look(token: string): Promise<ReminderLinkDto> {
    const { message, action } = await this.read(token);
    return this.describe(message, action);
  }

  /**
   * Performs the action the first time; later calls change nothing and return the same. Only tasks of the message
   * that are still due are affected. Throws `reminder-link-unknown` and `reminder-link-expired`.
   */
  async act(token: string): Promise<ReminderLinkDto> {
    return this.database.transaction(async () => {
      const { message, action } = await this.read(token);
      if (action === 'off') await this.turnOff(message);
      else if (await this.messages.recordAnswer(message.id, action)) await this.settle(message, action);
      return this.describe((await this.messages.get(message.id))!, action);
    });
  }

  private async turnOff({ userId, enabled }: ReminderMessage): Promise<void> {
    if (!enabled) return;
    await this.settings.turnOff(userId);
    await this.activity.record({ userId, action: 'reminders', details: 'Turned the reminders off by mail' });
  }

  private async settle(message: ReminderMessage, action: 'done' | 'later'): Promise<void> {
    const { id, userId, timeZone } = message;
    for (const { taskId } of await this.stillOpen(message)) {
      const reply = { answer: action, days: action === 'later' ? 1 : null, key: `${id} ${taskId}` };
      await this.care.recordCare({ id: userId, timeZone }, taskId, reply);
    }
  }

  /** In the language of the account, as anybody may open the link. */
  private describe(message: ReminderMessage, action: Action): Promise<ReminderLinkDto> {
    return speaking(message.language ?? language(), async () => {
      const open = message.answer ? [] : sorted(await this.stillOpen(message));
      return { action, answer: message.answer, isOn: message.enabled, tasks: open.map(nameChore) };
    });
  }

  /**
   * The tasks of the message that are still due, also after they were put off. What was done and is due again belongs to the
   * next message.
   */
  private async stillOpen({ userId, taskIds, timeZone, on }: ReminderMessage): Promise<DueTask[]> {
    const due = await this.agenda.due(userId, localDateOf(new Date(), timeZone));
    return due.filter(
      ({ taskId, dueOn, putOffFrom }) => (putOffFrom ?? dueOn) <= on && taskIds.includes(taskId),
    );
  }

  private async read(token: string) {
    const { messageId, action } = this.links.read(token);
    const message = await this.messages.get(messageId);
    if (!message) throw linkNotFound();
    return { message, action };
  }
}
