import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../kernel/domain-error.js';
import { timeZoneOf } from '../../../kernel/local-date.js';
import { ImageStore } from '../../../platform/storage/image-store.js';
import { AccountRecords } from '../../auth/index.js';
import { Premium } from '../../billing/index.js';
import { ConversationRecords } from '../../chat/index.js';
import { CommunityRecords } from '../../community/index.js';
import { ContactMessageRepository } from '../../contact/index.js';
import { SitterLinks } from '../../garden/index.js';
import { HouseholdRepository } from '../../household/index.js';
import { ReminderRecords } from '../../reminders/index.js';
import { RecordRegistry } from '../record-registry.js';
import type { Reporter } from '../reporter.js';
import {
  ACCOUNT,
  COMMUNITY,
  CONVERSATIONS,
  FORMAT,
  LETTERS,
  MANIFEST,
  PREMIUM,
  photoFile,
  photoIdOf,
  RECORDS,
  VERSION,
} from './format.js';
import type { AccountFile, Manifest, RecordKind } from './format.js';
import { mapPhotos } from './photo-links.js';
import { SHEETS } from './sheets.js';
import { toJson } from './tables.js';
import type { ZipWriter } from './zip-writer.js';
import { texts } from '../../../kernel/languages/texts.js';

const tData = texts('dataTransfer');

const KINDS = Object.keys(RECORDS) as RecordKind[];
const textOf = (parts: AsyncGenerator<string>) => Readable.from(parts, { objectMode: false });
const jsonOf = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** Writes all of a person's data from the tables and the photo store into a ZIP. */
@Injectable()
export class ExportContent {
  constructor(
    private readonly accounts: AccountRecords,
    private readonly reminders: ReminderRecords,
    private readonly away: SitterLinks,
    private readonly household: HouseholdRepository,
    private readonly records: RecordRegistry,
    private readonly community: CommunityRecords,
    private readonly letters: ContactMessageRepository,
    private readonly premium: Premium,
    private readonly conversations: ConversationRecords,
    private readonly store: ImageStore,
  ) {}

  async write(userId: string, zip: ZipWriter, reporter: Reporter): Promise<void> {
    const pass = new ExportPass(userId, this.records, reporter);
    await zip.addText('README.txt', tData('readme').replaceAll('\n', '\r\n'));
    const account = await this.describeAccount(userId, pass);
    if (account) await zip.addText(ACCOUNT, jsonOf(account));
    if (account) await zip.addText(PREMIUM, jsonOf(await this.premium.records(userId)));
    for (const kind of KINDS) await zip.add(RECORDS[kind], textOf(toJson(pass.read(kind))));
    await zip.add(COMMUNITY, textOf(toJson(pass.turn(this.community.pages(userId)))));
    await zip.add(LETTERS, textOf(toJson(this.letters.pages(userId))));
    await zip.add(CONVERSATIONS, textOf(toJson(pass.turn(this.conversations.pages(userId)))));
    const timeZone = timeZoneOf({ timeZone: account?.timeZone ?? null });
    for (const { name, write } of SHEETS)
      await zip.add(name, textOf(write(this.records, userId, pass.names, timeZone)));
    const photos = await this.writePhotos(userId, [...pass.photos], zip, reporter);
    await zip.addText(MANIFEST, jsonOf(describe({ ...pass.counts, photos })));
    zip.end();
  }

  private async describeAccount(userId: string, pass: ExportPass): Promise<AccountFile | undefined> {
    const record = await this.accounts.find(userId);
    if (!record) return undefined;
    const { id: _id, profileImageUrl, ...account } = record;
    const profileImage = profileImageUrl && pass.outward(profileImageUrl);
    return {
      ...account,
      profileImage,
      reminders: (await this.reminders.find(userId)) ?? null,
      away: await this.away.records(userId),
      household: await this.household.records(userId),
    };
  }

  /** Writes the photos one after the other, as they are stored. Returns their number; lost photos are left out. */
  private async writePhotos(
    userId: string,
    ids: string[],
    zip: ZipWriter,
    reporter: Reporter,
  ): Promise<number> {
    let written = 0;
    for (const [index, id] of ids.entries()) {
      await reporter.report('photos', index, ids.length);
      const photo = await this.store.getStream(`${userId}/${id}.webp`).catch(ifMissing);
      if (!photo) continue;
      await zip.add(photoFile(id), photo, { isPacked: true });
      written += 1;
    }
    return written;
  }
}

/** One pass over a person's records. It collects what later parts of the file need. */
class ExportPass {
  readonly counts: Manifest['counts'] = {};
  readonly photos = new Set<string>();
  /** The name of each plant by id. */
  readonly names = new Map<string, string>();

  constructor(
    private readonly userId: string,
    private readonly records: RecordRegistry,
    private readonly reporter: Reporter,
  ) {}

  async *read(kind: RecordKind): AsyncGenerator<object[]> {
    let count = 0;
    for await (const rows of this.records.of(kind).pages(this.userId)) {
      count += rows.length;
      await this.reporter.report('garden', count, 0);
      for (const row of rows) if ('commonName' in row) this.names.set(row.id, row.commonName);
      yield rows.map((row) => mapPhotos(row, (url) => this.outward(url)));
    }
    this.counts[kind] = count;
  }

  /** Records with the paths that their pictures have in the file. */
  async *turn<Row extends object>(pages: AsyncGenerator<Row[]>): AsyncGenerator<Row[]> {
    for await (const rows of pages) yield rows.map((row) => mapPhotos(row, (url) => this.outward(url)));
  }

  /** The path of a picture in the file. Drawings belong to nobody and keep their address. */
  outward(url: string): string {
    const id = photoIdOf(url);
    if (!id) return url;
    this.photos.add(id);
    return photoFile(id);
  }
}

const describe = (counts: Manifest['counts']): Manifest => ({
  format: FORMAT,
  version: VERSION,
  exportedAt: new Date().toISOString(),
  counts,
});

function ifMissing(error: unknown): undefined {
  if (error instanceof DomainError && error.kind === 'not-found') return undefined;
  throw error;
}
