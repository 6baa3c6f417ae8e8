import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { parse } from 'csv-parse';
import { DomainError } from '../../../kernel/domain-error.js';
import { findDelimiter } from '../domain/list-columns.js';
import { unreadableList } from '../domain/data-transfer.errors.js';
import type { Line } from '../domain/read-list.js';
import { texts } from '../../../kernel/languages/texts.js';

const tData = texts('dataTransfer');

const MAX_LINES = 2000;
const MAX_COLUMNS = 100;
const PIECE_BYTES = 16 * 1024;

interface Parsed {
  record: string[];
  info: { lines: number };
}

/** The lines of a CSV file (RFC 4180) with any delimiter. Throws `unreadable-list`. */
export async function readTable(bytes: Buffer): Promise<Line[]> {
  const lines = await parseLines(toText(bytes));
  if (lines.length < 2) throw unreadableList(tData('noPlantInIt'));
  return lines;
}

/** Decodes UTF-8, UTF-16 with a byte order mark, or else what Western European spreadsheets write. */
function toText(bytes: Buffer): string {
  const mark = bytes.length > 1 ? bytes.readUInt16BE(0) : 0;
  if (mark === 0xfffe) return new TextDecoder('utf-16le').decode(bytes);
  if (mark === 0xfeff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) throw unreadableList(tData('noTextFile'));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Reads piece by piece, so that other requests get their turn during a large file. */
async function parseLines(text: string): Promise<Line[]> {
  const parser = parse({
    delimiter: findDelimiter(text),
    bom: true,
    info: true,
    relaxColumnCount: true,
    relaxQuotes: true,
    skipEmptyLines: true,
    skipRecordsWithEmptyValues: true,
  });
  const source = Readable.from(pieces(Buffer.from(text)));
  const lines: Line[] = [];
  try {
    for await (const { record, info } of source.pipe(parser) as AsyncIterable<Parsed>) {
      if (record.length > MAX_COLUMNS) throw unreadableList(tData('tooManyColumns', { most: MAX_COLUMNS }));
      if (lines.push({ line: info.lines, cells: record }) > MAX_LINES + 1) throw tooManyLines();
    }
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw unreadableList(tData('badQuotes'));
  } finally {
    source.destroy();
  }
  return lines;
}

async function* pieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    yield bytes.subarray(at, at + PIECE_BYTES);
    await setImmediate();
  }
}

const tooManyLines = () => unreadableList(tData('tooManyLines', { most: String(MAX_LINES) }));
