import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { tPremium } from '../../languages/premium';
import { withTexts } from '../../languages/texts';
import { reportEvent } from '../../shared/analytics/analytics';
import { useCreatePaymentIntentMutation, type BillingDto, type CheckoutDto } from '../../shared/api/billing';
import { navigateAway } from '../../shared/lib/navigate-away';
import { paths } from '../../shared/paths';
import { billingMessages } from '../../shared/toast/messages/billing';
import { useReport } from '../../shared/toast/use-report';
import { Button } from '../../shared/ui/button';
import { Skeleton } from '../../shared/ui/skeleton';
import { PlanChoice } from './plan-choice';
import { isOwnDocument, keepPlan, takeKeptPlan, type Plan } from './plans';
import type { Payment } from './use-payment';
import styles from './billing.module.css';

/** With the payment provider's code, which is fetched when somebody subscribes. */
const PaymentForm = lazy(async () => ({ default: (await withTexts(import('./payment-form'))).PaymentForm }));

interface Props {
  billing: BillingDto;
  payment: Payment;
}

/** Choosing a plan, then the form for the card. The plan is locked while it is being paid. */
export function Checkout({ billing, payment }: Props) {
  const [plan, setPlan] = useState<Plan>('annual');
  const [isPaying, setPaying] = useState(false);
  const { checkout, attempt, isBusy, begin, drop } = useCheckout();

  const subscribe = () => {
    reportEvent('premium_upgrade', { plan });
    if (isOwnDocument()) return void begin(plan);
    keepPlan(plan);
    navigateAway(paths.premium);
  };
  useKeptPlan((kept) => {
    setPlan(kept);
    void begin(kept);
  });
  const choose = (chosen: Plan) => {
    setPlan(chosen);
    drop();
  };

  return (
    <div className={styles.stack}>
      <PlanChoice prices={billing.prices} chosen={plan} isLocked={isBusy || isPaying} onChoose={choose} />
      {!checkout && (
        <Button size="large" icon="star" busy={isBusy} onClick={subscribe}>
          {tPremium('subscribe')}
        </Button>
      )}
      {checkout && billing.publishableKey && (
        <Suspense fallback={<Skeleton shape="row" count={3} label={tPremium('loadingForm')} />}>
          <PaymentForm
            key={`${checkout.clientSecret} ${attempt}`}
            checkout={checkout}
            publishableKey={billing.publishableKey}
            payment={payment}
            isPaying={isPaying}
            onPaying={setPaying}
            isBusy={isBusy}
            onRetry={() => void begin(plan)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** What the card form pays with. Each successful `begin` is another attempt, also where it is answered with the same payment. */
function useCheckout() {
  const [begun, setBegun] = useState<{ checkout?: CheckoutDto; attempt: number }>({ attempt: 0 });
  const [create, { isLoading }] = useCreatePaymentIntentMutation();
  const report = useReport();
  const begin = async (plan: Plan) => {
    const answer = create({ planDto: { plan } }).unwrap().then(withSecret);
    const checkout = await report(answer, billingMessages.setup);
    if (checkout) setBegun(({ attempt }) => ({ checkout, attempt: attempt + 1 }));
  };
  const drop = () => setBegun(({ attempt }) => ({ attempt }));
  return { ...begun, isBusy: isLoading, begin, drop };
}

/** Goes on with the plan that was chosen before the page was loaded for the payment, once. */
function useKeptPlan(onKept: (plan: Plan) => void) {
  const isTaken = useRef(false);
  useEffect(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    const kept = takeKeptPlan();
    if (kept && isOwnDocument()) onKept(kept);
  });
}

function withSecret(checkout: CheckoutDto): CheckoutDto {
  if (!checkout.clientSecret) throw new Error('There is nothing to pay with.');
  return checkout;
}
