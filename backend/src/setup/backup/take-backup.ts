import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { DomainError } from '../../kernel/domain-error.js';
import { ZipWriter } from '../../modules/data-transfer/archive/zip-writer.js';
import type { ImageStore } from '../../platform/storage/image-store.js';
import { CONTENT, fileOf, FORMAT, rowsOf } from './format.js';
import type { BackupContent } from './format.js';
import { Measured } from './measured.js';
import { tablesInOrder } from './tables.js';

/**
 * Writes all rows, as they are at one moment, and all files to a ZIP at `file`, beside a running server too. The file has its
 * name once it is whole and on the disk. It holds what people have stored, so nobody else may read it.
 */
export async function takeBackup(
  databaseUrl: string,
  store: ImageStore,
  file: string,
): Promise<BackupContent> {
  const draft = `${file}.draft`;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const zip = new ZipWriter();
    const written = pipeline(zip.stream, createWriteStream(draft, { mode: 0o600 }));
    const [content] = await Promise.all([
      fill(zip, client, store).catch((error) => {
        zip.stream.destroy(error as Error);
        throw error;
      }),
      written,
    ]);
    await sync(draft);
    await rename(draft, file);
    await sync(path.dirname(path.resolve(file)));
    return content;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function fill(zip: ZipWriter, client: pg.Client, store: ImageStore): Promise<BackupContent> {
  await client.query('begin isolation level repeatable read read only');
  const { rows: moment } = await client.query<{ now: Date }>('select now()');
  const { rows: run } = await client.query<{ name: string }>('select name from migrations order by id');
  const { rows: sequences } = await client.query<{ name: string; last: string | null }>(
    `select sequencename as name, last_value::text as last from pg_sequences
      where schemaname = 'public' and sequencename <> 'migrations_id_seq' order by sequencename`,
  );
  const content: BackupContent = {
    format: FORMAT,
    takenAt: moment[0]!.now.toISOString(),
    migrations: run.map(({ name }) => name),
    tables: [],
    sequences,
    files: [],
  };
  for (const { name, columns } of await tablesInOrder(client)) {
    const names = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
    const copy = client.query(copyTo(`copy (select ${names} from ${pg.escapeIdentifier(name)}) to stdout`));
    const { sha256 } = await add(zip, rowsOf(name), copy, false);
    content.tables.push({ name, columns, rows: copy.rowCount, sha256 });
  }
  await client.query('commit');
  for await (const key of store.keys()) {
    const stream = await store.getStream(key).catch(orGone);
    if (stream) content.files.push({ key, ...(await add(zip, fileOf(key), stream, true)) });
  }
  await zip.addText(CONTENT, JSON.stringify(content));
  zip.end();
  return content;
}

async function add(zip: ZipWriter, name: string, content: Readable, isPacked: boolean) {
  const measured = new Measured();
  content.on('error', (error) => measured.destroy(error));
  await zip.add(name, content.pipe(measured), { isPacked });
  return { bytes: measured.bytes, sha256: measured.sha256() };
}

/** A file that was deleted since it was listed. */
function orGone(error: unknown): undefined {
  if (error instanceof DomainError && error.kind === 'not-found') return undefined;
  throw error;
}

async function sync(file: string): Promise<void> {
  const handle = await open(file);
  await handle.sync().finally(() => handle.close());
}
