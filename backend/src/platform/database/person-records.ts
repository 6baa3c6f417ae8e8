import type { Database, PreparedStatement } from './database.js';

type ColumnType =
  | 'uuid'
  | 'text'
  | 'text[]'
  | 'integer'
  | 'smallint'
  | 'smallint[]'
  | 'boolean'
  | 'date'
  | 'timestamptz'
  | 'jsonb';

/** Which members of a record stand in which kind of column. Members are camelCase, columns snake_case. */
export interface RecordTable<Row> {
  name: string;
  columns: Record<keyof Row & string, ColumnType>;
  /** Oldest first by this member. */
  order: keyof Row & string;
  /** Which of a person's rows are taken along; all, when left out. */
  where?: string;
  /** Further columns and what they get, as SQL that may speak of the new row as `x`; they may replace a member's own. */
  computed?: Record<string, string>;
  /** What happens to a row whose id is there already; nothing, when left out. */
  onConflict?: string;
}

const PAGE = 1000;
/** Microseconds, as Postgres keeps them: a Date would lose three digits. */
const EXACT = `'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'`;

const columnOf = (member: string) => member.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const read = (member: string, type: ColumnType): string => {
  const column = columnOf(member);
  if (type === 'date') return `${column}::text as "${member}"`;
  if (type === 'timestamptz') return `to_char(${column} at time zone 'UTC', ${EXACT}) as "${member}"`;
  return `${column} as "${member}"`;
};

/**
 * One table's rows of one person, as they leave it and come back: exact, in pages, whatever their number. Owners are part
 * of every question.
 */
export class PersonRecords<Row extends { id: string }> {
  private readonly order: keyof Row;
  private readonly first: PreparedStatement;
  private readonly next: PreparedStatement;
  private readonly whose: PreparedStatement;
  private readonly insert: PreparedStatement;

  constructor(
    private readonly database: Database,
    { name, columns, order, where = 'true', computed = {}, onConflict = 'do nothing' }: RecordTable<Row>,
  ) {
    this.order = order;
    const members = Object.entries(columns) as [string, ColumnType][];
    const by = columnOf(order);
    const select = (more: string) => `
      select ${members.map(([member, type]) => read(member, type)).join(', ')} from ${name}
       where user_id = $1 and ${where} ${more} order by ${by}, id limit ${PAGE}`;
    this.first = { name: `${name}-records`, text: select('') };
    this.next = {
      name: `${name}-records-after`,
      text: select(`and (${by}, id) > ($2::timestamptz, $3::uuid)`),
    };
    this.whose = {
      name: `${name}-owners`,
      text: `select id, user_id as "userId" from ${name} where id = any($1)`,
    };
    const own = members.filter(([member]) => !(columnOf(member) in computed));
    const into = ['user_id', ...own.map(([member]) => columnOf(member)), ...Object.keys(computed)];
    const from = ['$1::uuid', ...own.map(([member]) => `x."${member}"`), ...Object.values(computed)];
    this.insert = {
      name: `${name}-add-records`,
      text: `insert into ${name} as t (${into.join(', ')}) select ${from.join(', ')}
               from jsonb_to_recordset($2::jsonb) as x (${members.map(([member, type]) => `"${member}" ${type}`).join(', ')})
             on conflict ${onConflict} returning id`,
    };
  }

  /** All of a person's records, page by page. */
  async *pages(userId: string): AsyncGenerator<Row[]> {
    let rows = await this.database.query<Row>(this.first, [userId]);
    while (rows.length) {
      yield rows;
      if (rows.length < PAGE) return;
      const last = rows.at(-1)!;
      rows = await this.database.query<Row>(this.next, [userId, last[this.order], last.id]);
    }
  }

  /** Whose the rows with these ids are; ids that nobody has are left out. */
  async owners(ids: string[]): Promise<Map<string, string>> {
    const rows = await this.database.query<{ id: string; userId: string }>(this.whose, [ids]);
    return new Map(rows.map(({ id, userId }) => [id, userId]));
  }

  /** Makes these rows this person's; answers how many are new (or back). Rows that are there already stay as they are. */
  async add(userId: string, rows: Row[]): Promise<number> {
    if (rows.length === 0) return 0;
    return (await this.database.query(this.insert, [userId, JSON.stringify(rows)])).length;
  }
}
