import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useMemo, useState, type FormEvent } from 'react';
import type { CheckoutDto } from '../../shared/api/billing';
import { billingMessages } from '../../shared/toast/messages/billing';
import { useToasts } from '../../shared/toast/toast';
import { Banner } from '../../shared/ui/banner';
import { Button } from '../../shared/ui/button';
import { dollars } from './plans';
import styles from './billing.module.css';

interface Props {
  checkout: CheckoutDto;
  publishableKey: string;
  onPaid: (paymentIntentId: string) => void;
}

const isDark = () => getComputedStyle(document.documentElement).colorScheme === 'dark' || prefersDark();
const prefersDark = () =>
  !document.documentElement.dataset.theme && matchMedia('(prefers-color-scheme: dark)').matches;

/** The form for the card. What is typed goes to the payment provider alone. */
export function PaymentForm({ checkout, publishableKey, onPaid }: Props) {
  const stripe = useMemo(() => loadStripe(publishableKey).catch(() => null), [publishableKey]);
  const appearance = { theme: isDark() ? 'night' : 'stripe' } as const;
  return (
    <Elements stripe={stripe} options={{ clientSecret: checkout.clientSecret, appearance }}>
      <CardForm checkout={checkout} onPaid={onPaid} />
    </Elements>
  );
}

function CardForm({ checkout, onPaid }: Pick<Props, 'checkout' | 'onPaid'>) {
  const stripe = useStripe();
  const elements = useElements();
  const { showToast } = useToasts();
  const [state, setState] = useState<'idle' | 'paying' | 'processing'>('idle');

  const pay = async () => {
    if (!stripe || !elements || state !== 'idle') return;
    setState('paying');
    const outcome = await confirm(stripe, elements).catch(() => undefined);
    if (!outcome) showToast(billingMessages.error());
    else if (outcome.error) showToast(messageFor(outcome.error));
    else if (outcome.paymentIntent.status === 'succeeded') return onPaid(outcome.paymentIntent.id);
    setState(outcome?.paymentIntent?.status === 'processing' ? 'processing' : 'idle');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void pay();
  };

  if (state === 'processing')
    return (
      <Banner title="Your bank is still working on it" announce>
        As soon as your payment is confirmed, your account is upgraded by itself. You can leave this page.
      </Banner>
    );
  return (
    <form className={styles.stack} onSubmit={submit}>
      <PaymentElement />
      <Button
        type="submit"
        size="large"
        icon="lock"
        busy={!stripe || state === 'paying'}
        busyLabel={stripe ? 'Processing...' : 'Loading...'}
      >
        {`Pay ${dollars(checkout.amount, checkout.currency)}`}
      </Button>
    </form>
  );
}

type Stripe = NonNullable<ReturnType<typeof useStripe>>;
type StripeElements = NonNullable<ReturnType<typeof useElements>>;

const confirm = (stripe: Stripe, elements: StripeElements) =>
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
