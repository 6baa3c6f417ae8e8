/**
 * SQL that orders by a name as people look for it: capitals and accents make no difference. The database itself compares bytes, with which
 * `Ölbaum` comes after `Zinnie`.
 */
export const byName = (column: string): string =>
  String.raw`regexp_replace(lower(normalize(${column}, NFD)), '[\u0300-\u036f]', '', 'g')`;
