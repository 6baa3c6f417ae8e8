import { useState } from 'react';
import { useAccount } from '../../entities/account/use-account';
import { tPremium } from '../../languages/premium';
import type { BillingDto, BillingSubscriptionDto } from '../../shared/api/billing';
import { dayOf } from '../../shared/lib/day-of';
import { Banner } from '../../shared/ui/banner';
import { Card } from '../../shared/ui/card';
import { LinkButton } from '../../shared/ui/link-button';
import { Invoices } from './invoices';
import { priceWords } from './plans';
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
      title={plan ? tPremium(plan === 'annual' ? 'annualPlan' : 'monthlyPlan') : tPremium('yourPlan')}
      note={tPremium('subscription')}
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
      {price && <p>{priceWords(price)}</p>}
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
    title={tPremium('owed')}
    action={
      payUrl && (
        <LinkButton to={payUrl} icon="lock">
          {tPremium('payNow')}
        </LinkButton>
      )
    }
  >
    {tPremium(payUrl ? 'payIt' : 'checkCard')} {tPremium('allKept')}
  </Banner>
);

const NextDay = ({
  cancelAtPeriodEnd,
  currentPeriodEnd,
}: Pick<BillingSubscriptionDto, 'cancelAtPeriodEnd' | 'currentPeriodEnd'>) => (
  <p>{tPremium(cancelAtPeriodEnd ? 'cancelledUntil' : 'nextPayment', { day: dayOf(currentPeriodEnd) })}</p>
);
