import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { importNotFound } from './domain/data-transfer.errors.js';
import type { Import, ImportResult, ListRow, Progress } from './domain/transfer.js';

const IMPORT = `id, kind, state, json_build_object('part', part, 'done', done, 'total', total) as progress,
  rows, result, failure as problem, created_at as "createdAt"`;

/** Makes room for a new one: what is only being looked at, or has stopped arriving, is put away. */
const PUT_AWAY = {
  name: 'import-put-away',
  text: `delete from data_imports where user_id = $1
            and (state = 'preview' or state = 'arriving' and created_at < now() - interval '1 hour')`,
};
const OPEN = {
  name: 'import-open',
  text: `insert into data_imports (id, user_id, kind, state) values ($1, $2, $3, 'arriving')
         on conflict (user_id) where closed_at is null do nothing returning id`,
};
const GET = {
  name: 'import-get',
  text: `select ${IMPORT} from data_imports where id = $1 and user_id = $2`,
};
const LIST = {
  name: 'import-list',
  text: `select ${IMPORT} from data_imports where user_id = $1 order by created_at desc, id desc limit 5`,
};
const transition = (name: string, set: string, from: string) => ({
  name: `import-${name}`,
  text: `update data_imports set ${set} where id = $1 and state in (${from}) returning user_id as "userId", rows`,
});
const SHOW = transition('show', `state = 'preview', rows = $2`, `'arriving'`);
const ARRIVED = transition('arrived', `state = 'queued'`, `'arriving'`);
const CONFIRM = transition('confirm', `state = 'queued'`, `'preview'`);
const BEGIN = transition('begin', `state = 'working'`, `'queued', 'working'`);
const DONE = transition(
  'done',
  `state = 'done', result = $2, closed_at = now(), done = total`,
  `'queued', 'working'`,
);
const FAIL = transition(
  'fail',
  `state = 'failed', failure = $2, closed_at = now()`,
  `'arriving', 'queued', 'working'`,
);
const NOTE = {
  name: 'import-note',
  text: `update data_imports set part = $2, done = $3, total = $4 where id = $1 and closed_at is null`,
};
const CANCEL = {
  name: 'import-cancel',
  text: `delete from data_imports where id = $1 and user_id = $2 and state in ('preview', 'arriving') returning id`,
};
const SPENT = {
  name: 'import-spent',
  text: `select id, user_id as "userId" from data_imports
          where state in ('arriving', 'preview') and created_at < now() - interval '1 day'
             or closed_at < now() - interval '7 days' limit 100`,
};
const FORGET = { name: 'import-forget', text: `delete from data_imports where id = $1` };

/** An import as its worker takes it up. */
export interface ImportWork {
  userId: string;
  rows: ListRow[] | null;
}

/** The files that people bring in. A person has one under way at most. */
@Injectable()
export class ImportRepository {
  constructor(private readonly database: Database) {}

  /** Answers false when another one is under way. */
  async createImport(id: string, userId: string, kind: Import['kind']): Promise<boolean> {
    await this.database.query(PUT_AWAY, [userId]);
    return (await this.database.query(OPEN, [id, userId, kind])).length > 0;
  }

  /** Throws `import-not-found`, also for somebody else's. */
  async get(id: string, userId: string): Promise<Import> {
    const [row] = await this.database.query<Import>(GET, [id, userId]);
    if (!row) throw importNotFound();
    return row;
  }

  /** Newest first. */
  list(userId: string): Promise<Import[]> {
    return this.database.query<Import>(LIST, [userId]);
  }

  /** Each of these answers undefined when the import is not where it could take this step. */
  setPreview(id: string, rows: ListRow[]): Promise<ImportWork | undefined> {
    return this.move(SHOW, [id, JSON.stringify(rows)]);
  }
  setQueued(id: string): Promise<ImportWork | undefined> {
    return this.move(ARRIVED, [id]);
  }
  confirm(id: string): Promise<ImportWork | undefined> {
    return this.move(CONFIRM, [id]);
  }
  begin(id: string): Promise<ImportWork | undefined> {
    return this.move(BEGIN, [id]);
  }
  setDone(id: string, result: ImportResult): Promise<ImportWork | undefined> {
    return this.move(DONE, [id, JSON.stringify(result)]);
  }
  setFailed(id: string, problem: string): Promise<ImportWork | undefined> {
    return this.move(FAIL, [id, problem]);
  }

  async setProgress(id: string, { part, done, total }: Progress): Promise<void> {
    await this.database.query(NOTE, [id, part, done, total]);
  }

  /** Puts a list away that was only looked at. Throws `import-not-found`. */
  async cancel(id: string, userId: string): Promise<void> {
    const gone = await this.database.query(CANCEL, [id, userId]);
    if (gone.length === 0) throw importNotFound();
  }

  findSpent(): Promise<{ id: string; userId: string }[]> {
    return this.database.query(SPENT);
  }

  async deleteImport(id: string): Promise<void> {
    await this.database.query(FORGET, [id]);
  }

  private async move(statement: { name: string; text: string }, values: unknown[]) {
    const [row] = await this.database.query<ImportWork>(statement, values);
    return row;
  }
}
