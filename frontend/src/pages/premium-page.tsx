import { useEffect, useState } from 'react';
import { benefits } from '../content/premium';
import { isKnown, remainingIdentifications } from '../entities/account/account';
import { useAccount } from '../entities/account/use-account';
import { Benefits } from '../features/billing/benefits';
import { Checkout } from '../features/billing/checkout';
import { MoneyBack } from '../features/billing/money-back';
import { NotSetUp } from '../features/billing/not-set-up';
import { PaymentProgress } from '../features/billing/payment-progress';
import { SubscriptionPanel } from '../features/billing/subscription-panel';
import { usePayment, type Payment } from '../features/billing/use-payment';
import { tPremium } from '../languages/premium';
import { useSignedInUserQuery } from '../shared/api/api';
import { useGetSubscriptionQuery, type BillingDto } from '../shared/api/billing';
import { Card } from '../shared/ui/card';
import { Failed } from '../shared/ui/failed';
import { Page, Section } from '../shared/ui/page';
import { Skeleton } from '../shared/ui/skeleton';
import { MemberPlan } from './premium/member-plan';

/** Premium: what it offers and costs, and for members their plan. */
export function PremiumPage() {
  const payment = usePayment();
  const { billing, isPremium, ...query } = useBilling();
  return (
    <Page title={tPremium(isPremium ? 'welcome' : 'premium')} lead={isPremium ? undefined : tPremium('lead')}>
      {query.isError && !billing && (
        <Failed title={tPremium('notLoaded')} isBusy={query.isFetching} onRetry={query.refetch} />
      )}
      {isPremium ? (
        <MemberPlan billing={billing} payment={payment} />
      ) : (
        <FreePlan billing={billing} payment={payment} />
      )}
    </Page>
  );
}

/** The plan as it is now. Where the account says something else, it is fetched again: an upgrade may come while the app is open. */
function useBilling() {
  const account = useAccount();
  const { refetch: refetchAccount } = useSignedInUserQuery();
  const [isOwed, setOwed] = useState(false);
  const query = useGetSubscriptionQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isOwed ? ASK_WHILE_OWED_MS : 0,
  });
  const { data: billing } = query;
  const isNowOwed = Boolean(billing?.subscription?.payUrl);
  if (isNowOwed !== isOwed) setOwed(isNowOwed);
  useEffect(() => {
    if (billing && isKnown(account) && billing.isPremium !== account.isPremium) void refetchAccount();
  }, [billing, account, refetchAccount]);
  return { ...query, billing, isPremium: account.isPremium || Boolean(billing?.isPremium) };
}

/** An open invoice is paid on a page of the payment provider, in another window perhaps. */
const ASK_WHILE_OWED_MS = 10_000;

interface FreeProps {
  billing?: BillingDto;
  payment: Payment;
}

function FreePlan({ billing, payment }: FreeProps) {
  const left = remainingIdentifications(useAccount()) ?? 0;
  const plan = (
    <Section title={tPremium('yourPlan')}>
      {billing ? (
        <Offer billing={billing} payment={payment} />
      ) : (
        <Skeleton shape="row" count={2} label={tPremium('loadingPlans')} />
      )}
    </Section>
  );
  // What went wrong with a plan comes before what Premium gives.
  const isFirst = Boolean(billing?.subscription ?? billing?.moneyBack);
  return (
    <>
      <Card title={tPremium('currentFree')}>
        <p>{tPremium('remaining', { count: left })}</p>
      </Card>
      {isFirst && plan}
      <Section title={tPremium('gives')}>
        <Benefits of={benefits()} level={3} />
      </Section>
      {!isFirst && plan}
    </>
  );
}

function Offer({ billing, payment }: Required<FreeProps>) {
  const { subscription } = billing;
  if (!billing.isSetUp && !subscription) return <NotSetUp />;
  if (payment.state !== 'none') return <PaymentProgress payment={payment} />;
  return (
    <>
      {billing.moneyBack && <MoneyBack reason={billing.moneyBack} />}
      {subscription ? (
        <SubscriptionPanel billing={billing} subscription={subscription} />
      ) : (
        <Checkout billing={billing} payment={payment} />
      )}
    </>
  );
}
