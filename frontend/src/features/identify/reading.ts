import type { CandidateDto, FeedbackDto, IdentificationRecordDto } from '../../shared/api/api';
import { isClosed } from '../../shared/api/identification';

/**
 * What an identification says: `named` is one plant, because we are sure or because its owner said so; `unsure` and
 * `not-listed` are several guesses.
 */
export type Reading = 'working' | 'failed' | 'not-a-plant' | 'named' | 'unsure' | 'not-listed';

export function readingOf(record: Pick<IdentificationRecordDto, 'state' | 'result' | 'feedback'>): Reading {
  const { result, feedback } = record;
  if (!isClosed(record)) return 'working';
  if (!result) return 'failed';
  if (!result.plant || result.certainty === 'not-a-plant') return 'not-a-plant';
  return feedback || result.certainty === 'sure' ? 'named' : result.certainty;
}

/** What we had thought of before the owner named another plant; nothing where nobody corrected us. */
export const firstThought = ({ result, feedback }: Pick<IdentificationRecordDto, 'result' | 'feedback'>) =>
  feedback && !feedback.correct ? result?.candidates[0] : undefined;

/** A plant that may be chosen as the right one. */
export type Choice = Pick<CandidateDto, 'scientificName' | 'libraryId'>;

/**
 * What is told to the server when its owner says "It is this one"; nothing for a plant that the server could not
 * describe. Once corrected, an answer speaks of another plant, so even our own first guess is then a correction.
 */
export function feedbackFor(
  record: IdentificationRecordDto,
  { scientificName, libraryId }: Choice,
): FeedbackDto | null {
  const isNamed = record.result?.plant?.scientificName === scientificName;
  if (isNamed && record.feedback?.correct !== false) return { correct: true };
  return libraryId ? { correct: false, scientificName } : null;
}

/** The name by which the history lists an identification. */
export function titleOf(record: IdentificationRecordDto): string {
  const name = record.result?.plant?.commonName ?? '';
  const titles: Record<Reading, string> = {
    working: 'Still looking',
    failed: 'That did not work',
    'not-a-plant': 'No plant seen',
    named: name,
    unsure: `Perhaps ${name}`,
    'not-listed': 'None of the plants we know',
  };
  return titles[readingOf(record)];
}
