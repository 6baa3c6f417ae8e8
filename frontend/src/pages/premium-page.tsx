import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { benefits } from '../content/premium';
import { remainingIdentifications } from '../entities/account/account';
import { useAccount } from '../entities/account/use-account';
import { Benefits } from '../features/billing/benefits';
import { Checkout } from '../features/billing/checkout';
import { NotSetUp } from '../features/billing/not-set-up';
import type { Plan } from '../features/billing/plans';
import { SubscriptionPanel } from '../features/billing/subscription-panel';
import { useConfirmPaymentMutation, useGetSubscriptionQuery, type BillingDto } from '../shared/api/billing';
import { paths } from '../shared/paths';
import { billingMessages } from '../shared/toast/messages/billing';
import { useReport } from '../shared/toast/use-report';
import { Card } from '../shared/ui/card';
import { Failed } from '../shared/ui/failed';
import { Page, Section } from '../shared/ui/page';
import { Skeleton } from '../shared/ui/skeleton';
import { MemberPlan } from './premium/member-plan';

const REDIRECT_AFTER_MS = 2000;

/** Premium: what it offers and costs, and for members their plan. */
export function PremiumPage() {
  const { isPremium } = useAccount();
  const { data: billing, isError, isFetching, refetch } = useGetSubscriptionQuery();
  const confirm = usePayment();
  return (
    <Page title={isPremium ? 'Welcome, Premium Member!' : 'Premium'} lead={isPremium ? undefined : LEAD}>
      {isError && <Failed title="We couldn’t load your plan" isBusy={isFetching} onRetry={refetch} />}
      {isPremium ? <MemberPlan billing={billing} /> : <FreePlan billing={billing} onPaid={confirm} />}
    </Page>
  );
}

const LEAD = 'More help for your plants, for the price of a bag of compost. You can cancel at any time.';

function FreePlan({ billing, onPaid }: { billing?: BillingDto; onPaid: (id: string) => void }) {
  const left = remainingIdentifications(useAccount());
  return (
    <>
      <Card title="Current Plan: Free">
        <p>{left === 1 ? '1 identification remaining' : `${left} identifications remaining`}</p>
      </Card>
      <Section title="What Premium gives you">
        <Benefits of={benefits} level={3} />
      </Section>
      <Section title="Your plan">
        {billing ? (
          <Offer billing={billing} onPaid={onPaid} />
        ) : (
          <Skeleton shape="row" count={2} label="Loading the plans" />
        )}
      </Section>
    </>
  );
}

function Offer({ billing, onPaid }: { billing: BillingDto; onPaid: (id: string) => void }) {
  const [query] = useSearchParams();
  const plan = query.get('plan');
  const begun: Plan | undefined = plan === 'monthly' || plan === 'annual' ? plan : undefined;
  if (!billing.isSetUp) return <NotSetUp />;
  if (billing.subscription)
    return <SubscriptionPanel billing={billing} subscription={billing.subscription} />;
  return <Checkout billing={billing} begun={begun} onPaid={onPaid} />;
}

/** Lets the server look at a payment, one of this page or one with which the bank sends people back; then goes home. */
function usePayment() {
  const [confirm] = useConfirmPaymentMutation();
  const [isDone, setDone] = useState(false);
  const report = useReport();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const returned = query.get('success') === 'true' ? query.get('payment_intent') : null;
  const hasReturned = useRef(false);

  const pay = async (paymentIntentId: string) => {
    const call = confirm({ paymentDto: { paymentIntentId } }).unwrap();
    if (await report(call, billingMessages.upgraded)) setDone(true);
  };
  useEffect(() => {
    if (!returned || hasReturned.current) return;
    hasReturned.current = true;
    void pay(returned);
  });
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => void navigate(paths.home), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isDone, navigate]);
  return (paymentIntentId: string) => void pay(paymentIntentId);
}
