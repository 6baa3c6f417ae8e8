import { useCallback, useState } from 'react';
import { WaitingPhotos } from './desk-photos';
import { Questions } from './desk-questions';
import { HiddenWritings, Reports } from './desk-reports';
import type { AnswerText } from './own-questions';

/**
 * What waits for an admin: questions to the experts, photos that could not be judged, and what was reported. All are fetched at once; each
 * is shown when those above it are there, so that nothing moves.
 */
export function Desk({ AnswerText }: { AnswerText: AnswerText }) {
  const [questions, questionsReady] = useReady();
  const [photos, photosReady] = useReady();
  const [reports, reportsReady] = useReady();
  return (
    <>
      <Questions AnswerText={AnswerText} onReady={questionsReady} />
      <div hidden={!questions}>
        <WaitingPhotos onReady={photosReady} />
      </div>
      <div hidden={!questions || !photos}>
        <Reports onReady={reportsReady} />
      </div>
      <div hidden={!questions || !photos || !reports}>
        <HiddenWritings />
      </div>
    </>
  );
}

function useReady() {
  const [isReady, setReady] = useState(false);
  return [isReady, useCallback(() => setReady(true), [])] as const;
}
