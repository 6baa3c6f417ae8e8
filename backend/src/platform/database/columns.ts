import type { EntitySchema, EntitySchemaColumnOptions } from 'typeorm';
import { columnOf } from './snake-case-names.js';

/** The columns of a table's schema, by member. */
export const columnsIn = <Row>(
  schema: EntitySchema<Row>,
): [keyof Row & string, EntitySchemaColumnOptions][] =>
  Object.entries(schema.options.columns) as [keyof Row & string, EntitySchemaColumnOptions][];

/** The column that a member stands in. */
export const columnNameOf = (member: string, { name }: EntitySchemaColumnOptions): string =>
  name ?? columnOf(member);

/**
 * The columns of a statement's row, from the schema: `p.id, p.user_id as "userId", p.on_date::text as "onDate"`; all of
 * them, or those of some members (a list, or the `select` of a Repository). Days are read as `2026-11-21`, whole numbers of
 * eight bytes as numbers.
 */
export function columnsOf<Row>(
  schema: EntitySchema<Row>,
  alias: string,
  members?: readonly (keyof Row & string)[] | { readonly [Member in keyof Row]?: true },
): string {
  const wanted = members && new Set<string>(Array.isArray(members) ? members : Object.keys(members));
  return columnsIn(schema)
    .filter(([member]) => !wanted || wanted.has(member))
    .map(([member, column]) => {
      const name = `${alias}.${columnNameOf(member, column)}`;
      const read = `${name}${CASTS[String(column.type)] ?? ''}`;
      return name === `${alias}.${member}` && read === name ? name : `${read} as "${member}"`;
    })
    .join(', ');
}

const CASTS: Record<string, string> = { date: '::text', bigint: '::float8' };
