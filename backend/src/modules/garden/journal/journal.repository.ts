import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Position } from '../../../platform/http/page.js';
import type { Answer, CareKind } from '../domain/care-kind.js';
import { entryNotFound } from '../domain/care.errors.js';
import { careInWords } from '../domain/journal.js';
import type { JournalEntry } from '../domain/journal.js';

const ENTRY = `id, plant_id as "plantId", user_id as "userId", content, image_url as "imageUrl",
  care_actions as "careActions", created_at as "createdAt", 'journal' as source`;
const ADD = {
  name: 'journal-add',
  text: `insert into journal_entries (id, plant_id, user_id, content, image_url, care_actions)
         select $3, p.id, p.user_id, $4, $5, $6 from plants p
          where p.id = $1 and p.user_id = $2 and p.deleted_at is null
         on conflict (id) do nothing returning ${ENTRY}`,
};
const GET = {
  name: 'journal-get',
  text: `select ${ENTRY} from journal_entries where id = $1 and user_id = $2 and deleted_at is null`,
};
const CHANGE = {
  name: 'journal-change',
  text: `update journal_entries set content = coalesce($3, content),
                image_url = case when $4 then $5 else image_url end
          where id = $1 and user_id = $2 and deleted_at is null returning ${ENTRY}`,
};
const REMOVE = {
  name: 'journal-remove',
  text: `update journal_entries set deleted_at = now()
          where id = $1 and user_id = $2 and deleted_at is null returning id`,
};
const RESTORE = {
  name: 'journal-restore',
  text: `update journal_entries set deleted_at = null
          where id = $1 and user_id = $2 and deleted_at is not null returning ${ENTRY}`,
};

const lines = (after: (at: string) => string) => `
  (select id, content, image_url, care_actions, created_at, 'journal' as source, null as kind, null as title, null as answer
     from journal_entries where plant_id = $1 and user_id = $2 and deleted_at is null ${after('created_at')}
    order by created_at desc, id desc limit $3)
  union all
  (select id, null, null, array[kind], happened_at, 'care', kind, title, answer
     from care_events e where plant_id = $1 and user_id = $2 ${after('happened_at')}
      and not exists (select 1 from journal_entries j where j.id = e.entry_id and j.deleted_at is null)
    order by happened_at desc, id desc limit $3)
  order by created_at desc, id desc limit $3`;
const LIST = { name: 'journal-list', text: lines(() => '') };
const LIST_AFTER = {
  name: 'journal-list-after',
  text: lines((at) => `and (${at}, id) < ($4::timestamptz, $5::uuid)`),
};

interface Line {
  id: string;
  content: string | null;
  image_url: string | null;
  care_actions: string[];
  created_at: string;
  source: 'journal' | 'care';
  kind: CareKind;
  title: string | null;
  answer: Answer;
}

/** The stories of plants. Whose they are is part of every question. */
@Injectable()
export class JournalRepository {
  constructor(private readonly database: Database) {}

  /** Newest first; notes and care done are one list. */
  async list(plantId: string, userId: string, limit: number, after?: Position): Promise<JournalEntry[]> {
    const values = [plantId, userId, limit];
    const rows = await (after
      ? this.database.query<Line>(LIST_AFTER, [...values, after.createdAt, after.id])
      : this.database.query<Line>(LIST, values));
    return rows.map((line) => ({
      id: line.id,
      plantId,
      userId,
      content: line.content ?? careInWords(line.kind, line.title, line.answer),
      imageUrl: line.image_url,
      careActions: line.care_actions,
      createdAt: line.created_at,
      source: line.source,
    }));
  }

  /** Answers nothing when this entry was written before, and for a plant that is not this person's. */
  async add(entry: Pick<JournalEntry, 'id' | 'plantId' | 'userId' | 'content' | 'imageUrl' | 'careActions'>) {
    const { id, plantId, userId, content, imageUrl, careActions } = entry;
    const values = [plantId, userId, id, content, imageUrl, careActions];
    const [added] = await this.database.query<JournalEntry>(ADD, values);
    return added;
  }

  async find(id: string, userId: string): Promise<JournalEntry | undefined> {
    const [entry] = await this.database.query<JournalEntry>(GET, [id, userId]);
    return entry;
  }

  /** What is undefined stays as it is. Throws `entry-not-found`, also for somebody else's. */
  updateEntry(id: string, userId: string, content?: string, imageUrl?: string | null): Promise<JournalEntry> {
    const values = [id, userId, content ?? null, imageUrl !== undefined, imageUrl ?? null];
    return this.one(CHANGE, values);
  }

  /** It can come back for 30 days. Throws `entry-not-found`. */
  async remove(id: string, userId: string): Promise<void> {
    await this.one(REMOVE, [id, userId]);
  }

  restore(id: string, userId: string): Promise<JournalEntry> {
    return this.one(RESTORE, [id, userId]);
  }

  private async one(statement: typeof GET, values: unknown[]): Promise<JournalEntry> {
    const [entry] = await this.database.query<JournalEntry>(statement, values);
    if (!entry) throw entryNotFound();
    return entry;
  }
}
