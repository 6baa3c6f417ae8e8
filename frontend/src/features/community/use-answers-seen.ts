import { useEffect } from 'react';
import type { OwnQuestionDto } from '../../shared/api/api';
import { useSeeAnswersMutation } from '../../shared/api/community';

/** Notes that the answers of experts to these questions are seen, so that the notice of them goes. */
export function useAnswersSeen(questions: OwnQuestionDto[] = []): void {
  const [seeAnswers] = useSeeAnswersMutation();
  const until = questions
    .flatMap(({ expertResponse, respondedAt }) => (expertResponse && respondedAt ? [respondedAt] : []))
    .sort()
    .at(-1);
  useEffect(() => {
    if (until) void seeAnswers({ seenAnswersDto: { until } });
  }, [until, seeAnswers]);
}
