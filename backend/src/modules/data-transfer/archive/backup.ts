import { plainToInstance } from 'class-transformer';
import type { ClassConstructor } from 'class-transformer';
import { validateSync } from 'class-validator';
import { damagedBackup, newerBackup } from '../domain/data-transfer.errors.js';
import type { RecordOf } from '../record-registry.js';
import { namesAClass } from '../../../platform/http/json-body.js';
import { InvalidRequest } from '../../../platform/http/problem.js';
import { AccountFileDto, ManifestDto } from './account-file.dto.js';
import { ACCOUNT, FORMAT, MANIFEST, photoFile, photoIdOf, RECORDS, VERSION } from './format.js';
import type { RecordKind } from './format.js';
import {
  CareRecordDto,
  JournalRecordDto,
  PlantRecordDto,
  ProblemRecordDto,
  TaskRecordDto,
} from './garden-records.dto.js';
import { IdentificationRecordDto } from './identification-record.dto.js';
import { arrayElements, parseOne } from './json-array.js';
import type { ZipReader } from './zip-reader.js';
import { texts } from '../../../kernel/languages/texts.js';

const tData = texts('dataTransfer');

const SHAPES: { [Kind in RecordKind]: ClassConstructor<RecordOf[Kind]> } = {
  plants: PlantRecordDto,
  problems: ProblemRecordDto,
  tasks: TaskRecordDto,
  journal: JournalRecordDto,
  care: CareRecordDto,
  identifications: IdentificationRecordDto,
};
/** Limits for the number of records in one file. */
const MAX_RECORDS: Record<RecordKind, number> = {
  plants: 20_000,
  problems: 100_000,
  tasks: 100_000,
  journal: 200_000,
  care: 1_000_000,
  identifications: 100_000,
};
const MAX_RECORD_BYTES = 256 * 1024;
const MAX_FILE_BYTES = 1024 ** 3;
const MAX_PHOTO_BYTES = 10 * 1024 ** 2;

/** A valid record, or the fault in it. */
export type Checked<Row> = { record: Row; fault?: undefined } | { record?: undefined; fault: string };

/** An opened backup. It is untrusted: every record is validated. */
export class Backup {
  private constructor(
    private readonly zip: ZipReader,
    /** The name in the file of each photo, by its id. */
    readonly photos: ReadonlyMap<string, string>,
  ) {}

  /** Throws `damaged-backup` and `newer-backup`. */
  static async open(zip: ZipReader): Promise<Backup> {
    if (!zip.has(MANIFEST)) throw damagedBackup(tData('notByLeaflore'));
    const { record: manifest } = check(ManifestDto, await readJson(zip, MANIFEST));
    if (manifest?.format !== FORMAT) throw damagedBackup(tData('notByLeaflore'));
    if (manifest.version > VERSION) throw newerBackup();
    const photos = zip.names().flatMap((name): [string, string][] => {
      const id = name.startsWith('photos/') && photoIdOf(name.toLowerCase());
      return id ? [[id, name]] : [];
    });
    return new Backup(zip, new Map(photos));
  }

  async account(): Promise<AccountFileDto | undefined> {
    if (!this.zip.has(ACCOUNT)) return undefined;
    return check(AccountFileDto, await readJson(this.zip, ACCOUNT)).record;
  }

  /** The records of one kind, in the order of the file. A missing file counts as empty. */
  async *records<Kind extends RecordKind>(kind: Kind): AsyncGenerator<Checked<RecordOf[Kind]>> {
    const file = RECORDS[kind];
    if (!this.zip.has(file)) return;
    let count = 0;
    try {
      for await (const value of arrayElements(this.zip.read(file, MAX_FILE_BYTES), MAX_RECORD_BYTES)) {
        if ((count += 1) > MAX_RECORDS[kind]) throw damagedBackup(tData('holdsTooMuch', { file }));
        yield check(SHAPES[kind], value);
      }
    } catch (error) {
      if (error instanceof SyntaxError) throw damagedBackup(tData('notAsWritten', { file }));
      throw error;
    }
  }

  readPhoto(id: string): Promise<Buffer> {
    return this.zip.readWhole(this.photos.get(id) ?? photoFile(id), MAX_PHOTO_BYTES);
  }
}

async function readJson(zip: ZipReader, name: string): Promise<unknown> {
  const json = await zip.readWhole(name, MAX_RECORD_BYTES);
  try {
    return parseOne(json);
  } catch {
    throw damagedBackup(tData('notAsWritten', { file: name }));
  }
}

function check<Row extends object>(shape: ClassConstructor<Row>, value: unknown): Checked<Row> {
  if (!value || typeof value !== 'object' || Array.isArray(value)) return { fault: tData('noRecord') };
  if (namesAClass(value)) return { fault: tData('recordNotAsWritten') };
  const record = plainToInstance(shape, value);
  const mistakes = validateSync(record, { whitelist: true, stopAtFirstError: true });
  if (mistakes.length === 0) return { record };
  const [first] = new InvalidRequest(mistakes).fields; // its message is English, and for programs
  return { fault: first ? tData('fieldNotAsWritten', { field: first.field }) : tData('recordNotAsWritten') };
}
