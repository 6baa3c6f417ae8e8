import { Injectable } from '@nestjs/common';
import { texts } from '../../kernel/languages/texts.js';
import { localDateOf, timeZoneOf } from '../../kernel/local-date.js';
import { RateLimits } from '../../platform/http/rate-limits.js';
import { Mailer } from '../../platform/mail/mailer.js';
import type { Account } from '../auth/index.js';
import { ReminderDelivery } from './reminder-delivery.js';
import { ReminderMessageRepository } from './reminder-message.repository.js';
import type { TestedDto } from './reminders.dto.js';

const tReminders = texts('reminders');

const TESTS = { name: 'reminder-test', points: 6, duration: 600 };

/** Reminders that are sent to try whether they arrive. */
@Injectable()
export class ReminderTestsService {
  constructor(
    private readonly messages: ReminderMessageRepository,
    private readonly delivery: ReminderDelivery,
    private readonly mailer: Mailer,
    private readonly limits: RateLimits,
  ) {}

  /** Sends today's message as a test, at once, and returns the outcome. Throws `too-many-tries`. */
  async send(account: Account, channel: 'push' | 'email'): Promise<TestedDto> {
    await this.limits.consumeRateLimit(TESTS, account.id);
    const today = localDateOf(new Date(), timeZoneOf(account));
    const message = (await this.messages.get(await this.messages.openTest(account.id, today)))!;
    const outcomes = await this.delivery.sendTest(message, channel);
    const sent = outcomes.filter((outcome) => outcome === 'sent').length;
    return {
      sent: sent > 0,
      message: channel === 'email' ? this.sayMailed(outcomes, account) : sayPushed(sent, outcomes),
    };
  }

  private sayMailed([outcome]: string[], { email }: Account): string {
    if (outcome === 'unconfirmed') return tReminders('confirmFirst');
    if (outcome !== 'sent') return tReminders('mailRefused');
    return this.mailer.isKeptHere ? tReminders('mailKept') : tReminders('mailSent', { email });
  }
}

function sayPushed(sent: number, outcomes: string[]): string {
  if (outcomes.length === 0) return tReminders('noDevice');
  if (sent === 0 && outcomes.includes('temporary')) return tReminders('pushAway');
  if (sent === 0) return tReminders('pushRefused');
  return sent === 1 ? tReminders('sentOne') : tReminders('sentMany', { count: sent });
}
