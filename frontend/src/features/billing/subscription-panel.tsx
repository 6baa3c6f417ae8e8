import { useState } from 'react';
import {
  useCancelSubscriptionMutation,
  useChangeSubscriptionMutation,
  useListInvoicesQuery,
  useOpenCardPageMutation,
  useResumeSubscriptionMutation,
  type BillingDto,
  type BillingSubscriptionDto,
} from '../../shared/api/billing';
import { dayOf } from '../../shared/lib/day-of';
import { navigateAway } from '../../shared/lib/navigate-away';
import { billingMessages } from '../../shared/toast/messages/billing';
import { useReport } from '../../shared/toast/use-report';
import { Banner } from '../../shared/ui/banner';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Skeleton } from '../../shared/ui/skeleton';
import { dollars, PLAN_WORDS, type Plan } from './plans';
import styles from './billing.module.css';

interface Props {
  billing: BillingDto;
  subscription: BillingSubscriptionDto;
}

/** The subscription: what it costs, until when it is paid, and what can be changed. */
export function SubscriptionPanel({ billing, subscription }: Props) {
  const [areInvoicesOpen, setInvoicesOpen] = useState(false);
  const { plan, currentPeriodEnd, cancelAtPeriodEnd, status } = subscription;
  const price = billing.prices.find((one) => one.plan === plan);
  const day = dayOf(currentPeriodEnd);
  return (
    <Card
      title={plan ? `${PLAN_WORDS[plan].name} plan` : 'Your plan'}
      note="Your subscription"
      actions={<Actions subscription={subscription} onInvoices={() => setInvoicesOpen(true)} />}
    >
      {status !== 'active' && (
        <Banner kind="warning" title="Your last payment didn’t go through">
          Please check or change your card. As soon as the payment arrives, Premium is back by itself. Your
          plants, conversations and posts are all kept.
        </Banner>
      )}
      {price && plan && <p>{`${dollars(price.amount, price.currency)} per ${PLAN_WORDS[plan].per}`}</p>}
      {status === 'active' && (
        <p>{cancelAtPeriodEnd ? `Cancelled. You keep Premium until ${day}.` : `Next payment on ${day}.`}</p>
      )}
      {areInvoicesOpen && <Invoices />}
    </Card>
  );
}

function Actions({
  subscription,
  onInvoices,
}: {
  subscription: BillingSubscriptionDto;
  onInvoices: () => void;
}) {
  const report = useReport();
  const [change, changing] = useChangeSubscriptionMutation();
  const [cancel, cancelling] = useCancelSubscriptionMutation();
  const [resume, resuming] = useResumeSubscriptionMutation();
  const [openCardPage, opening] = useOpenCardPageMutation();
  const { plan, cancelAtPeriodEnd, status } = subscription;
  const other: Plan = plan === 'annual' ? 'monthly' : 'annual';
  const updateCard = async () => {
    const page = await report(openCardPage().unwrap(), billingMessages.card);
    if (page) navigateAway(page.url);
  };
  return (
    <div className={styles.buttons}>
      {cancelAtPeriodEnd ? (
        <Button
          busy={resuming.isLoading}
          onClick={() => void report(resume().unwrap(), billingMessages.resumed)}
        >
          Keep Premium
        </Button>
      ) : (
        <Button
          look="secondary"
          busy={cancelling.isLoading}
          onClick={() => void report(cancel().unwrap(), billingMessages.cancelled)}
        >
          Cancel Subscription
        </Button>
      )}
      {status === 'active' && (
        <Button
          look="secondary"
          busy={changing.isLoading}
          onClick={() => void report(change({ planDto: { plan: other } }).unwrap(), billingMessages.changed)}
        >
          {`Change to ${PLAN_WORDS[other].name}`}
        </Button>
      )}
      <Button look="secondary" busy={opening.isLoading} onClick={() => void updateCard()}>
        Update Card
      </Button>
      <Button look="quiet" onClick={onInvoices}>
        Show Invoices
      </Button>
    </div>
  );
}

function Invoices() {
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
