import type { MouseEvent } from 'react';
import { tPaging } from '../../languages/paging';
import { Button } from './button';
import styles from './pager.module.css';

interface Props {
  /** The list's name for screen readers: "Identification history". */
  label: string;
  /** From 1. */
  page: number;
  /** Left out if the end is not known; then `hasNext` says whether there is more. */
  pages?: number;
  hasNext?: boolean;
  onChange: (page: number) => void;
}

/** Previous and next buttons for a long list. What is around them and may take the focus takes it: the next page is read from its top. */
export function Pager({
  label,
  page,
  pages,
  hasNext = pages !== undefined && page < pages,
  onChange,
}: Props) {
  const turn = (to: number) => (event: MouseEvent) => {
    onChange(to);
    const place = event.currentTarget.closest<HTMLElement>('[tabindex="-1"]');
    place?.focus({ preventScroll: true });
    place?.scrollIntoView?.();
  };
  return (
    <nav className={styles.pager} aria-label={label}>
      <Button look="secondary" icon="left" disabled={page <= 1} onClick={turn(page - 1)}>
        {tPaging('previous')}
      </Button>
      <span className={styles.place}>
        {pages === undefined ? tPaging('page', { page }) : tPaging('pageOf', { page, pages })}
      </span>
      <Button look="secondary" icon="right" iconAfter disabled={!hasNext} onClick={turn(page + 1)}>
        {tPaging('next')}
      </Button>
    </nav>
  );
}
