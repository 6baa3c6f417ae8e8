import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { CareService, idOf, todayOf } from './care.service.js';
import type { Gardener } from './care.service.js';
import { CARE_KINDS } from './domain/care-kind.js';
import type { CareKind } from './domain/care-kind.js';
import type { JournalEntry } from './domain/journal.js';
import { ownPicture, plantNotFound } from './domain/plant.js';
import { GardenRepository } from './garden.repository.js';
import { JournalRepository } from './journal.repository.js';

/** What somebody writes down. */
export interface Note {
  content: string;
  imageUrl?: string | null;
  careActions?: string[];
}

@Injectable()
export class JournalService {
  constructor(
    private readonly journal: JournalRepository,
    private readonly garden: GardenRepository,
    private readonly care: CareService,
    private readonly database: Database,
  ) {}

  /** The plant's story. Throws `plant-not-found`, also for somebody else's. */
  async list(
    gardener: Gardener,
    plantId: string,
    ...page: [number, Parameters<JournalRepository['list']>[3]]
  ) {
    const lines = await this.journal.list(plantId, gardener.id, ...page);
    if (lines.length === 0) await this.garden.get(plantId, gardener.id, todayOf(gardener));
    return lines;
  }

  /**
   * Keeps a note; care that it tells of counts as done. The same key is the same note, so a repeat changes nothing.
   * Throws `plant-not-found`.
   */
  write(gardener: Gardener, plantId: string, note: Note, key: string | null): Promise<JournalEntry> {
    const { content, imageUrl = null, careActions = [] } = note;
    const id = key ? idOf(gardener.id, key) : randomUUID();
    const picture = ownPicture(imageUrl, gardener.id);
    return this.database.transaction(async () => {
      const entry = { id, plantId, userId: gardener.id, content, imageUrl: picture, careActions };
      const added = await this.journal.add(entry);
      if (!added) return this.earlier(id, gardener.id);
      for (const kind of careActions.filter(isKind))
        await this.care.answerKind(gardener, plantId, kind, { answer: 'done', entryId: id });
      return added;
    });
  }

  change(gardener: Gardener, id: string, { content, imageUrl }: Partial<Note>): Promise<JournalEntry> {
    if (imageUrl) ownPicture(imageUrl, gardener.id);
    return this.journal.change(id, gardener.id, content, imageUrl);
  }

  private async earlier(id: string, userId: string): Promise<JournalEntry> {
    const entry = await this.journal.find(id, userId);
    if (!entry) throw plantNotFound();
    return entry;
  }
}

const isKind = (action: string): action is CareKind =>
  action !== 'custom' && (CARE_KINDS as readonly string[]).includes(action);
