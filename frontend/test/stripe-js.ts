/** What Stripe.js answers when a payment is confirmed. */
export type Outcome =
  | { paymentIntent: { id: string; status: string } }
  | { error: { type: string; message?: string; payment_intent?: { id: string; status: string } } };

interface Behaviour {
  /** How a payment ends; it is asked at each one. */
  outcome?: () => Promise<Outcome>;
  /** The event with which the card form answers that it was mounted. */
  event?: 'ready' | 'loaderror';
}

type Listeners = Record<string, (event: object) => void>;

let behaviour: Behaviour = {};

function element() {
  const listeners: Listeners = {};
  const answer = () => listeners[behaviour.event ?? 'ready']?.({ elementType: 'payment', error: {} });
  return {
    on: (name: string, listener: (event: object) => void) => (listeners[name] = listener),
    off: () => undefined,
    update: () => undefined,
    destroy: () => undefined,
    mount: () => setTimeout(answer),
  };
}

const stripe = {
  createToken: () => undefined,
  createPaymentMethod: () => undefined,
  confirmCardPayment: () => undefined,
  registerAppInfo: () => undefined,
  _registerWrapper: () => undefined,
  elements: () => ({ create: element, getElement: () => null, update: () => undefined }),
  confirmPayment: () => behaviour.outcome?.(),
};

/** The languages that were asked of Stripe.js, newest last. */
export const stripeLocales: (string | undefined)[] = [];

function begin(_key: string, options?: { locale?: string }) {
  stripeLocales.push(options?.locale);
  return stripe;
}

/** Puts a Stripe.js into the page that behaves like this. The package keeps it for the file: it cannot be taken away. */
export function putStripeJs(next: Behaviour = {}): void {
  behaviour = next;
  Object.assign(window, { Stripe: Object.assign(begin, { version: 'endive' }) });
}
