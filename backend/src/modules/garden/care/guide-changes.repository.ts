import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Gardener } from '../domain/gardener.js';
import type { ChangedGuide } from '../domain/refit.js';
import { GuideChangeSchema } from '../tables/guide-change.schema.js';
import { LOCK_NEXT } from './guide-changes.statements.js';

/** A change of a guide with the next plant that is to be fitted to it; without one where all are. */
export type NextFitting = { id: string; guide: ChangedGuide } & (
  { plantId: string; gardener: Gardener } | { plantId: null; gardener: null }
);

/** The changes of guides that not every plant in a garden follows yet. */
@Injectable()
export class GuideChanges {
  constructor(private readonly database: Database) {}

  /** The oldest that nobody works on, but for these, locked until the transaction ends. */
  async lockNext(except: string[]): Promise<NextFitting | undefined> {
    const [next] = await this.database.query<NextFitting>(LOCK_NEXT, [except]);
    return next;
  }

  async noteFitted(id: string, plantId: string): Promise<void> {
    await this.changes.update({ id }, { fittedTo: plantId });
  }

  async remove(id: string): Promise<void> {
    await this.changes.delete({ id });
  }

  private get changes() {
    return this.database.table(GuideChangeSchema);
  }
}
