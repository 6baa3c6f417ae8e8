import { OwnQuestions, type AnswerText } from './own-questions';
import { OwnWritings } from './own-writings';
import { PremiumPreview } from './premium-preview';

/** What members without Premium see: the invitation, and what they have asked and written while they had it. */
export const FormerCommunity = ({ AnswerText }: { AnswerText: AnswerText }) => (
  <>
    <PremiumPreview />
    <OwnQuestions AnswerText={AnswerText} />
    <OwnWritings />
  </>
);
