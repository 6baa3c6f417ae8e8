/**
 * A backup is a ZIP: `rows/<table>` holds a table in the text format of Postgres’ COPY, `files/<key>` a file of the image store, and
 * `leaflore-backup.json`, which is written last, this list of them.
 */
export interface BackupContent {
  format: typeof FORMAT;
  /** When the rows were as they are here. */
  takenAt: string;
  /** Names of the migrations that had run; a restored database begins with exactly these. */
  migrations: string[];
  tables: { name: string; columns: string[]; rows: number; sha256: string }[];
  /** The last number that each sequence has given; null where it has given none. */
  sequences: { name: string; last: string | null }[];
  files: { key: string; bytes: number; sha256: string }[];
}

export const FORMAT = 'leaflore-backup-1';
export const CONTENT = 'leaflore-backup.json';
export const rowsOf = (table: string) => `rows/${table}`;
export const fileOf = (key: string) => `files/${key}`;
