import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { FindOptionsWhere } from 'typeorm';
import { Database } from '../../../platform/database/database.js';
import type { Position } from '../../../platform/http/page.js';
import type { Answer, CareKind } from '../domain/care-kind.js';
import { entryNotFound } from '../domain/care.errors.js';
import { authorFor } from '../domain/gardener.js';
import type { Author, Gardener } from '../domain/gardener.js';
import { careInWords, plantSitter } from '../domain/journal.js';
import type { JournalEntry, Undoable } from '../domain/journal.js';
import { saidStep } from '../health/spoken.js';
import { JournalEntrySchema } from '../tables/journal-entry.schema.js';
import type { JournalEntryRow } from '../tables/journal-entry.schema.js';
import * as sql from './journal.statements.js';

type Shown = Pick<JournalEntry, 'id' | 'imageUrl' | 'careActions' | 'createdAt'> & WithEvents;

/** What was noted with it, and which member has noted it. */
interface WithEvents {
  events: (Undoable & { memberId: string | null })[];
}

/** A note, or care that was done. */
type Line = Shown &
  Author &
  (
    | { source: 'journal'; content: string }
    | { source: 'care'; kind: CareKind; title: string | null; answer: Answer; bySitter: boolean }
  );

/** The journals of plants. The owner is part of every query. */
@Injectable()
export class JournalRepository {
  constructor(private readonly database: Database) {}

  /** Newest first; notes and care done are one list. */
  async list(gardener: Gardener, plantId: string, limit: number, after?: Position): Promise<JournalEntry[]> {
    const { id: userId } = gardener;
    const values = [plantId, userId, limit];
    const lines = await (after
      ? this.database.query<Line>(sql.LIST_AFTER, [...values, after.createdAt, after.id])
      : this.database.query<Line>(sql.LIST, values));
    return lines.map((line) => {
      const { id, imageUrl, careActions, createdAt, source } = line;
      const by = line.source === 'care' && line.bySitter ? null : authorFor(gardener, line);
      const content = line.source === 'care' ? wordsOf(line, by) : line.content;
      const undoable = undoableBy(gardener, line);
      return { id, plantId, userId, content, imageUrl, careActions, createdAt, source, by, undoable };
    });
  }

  /** Whether it was added: not when it was written before, nor to a plant that is not this person's. */
  async add(
    gardener: Gardener,
    entry: Omit<JournalEntry, 'userId' | 'createdAt' | 'source' | 'by' | 'undoable'> & {
      createdAt: Date | null;
    },
  ): Promise<boolean> {
    const { id, plantId, content, imageUrl, careActions, createdAt } = entry;
    const noted = [id, content, imageUrl, careActions, createdAt, gardener.member?.id ?? null];
    const added = await this.database.query(sql.ADD, [plantId, gardener.id, ...noted]);
    return added.length > 0;
  }

  async find(id: string, gardener: Gardener): Promise<JournalEntry | undefined> {
    const [row] = await this.database.query<StoredEntry>(sql.FIND, [id, gardener.id]);
    return row && toEntry(row, gardener);
  }

  /** What is undefined stays. Throws `entry-not-found`, also for another person's. */
  async updateEntry(
    id: string,
    gardener: Gardener,
    change: Partial<Pick<JournalEntry, 'content' | 'imageUrl'>>,
  ): Promise<JournalEntry> {
    const { id: userId } = gardener;
    const values = {
      ...(change.content !== undefined && { content: change.content }),
      ...(change.imageUrl !== undefined && { imageUrl: change.imageUrl }),
    };
    if (Object.keys(values).length > 0) await this.updateOne({ id, userId, deletedAt: IsNull() }, values);
    return this.get(id, gardener);
  }

  /** It can be restored for 30 days. Throws `entry-not-found`. */
  remove(id: string, userId: string): Promise<void> {
    return this.updateOne({ id, userId, deletedAt: IsNull() }, { deletedAt: new Date() });
  }

  /** What is there already stays there: who pressed twice has it. Throws `entry-not-found`. */
  async restore(id: string, gardener: Gardener): Promise<JournalEntry> {
    await this.updateOne({ id, userId: gardener.id }, { deletedAt: null });
    return this.get(id, gardener);
  }

  private get entries() {
    return this.database.table(JournalEntrySchema);
  }

  private async get(id: string, gardener: Gardener): Promise<JournalEntry> {
    const entry = await this.find(id, gardener);
    if (!entry) throw entryNotFound();
    return entry;
  }

  private async updateOne(where: FindOptionsWhere<JournalEntryRow>, values: Partial<JournalEntryRow>) {
    const { affected } = await this.entries.update(where, values);
    if (!affected) throw entryNotFound();
  }
}

type StoredEntry = JournalEntryRow & Author & WithEvents;

function toEntry(stored: StoredEntry, gardener: Gardener): JournalEntry {
  const { deletedAt: _, byMember, memberId, memberName, events, ...entry } = stored;
  const by = authorFor(gardener, { byMember, memberId, memberName });
  return { ...entry, source: 'journal', by, undoable: undoableBy(gardener, { events }) };
}

/** All of it; for who may only tick, their own. */
const undoableBy = ({ member }: Gardener, { events }: WithEvents): Undoable[] =>
  events
    .filter(({ memberId }) => member?.may !== 'tick' || memberId === member.id)
    .map(({ eventId, kind }) => ({ eventId, kind }));

function wordsOf(line: Extract<Line, { source: 'care' }>, by: string | null): string {
  const { kind, title, answer, bySitter } = saidStep(line);
  return careInWords(kind, title, answer, bySitter ? plantSitter() : by);
}
