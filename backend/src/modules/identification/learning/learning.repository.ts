import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { LearningConsentSchema } from './learning-consent.schema.js';
import { JUDGED } from './learning.statements.js';

/** An answer that its owner has judged, and lets us learn from. */
export interface JudgedAnswer {
  id: string;
  userId: string;
  imageUrls: string[];
  /** What the plant is, as they said. */
  scientificName: string;
  /** What stands for its owner. */
  source: string;
}

const PAGE = 100;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Consents to learn from a person's photos, and what they let us learn from. */
@Injectable()
export class LearningRepository {
  constructor(private readonly database: Database) {}

  /** Since when a person lets us learn; null when they do not. */
  async givenAt(userId: string): Promise<Date | null> {
    return (await this.consents.findOneBy({ userId }))?.givenAt ?? null;
  }

  /** Given once: a second time changes nothing. */
  async give(userId: string): Promise<void> {
    await this.database.insertNew(LearningConsentSchema, [{ userId }]);
  }

  async withdraw(userId: string): Promise<void> {
    await this.consents.delete({ userId });
  }

  /** All judged answers that may be learned from, in pages; who withdraws meanwhile is on no later page. */
  async *judged(): AsyncGenerator<JudgedAnswer[]> {
    let after = { userId: BEFORE_ALL, id: BEFORE_ALL };
    for (;;) {
      const page = await this.database.query<JudgedAnswer>(JUDGED, [after.userId, after.id, PAGE]);
      if (page.length > 0) yield page;
      if (page.length < PAGE) return;
      after = page.at(-1)!;
    }
  }

  private get consents() {
    return this.database.table(LearningConsentSchema);
  }
}
