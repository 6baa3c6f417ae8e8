import pg from 'pg';

const { TIMESTAMPTZ } = pg.types.builtins;
const readAny = pg.types.getTypeParser(TIMESTAMPTZ) as (text: string) => Date;
const BLANK = ' '.charCodeAt(0);
/** Where the blank between day and time stands, in years of four digits, and where the sign of `+00` does. */
const AFTER_DAY = 10;
const SIGN_FROM_END = 3;

/**
 * Reads a `timestamptz` such as `2026-11-30 07:39:25.123+00`. As ISO 8601 the engine reads it itself, in a third of the time that pg's own
 * reader takes, which reads what is written otherwise: years of five digits, before Christ, infinity, zones of half hours.
 */
export function readMoment(text: string): Date {
  const sign = text[text.length - SIGN_FROM_END];
  if (text.charCodeAt(AFTER_DAY) !== BLANK || (sign !== '+' && sign !== '-')) return readAny(text);
  return new Date(`${text.slice(0, AFTER_DAY)}T${text.slice(AFTER_DAY + 1)}:00`);
}

/** The readers of a client's columns: pg's own, but for moments. */
export const COLUMN_TYPES: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text') =>
    id === TIMESTAMPTZ ? readMoment : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
};
