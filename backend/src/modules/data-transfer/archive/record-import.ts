import { Injectable } from '@nestjs/common';
import { AccountRecords } from '../../auth/index.js';
import { ReminderRecords } from '../../reminders/index.js';
import { RecordRegistry } from '../record-registry.js';
import type { RecordOf } from '../record-registry.js';
import type { Backup } from './backup.js';
import { photoIdOf, RECORDS } from './format.js';
import type { RecordKind } from './format.js';
import { idFor, otherIdFor } from './ids.js';
import type { ImportReport } from './import-report.js';
import { LibraryLinks, linkToLibrary } from './library-links.js';
import type { FindPlant } from './library-links.js';
import { mapPhotos } from './photo-links.js';
import { texts } from '../../../kernel/languages/texts.js';

const tData = texts('dataTransfer');

const BATCH = 500;
/** What is said of a record that is not as it should be: its number in the file, and why. */
const UNREAD: Record<RecordKind, (about: { number: string; why: string }) => string> = {
  plants: (about) => tData('unreadPlant', about),
  problems: (about) => tData('unreadProblem', about),
  tasks: (about) => tData('unreadTask', about),
  journal: (about) => tData('unreadEntry', about),
  care: (about) => tData('unreadEvent', about),
  identifications: (about) => tData('unreadIdentification', about),
};
/** What is said of a record whose plant is missing. */
const ORPHANS: Record<RecordKind, () => string> = {
  plants: () => tData('orphanPlant'),
  problems: () => tData('orphanProblem'),
  tasks: () => tData('orphanTask'),
  journal: () => tData('orphanEntry'),
  care: () => tData('orphanEvent'),
  identifications: () => tData('orphanIdentification'),
};

/** What an import of records needs to know. */
export interface ImportContext {
  userId: string;
  backup: Backup;
  /** The address in this account of each photo by its id in the file. */
  photos: ReadonlyMap<string, string>;
  report: ImportReport;
}

/** Maps the ids of the file to the ids of this account. The same id may be that of records of several kinds. */
type Ids = Record<RecordKind, Map<string, string>>;

/** State of one import. */
interface RecordImportContext extends ImportContext {
  ids: Ids;
  find: FindPlant;
}

/** Imports the records of a backup. Existing records stay unchanged, so a repeat changes nothing. */
@Injectable()
export class RecordImport {
  constructor(
    private readonly records: RecordRegistry,
    private readonly accounts: AccountRecords,
    private readonly reminders: ReminderRecords,
    private readonly links: LibraryLinks,
  ) {}

  /** Must be called in a transaction. */
  async importRecords(context: ImportContext): Promise<void> {
    const kinds = Object.keys(RECORDS) as RecordKind[];
    const ids = Object.fromEntries(kinds.map((kind) => [kind, new Map()])) as Ids;
    const full: RecordImportContext = { ...context, ids, find: this.links.begin() };
    // The time zone first: an account that has none yet gets that in which the dates of the file are true.
    const from = await this.importSettings(context);
    for (const kind of kinds) await this.importKind(kind, full);
    const account = await this.accounts.find(context.userId);
    await this.records.settle({ id: context.userId, timeZone: account?.timeZone ?? null }, from);
  }

  private async importKind<Kind extends RecordKind>(kind: Kind, context: RecordImportContext): Promise<void> {
    let batch = new Map<string, RecordOf[Kind]>();
    let position = 0;
    for await (const { record, fault } of context.backup.records(kind)) {
      position += 1;
      if (fault !== undefined)
        context.report.leaveOut(kind, UNREAD[kind]({ number: String(position), why: fault }));
      else batch.set(record.id, record); // a record that is in the file twice is imported once
      if (batch.size < BATCH) continue;
      await this.importBatch(kind, batch, context);
      batch = new Map();
    }
    await this.importBatch(kind, batch, context);
  }

  private async importBatch<Kind extends RecordKind>(
    kind: Kind,
    batch: Map<string, RecordOf[Kind]>,
    { userId, photos, report, ids, find }: RecordImportContext,
  ): Promise<void> {
    const table = this.records.of(kind);
    const asked = [...batch.keys()];
    const owners = await table.owners([...asked, ...asked.map((id) => otherIdFor(userId, id))]);
    for (const id of asked) ids[kind].set(id, idFor(userId, id, owners));
    // By the id here: another person's may become one that is in the file, too.
    const rows = new Map<string, RecordOf[Kind]>();
    for (const record of batch.values()) {
      const row = adopt(kind, record, ids);
      if (row)
        rows.set(
          row.id,
          await linkToLibrary(
            mapPhotos(row, (url) => inward(url, photos)),
            find,
          ),
        );
      else report.leaveOut(kind, ORPHANS[kind]());
    }
    const added = await table.add(userId, [...rows.values()]);
    report.tally(kind, 'added', added);
    report.tally(kind, 'already', rows.size - added);
  }

  /** Answers the time zone of the file. */
  private async importSettings({ userId, backup, photos, report }: ImportContext): Promise<string | null> {
    const account = await backup.account();
    if (!account) return null;
    const { timeZone = null, units, easyView = null, language = null, profileImage, reminders } = account;
    const profileImageUrl = profileImage ? inward(profileImage, photos) : null;
    const settings = { timeZone, units, easyView, language, profileImageUrl };
    const isFilled = await this.accounts.fill(userId, settings);
    const isReminded = reminders ? await this.reminders.importSettings(userId, reminders) : false;
    report.tally('settings', isFilled || isReminded ? 'added' : 'already');
    return timeZone;
  }
}

type Reference = 'plantId' | 'problemId' | 'taskId' | 'entryId';

/** The same record with the ids of this account; undefined if its plant is missing. */
function adopt<Row extends { id: string }>(kind: RecordKind, row: Row, ids: Ids): Row | undefined {
  const { plantId, problemId, taskId, entryId } = row as Partial<Record<Reference, string>>;
  if (plantId && !ids.plants.has(plantId)) return undefined;
  return {
    ...row,
    id: ids[kind].get(row.id)!,
    ...(plantId && { plantId: ids.plants.get(plantId) }),
    ...(problemId && { problemId: ids.problems.get(problemId) ?? null }),
    ...(taskId && { taskId: ids.tasks.get(taskId) ?? null }),
    ...(entryId && { entryId: ids.journal.get(entryId) ?? null }),
  };
}

/** The address in this account of a picture in the file; null if that photo was not imported. */
function inward(url: string, photos: ReadonlyMap<string, string>): string | null {
  const id = photoIdOf(url);
  return id ? (photos.get(id) ?? null) : url;
}
