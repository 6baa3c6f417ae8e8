/**
 * SQL that orders by a name as people look for it, in no language in particular (ICU, https://www.postgresql.org/docs/current/collation.html). The
 * database itself compares bytes, with which `Ölbaum` comes after `Zinnie`.
 */
export const byName = (expression: string): string => `(${expression}) collate "und-x-icu"`;
