import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { HOUR_S } from '../../kernel/durations.js';
import { defineJob } from '../../kernel/job.js';
import { language } from '../../kernel/languages/language.js';
import type { LanguageCode } from '../../kernel/languages/language.js';
import { Database } from '../../platform/database/database.js';
import type { Position } from '../../platform/http/page.js';
import { RateLimits } from '../../platform/http/rate-limits.js';
import type { Limit } from '../../platform/http/rate-limits.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { AccountRepository } from '../auth/index.js';
import type { Account } from '../auth/index.js';
import { LibraryRepository, translated } from '../library/index.js';
import { PhotoStorage } from '../photos/index.js';
import { correct } from './domain/compose.js';
import { remainingIdentifications, reserveIdentification } from './domain/entitlement.js';
import {
  keyUsedDifferently,
  libraryPlantNotFound,
  notAnswered,
  trialLimitReached,
} from './domain/identification.errors.js';
import { IdentificationRepository } from './identification.repository.js';
import type { NewIdentification } from './identification.repository.js';
import type { IdentificationRow, IdentificationState } from './domain/identification.js';
import { PhotoIntake } from './photo-intake.js';
import type { SentPhotos } from './photo-intake.js';

export interface IdentifyPlant {
  /** Id of the history row and of the job. */
  id: string;
  /** The client's IP address, by which paid calls are counted; jobs of earlier versions have none. */
  address?: string;
  /** In which it was asked for, and is answered; jobs of earlier versions have none. */
  language?: LanguageCode;
}
export const identifyPlant = defineJob<IdentifyPlant>('identify-plant');

const MAX_KEY = 200;
const PER_PERSON: Limit = { name: 'identify', points: 60, duration: HOUR_S };

/**
 * Requests, results and feedback of identifications. The identifying itself is done by a worker: see
 * IdentificationWork.
 */
@Injectable()
export class IdentificationService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly intake: PhotoIntake,
    private readonly photoStorage: PhotoStorage,
    private readonly queue: JobQueue,
    private readonly history: IdentificationRepository,
    private readonly library: LibraryRepository,
    private readonly limits: RateLimits,
    private readonly database: Database,
  ) {}

  /**
   * Asked before the photos are read. Throws `too-many-tries`, and `trial-limit-reached` but for a repeat, which takes nothing. A
   * repeat is counted like all others: whether its photos are the same is known only when they are read.
   */
  async admit(account: Account, key?: string): Promise<void> {
    await this.limits.consumeRateLimit(PER_PERSON, account.id);
    if (remainingIdentifications(account) !== 0) return;
    const idempotencyKey = toKey(key);
    const isRepeat = idempotencyKey && (await this.history.findByKey(account.id, idempotencyKey));
    if (!isRepeat) throw trialLimitReached();
  }

  /**
   * Reserves one identification and enqueues the job; returns its id. A repeat with the same key and photos returns
   * the same id. Throws `trial-limit-reached`, or the problem with a photo.
   */
  async request({ id: userId }: Account, address: string, photos: SentPhotos, key?: string): Promise<string> {
    const idempotencyKey = toKey(key);
    const requestHash = idempotencyKey ? await this.intake.hash(photos) : '';
    const earlier = await this.findEarlier(userId, idempotencyKey, requestHash);
    if (earlier) return earlier;
    const imageUrls = await this.intake.store(userId, photos);
    try {
      return await this.reserve({ userId, imageUrls, idempotencyKey, requestHash }, address);
    } catch (error) {
      await this.intake.discard(userId, imageUrls, photos);
      const racing = await this.findEarlier(userId, idempotencyKey, requestHash);
      if (racing) return racing;
      throw error;
    }
  }

  get(id: string, userId: string): Promise<IdentificationRow> {
    return this.history.get(id, userId);
  }

  getState(id: string, userId: string): Promise<IdentificationState> {
    return this.history.getState(id, userId);
  }

  list(userId: string, limit: number, after?: Position): Promise<IdentificationRow[]> {
    return this.history.list(userId, limit, after);
  }

  /** Stores whether the answer was right and, if not, which plant it is; the answer then shows that plant. */
  async giveFeedback(
    id: string,
    userId: string,
    isCorrect: boolean,
    scientificName?: string,
  ): Promise<IdentificationRow> {
    const row = await this.history.get(id, userId);
    const { finding: answer } = row;
    if (!answer?.plant) throw notAnswered();
    const ours = answer.candidates[0]?.scientificName ?? answer.plant.scientificName;
    const name = isCorrect ? ours : (scientificName ?? '');
    const isShown = name === answer.plant.scientificName;
    const finding = isShown ? answer : correct(answer, await this.findPlant(name));
    const feedback = { correct: name === ours, scientificName: name, givenAt: new Date().toISOString() };
    await this.history.setFeedback(id, userId, feedback, finding);
    return { ...row, finding, feedback };
  }

  private async findPlant(name: string) {
    const [plant] = (await this.library.findByNames([name])).values();
    if (!plant) throw libraryPlantNotFound();
    return translated(plant);
  }

  private reserve(request: Omit<NewIdentification, 'id'>, address: string): Promise<string> {
    const id = randomUUID();
    return this.database.transaction(async () => {
      await this.photoStorage.holdPhotos(request.userId, request.imageUrls);
      await this.accounts.change(request.userId, reserveIdentification);
      await this.history.openIdentification({ id, ...request });
      return this.queue.enqueue(identifyPlant, { id, address, language: language() }, id);
    });
  }

  private async findEarlier(
    userId: string,
    key: string | null,
    requestHash: string,
  ): Promise<string | undefined> {
    const earlier = key ? await this.history.findByKey(userId, key) : null;
    if (earlier && earlier.requestHash !== requestHash) throw keyUsedDifferently();
    return earlier?.id;
  }
}

const toKey = (key?: string): string | null => key?.slice(0, MAX_KEY) || null;
