import type { Api, Person } from '../api-without-worker.js';
import { jobsAreOver } from '../jobs.js';
import type { FakeStripe } from './fake-stripe.js';
import type { StripeObject } from './wire.js';

/** The payment that a client secret is for. */
export const intentOf = (clientSecret: string): string => clientSecret.split('_secret_')[0]!;

/** Begins a subscription; answers the id of its first payment. */
export async function begin(person: Person, plan = 'annual'): Promise<string> {
  const { body } = await person.post('/api/create-payment-intent', { plan }).expect(200);
  return intentOf(body.clientSecret as string);
}

/** Begins and pays a subscription as a browser does. */
export async function subscribe(stripe: FakeStripe, person: Person, plan = 'annual'): Promise<string> {
  const paymentIntentId = await begin(person, plan);
  stripe.account.pay(paymentIntentId);
  await person.post('/api/payment-success', { paymentIntentId }).expect(200);
  return paymentIntentId;
}

/** Posts an event as Stripe's webhook does; answers the status. */
export async function deliver(
  api: Api,
  { body, signature }: { body: string; signature: string },
): Promise<number> {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'stripe-signature': signature,
    origin: 'https://stripe.com',
    'sec-fetch-site': 'cross-site',
  };
  return (await api.visitor().post('/api/stripe/webhook', body, headers)).status;
}

/** Posts the newest event, and waits until it is handled. */
export async function deliverNewest(api: Api, stripe: FakeStripe): Promise<void> {
  await deliver(api, stripe.signed(stripe.account.events.at(-1)!));
  await jobsAreOver(api);
}

/** The customer that Stripe has for a person. */
export const customerOf = ({ account }: FakeStripe, { email }: Person): string =>
  account.all('customer').find((customer) => customer.email === email)!.id;

/** A person's subscriptions that Stripe calls active. */
export const liveOf = (stripe: FakeStripe, person: Person): StripeObject[] =>
  stripe.account.of(customerOf(stripe, person), 'subscription').filter(({ status }) => status === 'active');

/** The subscription of the invoice that a payment is for. */
export const subscriptionOf = ({ account }: FakeStripe, intent: string): string =>
  account.subscriptionOf(account.invoiceOf(intent)).id;

/** Every event so far, in Stripe's order. */
export const eventsOf = ({ account }: FakeStripe): object[] => [...account.events];

/** Lets the period of a subscription have begun this many days earlier. */
export function passDays({ account }: FakeStripe, id: string, days: number): void {
  const { items } = account.get(id) as StripeObject & { items: { data: Record<string, number>[] } };
  for (const end of ['current_period_start', 'current_period_end'] as const)
    items.data[0]![end] = items.data[0]![end]! - days * 86_400;
}
