import { readdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { EntitySchema } from 'typeorm';
import { createDatabase } from '../../../test/database.js';
import { columnNameOf, columnsIn } from './columns.js';

const SOURCE = path.resolve(__dirname, '../..');
/** Made by TypeORM for its migrations, and by BullMQ for its queue. */
const NOT_OURS = /^(migrations|bullmq.*)$/;

const schemas = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.schema.ts'))
  .flatMap((file) => Object.values(jest.requireActual<Record<string, unknown>>(path.join(SOURCE, file))))
  .filter((value): value is EntitySchema<object> => value instanceof EntitySchema);

/** What `information_schema` calls the types that our schemas use. */
const TYPES: Record<string, string> = {
  int4: 'integer',
  int2: 'smallint',
  int8: 'bigint',
  bool: 'boolean',
  float4: 'real',
};

interface Column {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
  array: boolean;
  key: boolean;
}

const COLUMNS = `
  select c.table_name as table, c.column_name as name, ltrim(c.udt_name, '_') as type, c.is_nullable = 'YES' as nullable,
         c.data_type = 'ARRAY' as array,
         exists (select from information_schema.table_constraints t
                   join information_schema.key_column_usage k using (constraint_name, table_name)
                  where t.constraint_type = 'PRIMARY KEY' and k.table_name = c.table_name and k.column_name = c.column_name) as key
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
   where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`;

const byName = (one: Column, other: Column) =>
  `${one.table}.${one.name}` < `${other.table}.${other.name}` ? -1 : 1;

describe('the descriptions of the tables', () => {
  it('say of every column of the migrated database what it is, and of no other', async () => {
    const { url, drop } = await createDatabase();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<Column>(COLUMNS);
    await client.end();
    await drop();

    const there = rows
      .filter(({ table }) => !NOT_OURS.test(table))
      .map((column) => ({ ...column, type: TYPES[column.type] ?? column.type }));
    const described = schemas.flatMap((schema) =>
      columnsIn(schema).map(([member, column]) => ({
        table: schema.options.tableName!,
        name: columnNameOf(member, column),
        type: String(column.type),
        nullable: column.nullable ?? false,
        array: column.array ?? false,
        key: column.primary ?? false,
      })),
    );
    expect(there.length).toBeGreaterThan(150);
    expect(described.sort(byName)).toEqual(there.sort(byName));
  });
});
