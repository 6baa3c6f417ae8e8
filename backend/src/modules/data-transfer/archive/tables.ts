import { stringify } from 'csv-stringify/sync';

/** Maps the title of each column to its value, in order. */
export type Columns<Row> = Record<string, (row: Row) => string | number | null>;

/**
 * Rows as CSV (RFC 4180) with a byte order mark, by which spreadsheets recognise UTF-8. A text that a spreadsheet
 * would run as a formula gets an apostrophe in front (OWASP: CSV Injection). An import reads the JSON, which has the
 * text unchanged.
 */
export async function* toCsv<Row>(
  pages: AsyncIterable<Row[]>,
  columns: Columns<Row>,
): AsyncGenerator<string> {
  const write = (rows: (string | number | null)[][], bom = false) =>
    stringify(rows, { record_delimiter: 'windows', escape_formulas: true, bom });
  yield write([Object.keys(columns)], true);
  for await (const rows of pages)
    yield write(rows.map((row) => Object.values(columns).map((cell) => cell(row))));
}

/** Records as one JSON array, one per line. */
export async function* toJson<Row>(pages: AsyncIterable<Row[]>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const rows of pages) {
    yield separator + rows.map((row) => JSON.stringify(row)).join(',\n');
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
