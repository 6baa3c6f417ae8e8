import { Injectable } from '@nestjs/common';
import { LessThan, MoreThan } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { PasswordResetSchema } from './password-reset.schema.js';

const HOUR_MS = 3_600_000;

/** Links that were mailed and not used yet; only a hash of each is kept. */
@Injectable()
export class PasswordResetRepository {
  constructor(private readonly database: Database) {}

  async add(tokenHash: string, userId: string): Promise<void> {
    await this.table.insert({ tokenHash, userId, expiresAt: new Date(Date.now() + HOUR_MS) });
  }

  /** Whose link it is. It works once, also when it is used twice at the same moment, and not after an hour. */
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
