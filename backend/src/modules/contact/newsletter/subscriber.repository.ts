import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, Not } from 'typeorm';
import type { LanguageCode } from '../../../kernel/languages/language.js';
import { Database } from '../../../platform/database/database.js';
import { SubscriberSchema } from './newsletter.schema.js';
import type { SubscriberRow } from './newsletter.schema.js';

/** The list of the newsletter: each address once. Who leaves is deleted. */
@Injectable()
export class SubscriberRepository {
  constructor(private readonly database: Database) {}

  /** Adds an address that is to be confirmed, or answers the one that is there; until it is confirmed its time and language begin again. */
  async add(email: string, language: LanguageCode): Promise<SubscriberRow> {
    const isNew = await this.database.insertNew(SubscriberSchema, [{ email, language }]);
    if (!isNew)
      await this.table.update({ email, confirmedAt: IsNull() }, { createdAt: new Date(), language });
    return this.table.findOneByOrFail({ email });
  }

  async find(id: string): Promise<SubscriberRow | undefined> {
    return (await this.table.findOneBy({ id })) ?? undefined;
  }

  /** Whether there was something to confirm. */
  async confirm(id: string): Promise<boolean> {
    return (
      (await this.table.update({ id, confirmedAt: IsNull() }, { confirmedAt: new Date() })).affected === 1
    );
  }

  /** Takes an address off the list; false where it was not on it. */
  async remove(which: { id: string } | { email: string }): Promise<boolean> {
    return (await this.table.delete(which)).affected === 1;
  }

  countConfirmed(): Promise<number> {
    return this.table.countBy({ confirmedAt: Not(IsNull()) });
  }

  /** Deletes addresses that nobody has confirmed since. */
  async prune(before: Date): Promise<void> {
    await this.table.delete({ confirmedAt: IsNull(), createdAt: LessThan(before) });
  }

  private get table() {
    return this.database.table(SubscriberSchema);
  }
}
