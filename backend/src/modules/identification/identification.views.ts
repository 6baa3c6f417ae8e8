import { DomainError } from '../../kernel/domain-error.js';
import type { ErrorKind } from '../../kernel/domain-error.js';
import { pictureNotFound, storageAway, storageFull } from '../../platform/storage/image-store.js';
import { inReadersLanguage } from './finding-words.js';
import type { IdentificationDto, IdentificationRecordDto } from './identification.dto.js';
import type { Failure, IdentificationRow } from './domain/identification.js';
import { identifierFailed } from './domain/identification.errors.js';

/** With what an identification ends that has begun: the identifier fails, or the photos cannot be read. */
const FAILURES = [...Object.values(identifierFailed), pictureNotFound, storageAway, storageFull];

/** In the language that is spoken now; of a failure that no longer happens, as it was kept. */
const messageOf = ({ code, message }: Failure): string =>
  FAILURES.map((make) => make()).find((failure) => failure.code === code)?.message ?? message;

/** One identification as the history shows it. */
export const toRecord = (row: IdentificationRow): IdentificationRecordDto => ({
  identificationId: row.id,
  state: row.state,
  createdAt: row.createdAt.toISOString(),
  imageUrl: row.imageUrl,
  imageUrls: row.imageUrls,
  result: row.finding && inReadersLanguage(row.finding),
  failure: row.failure && { code: row.failure.code, message: messageOf(row.failure) },
  feedback: row.feedback,
  counted: row.charged,
});

/** The answer to the waiting client. A failed identification throws the error that it ended with. */
export function toAnswer(row: IdentificationRow, remaining: number | null): IdentificationDto {
  const members = { identificationId: row.id, trialLimitReached: false, remainingIdentifications: remaining };
  if (row.failure) {
    const { kind, code } = row.failure;
    throw new DomainError(kind as ErrorKind, code, messageOf(row.failure), { members });
  }
  const { imageUrl, imageUrls, feedback } = row;
  return {
    ...inReadersLanguage(row.finding!),
    ...members,
    imageUrl,
    imageUrls,
    feedback,
    counted: row.charged,
    createdAt: row.createdAt.toISOString(),
  };
}
