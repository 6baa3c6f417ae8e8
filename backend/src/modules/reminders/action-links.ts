import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { linkExpired, linkNotFound } from './domain/reminder.errors.js';
import { Signatures } from './signatures.js';

/** What the links of a message do: everything in it is done, wait a day, or send no more messages. */
export const ACTIONS = ['done', 'later', 'off'] as const;
export type Action = (typeof ACTIONS)[number];

const PURPOSE = 'reminder action';
const DAY_MS = 86_400_000;
const LASTS_DAYS: Record<Action, number> = { done: 3, later: 3, off: 60 };

/**
 * The links of one message. Each is for one message and one deed, signed, and over after a while: message id, deed,
 * minute of its end. Who holds it may do that deed and nothing else.
 */
@Injectable()
export class ActionLinks {
  constructor(
    private readonly signatures: Signatures,
    private readonly config: Config,
  ) {}

  make(messageId: string, action: Action, now = new Date()): string {
    const text = Buffer.alloc(21);
    text.write(messageId.replaceAll('-', ''), 'hex');
    text.writeUInt8(ACTIONS.indexOf(action), 16);
    text.writeUInt32BE(Math.floor((now.getTime() + LASTS_DAYS[action] * DAY_MS) / 60_000), 17);
    return this.signatures.seal(PURPOSE, text);
  }

  /** Throws `reminder-link-unknown` and `reminder-link-expired`. */
  read(token: string, now = new Date()): { messageId: string; action: Action } {
    const text = this.signatures.unseal(PURPOSE, token);
    const action = text?.length === 21 ? ACTIONS[text.readUInt8(16)] : undefined;
    if (!text || !action) throw linkNotFound();
    if (text.readUInt32BE(17) * 60_000 < now.getTime()) throw linkExpired();
    const hex = text.toString('hex', 0, 16);
    return { messageId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'), action };
  }

  /** Where a person lands: a page with one button. Opening it changes nothing, as mail scanners open links too. */
  page(token: string): string {
    return `${this.config.publicUrl}/reminders/${token}`;
  }
}
