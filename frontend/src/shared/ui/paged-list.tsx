import { useEffect, useRef, useState, type ReactNode } from 'react';
import { tPaging } from '../../languages/paging';
import type { ListPage, PageOf } from '../api/list-page';
import { useFailedToast } from '../toast/use-failed-toast';
import { Failed } from './failed';
import styles from './paged-list.module.css';
import { Pager } from './pager';
import { Skeleton } from './skeleton';

/** A generated hook that reads one page of a list. */
type UsePage<Row> = (
  page: PageOf,
  options: { refetchOnMountOrArgChange: boolean },
) => { data?: ListPage<Row>; error?: unknown; isFetching: boolean; refetch: () => unknown };

interface Props<Row> {
  usePage: UsePage<Row>;
  limit: number;
  search?: string;
  /** The list's name for screen readers. */
  label: string;
  /** Instead of a list without rows. */
  empty: ReactNode;
  /** Called when the first page is there, or could not be had. */
  onReady?: () => void;
  children: (rows: Row[]) => ReactNode;
}

/**
 * A long list for admins, page by page. It takes the focus when what had it is gone with its row, and goes back when the last row of a
 * page is gone.
 */
export function PagedList<Row>({ usePage, limit, search, label, empty, onReady, children }: Props<Row>) {
  // The cursors of the pages up to this one; the first page has none.
  const [cursors, setCursors] = useState<string[]>([]);
  const page = { limit, cursor: cursors.at(-1), search: search || undefined };
  const { data, error, isFetching, refetch } = usePage(page, { refetchOnMountOrArgChange: true });
  useFailedToast(Boolean(error));
  const place = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>(null);
  useEffect(() => {
    const isLost = focused.current?.isConnected === false && document.activeElement === document.body;
    if (isLost) place.current?.focus({ preventScroll: true });
  });
  const isReady = Boolean(data ?? error);
  useEffect(() => {
    if (isReady) onReady?.();
  }, [isReady, onReady]);
  if (data?.rows.length === 0 && cursors.length > 0 && !isFetching) setCursors(cursors.slice(0, -1));
  const turn = (to: number) =>
    setCursors(to > cursors.length + 1 && data?.next ? [...cursors, data.next] : cursors.slice(0, -1));

  if (error) return <Failed title={tPaging('notLoaded')} isBusy={isFetching} onRetry={refetch} />;
  if (!data) return <Skeleton shape="row" count={4} label={tPaging('loading', { label })} />;
  return (
    <div
      ref={place}
      role="group"
      aria-label={label}
      tabIndex={-1}
      className={styles.place}
      onFocus={({ target }) => (focused.current = target)}
    >
      {data.rows.length ? children(data.rows) : empty}
      {(cursors.length > 0 || data.next) && (
        <Pager label={label} page={cursors.length + 1} hasNext={Boolean(data.next)} onChange={turn} />
      )}
    </div>
  );
}
