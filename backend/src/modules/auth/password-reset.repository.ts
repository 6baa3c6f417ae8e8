import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

const ADD = {
  name: 'reset-add',
  text: `insert into password_resets (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 hour')`,
};
const USE = {
  name: 'reset-use',
  text: `delete from password_resets where token_hash = $1 and expires_at > now() returning user_id as "userId"`,
};
const FORGET = {
  name: 'reset-forget',
  text: `delete from password_resets where user_id = $1 or expires_at < now()`,
};

/** Links that were mailed and not used yet; only a hash of each is kept. */
@Injectable()
export class PasswordResetRepository {
  constructor(private readonly database: Database) {}

  async add(tokenHash: string, userId: string): Promise<void> {
    await this.database.query(ADD, [tokenHash, userId]);
  }

  /** Whose link it is; it works once, and not after an hour. */
  async use(tokenHash: string): Promise<string | undefined> {
    const [used] = await this.database.query<{ userId: string }>(USE, [tokenHash]);
    return used?.userId;
  }

  /** Forgets a person's other links, and everybody's old ones. */
  async deleteReset(userId: string): Promise<void> {
    await this.database.query(FORGET, [userId]);
  }
}
