import { Injectable } from '@nestjs/common';
import { defineJob } from '../../kernel/job.js';
import type { LanguageCode } from '../../kernel/languages/language.js';
import { Database } from '../../platform/database/database.js';
import { RateLimits } from '../../platform/http/rate-limits.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { AiLog } from '../activity/index.js';
import { AccountRecords, AccountRepository, mayBeMailed, PasswordService } from '../auth/index.js';
import type { Proof } from '../auth/index.js';
import { Customers } from '../billing/index.js';
import { ContactMessageRepository, NewsletterService } from '../contact/index.js';
import { InvitationRepository } from '../household/index.js';

/** Whom the last mail is for. */
export interface Goodbye {
  email: string;
  firstName: string;
  /** Whether the address was confirmed; nothing is mailed to any other. */
  isConfirmed: boolean;
  /** That of the account, which is gone by then. */
  language?: LanguageCode | null;
}

/** Removes a person's files from the image store. */
export const removeFiles = defineJob<{ userId: string }>('remove-files', { isPatient: true });
/** Removes the mails that were kept here for an address, and says goodbye to it. */
export const mailGoodbye = defineJob<Goodbye>('mail-goodbye', { isPatient: true });

const MAX_TRIES = 5;

/**
 * What is written of the person at this moment, such as a reply in the chat, may hold a row that goes and wait for the account. Postgres
 * then ends one of the two; if that is the deletion, it is tried again.
 */
async function inItsTurn<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === MAX_TRIES || !isDeadlock(error)) throw error;
    }
  }
}

const isDeadlock = (error: unknown) => (error as { code?: unknown } | null)?.code === '40P01';

/** Deletes an account. Its rows are gone when the call returns; its files follow within moments. */
@Injectable()
export class AccountDeletion {
  constructor(
    private readonly passwords: PasswordService,
    private readonly accounts: AccountRepository,
    private readonly records: AccountRecords,
    private readonly ai: AiLog,
    private readonly newsletter: NewsletterService,
    private readonly messages: ContactMessageRepository,
    private readonly invitations: InvitationRepository,
    private readonly customers: Customers,
    private readonly limits: RateLimits,
    private readonly queue: JobQueue,
    private readonly database: Database,
  ) {}

  /**
   * Deletes the person from every table, sessions included, in one transaction, and ends a subscription then: nobody can begin one for
   * an account that is gone. Throws `wrong-password`, `code-needed` and `wrong-code`.
   */
  async delete(userId: string, proof: Proof): Promise<void> {
    await this.passwords.confirm(userId, proof);
    const customer = await inItsTurn(() => this.remove(userId));
    if (customer) await this.customers.delete(customer);
    await this.limits.deleteFor(userId);
  }

  /** Answers the customer at the payment provider, where there is one. */
  private remove(userId: string): Promise<string | null> {
    return this.database.transaction(async () => {
      // Locked first: nothing can be noted of this person from then on.
      await this.accounts.hold(userId);
      await this.ai.deleteFor(userId);
      const removed = await this.records.remove(userId);
      if (!removed) return null;
      if (removed.stripeCustomerId) await this.customers.addLeaving(removed.stripeCustomerId);
      await this.queue.forget([userId, removed.email]);
      // An address that was not confirmed may be another person's.
      if (mayBeMailed(removed)) await this.forgetAddress(removed.email);
      await this.queue.enqueue(removeFiles, { userId });
      const { email, firstName, language } = removed;
      const isConfirmed = mayBeMailed(removed);
      await this.queue.enqueue(mailGoodbye, { email, firstName, isConfirmed, language });
      return removed.stripeCustomerId;
    });
  }

  /** What was left with a confirmed address while nobody was signed in. */
  private async forgetAddress(email: string): Promise<void> {
    await this.newsletter.forget(email);
    await this.messages.deleteOfVisitor(email);
    await this.invitations.forget(email);
  }
}
