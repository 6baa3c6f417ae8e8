import { tIdentify } from '../../languages/identify';
import type { ApiError, IdentificationRecordDto } from '../../shared/api/api';

/** The stage of one identification on this screen. */
export type Stage =
  | { at: 'choosing' }
  | { at: 'sending'; sent: number }
  | { at: 'following'; id: string }
  | { at: 'failed'; error: ApiError };

export type StageEvent =
  | { type: 'started' }
  | { type: 'sent'; fraction: number }
  | { type: 'accepted'; id: string }
  | { type: 'failed'; error: ApiError }
  | { type: 'reset' };

export const CHOOSING: Stage = { at: 'choosing' };

/** The stage after an event; an event that comes too late changes nothing. */
export function nextStage(stage: Stage, event: StageEvent): Stage {
  switch (event.type) {
    case 'started':
      return { at: 'sending', sent: 0 };
    case 'sent':
      return stage.at === 'sending' ? { ...stage, sent: Math.max(stage.sent, event.fraction) } : stage;
    case 'accepted':
      return stage.at === 'sending' ? { at: 'following', id: event.id } : stage;
    case 'failed':
      return stage.at === 'choosing' ? stage : { at: 'failed', error: event.error };
    case 'reset':
      return CHOOSING;
  }
}

/** The steps that the reader sees, in order. */
export const steps = (photos: number) => [
  tIdentify('sending', { count: photos }),
  tIdentify('inQueue'),
  tIdentify('looking'),
  tIdentify('ready'),
];

/** The index of the current step. */
export function currentStep(stage: Stage, state?: IdentificationRecordDto['state']): number {
  if (stage.at !== 'following') return 0;
  if (state === 'answered' || state === 'released') return 3;
  return state === 'analysing' ? 2 : 1;
}
