import { tIdentifications } from '../../languages/identifications';
import type { CandidateDto, FeedbackDto, IdentificationRecordDto } from '../../shared/api/api';
import { groupTitle, likelyTitle } from '../../entities/plant/certainty';
import { isClosed } from '../../shared/api/identification';

/**
 * What an identification says: `named` is one plant, because we are sure or because its owner chose it; `unsure` and
 * `not-listed` are several candidates.
 */
export type Reading = 'working' | 'failed' | 'not-a-plant' | 'named' | 'unsure' | 'not-listed';

/** The reading of a record; what its owner chose counts before our certainty. */
export function readingOf(record: Pick<IdentificationRecordDto, 'state' | 'result' | 'feedback'>): Reading {
  const { result, feedback } = record;
  if (!isClosed(record)) return 'working';
  if (!result) return 'failed';
  if (!result.plant || result.certainty === 'not-a-plant') return 'not-a-plant';
  return feedback || result.certainty === 'sure' ? 'named' : result.certainty;
}

/** Our first guess, if the owner has chosen another plant. */
export const firstThought = ({ result, feedback }: Pick<IdentificationRecordDto, 'result' | 'feedback'>) =>
  feedback && !feedback.correct ? result?.candidates[0] : undefined;

/** A plant that can be chosen as the right one. */
export type Choice = Pick<CandidateDto, 'scientificName' | 'libraryId'>;

/**
 * The feedback for choosing a plant as the right one; undefined for a plant that the server could not describe. After
 * a correction the result describes another plant, so choosing our own first guess is then a correction too.
 */
export function feedbackFor(
  record: IdentificationRecordDto,
  { scientificName, libraryId }: Choice,
): FeedbackDto | null {
  const isNamed = record.result?.plant?.scientificName === scientificName;
  if (isNamed && record.feedback?.correct !== false) return { correct: true };
  return libraryId ? { correct: false, scientificName } : null;
}

/** The title of an identification in the history. */
export function titleOf(record: Pick<IdentificationRecordDto, 'state' | 'result' | 'feedback'>): string {
  const name = record.result?.plant?.commonName ?? '';
  const group = record.result?.group;
  const titles: Record<Reading, string> = {
    working: tIdentifications('stillLooking'),
    failed: tIdentifications('failed'),
    'not-a-plant': tIdentifications('noPlant'),
    named: name,
    unsure: group
      ? groupTitle(group)
      : ((record.result && likelyTitle(record.result)) ?? tIdentifications('perhaps', { name })),
    'not-listed': tIdentifications('notListed'),
  };
  return titles[readingOf(record)];
}
