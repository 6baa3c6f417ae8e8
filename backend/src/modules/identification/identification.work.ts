import type { PhotoIssue } from '@leaflore/vision/photo-quality';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error.js';
import type { Job } from '../../kernel/job.js';
import { speaking } from '../../kernel/languages/language.js';
import { Database } from '../../platform/database/database.js';
import { issuesOf } from '../../platform/images/photo-quality.js';
import { Every } from '../../platform/queue/every.js';
import { OnJob, OnJobFailed } from '../../platform/queue/job-handlers.js';
import { ActivityLog, AiLog, Spending } from '../activity/index.js';
import { AccountRepository } from '../auth/index.js';
import { LibraryRepository, normaliseName, translated } from '../library/index.js';
import { PhotoStorage } from '../photos/index.js';
import { compose } from './domain/compose.js';
import { isCounted, returnIdentification } from './domain/entitlement.js';
import type { Finding } from './domain/finding.js';
import { identifierFailed } from './domain/identification.errors.js';
import type { Guess, Sighting } from './domain/sighting.js';
import { IdentificationRepository } from './identification.repository.js';
import type { Moved } from './identification.repository.js';
import { identifyPlant } from './identification.service.js';
import type { IdentifyPlant } from './identification.service.js';
import { PlantIdentifier } from './ports/plant-identifier.js';

/** An identification that is open for this long is no longer worked on. */
const FORGOTTEN_AFTER_S = 120;

/**
 * Performs identifications on a worker. Both methods may be called twice for the same one: the history row is closed
 * only once, and everything that depends on it is in the same transaction.
 */
@Injectable()
export class IdentificationWork {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly photoStorage: PhotoStorage,
    private readonly identifier: PlantIdentifier,
    private readonly history: IdentificationRepository,
    private readonly library: LibraryRepository,
    private readonly activity: ActivityLog,
    private readonly aiLog: AiLog,
    private readonly spending: Spending,
    private readonly database: Database,
  ) {}

  @OnJob(identifyPlant)
  async identify({ data: { id, address, language } }: Job<IdentifyPlant>): Promise<void> {
    const open = await this.history.begin(id);
    if (!open) return;
    const startedAt = performance.now();
    try {
      const photos = await Promise.all(open.imageUrls.map((url) => this.photoStorage.readPhoto(url)));
      const mayCall = () => this.spending.mayCall(open.userId, address);
      const { sighting, finding } = await speaking(language, async () => {
        const [seen, issues] = await Promise.all([
          this.identifier.identify(photos, mayCall),
          issuesOf(photos),
        ]);
        return { sighting: seen, finding: await this.compose(seen, issues) };
      });
      await this.closeWithFinding(id, sighting, finding, performance.now() - startedAt);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      await this.closeWithFailure(id, error, performance.now() - startedAt);
    }
  }

  /** Gives the reservation back after the last failed attempt. */
  @OnJobFailed(identifyPlant)
  async release({ data: { id } }: Job<IdentifyPlant>): Promise<void> {
    await this.closeWithFailure(id, identifierFailed.interrupted());
  }

  @Every(30)
  async releaseForgotten(): Promise<void> {
    for (const id of await this.history.findForgotten(FORGOTTEN_AFTER_S))
      await this.closeWithFailure(id, identifierFailed.interrupted());
  }

  private async compose(sighting: Sighting, issues: PhotoIssue[]): Promise<Finding> {
    const names = sighting.guesses.flatMap(({ scientificName, commonName, typical = '' }) => [
      scientificName,
      commonName,
      typical,
    ]);
    const known = await this.library.findByNames(names);
    const find = (guess: Guess) => {
      const plant = known.get(normaliseName(guess.scientificName));
      return plant && translated(plant);
    };
    return compose(sighting, find, issues);
  }

  private closeWithFinding(
    id: string,
    sighting: Sighting,
    finding: Finding,
    responseTime: number,
  ): Promise<void> {
    const charged = isCounted(finding);
    return this.database.transaction(async () => {
      const row = await this.history.closeWithFinding(id, finding, charged);
      if (!row) return;
      if (!charged) await this.accounts.change(row.userId, returnIdentification);
      const best = finding.candidates[0]?.commonName ?? 'no plant';
      await this.activity.record({ userId: row.userId, action: 'plant_identification', details: best });
      await this.aiLog.record({
        ...logged(id, row, responseTime),
        aiProvider: sighting.provider,
        model: sighting.model,
        outcome: 'answered',
        confidence: finding.confidence,
        inputTokens: sighting.inputTokens,
        outputTokens: sighting.outputTokens,
        aiResponse: `${best} (${finding.certainty})`,
      });
    });
  }

  private closeWithFailure(id: string, failure: DomainError, responseTime = 0): Promise<void> {
    return this.database.transaction(async () => {
      const row = await this.history.closeWithFailure(id, failure);
      if (!row) return;
      await this.accounts.change(row.userId, returnIdentification);
      const call = {
        ...logged(id, row, responseTime),
        aiProvider: 'none',
        model: '',
        aiResponse: failure.message,
      };
      await this.aiLog.record({ ...call, outcome: failure.code });
    });
  }
}

const logged = (id: string, { userId, imageUrls }: Moved, responseTime: number) => ({
  id,
  userId,
  kind: 'identification' as const,
  responseTime,
  userMessage: `${imageUrls.length} photo${imageUrls.length > 1 ? 's' : ''} of a plant`,
});
