import { useState } from 'react';
import { useGetCareTodayQuery } from '../../shared/api/api';

/** Whether today's tasks were loaded once, successfully or not. */
export function useIsDayKnown(): boolean {
  const { isSuccess, isError } = useGetCareTodayQuery();
  const [isKnown, setIsKnown] = useState(false);
  // Stays true: a retry after a failure must not hide what is shown.
  if (!isKnown && (isSuccess || isError)) setIsKnown(true);
  return isKnown;
}
