import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useState } from 'react';
import { language } from '../../languages/language';

/** Longer than the script takes on a slow line; blocked ones may never fail by themselves. */
const MAX_WAIT_MS = 30_000;

type Stripe = Awaited<ReturnType<typeof loadStripe>>;

/** Fetches the payment provider's script, which speaks the language of the page. `stripe` is null until it is there; `isFailed` when it cannot be fetched. */
export function useStripeJs(publishableKey: string): { stripe: Stripe; isFailed: boolean } {
  const [stripe, setStripe] = useState<Stripe>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    const fail = () => setFailed(true);
    const timer = setTimeout(fail, MAX_WAIT_MS);
    loadStripe(publishableKey, { locale: language() })
      .then(setStripe, fail)
      .finally(() => clearTimeout(timer));
    return () => clearTimeout(timer);
  }, [publishableKey]);
  return { stripe, isFailed: isFailed && !stripe };
}
