import { useListInvoicesQuery } from '../../shared/api/billing';
import { dayOf } from '../../shared/lib/day-of';
import { Banner } from '../../shared/ui/banner';
import { Skeleton } from '../../shared/ui/skeleton';
import { dollars } from './plans';
import styles from './billing.module.css';

/** What was charged and when, newest first. */
export function Invoices() {
  const { data, isError } = useListInvoicesQuery();
  if (isError) return <Banner kind="danger" title="We couldn’t load your invoices" announce />;
  if (!data) return <Skeleton shape="row" count={2} label="Loading your invoices" />;
  return (
    <ul role="list" className={styles.invoices} aria-label="Invoices">
      {data.map(({ id, createdAt, amount, currency, status, url }) => (
        <li key={id}>
          <span>{dayOf(createdAt)}</span>
          <span>{`${dollars(amount, currency)}, ${status}`}</span>
          {url && (
            <a href={url} target="_blank" rel="noreferrer">
              {`Open the invoice of ${dayOf(createdAt)}`}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
