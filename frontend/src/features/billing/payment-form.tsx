import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useMemo, useState, type FormEvent } from 'react';
import { tBilling } from '../../languages/billing';
import type { CheckoutDto } from '../../shared/api/billing';
import { billingMessages } from '../../shared/toast/messages/billing';
import { useToasts } from '../../shared/toast/toast';
import { Button } from '../../shared/ui/button';
import { Failed } from '../../shared/ui/failed';
import { dollars } from './plans';
import { useStripeJs } from './use-stripe-js';
import type { Payment } from './use-payment';
import styles from './billing.module.css';

interface CardProps {
  checkout: CheckoutDto;
  payment: Pick<Payment, 'confirm' | 'wait'>;
  /** Whether a payment is under way. */
  isPaying: boolean;
  onPaying: (isPaying: boolean) => void;
}

interface Props extends CardProps {
  publishableKey: string;
  /** Whether the form is being fetched again. */
  isBusy: boolean;
  onRetry: () => void;
}

const isDark = () => getComputedStyle(document.documentElement).colorScheme === 'dark' || prefersDark();
const prefersDark = () =>
  !document.documentElement.dataset.theme && matchMedia('(prefers-color-scheme: dark)').matches;

/** The form for the card. What is typed goes to the payment provider alone. */
export function PaymentForm({ publishableKey, isBusy, onRetry, ...card }: Props) {
  const { stripe, isFailed } = useStripeJs(publishableKey);
  const [isBroken, setBroken] = useState(false);
  const { clientSecret } = card.checkout;
  const options = useMemo(() => {
    const appearance = { theme: isDark() ? 'night' : 'stripe' } as const;
    return { clientSecret, appearance };
  }, [clientSecret]);
  if (isFailed || isBroken)
    return (
      <Failed title={tBilling('formNotLoaded')} isBusy={isBusy} onRetry={onRetry}>
        {tBilling('nothingCharged')}
      </Failed>
    );
  return (
    <Elements stripe={stripe} options={options}>
      <CardForm {...card} onBroken={() => setBroken(true)} onRetry={onRetry} />
    </Elements>
  );
}

interface CardFormProps extends CardProps {
  onBroken: () => void;
  /** Asks for another payment. */
  onRetry: () => void;
}

function CardForm({ checkout, payment, isPaying, onPaying, onBroken, onRetry }: CardFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setReady] = useState(false);
  const { showToast } = useToasts();

  const pay = async () => {
    if (!stripe || !elements || !isReady || isPaying) return;
    onPaying(true);
    const outcome = await submitTo(stripe, elements).catch(() => undefined);
    const intent = outcome?.paymentIntent ?? outcome?.error?.payment_intent;
    if (intent?.status === 'succeeded') return payment.confirm(intent.id);
    if (intent?.status === 'processing') return payment.wait(intent.id);
    if (!outcome) showToast(billingMessages.error());
    else if (outcome.error) showToast(messageFor(outcome.error));
    onPaying(false);
    // Another window has chosen another plan: this payment can never succeed.
    if (intent?.status === 'canceled') onRetry();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void pay();
  };

  return (
    <form className={styles.stack} onSubmit={submit}>
      <PaymentElement onReady={() => setReady(true)} onLoadError={onBroken} />
      <Button
        type="submit"
        size="large"
        icon="lock"
        busy={!isReady || isPaying}
        busyLabel={tBilling(isPaying ? 'processing' : 'loading')}
      >
        {tBilling('pay', { price: dollars(checkout.amount, checkout.currency) })}
      </Button>
    </form>
  );
}

type Stripe = NonNullable<ReturnType<typeof useStripe>>;
type StripeElements = NonNullable<ReturnType<typeof useElements>>;

const submitTo = (stripe: Stripe, elements: StripeElements) =>
  stripe.confirmPayment({
    elements,
    confirmParams: { return_url: `${window.location.origin}/premium?success=true` },
    redirect: 'if_required',
  });

/** Errors of the card and of what was typed are the provider's own words. */
const messageFor = ({ type, message }: { type: string; message?: string }) =>
  type === 'card_error' || type === 'validation_error'
    ? billingMessages.issue(message)
    : billingMessages.refused();
