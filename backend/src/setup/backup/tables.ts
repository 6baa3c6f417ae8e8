import type pg from 'pg';

/** Tables with the columns that can be written, in an order in which each comes after those that it refers to. */
export async function tablesInOrder(client: pg.ClientBase): Promise<{ name: string; columns: string[] }[]> {
  const { rows: tables } = await client.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and c.relname <> 'migrations' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`);
  const { rows: references } = await client.query<{ from: string; to: string }>(`
    select distinct f.relname as "from", t.relname as "to"
      from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
     where k.contype = 'f' and k.connamespace = 'public'::regnamespace and f.oid <> t.oid`);
  const ordered: { name: string; columns: string[] }[] = [];
  const placed = new Set<string>();
  for (let left = tables; left.length;) {
    const ready = left.filter(({ name }) =>
      references.every(({ from, to }) => from !== name || placed.has(to)),
    );
    if (!ready.length)
      throw new Error(`These tables refer to each other: ${left.map(({ name }) => name).join(', ')}.`);
    for (const table of ready) placed.add(table.name);
    ordered.push(...ready);
    left = left.filter(({ name }) => !placed.has(name));
  }
  return ordered;
}
