import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, MoreThan } from 'typeorm';
import { Database } from '../../../platform/database/database.js';
import { hashToken } from '../../../platform/hash.js';
import { PasskeyChallengeSchema, PasskeySchema } from './passkey.schema.js';
import type { PasskeyRow } from './passkey.schema.js';

export type { PasskeyRow };

/** How long a person may take with a passkey, in milliseconds. */
const CHALLENGE_MS = 5 * 60_000;

/** People's passkeys, and what they are asked to sign. */
@Injectable()
export class PasskeyRepository {
  constructor(private readonly database: Database) {}

  list(userId: string): Promise<PasskeyRow[]> {
    return this.table.find({ where: { userId }, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  async findByCredential(credentialId: string): Promise<PasskeyRow | undefined> {
    return (await this.table.findOneBy({ credentialId })) ?? undefined;
  }

  /** Whether it is new: a passkey belongs to one person. */
  async add(
    passkey: Pick<PasskeyRow, 'userId' | 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'name'>,
  ): Promise<boolean> {
    return (await this.database.insertNew(PasskeySchema, [passkey])) === 1;
  }

  /** False where the count was used already: one of two passkeys with the same count is a copy. Those that do not count always say 0. */
  async noteUse(id: string, counter: number): Promise<boolean> {
    const isLater = counter === 0 ? { id, counter } : { id, counter: LessThan(counter) };
    return (await this.table.update(isLater, { counter, usedAt: new Date() })).affected === 1;
  }

  /** Whether there was such a passkey of this person. */
  async remove(userId: string, id: string): Promise<boolean> {
    return (await this.table.delete({ id, userId })).affected === 1;
  }

  /** Whether a person had any; what they were asked to sign is forgotten too. */
  async removeAll(userId: string): Promise<boolean> {
    await this.challenges.delete({ userId });
    return Boolean((await this.table.delete({ userId })).affected);
  }

  /** Of one person the newest counts: each passkey that is added was asked for by itself. */
  async keepChallenge(challenge: string, userId: string | null): Promise<void> {
    if (userId) await this.challenges.delete({ userId });
    const expiresAt = new Date(Date.now() + CHALLENGE_MS);
    await this.challenges.insert({ challengeHash: hashToken(challenge), userId, expiresAt });
  }

  /** Whether we asked this person that, or, with null, somebody who wants to log in; only once. */
  async takeChallenge(challenge: string, userId: string | null): Promise<boolean> {
    const asked = { challengeHash: hashToken(challenge), userId: userId ?? IsNull() };
    const { affected } = await this.challenges.delete({ ...asked, expiresAt: MoreThan(new Date()) });
    return affected === 1;
  }

  async prune(): Promise<void> {
    await this.challenges.delete({ expiresAt: LessThan(new Date()) });
  }

  private get table() {
    return this.database.table(PasskeySchema);
  }

  private get challenges() {
    return this.database.table(PasskeyChallengeSchema);
  }
}
