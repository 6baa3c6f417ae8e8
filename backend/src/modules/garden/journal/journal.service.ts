import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { v5 as nameUuid } from 'uuid';
import { Database } from '../../../platform/database/database.js';
import type { Position } from '../../../platform/http/page.js';
import { CareService } from '../care/care.service.js';
import { keyUsedElsewhere } from '../domain/care.errors.js';
import { RHYTHM_KINDS } from '../domain/care-kind.js';
import type { CareKind } from '../domain/care-kind.js';
import { momentOf } from '../domain/gardener.js';
import type { Gardener } from '../domain/gardener.js';
import type { JournalEntry } from '../domain/journal.js';
import { ownPicture, plantNotFound } from '../domain/plant.js';
import { PlantsService } from '../plants/plants.service.js';
import { JournalRepository } from './journal.repository.js';

/** What a gardener writes about a plant. */
export interface Note {
  content: string;
  imageUrl?: string | null;
  careActions?: string[];
  /** The gardener's own day; today when left out. */
  on?: string | null;
}

/** The journal of a plant: notes, and the care done. */
@Injectable()
export class JournalService {
  constructor(
    private readonly journal: JournalRepository,
    private readonly plants: PlantsService,
    private readonly care: CareService,
    private readonly database: Database,
  ) {}

  /** A page of it, newest first. Throws `plant-not-found`, also for another gardener's plant. */
  async list(gardener: Gardener, plantId: string, limit: number, after?: Position): Promise<JournalEntry[]> {
    const entries = await this.journal.list(gardener, plantId, limit, after);
    if (entries.length === 0) await this.plants.get(gardener, plantId);
    return entries;
  }

  /**
   * Writes a note; the care that it names counts as done. The same key is the same note, so a repeat changes nothing.
   * Throws `plant-not-found`, `not-yet` for a day to come, `too-long-ago` for care of more than a year ago, and `key-used-elsewhere`.
   */
  write(gardener: Gardener, plantId: string, note: Note, key: string | null): Promise<JournalEntry> {
    const { content, imageUrl = null, careActions = [], on } = note;
    const createdAt = on ? momentOf(gardener, on).at : null;
    const id = key ? nameUuid(key, gardener.id) : randomUUID();
    const picture = ownPicture(imageUrl, gardener);
    return this.database.transaction(async () => {
      const entry = { id, plantId, content, imageUrl: picture, careActions, createdAt };
      const added = await this.journal.add(gardener, entry);
      for (const kind of added ? careActions.filter(isKind) : [])
        await this.care.answerKind(gardener, plantId, kind, { answer: 'done', on, entryId: id });
      return this.kept(id, gardener, plantId);
    });
  }

  /** What is undefined stays. Throws `entry-not-found`, as all that follow do, also for another gardener's entry. */
  updateEntry(gardener: Gardener, id: string, { content, imageUrl }: Partial<Note>): Promise<JournalEntry> {
    if (imageUrl) ownPicture(imageUrl, gardener);
    return this.journal.updateEntry(id, gardener, { content, imageUrl });
  }

  /** It can be restored for 30 days. */
  remove(gardener: Gardener, id: string): Promise<void> {
    return this.journal.remove(id, gardener.id);
  }

  restore(gardener: Gardener, id: string): Promise<JournalEntry> {
    return this.journal.restore(id, gardener);
  }

  private async kept(id: string, gardener: Gardener, plantId: string): Promise<JournalEntry> {
    const entry = await this.journal.find(id, gardener);
    if (!entry) throw plantNotFound();
    if (entry.plantId !== plantId) throw keyUsedElsewhere();
    return entry;
  }
}

const isKind = (action: string): action is CareKind =>
  action !== 'custom' && (RHYTHM_KINDS as readonly string[]).includes(action);
