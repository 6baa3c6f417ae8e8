import { WaitingPhotos } from './desk-photos';
import { Questions } from './desk-questions';
import { Reports } from './desk-reports';
import type { AnswerText } from './own-questions';

/** What waits for an admin: questions to the experts, photos that could not be judged, and what was reported. */
export const Desk = ({ AnswerText }: { AnswerText: AnswerText }) => (
  <>
    <Questions AnswerText={AnswerText} />
    <WaitingPhotos />
    <Reports />
  </>
);
