import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../kernel/domain-error.js';
import { toSmallCopy } from '../../../platform/images/photo.js';
import { isPlainCopy } from '../../../platform/images/plain-copy.js';
import { PhotoCopier, PhotoRecords, photoUrl } from '../../photos/index.js';
import type { Copies } from '../../photos/index.js';
import type { Reporter } from '../reporter.js';
import type { Backup } from './backup.js';
import { idFor, otherIdFor } from './ids.js';
import type { ImportReport } from './import-report.js';

const AT_ONCE = 2;

/** Imports the photos of a backup. Each one is decoded and checked, as its name proves nothing. */
@Injectable()
export class PhotoImport {
  constructor(
    private readonly photos: PhotoRecords,
    private readonly copier: PhotoCopier,
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
      await this.photos.importPhoto(photo, await this.copiesOf(await read()));
      report.tally('photos', 'added');
      return true;
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind === 'unavailable') throw error;
      report.leaveOut('photos', `A photo was left out: ${error.message}`);
      return false;
    }
  }

  /** A photo in the form of our own copies stays unchanged, byte by byte; all others are copied like a new photo. */
  private async copiesOf(bytes: Buffer): Promise<Copies> {
    if (!(await isPlainCopy(bytes))) return this.copier.copy(bytes);
    const small = await toSmallCopy(bytes).catch(() => undefined);
    return small ? { kept: bytes, small } : this.copier.copy(bytes);
  }
}
