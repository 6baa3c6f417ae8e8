import { Injectable } from '@nestjs/common';
import { LessThan, MoreThan } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { endOfLink, RESET_LINK_MINUTES } from './domain/link-life.js';
import { PasswordResetSchema } from './password-reset.schema.js';

/** Links that were mailed and not used yet; only a hash of each is kept. */
@Injectable()
export class PasswordResetRepository {
  constructor(private readonly database: Database) {}

  async add(tokenHash: string, userId: string): Promise<void> {
    await this.table.insert({ tokenHash, userId, expiresAt: endOfLink(RESET_LINK_MINUTES) });
  }

  /** Whose link it is. It works once, also when it is used twice at the same moment, and not when it has run out. */
  async use(tokenHash: string): Promise<string | undefined> {
    const link = await this.table.findOneBy({ tokenHash, expiresAt: MoreThan(new Date()) });
    const { affected } = await this.table.delete({ tokenHash });
    return affected ? link?.userId : undefined;
  }

  /** Deletes a person's other links, and everybody's old ones. */
  async deleteReset(userId: string): Promise<void> {
    await this.table.delete([{ userId }, { expiresAt: LessThan(new Date()) }]);
  }

  private get table() {
    return this.database.table(PasswordResetSchema);
  }
}
