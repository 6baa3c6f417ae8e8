import { parse } from 'csv-parse/sync';
import { findDelimiter } from '../domain/list-columns.js';
import { unreadableList } from '../domain/data-transfer.errors.js';
import type { Line } from '../domain/read-list.js';

const MAX_LINES = 2000;

/** The lines of a CSV file (RFC 4180) with any delimiter. Throws `unreadable-list`. */
export function readTable(bytes: Buffer): Line[] {
  const text = toText(bytes);
  const lines = parseLines(text);
  if (lines.length < 2) throw unreadableList('there is no plant in it.');
  if (lines.length > MAX_LINES + 1)
    throw unreadableList(`it has more than ${MAX_LINES} lines. Please split it into several files.`);
  return lines;
}

/** Decodes UTF-8, UTF-16 with a byte order mark, or else what Western European spreadsheets write. */
function toText(bytes: Buffer): string {
  const mark = bytes.length > 1 ? bytes.readUInt16BE(0) : 0;
  if (mark === 0xfffe) return new TextDecoder('utf-16le').decode(bytes);
  if (mark === 0xfeff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) throw unreadableList('it is not a text file.');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function parseLines(text: string): Line[] {
  try {
    const parsed = parse(text, {
      delimiter: findDelimiter(text),
      bom: true,
      info: true,
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: true,
      skipRecordsWithEmptyValues: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return parsed.map(({ record, info }) => ({ line: info.lines, cells: record }));
  } catch {
    throw unreadableList('its quotes do not match. Please save it again as CSV.');
  }
}
