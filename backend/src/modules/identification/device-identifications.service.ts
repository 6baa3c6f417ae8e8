import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { HOUR_S } from '../../kernel/durations.js';
import { Database } from '../../platform/database/database.js';
import { sha256 } from '../../platform/hash.js';
import { RateLimits } from '../../platform/http/rate-limits.js';
import type { Limit } from '../../platform/http/rate-limits.js';
import { ActivityLog } from '../activity/index.js';
import { LibraryRepository, normaliseName, translated } from '../library/index.js';
import { PhotoStorage } from '../photos/index.js';
import { builtInSighting } from './domain/built-in-sighting.js';
import { compose } from './domain/compose.js';
import { assertPlausible, groupSeen, maySure, seenAtOf } from './domain/device-sighting.js';
import type { Finding } from './domain/finding.js';
import { keyUsedDifferently, unknownClass } from './domain/identification.errors.js';
import type { IdentificationRow } from './domain/identification.js';
import type { Guess, Sighting } from './domain/sighting.js';
import type { DeviceIdentificationDto, DeviceSightingDto } from './device-identification.dto.js';
import { IdentificationRepository } from './identification.repository.js';

const PER_PERSON: Limit = { name: 'identify-on-device', points: 60, duration: HOUR_S };

/**
 * Takes identifications that a person's own device made without us into the history. They cost nothing and are not counted.
 * What the device saw is a claim: names, care, warnings and certainty are ours.
 */
@Injectable()
export class DeviceIdentifications {
  constructor(
    private readonly history: IdentificationRepository,
    private readonly library: LibraryRepository,
    private readonly photoStorage: PhotoStorage,
    private readonly activity: ActivityLog,
    private readonly limits: RateLimits,
    private readonly database: Database,
  ) {}

  /**
   * Adds it once: the same key is the same identification, also with photos that were sent again. Throws `not-an-answer`,
   * `unknown-plant`, `photo-gone`, `idempotency-key-reused` and `too-many-tries`.
   */
  async add(
    userId: string,
    { imageUrls, seenAt, seen }: DeviceIdentificationDto,
    idempotencyKey: string,
  ): Promise<IdentificationRow> {
    const requestHash = sha256(JSON.stringify([seenAt, seen])).toString('base64url');
    const earlier = await this.findEarlier(userId, idempotencyKey, requestHash);
    if (earlier) return earlier;
    await this.limits.consumeRateLimit(PER_PERSON, userId);
    assertPlausible(seen);
    const finding = await this.compose(seen);
    await this.photoStorage.assertStored(userId, imageUrls);
    const id = randomUUID();
    const row = { id, userId, imageUrls, idempotencyKey, requestHash, finding };
    const isNew = await this.database.transaction(async () => {
      await this.photoStorage.holdPhotos(userId, imageUrls);
      const added = await this.history.addAnswered({ ...row, createdAt: seenAtOf(seenAt, new Date()) });
      const details = `${finding.candidates[0]?.commonName ?? 'no plant'} (on their own device)`;
      if (added) await this.activity.record({ userId, action: 'plant_identification', details });
      return added;
    });
    if (isNew) return this.history.get(id, userId);
    return (await this.findEarlier(userId, idempotencyKey, requestHash))!;
  }

  private async compose(seen: DeviceSightingDto): Promise<Finding> {
    const classes = seen.candidates.map(({ classId }) => classId);
    const sighting: Sighting = {
      ...builtInSighting({ ...seen, group: groupSeen(seen) }, await this.library.findByClass(classes)),
      isSure: maySure(seen),
    };
    if (sighting.guesses.length < classes.length) throw unknownClass();
    const names = sighting.guesses.flatMap(({ scientificName, typical = '' }) => [scientificName, typical]);
    const known = await this.library.findByNames(names);
    const find = (guess: Guess) => {
      const plant = known.get(normaliseName(guess.scientificName));
      return plant && translated(plant);
    };
    return { ...compose(sighting, find), onDevice: true };
  }

  private async findEarlier(
    userId: string,
    key: string,
    hash: string,
  ): Promise<IdentificationRow | undefined> {
    const earlier = await this.history.findByKey(userId, key);
    if (earlier && earlier.requestHash !== hash) throw keyUsedDifferently();
    return earlier;
  }
}
