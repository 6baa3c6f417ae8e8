import { useEffect } from 'react';
import { useAccount } from '../../entities/account/use-account';
import type { OwnQuestionDto } from '../../shared/api/api';
import { useSeeAnswersMutation } from '../../shared/api/community';

/**
 * Notes, once a member's questions are shown, that the answers of experts are seen, so that the notice of them goes: also one that came
 * after the account was read, and one to a question that is too old to be in the list.
 */
export function useAnswersSeen(questions: OwnQuestionDto[] | undefined): void {
  const { unseenAnswerAt } = useAccount();
  const [seeAnswers] = useSeeAnswersMutation();
  const answered = questions?.map(({ expertResponse, respondedAt }) => expertResponse && respondedAt) ?? [];
  const until = questions && [...answered, unseenAnswerAt].filter(Boolean).sort().at(-1);
  useEffect(() => {
    if (until) void seeAnswers({ seenAnswersDto: { until } });
  }, [until, seeAnswers]);
}
