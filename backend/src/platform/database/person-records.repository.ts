import { Any } from 'typeorm';
import type { Database, PreparedStatement } from './database.js';
import { additionTo, PAGE, pagesOf } from './person-records.statements.js';
import type { RecordTable } from './person-records.statements.js';

/**
 * Exports and imports one table's rows of one person: exact, in pages, whatever their number. The owner is part of every
 * statement.
 */
export class PersonRecords<Exported extends { id: string }> {
  private readonly reading: { first: PreparedStatement; next: PreparedStatement };
  private readonly addition: PreparedStatement;

  constructor(
    private readonly database: Database,
    private readonly records: RecordTable<Exported>,
  ) {
    this.reading = pagesOf(records);
    this.addition = additionTo(records);
  }

  /** All of a person's records, page by page. */
  async *pages(userId: string): AsyncGenerator<Exported[]> {
    let rows = await this.database.query<Exported>(this.reading.first, [userId]);
    while (rows.length) {
      yield rows;
      if (rows.length < PAGE) return;
      const last = rows.at(-1)!;
      const position = [last[this.records.order], last.id];
      rows = await this.database.query<Exported>(this.reading.next, [userId, ...position]);
    }
  }

  /** Whose the rows with these ids are; ids that nobody has are left out. */
  async owners(ids: string[]): Promise<Map<string, string>> {
    const table = this.database.table(this.records.schema);
    const rows = await table.find({ select: { id: true, userId: true }, where: { id: Any(ids) } });
    return new Map(rows.map(({ id, userId }: { id: string; userId: string }) => [id, userId]));
  }

  /** Makes these rows this person's; answers how many are new (or back). Rows that are there already stay as they are. */
  async add(userId: string, rows: Exported[]): Promise<number> {
    if (rows.length === 0) return 0;
    return (await this.database.query(this.addition, [userId, JSON.stringify(rows)])).length;
  }
}
