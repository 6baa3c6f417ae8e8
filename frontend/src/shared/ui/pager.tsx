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

/** Previous and next buttons for a long list. */
export function Pager({
  label,
  page,
  pages,
  hasNext = pages !== undefined && page < pages,
  onChange,
}: Props) {
  return (
    <nav className={styles.pager} aria-label={label}>
      <Button look="secondary" icon="left" disabled={page <= 1} onClick={() => onChange(page - 1)}>
        {tPaging('previous')}
      </Button>
      <span className={styles.place}>
        {pages === undefined ? tPaging('page', { page }) : tPaging('pageOf', { page, pages })}
      </span>
      <Button look="secondary" icon="right" iconAfter disabled={!hasNext} onClick={() => onChange(page + 1)}>
        {tPaging('next')}
      </Button>
    </nav>
  );
}
