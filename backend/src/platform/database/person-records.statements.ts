import type { EntitySchema } from 'typeorm';
import { columnNameOf, columnsIn } from './columns.js';

/** Which of a table's rows are a person's records, and how they are imported. `table` and `user_id` are in the schema. */
export interface RecordTable<Exported extends { id: string }> {
  schema: EntitySchema;
  /** What is exported of a row, in this order. */
  members: readonly (keyof Exported & string)[];
  /** Oldest first by this member. */
  order: keyof Exported & string;
  /** Which of a person's rows are exported; all, when left out. */
  where?: string;
  /** Further columns and what they get, as SQL in which `x` is the new row; they may replace a member's own. */
  computed?: Record<string, string>;
  /** What happens to a row whose id is there already; nothing, when left out. */
  onConflict?: string;
}

export const PAGE = 1000;
/** Microseconds, as Postgres keeps them: a Date would lose three digits. */
const EXACT = `'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'`;

interface Column {
  member: string;
  name: string;
  type: string;
}

function read({ member, name, type }: Column): string {
  if (type === 'date') return `${name}::text as "${member}"`;
  if (type === 'timestamptz') return `to_char(${name} at time zone 'UTC', ${EXACT}) as "${member}"`;
  return `${name} as "${member}"`;
}

function columns<Exported extends { id: string }>({ schema, members }: RecordTable<Exported>): Column[] {
  const described = new Map(columnsIn(schema));
  return members.map((member) => {
    const column = described.get(member)!;
    return { member, name: columnNameOf(member, column), type: `${column.type}${column.array ? '[]' : ''}` };
  });
}

/** *Set-based*: a page of the records of the person $1, the first one or the one after the record ($2, $3). */
export function pagesOf<Exported extends { id: string }>(table: RecordTable<Exported>) {
  const { tableName: name } = table.schema.options;
  const by = columns(table).find(({ member }) => member === table.order)!.name;
  const select = (more: string) => `
    select ${columns(table).map(read).join(', ')} from ${name}
     where user_id = $1 and ${table.where ?? 'true'} ${more} order by ${by}, id limit ${PAGE}`;
  return {
    first: { name: `${name}-records`, text: select('') },
    next: {
      name: `${name}-records-after`,
      text: select(`and (${by}, id) > ($2::timestamptz, $3::uuid)`),
    },
  };
}

/** *Set-based*: makes the records $2, a JSON array, the person's ($1); answers the ids of those that are new. */
export function additionTo<Exported extends { id: string }>(table: RecordTable<Exported>) {
  const { computed = {}, onConflict = 'do nothing' } = table;
  const { tableName: name } = table.schema.options;
  const own = columns(table).filter((column) => !(column.name in computed));
  const into = ['user_id', ...own.map((column) => column.name), ...Object.keys(computed)];
  const from = ['$1::uuid', ...own.map(({ member }) => `x."${member}"`), ...Object.values(computed)];
  const given = columns(table).map(({ member, type }) => `"${member}" ${type}`);
  return {
    name: `${name}-add-records`,
    text: `insert into ${name} as t (${into.join(', ')}) select ${from.join(', ')}
             from jsonb_to_recordset($2::jsonb) as x (${given.join(', ')})
           on conflict ${onConflict} returning id`,
  };
}
