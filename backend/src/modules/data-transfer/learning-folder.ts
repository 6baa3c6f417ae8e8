import type { Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error.js';
import { ImageStore } from '../../platform/storage/image-store.js';
import { folderOf, LearningRepository } from '../identification/index.js';
import type { JudgedAnswer } from '../identification/index.js';
import { LibraryRepository } from '../library/index.js';
import { parsePhotoUrl } from '../photos/index.js';
import { ZipWriter } from './archive/zip-writer.js';

const README = `Photos of plants by people who let the built-in identifier learn from them, in one folder per plant.
What stands before the first underscore of a file name stands for one person.

Look through them first: a name is what somebody said. Then unpack the ZIP and run
  npm run vision:train -- --photos DIR/photos [--photos DIR2]
Delete the ZIP and the folder after training: who takes the consent back is missing only in a newer one.
`;

type Classes = Awaited<ReturnType<LibraryRepository['listClassified']>>;

/** The photos whose answers were confirmed or corrected, of those who let us learn from them, as a training folder in a ZIP. */
@Injectable()
export class LearningFolder {
  private readonly log = new Logger(LearningFolder.name);

  constructor(
    private readonly learning: LearningRepository,
    private readonly library: LibraryRepository,
    private readonly store: ImageStore,
  ) {}

  /** The ZIP as a stream, which breaks off when something fails. */
  open(): Readable {
    const zip = new ZipWriter();
    this.write(zip).catch((error: Error) => {
      this.log.error(error);
      zip.stream.destroy(error);
    });
    return zip.stream;
  }

  private async write(zip: ZipWriter): Promise<void> {
    await zip.addText('README.txt', README.replaceAll('\n', '\r\n'));
    const classes = await this.library.listClassified();
    for await (const page of this.learning.judged())
      for (const answer of page) await this.add(answer, classes, zip);
    zip.end();
  }

  private async add(answer: JudgedAnswer, classes: Classes, zip: ZipWriter): Promise<void> {
    const folder = folderOf(answer.scientificName, classes);
    for (const url of folder ? answer.imageUrls : []) {
      const photo = parsePhotoUrl(url);
      if (photo?.userId !== answer.userId) continue;
      const bytes = await this.store.getStream(`${photo.userId}/${photo.id}.webp`).catch(ifMissing);
      if (bytes)
        await zip.add(`photos/${folder}/${answer.source}_${photo.id}.webp`, bytes, { isPacked: true });
    }
  }
}

function ifMissing(error: unknown): undefined {
  if (error instanceof DomainError && error.kind === 'not-found') return undefined;
  throw error;
}
