import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { reportEvent } from '../../shared/analytics/analytics';
import { useCreatePaymentIntentMutation, type BillingDto, type CheckoutDto } from '../../shared/api/billing';
import { navigateAway } from '../../shared/lib/navigate-away';
import { billingMessages } from '../../shared/toast/messages/billing';
import { useReport } from '../../shared/toast/use-report';
import { Button } from '../../shared/ui/button';
import { Skeleton } from '../../shared/ui/skeleton';
import { PlanChoice } from './plan-choice';
import { isOwnDocument, type Plan } from './plans';
import styles from './billing.module.css';

/** With the payment provider's code, which is fetched when somebody subscribes. */
const PaymentForm = lazy(async () => ({ default: (await import('./payment-form')).PaymentForm }));

interface Props {
  billing: BillingDto;
  /** The plan that was chosen before the page was loaded for the payment. */
  begun: Plan | undefined;
  onPaid: (paymentIntentId: string) => void;
}

/** Choosing a plan, then the form for the card. */
export function Checkout({ billing, begun, onPaid }: Props) {
  const [plan, setPlan] = useState<Plan>(begun ?? 'annual');
  const [checkout, setCheckout] = useState<CheckoutDto>();
  const [create, { isLoading }] = useCreatePaymentIntentMutation();
  const report = useReport();

  const subscribe = async () => {
    reportEvent('premium_upgrade', 'monetization', { plan });
    if (!isOwnDocument()) return navigateAway(`/premium?plan=${plan}`);
    const answer = create({ planDto: { plan } }).unwrap().then(withSecret);
    setCheckout(await report(answer, billingMessages.setup));
  };
  const resumed = useRef(false);
  useEffect(() => {
    if (!begun || resumed.current || !isOwnDocument()) return;
    resumed.current = true;
    void subscribe();
  });

  const choose = (chosen: Plan) => {
    setPlan(chosen);
    setCheckout(undefined);
  };
  return (
    <div className={styles.stack}>
      <PlanChoice prices={billing.prices} chosen={plan} onChoose={choose} />
      {!checkout && (
        <Button size="large" icon="star" busy={isLoading} onClick={() => void subscribe()}>
          Subscribe
        </Button>
      )}
      {checkout && billing.publishableKey && (
        <Suspense fallback={<Skeleton shape="row" count={3} label="Loading the form for your card" />}>
          <PaymentForm
            key={checkout.clientSecret}
            checkout={checkout}
            publishableKey={billing.publishableKey}
            onPaid={onPaid}
          />
        </Suspense>
      )}
    </div>
  );
}

function withSecret(checkout: CheckoutDto): CheckoutDto {
  if (!checkout.clientSecret) throw new Error('There is nothing to pay with.');
  return checkout;
}
