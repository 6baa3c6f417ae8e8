import { Injectable } from '@nestjs/common';
import { DAY_MS } from '../../kernel/durations.js';
import { Config } from '../../platform/config/config.js';
import { linkExpired, linkNotFound } from './domain/reminder.errors.js';
import { Signatures } from '../../platform/config/signatures.js';

/** The actions of a message's links: everything is done, postpone by a day, or stop the messages. */
export const ACTIONS = ['done', 'later', 'off'] as const;
export type Action = (typeof ACTIONS)[number];

const PURPOSE = 'reminder action';
const LASTS_DAYS: Record<Action, number> = { done: 3, later: 3, off: 60 };

/**
 * The signed links of one message: message id, action, and the minute of expiry. A link allows one action on one
 * message to anyone who has it.
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
  read(token: string): { messageId: string; action: Action } {
    const text = this.signatures.unseal(PURPOSE, token);
    const action = text?.length === 21 ? ACTIONS[text.readUInt8(16)] : undefined;
    if (!text || !action) throw linkNotFound();
    if (text.readUInt32BE(17) * 60_000 < Date.now()) throw linkExpired();
    const hex = text.toString('hex', 0, 16);
    return { messageId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'), action };
  }

  /** The page for a link, with one button. Opening it changes nothing, as mail scanners open links too. */
  page(token: string): string {
    return `${this.config.publicUrl}/reminders/${token}`;
  }
}
