import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { ImportResult } from '../domain/transfer.js';
import type { Reporter } from '../reporter.js';
import { Backup } from './backup.js';
import { photoIdOf, RECORDS } from './format.js';
import type { RecordKind } from './format.js';
import { ImportReport } from './import-report.js';
import { mapPhotos } from './photo-links.js';
import { PhotoImport } from './photo-import.js';
import { RecordImport } from './record-import.js';
import { ZipReader } from './zip-reader.js';
import { texts } from '../../../kernel/languages/texts.js';

const tData = texts('dataTransfer');

/** Imports a backup into an account: checks everything first, then stores the photos, then the records. */
@Injectable()
export class BackupImport {
  constructor(
    private readonly photos: PhotoImport,
    private readonly records: RecordImport,
    private readonly database: Database,
  ) {}

  /** `finish` is called in the transaction that writes the records. Throws `damaged-backup` and `newer-backup`. */
  async importBackup(
    userId: string,
    file: string,
    reporter: Reporter,
    finish: (result: ImportResult) => Promise<unknown>,
  ): Promise<void> {
    const zip = await ZipReader.open(file);
    try {
      const backup = await Backup.open(zip);
      const report = new ImportReport();
      const spokenOf = await lookThrough(backup, reporter);
      const wanted = [...spokenOf].filter((id) => backup.photos.has(id));
      for (const id of spokenOf) if (!backup.photos.has(id)) report.leaveOut('photos', tData('photoMissing'));
      const photos = await this.photos.importPhotos(userId, backup, wanted, report, reporter);
      await reporter.report('keeping', 0, 0);
      await this.database.transaction(async () => {
        await this.records.importRecords({ userId, backup, photos, report });
        await finish(report.result);
      });
    } finally {
      zip.close();
    }
  }
}

/** Reads every record once before anything is stored; returns the ids of the photos that the records refer to. */
async function lookThrough(backup: Backup, reporter: Reporter): Promise<Set<string>> {
  const photos = new Set<string>();
  const note = (url: string) => {
    const id = photoIdOf(url);
    if (id) photos.add(id);
    return url;
  };
  note((await backup.account())?.profileImage ?? '');
  let count = 0;
  for (const kind of Object.keys(RECORDS) as RecordKind[])
    for await (const { record } of backup.records(kind)) {
      if (record) mapPhotos(record, note);
      await reporter.report('reading', (count += 1), 0);
    }
  return photos;
}
