import pg from 'pg';
import { readMoment } from './moments.js';

const asPgReads = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (text: string) => unknown;

/** As Postgres writes them, in sessions of several time zones. */
const WRITTEN = [
  '2026-11-30 07:39:25.123+00',
  '2026-11-30 07:39:25+00',
  '2026-11-30 07:39:25.1+00',
  '2026-11-30 07:39:25.123456+00',
  '2024-02-29 23:59:59.999+00',
  '2026-07-01 00:00:00+02',
  '2026-07-01 00:00:00-11',
  '2026-07-01 00:00:00+05:30',
  '2026-07-01 00:00:00-03:30',
  '1890-01-01 00:53:28+00:53:28',
  '0001-01-01 00:00:00+00',
  '0099-12-31 12:00:00+00',
  '9999-12-31 23:59:59.999+00',
  '12026-01-01 00:00:00+00',
  '0044-03-15 12:00:00+00 BC',
  'infinity',
  '-infinity',
];

it.each(WRITTEN)('%s is read as pg reads it', (text) => {
  expect(readMoment(text)).toEqual(asPgReads(text));
});

it('a moment of each hour of some years is read as pg reads it', () => {
  for (let time = Date.UTC(1969, 11, 30); time < Date.UTC(2030, 0); time += 3_600_000 * 997 + 7) {
    const text = new Date(time).toISOString().replace('T', ' ').replace('Z', '+00');
    expect(readMoment(text)).toEqual(asPgReads(text));
  }
});
