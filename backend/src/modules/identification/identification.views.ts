import { DomainError } from '../../kernel/domain-error.js';
import type { ErrorKind } from '../../kernel/domain-error.js';
import type { IdentificationDto, IdentificationRecordDto } from './identification.dto.js';
import type { IdentificationRow } from './domain/identification.js';

/** One identification as the history shows it. */
export const toRecord = (row: IdentificationRow): IdentificationRecordDto => ({
  identificationId: row.id,
  state: row.state,
  createdAt: row.createdAt.toISOString(),
  imageUrl: row.imageUrl,
  imageUrls: row.imageUrls,
  result: row.finding,
  failure: row.failure && { code: row.failure.code, message: row.failure.message },
  feedback: row.feedback,
  counted: row.charged,
});

/** The answer to the waiting client. A failed identification throws the error that it ended with. */
export function toAnswer(row: IdentificationRow, remaining: number | null): IdentificationDto {
  const members = { identificationId: row.id, trialLimitReached: false, remainingIdentifications: remaining };
  if (row.failure) {
    const { kind, code, message } = row.failure;
    throw new DomainError(kind as ErrorKind, code, message, { members });
  }
  const { imageUrl, imageUrls, feedback } = row;
  return {
    ...row.finding!,
    ...members,
    imageUrl,
    imageUrls,
    feedback,
    counted: row.charged,
    createdAt: row.createdAt.toISOString(),
  };
}
