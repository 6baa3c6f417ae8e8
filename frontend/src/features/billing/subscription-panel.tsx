import { useState } from 'react';
import { useAccount } from '../../entities/account/use-account';
import type { BillingDto, BillingSubscriptionDto } from '../../shared/api/billing';
import { dayOf } from '../../shared/lib/day-of';
import { Banner } from '../../shared/ui/banner';
import { Card } from '../../shared/ui/card';
import { LinkButton } from '../../shared/ui/link-button';
import { Invoices } from './invoices';
import { dollars, PLAN_WORDS } from './plans';
import { RenewalNote } from './renewal-note';
import { SubscriptionActions } from './subscription-actions';

interface Props {
  billing: BillingDto;
  subscription: BillingSubscriptionDto;
}

/** The subscription: what it costs, until when it is paid, and what can be changed. */
export function SubscriptionPanel({ billing, subscription }: Props) {
  const [areInvoicesOpen, setInvoicesOpen] = useState(false);
  const { emailVerifiedAt } = useAccount();
  const { plan, status, payUrl, isReturned } = subscription;
  const price = billing.prices.find((one) => one.plan === plan);
  return (
    <Card
      title={plan ? `${PLAN_WORDS[plan].name} plan` : 'Your plan'}
      note="Your subscription"
      actions={
        billing.isSetUp && (
          <SubscriptionActions
            billing={billing}
            subscription={subscription}
            onInvoices={() => setInvoicesOpen(true)}
          />
        )
      }
    >
      {status !== 'active' && <Owed payUrl={payUrl} />}
      {price && plan && <p>{`${dollars(price.amount, price.currency)} per ${PLAN_WORDS[plan].per}`}</p>}
      {status === 'active' && !isReturned && <NextDay {...subscription} />}
      {!emailVerifiedAt && <RenewalNote subscription={subscription} price={price} />}
      {areInvoicesOpen && <Invoices />}
    </Card>
  );
}

/** A renewal that was not paid, with the way to pay it now. */
const Owed = ({ payUrl }: Pick<BillingSubscriptionDto, 'payUrl'>) => (
  <Banner
    kind="warning"
    title="Your last payment didn’t go through"
    action={
      payUrl && (
        <LinkButton to={payUrl} icon="lock">
          Pay Now
        </LinkButton>
      )
    }
  >
    {payUrl
      ? 'Pay it now, with this card or another, and Premium is back at once.'
      : 'Please check or change your card. As soon as the payment arrives, Premium is back by itself.'}{' '}
    Your plants, conversations and posts are all kept.
  </Banner>
);

const NextDay = ({
  cancelAtPeriodEnd,
  currentPeriodEnd,
}: Pick<BillingSubscriptionDto, 'cancelAtPeriodEnd' | 'currentPeriodEnd'>) => (
  <p>
    {cancelAtPeriodEnd
      ? `Cancelled. You keep Premium until ${dayOf(currentPeriodEnd)}.`
      : `Next payment on ${dayOf(currentPeriodEnd)}.`}
  </p>
);
