import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../kernel/domain-error.js';
import { PhotoDecoder } from '../../../platform/images/photo-decoder.js';
import { PhotoRecords, photoUrl } from '../../photos/index.js';
import type { Reporter } from '../reporter.js';
import type { Backup } from './backup.js';
import { idFor, otherIdFor } from './ids.js';
import type { ImportReport } from './import-report.js';
import { texts } from '../../../kernel/languages/texts.js';

const tData = texts('dataTransfer');

const AT_ONCE = 2;

/** Imports the photos of a backup. Each one is decoded and checked, as its name proves nothing. */
@Injectable()
export class PhotoImport {
  constructor(
    private readonly photos: PhotoRecords,
    private readonly decoder: PhotoDecoder,
  ) {}

  /**
   * Returns the address in this account of each photo by its id in the file. A repeat finds the photos that are
   * already there.
   */
  async importPhotos(
    userId: string,
    backup: Backup,
    wanted: string[],
    report: ImportReport,
    reporter: Reporter,
  ): Promise<Map<string, string>> {
    const owners = await this.photos.owners([...wanted, ...wanted.map((id) => otherIdFor(userId, id))]);
    const addresses = new Map<string, string>();
    const waiting = wanted[Symbol.iterator]();
    let done = 0;
    const work = async () => {
      for (const id of waiting) {
        const photo = { userId, id: idFor(userId, id, owners) };
        const outcome = await this.bringOne(photo, () => backup.readPhoto(id), report);
        if (outcome) addresses.set(id, photoUrl(photo));
        await reporter.report('photos', (done += 1), wanted.length);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return addresses;
  }

  private async bringOne(
    photo: { userId: string; id: string },
    read: () => Promise<Buffer>,
    report: ImportReport,
  ): Promise<boolean> {
    const isThere = await this.photos.isThere(photo);
    if (isThere) {
      report.tally('photos', 'already');
      return true;
    }
    try {
      const copies = await this.decoder.copyUnlessPlain(photo.userId, await read());
      await this.photos.importPhoto(photo, copies);
      report.tally('photos', 'added');
      return true;
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind === 'unavailable') throw error;
      report.leaveOut('photos', tData('photoLeftOut', { why: error.message }));
      return false;
    }
  }
}
