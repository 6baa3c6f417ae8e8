import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { openPromise } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { migrations } from '../../migrations/index.js';
import { createDataSource } from '../../platform/database/data-source.js';
import type { ImageStore } from '../../platform/storage/image-store.js';
import { migrateAndSeed } from '../migrate-and-seed.js';
import { CONTENT, fileOf, FORMAT, rowsOf } from './format.js';
import type { BackupContent } from './format.js';
import { Measured } from './measured.js';

/** Why a backup cannot be restored here; the sentence is for the operator. */
class RestoreError extends Error {}

/**
 * Fills an empty database and the image store from a backup of this version or an older one: the tables are made as they were
 * then, filled in one transaction, and migrated to this version. `appRole` may use them afterwards. Throws RestoreError where the
 * database is not empty, the backup is of a newer version, or anything in it is not as it was written.
 */
export async function restoreBackup(
  file: string,
  databaseUrl: string,
  store: ImageStore,
  appRole?: string,
): Promise<BackupContent> {
  const backup = await BackupReader.open(file);
  try {
    await refuseUnlessEmpty(databaseUrl);
    await migrateTo(databaseUrl, backup.content.migrations);
    await fillTables(databaseUrl, backup);
    await migrateAndSeed(databaseUrl, appRole);
    for (const { key, sha256 } of backup.content.files)
      await backup.read(fileOf(key), sha256, (stream) => store.putStream(key, stream));
    return backup.content;
  } finally {
    backup.close();
  }
}

async function refuseUnlessEmpty(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    const { rowCount } = await client.query(`select from pg_tables where schemaname = 'public' limit 1`);
    if (rowCount)
      throw new RestoreError('This database is not empty. A backup is restored into an empty one.');
  });
}

async function migrateTo(databaseUrl: string, names: string[]): Promise<void> {
  const known = migrations.filter(({ name }) => names.includes(name));
  if (known.length < names.length)
    throw new RestoreError(
      'This backup was made by a newer version of Leaflore. Please restore it with that one.',
    );
  const source = await createDataSource(databaseUrl, known).initialize();
  await source.runMigrations().finally(() => source.destroy());
}

async function fillTables(databaseUrl: string, backup: BackupReader): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await client.query('begin');
    const { tables, sequences } = backup.content;
    // What triggers have derived is in the backup already.
    for (const { name } of tables)
      await client.query(`alter table ${pg.escapeIdentifier(name)} disable trigger user`);
    // Migrations write rows, too.
    await client.query(`truncate ${tables.map(({ name }) => pg.escapeIdentifier(name)).join(', ')}`);
    for (const { name, columns, rows, sha256 } of tables) {
      const names = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
      const copy = client.query(copyFrom(`copy ${pg.escapeIdentifier(name)} (${names}) from stdin`));
      await backup.read(rowsOf(name), sha256, (stream) => pipeline(stream, copy));
      if (copy.rowCount !== rows)
        throw new RestoreError(`${copy.rowCount} of the ${rows} rows of ${name} are in this backup.`);
    }
    for (const { name, last } of sequences)
      if (last !== null)
        await client.query('select setval($1::regclass, $2)', [pg.escapeIdentifier(name), last]);
    for (const { name } of tables)
      await client.query(`alter table ${pg.escapeIdentifier(name)} enable trigger user`);
    await client.query('commit');
    await client.query('analyze');
  });
}

async function withClient(
  connectionString: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await work(client).finally(() => client.end());
}

/** A backup whose list was read; each file is compared with it as it is read. */
class BackupReader {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: Map<string, Entry>,
    readonly content: BackupContent,
  ) {}

  static async open(file: string): Promise<BackupReader> {
    const zip = await openPromise(file, { lazyEntries: true, autoClose: false }).catch((error: Error) => {
      throw new RestoreError(`${file} cannot be read: ${error.message}`);
    });
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const list = entries.get(CONTENT);
    if (!list) throw new RestoreError(`${file} is no backup of Leaflore, or it is not whole.`);
    const content = JSON.parse(
      await text((await zip.openReadStreamPromise(list)) as Readable),
    ) as BackupContent;
    if (content.format !== FORMAT) throw new RestoreError(`This backup has the format ${content.format}.`);
    return new BackupReader(zip, entries, content);
  }

  /** Gives the content to `use`, and throws when it is not what was written. */
  async read(name: string, sha256: string, use: (stream: Readable) => Promise<unknown>): Promise<void> {
    const entry = this.entries.get(name);
    if (!entry) throw new RestoreError(`${name} is missing in this backup.`);
    const source = (await this.zip.openReadStreamPromise(entry)) as Readable;
    const measured = new Measured();
    source.on('error', (error) => measured.destroy(error));
    await use(source.pipe(measured));
    if (measured.sha256() !== sha256) throw new RestoreError(`${name} is damaged in this backup.`);
  }

  close(): void {
    this.zip.close();
  }
}
