import { Injectable } from '@nestjs/common';
import { LessThan, MoreThan } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { hashToken } from '../../platform/hash.js';
import { endOfLink, VERIFICATION_LINK_HOURS } from './domain/link-life.js';
import { EmailVerificationSchema } from './email-verification.schema.js';

/** Links to confirm an email address: at most one for each person, of which only a hash is kept. */
@Injectable()
export class EmailVerificationRepository {
  constructor(private readonly database: Database) {}

  /** Makes this the person's link, from now on for its whole time. */
  async replace(userId: string, token: string): Promise<void> {
    const expiresAt = endOfLink(VERIFICATION_LINK_HOURS * 60);
    await this.table.upsert({ userId, tokenHash: hashToken(token), expiresAt }, ['userId']);
  }

  /** Whether it is this person's link and still works. It works once, also when it is used twice at the same moment. */
  async use(userId: string, token: string): Promise<boolean> {
    const link = { userId, tokenHash: hashToken(token), expiresAt: MoreThan(new Date()) };
    return (await this.table.delete(link)).affected === 1;
  }

  /** Deletes a person's link. */
  async delete(userId: string): Promise<void> {
    await this.table.delete({ userId });
  }

  /** Deletes links that have run out. */
  async prune(): Promise<void> {
    await this.table.delete({ expiresAt: LessThan(new Date()) });
  }

  private get table() {
    return this.database.table(EmailVerificationSchema);
  }
}
