import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { FindOptionsWhere } from 'typeorm';
import { Database } from '../../../platform/database/database.js';
import type { Position } from '../../../platform/http/page.js';
import type { Answer, CareKind } from '../domain/care-kind.js';
import { entryNotFound } from '../domain/care.errors.js';
import { careInWords } from '../domain/journal.js';
import type { JournalEntry } from '../domain/journal.js';
import { JournalEntrySchema } from '../tables/journal-entry.schema.js';
import type { JournalEntryRow } from '../tables/journal-entry.schema.js';
import * as sql from './journal.statements.js';

type Shown = Pick<JournalEntry, 'id' | 'imageUrl' | 'careActions' | 'createdAt'>;

/** A note, or care that was done. */
type Line = Shown &
  (
    | { source: 'journal'; content: string }
    | { source: 'care'; kind: CareKind; title: string | null; answer: Answer; bySitter: boolean }
  );

/** The journals of plants. The owner is part of every query. */
@Injectable()
export class JournalRepository {
  constructor(private readonly database: Database) {}

  /** Newest first; notes and care done are one list. */
  async list(plantId: string, userId: string, limit: number, after?: Position): Promise<JournalEntry[]> {
    const values = [plantId, userId, limit];
    const lines = await (after
      ? this.database.query<Line>(sql.LIST_AFTER, [...values, after.createdAt, after.id])
      : this.database.query<Line>(sql.LIST, values));
    return lines.map((line) => {
      const { id, imageUrl, careActions, createdAt, source } = line;
      const content = line.source === 'care' ? wordsOf(line) : line.content;
      return { id, plantId, userId, content, imageUrl, careActions, createdAt, source };
    });
  }

  /** Undefined when this entry was written before, and for a plant that is not this person's. */
  async add(
    entry: Omit<JournalEntry, 'createdAt' | 'source'> & { createdAt: Date | null },
  ): Promise<JournalEntry | undefined> {
    const { id, plantId, userId, content, imageUrl, careActions, createdAt } = entry;
    const values = [plantId, userId, id, content, imageUrl, careActions, createdAt];
    const [added] = await this.database.query<JournalEntryRow>(sql.ADD, values);
    return added && toEntry(added);
  }

  async find(id: string, userId: string): Promise<JournalEntry | undefined> {
    const row = await this.entries.findOneBy({ id, userId, deletedAt: IsNull() });
    return row ? toEntry(row) : undefined;
  }

  /** What is undefined stays. Throws `entry-not-found`, also for another person's. */
  async updateEntry(
    id: string,
    userId: string,
    change: Partial<Pick<JournalEntry, 'content' | 'imageUrl'>>,
  ): Promise<JournalEntry> {
    const values = {
      ...(change.content !== undefined && { content: change.content }),
      ...(change.imageUrl !== undefined && { imageUrl: change.imageUrl }),
    };
    if (Object.keys(values).length > 0) await this.updateOne({ id, userId, deletedAt: IsNull() }, values);
    return this.get(id, userId);
  }

  /** It can be restored for 30 days. Throws `entry-not-found`. */
  remove(id: string, userId: string): Promise<void> {
    return this.updateOne({ id, userId, deletedAt: IsNull() }, { deletedAt: new Date() });
  }

  /** What is there already stays there: who pressed twice has it. Throws `entry-not-found`. */
  async restore(id: string, userId: string): Promise<JournalEntry> {
    await this.updateOne({ id, userId }, { deletedAt: null });
    return this.get(id, userId);
  }

  private get entries() {
    return this.database.table(JournalEntrySchema);
  }

  private async get(id: string, userId: string): Promise<JournalEntry> {
    const entry = await this.find(id, userId);
    if (!entry) throw entryNotFound();
    return entry;
  }

  private async updateOne(where: FindOptionsWhere<JournalEntryRow>, values: Partial<JournalEntryRow>) {
    const { affected } = await this.entries.update(where, values);
    if (!affected) throw entryNotFound();
  }
}

const toEntry = ({ deletedAt: _, ...entry }: JournalEntryRow): JournalEntry => ({
  ...entry,
  source: 'journal',
});

const wordsOf = ({ kind, title, answer, bySitter }: Extract<Line, { source: 'care' }>) =>
  careInWords(kind, title, answer, bySitter);
