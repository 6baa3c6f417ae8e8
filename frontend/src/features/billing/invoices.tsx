import { tPremium } from '../../languages/premium';
import { useListInvoicesQuery } from '../../shared/api/billing';
import { dayOf } from '../../shared/lib/day-of';
import { Failed } from '../../shared/ui/failed';
import { Skeleton } from '../../shared/ui/skeleton';
import { dollars } from './plans';
import styles from './billing.module.css';

/** The states of an invoice, as the payment provider names them. */
const STATUS: Record<string, (() => string) | undefined> = {
  draft: () => tPremium('draft'),
  open: () => tPremium('open'),
  paid: () => tPremium('paid'),
  uncollectible: () => tPremium('uncollectible'),
  void: () => tPremium('void'),
};

/** Below zero is what a change to the cheaper plan has left: nobody has paid that. */
const stateOf = (amount: number, status: string): string =>
  amount < 0 ? tPremium('credited') : (STATUS[status]?.() ?? status);

/** What was charged and when, newest first. */
export function Invoices() {
  const { data, isError, isFetching, refetch } = useListInvoicesQuery();
  if (isError) return <Failed title={tPremium('invoicesNotLoaded')} isBusy={isFetching} onRetry={refetch} />;
  if (!data) return <Skeleton shape="row" count={2} label={tPremium('invoicesLoading')} />;
  return (
    <ul role="list" className={styles.invoices} aria-label={tPremium('invoices')}>
      {data.map(({ id, createdAt, amount, currency, status, url }) => (
        <li key={id}>
          <span>{dayOf(createdAt)}</span>
          <span>{`${dollars(amount, currency)}, ${stateOf(amount, status)}`}</span>
          {url && (
            <a href={url} target="_blank" rel="noreferrer">
              {tPremium('openInvoice', { day: dayOf(createdAt) })}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
