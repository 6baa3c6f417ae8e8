import { useEffect } from 'react';
import type { OwnQuestionDto } from '../../shared/api/api';

interface Questions {
  data?: { pages: { rows: OwnQuestionDto[] }[] };
  hasNextPage: boolean;
  isFetching: boolean;
  fetchNextPage: () => unknown;
}

/** Leads to the question that the address names, as the mail about its answer does: fetches pages until it is there, then goes to it. */
export function useLinkedQuestion({ data, hasNextPage, isFetching, fetchNextPage }: Questions): void {
  const linked = /^#(question-.+)$/.exec(location.hash)?.[1];
  const isThere = Boolean(
    linked && data?.pages.some(({ rows }) => rows.some(({ id }) => `question-${id}` === linked)),
  );
  const isMissing = Boolean(linked && data && !isThere && hasNextPage && !isFetching);
  useEffect(() => {
    if (isMissing) void fetchNextPage();
  }, [isMissing, fetchNextPage]);
  useEffect(() => {
    const question = isThere && linked ? document.getElementById(linked) : null;
    question?.scrollIntoView();
    question?.focus({ preventScroll: true });
  }, [isThere, linked]);
}
