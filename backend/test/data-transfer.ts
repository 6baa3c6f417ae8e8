import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import type { Export, Import } from '../src/modules/data-transfer/domain/transfer.js';
import type { Api, Person } from './api.js';
import { eventually } from './eventually.js';

/** The API's answer to an uploaded file: an import, or a problem. */
export type ImportAnswer = Import & { message?: string; code?: string };

export type BackupFiles = Record<string, Buffer | string>;
export const MANIFEST = JSON.stringify({ format: 'leaflore', version: 1 });
/** When everything in backups of tests was made. */
export const BACKUP_TIME = '2026-11-01T10:00:00.000Z';

/** A plant as a backup has it. */
export const aPlantRecord = (more: object = {}) => ({
  id: randomUUID(),
  libraryId: null,
  commonName: 'Fern',
  scientificName: null,
  description: null,
  imageUrl: null,
  waterNeeds: 'Weekly',
  lightNeeds: 'Bright',
  soilType: null,
  careInstructions: null,
  dateAdded: BACKUP_TIME,
  lastWatered: null,
  status: 'healthy',
  place: null,
  light: null,
  potCm: null,
  problem: null,
  archivedAt: null,
  ...more,
});

/** Exports and imports a person's data, as a browser does. */
export class DataTransferClient {
  constructor(
    private readonly api: Api,
    private readonly person: Person,
  ) {}

  /** Sends a request with this body. */
  async send(method: string, path: string, body?: string | Buffer<ArrayBuffer>, type = 'application/json') {
    const { port } = this.api.app.getHttpServer().address() as AddressInfo;
    const cookie = [...this.person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      origin: 'http://leaflore.test',
      cookie,
      ...(body !== undefined && { 'content-type': type }),
    };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers,
      body,
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const isJson = bytes.length > 0 && /json/.test(response.headers.get('content-type') ?? '');
    return {
      status: response.status,
      headers: response.headers,
      bytes,
      body: (isJson ? JSON.parse(bytes.toString()) : {}) as ImportAnswer,
    };
  }

  /** Requests an export; returns the finished file and the export's last state. */
  async exportData(): Promise<{ file: Buffer<ArrayBuffer>; outcome: Export }> {
    const { body } = await this.send('POST', '/api/account/export');
    const outcome = await this.follow<Export>(`/api/account/exports/${body.id}`, ['ready', 'failed']);
    const { bytes } = await this.send('GET', `/api/account/exports/${body.id}/file`);
    return { file: bytes, outcome };
  }

  /** Uploads a file; returns the import once it is done, has failed, or has a preview. */
  async importFile(file: string | Buffer<ArrayBuffer>, type = 'application/zip'): Promise<ImportAnswer> {
    const { status, body } = await this.send('POST', '/api/account/import', file, type);
    if (status !== 202) return body;
    return this.follow(`/api/account/imports/${body.id}`, ['done', 'failed', 'preview']);
  }

  /** Uploads a backup of these files beside a manifest as ours. */
  async importBackup(files: BackupFiles): Promise<ImportAnswer> {
    return this.importFile(await pack(Object.entries({ 'leaflore.json': MANIFEST, ...files })));
  }

  /** Waits until the export or import at this address is in one of these states. */
  follow<Work extends Export | Import = ImportAnswer>(path: string, ends: Work['state'][]): Promise<Work> {
    const look = async () => (await this.send('GET', path)).body as unknown as Work;
    return eventually(look, ({ state }) => ends.includes(state), 25_000);
  }
}

/** The files of a ZIP by name. */
export async function unpack(zip: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const opened = await fromBufferPromise(zip, { lazyEntries: true, autoClose: false });
  for await (const entry of opened.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await opened.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    files.set(entry.fileName, Buffer.concat(chunks));
  }
  return files;
}

/** A ZIP of these files. */
export async function pack(files: Iterable<[string, Buffer | string]>): Promise<Buffer<ArrayBuffer>> {
  const zip = new ZipFile();
  for (const [name, content] of files)
    zip.addBuffer(Buffer.from(content), name, { compress: !name.endsWith('.webp') });
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
