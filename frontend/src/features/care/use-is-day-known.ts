import { useState } from 'react';
import { useGetCareTodayQuery } from '../../shared/api/api';

/** Whether the question for today's care has come back once, with an answer or without one. */
export function useIsDayKnown(): boolean {
  const { isSuccess, isError } = useGetCareTodayQuery();
  const [isKnown, setIsKnown] = useState(false);
  // Once known, always known: asking again after a failure does not take away what is shown.
  if (!isKnown && (isSuccess || isError)) setIsKnown(true);
  return isKnown;
}
