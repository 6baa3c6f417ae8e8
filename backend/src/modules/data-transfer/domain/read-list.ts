import { FIELDS, findColumns } from './list-columns.js';
import type { Field } from './list-columns.js';
import { findDayOrder, readDay } from './list-days.js';
import { clip } from '../../../kernel/clip.js';
import { storable } from '../../../kernel/storable.js';
import { unreadableList } from './data-transfer.errors.js';
import { texts } from '../../../kernel/languages/texts.js';

const tData = texts('dataTransfer');

/** One line of a table, cell by cell. */
export interface Line {
  line: number;
  cells: string[];
}

/** A line as far as it can be read without knowing the garden. */
export interface ReadRow extends Record<Exclude<Field, 'commonName'>, string | null> {
  line: number;
  commonName: string;
  problem: string | null;
  remark: string;
}

const MAX_LENGTH = { commonName: 200, scientificName: 200, place: 100, notes: 2000 };

/** Reads a table whose first line holds titles. Throws `unreadable-list` if it has no column of names. */
export function readList([titles, ...lines]: Line[], today: string): ReadRow[] {
  const columns = findColumns(titles?.cells ?? []);
  if (columns.commonName === undefined && columns.scientificName === undefined)
    throw unreadableList(tData('noNames'));
  const cell = ({ cells }: Line, field: Field) => clean(cells[columns[field] ?? -1]);
  const order = findDayOrder(lines.map((line) => cell(line, 'lastWatered') ?? ''));
  return lines.map((line) => {
    const texts = Object.fromEntries(FIELDS.map((field) => [field, cell(line, field)])) as Record<
      Field,
      string | null
    >;
    const lastWatered = texts.lastWatered && (readDay(texts.lastWatered, order) ?? null);
    const isAhead = lastWatered !== null && lastWatered > today;
    return {
      line: line.line,
      ...texts,
      commonName: clip(texts.commonName ?? texts.scientificName ?? '', MAX_LENGTH.commonName),
      lastWatered: isAhead ? null : lastWatered,
      problem: problemOf(texts),
      remark: remarkOn(texts.lastWatered, lastWatered, isAhead),
    };
  });
}

function problemOf(texts: Record<Field, string | null>): string | null {
  if (!texts.commonName && !texts.scientificName) return tData('noNameInLine');
  const long = (Object.keys(MAX_LENGTH) as (keyof typeof MAX_LENGTH)[]).find(
    (field) => (texts[field]?.length ?? 0) > MAX_LENGTH[field],
  );
  return long ? tData('lineTooLong', { most: String(MAX_LENGTH[long]) }) : null;
}

function remarkOn(written: string | null, day: string | null, isAhead: boolean): string {
  if (!written || (day && !isAhead)) return '';
  return isAhead ? tData('dayAhead', { written }) : tData('dayUnclear', { written: clip(written, 30) });
}

/** A text as it can be stored, without blanks around it, and without the apostrophe that keeps a spreadsheet from reading a text as a formula. */
const clean = (text = ''): string | null =>
  storable(text)
    .trim()
    .replace(/^'(?=[=+\-@\t\r])/, '') || null;
