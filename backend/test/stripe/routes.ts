import { missing, StripeRefusal } from './stripe-account.js';
import { DECLINES } from './declines.js';
import type { StripeAccount } from './stripe-account.js';
import { valuesOf } from './wire.js';
import type { Parameters, StripeObject } from './wire.js';

type Route = (account: StripeAccount, form: Parameters, id: string) => unknown;

const page = (path: string, all: StripeObject[], form: Parameters = {}) => {
  const from = form.starting_after ? all.findIndex(({ id }) => id === form.starting_after) + 1 : 0;
  const limit = Number(form.limit ?? 10);
  return {
    object: 'list',
    url: path,
    data: all.slice(from, from + limit),
    has_more: all.length > from + limit,
  };
};

/** The members of a form that an object keeps as they are. */
const matching =
  (form: Parameters, ...names: string[]) =>
  (one: StripeObject) =>
    names.every((name) => form[name] === undefined || form[name] === one[name]);

const LISTS =
  (object: string, ...filters: string[]): Route =>
  (account, form) =>
    page(`/v1/${object}s`, listed(account, object, form).filter(matching(form, ...filters)), form);
/** All of a kind, or a customer's. */
const listed = (account: StripeAccount, object: string, { customer }: Parameters): StripeObject[] =>
  typeof customer === 'string' ? account.of(customer, object) : account.all(object);
const GETS: Route = (account, _, id) => account.get(id);

const price: Route = (account, form) => {
  const { interval } = form.recurring as { interval: string };
  if (form.transfer_lookup_key)
    for (const one of account.all('price')) if (one.lookup_key === form.lookup_key) one.lookup_key = null;
  const amounts = { unit_amount: Number(form.unit_amount), currency: form.currency, recurring: { interval } };
  return account.add('price', 'price', {
    ...amounts,
    active: true,
    lookup_key: form.lookup_key,
    product: form.product,
  });
};

const update: Route = (account, form, id) => {
  const subscription = account.get(id);
  if (['canceled', 'incomplete_expired'].includes(String(subscription.status))) throw missing(id);
  if (form.cancel_at_period_end !== undefined)
    subscription.cancel_at_period_end = form.cancel_at_period_end === 'true';
  const [change] = Object.values((form.items ?? {}) as Record<string, Parameters>);
  if (change) changePlan(account, subscription, String(change.price));
  account.happened('customer.subscription.updated', subscription);
  return subscription;
};

/** The new period begins now; the difference is charged at once, or nothing changes. */
function changePlan(account: StripeAccount, subscription: StripeObject, priceId: string): void {
  const decline = account.cards.get(String(subscription.customer));
  if (decline)
    throw new StripeRefusal(402, {
      type: 'card_error',
      code: OWN_CODES.has(decline) ? decline : 'card_declined',
      decline_code: decline,
      message: DECLINES[decline] ?? 'Your card was declined.',
    });
  const [item] = (subscription.items as { data: StripeObject[] }).data;
  const next = account.get(priceId) as StripeObject & {
    unit_amount: number;
    recurring: { interval: string };
  };
  if ((item!.price as StripeObject).id === next.id) return;
  const days = next.recurring.interval === 'year' ? 365 : 30;
  const period = { current_period_start: account.now, current_period_end: account.now + days * 86_400 };
  Object.assign(item!, { price: next, ...period });
  account.pay(
    account.intentOf(account.bill(subscription, next.unit_amount, period.current_period_end).id).id,
  );
}

/** Declines that are error codes of their own. */
const OWN_CODES = new Set([
  'authentication_required',
  'expired_card',
  'incorrect_cvc',
  'incorrect_number',
  'processing_error',
]);

const ROUTES: [RegExp, Route][] = [
  [
    /^GET \/v1\/prices$/,
    (account, form) => {
      const keys = valuesOf(form.lookup_keys);
      return page(
        '/v1/prices',
        account.all('price').filter((one) => keys.includes(String(one.lookup_key))),
      );
    },
  ],
  [/^POST \/v1\/prices$/, price],
  [/^GET \/v1\/products$/, LISTS('product')],
  [
    /^POST \/v1\/products$/,
    (account, form) => account.add('prod', 'product', { metadata: {}, active: true, ...form }),
  ],
  [/^GET \/v1\/billing_portal\/configurations$/, LISTS('billing_portal.configuration')],
  [
    /^POST \/v1\/billing_portal\/configurations$/,
    (account, form) => account.add('bpc', 'billing_portal.configuration', { ...form, active: true }),
  ],
  [
    /^POST \/v1\/billing_portal\/sessions$/,
    (account, form) =>
      account.add('bps', 'billing_portal.session', {
        ...form,
        url: `https://billing.stripe.com/p/${account.objects.size}`,
      }),
  ],
  [/^GET \/v1\/customers$/, LISTS('customer', 'email')],
  [/^GET \/v1\/customers\/(\w+)$/, GETS],
  [/^POST \/v1\/customers$/, (account, form) => account.add('cus', 'customer', { metadata: {}, ...form })],
  [
    /^DELETE \/v1\/customers\/(\w+)$/,
    (account, _, id) => {
      account.deleteCustomer(id);
      return { id, object: 'customer', deleted: true };
    },
  ],
  [
    /^GET \/v1\/subscriptions$/,
    (account, form) => {
      if (form.customer && account.get(String(form.customer)).deleted) throw missing(String(form.customer));
      return LISTS('subscription', 'customer')(account, form, '');
    },
  ],
  [
    /^POST \/v1\/subscriptions$/,
    (account, form) => {
      const [item] = Object.values(form.items as Record<string, Parameters>);
      return account.subscribe(String(form.customer), String(item!.price));
    },
  ],
  [/^GET \/v1\/subscriptions\/(\w+)$/, GETS],
  [/^POST \/v1\/subscriptions\/(\w+)$/, update],
  [
    /^DELETE \/v1\/subscriptions\/(\w+)$/,
    (account, _, id) => {
      if (['canceled', 'incomplete_expired'].includes(String(account.get(id).status))) throw missing(id);
      account.end(id);
      return account.get(id);
    },
  ],
  [
    /^GET \/v1\/invoices$/,
    (account, form) => {
      const subscription = form.subscription && account.get(String(form.subscription));
      const customer = subscription ? String(subscription.customer) : String(form.customer);
      const isOf = (one: StripeObject) => !subscription || account.subscriptionOf(one).id === subscription.id;
      const all = account.of(customer, 'invoice').filter((one) => matching(form, 'status')(one) && isOf(one));
      return page('/v1/invoices', all, form);
    },
  ],
  [
    /^GET \/v1\/invoice_payments$/,
    (account, form) => {
      const { payment_intent } = (form.payment ?? {}) as Parameters;
      const all = account.paymentsFor(String(payment_intent ?? form.invoice));
      return page('/v1/invoice_payments', all.filter(matching(form, 'status')), form);
    },
  ],
  [/^GET \/v1\/payment_intents\/(\w+)$/, GETS],
  [/^GET \/v1\/charges\/(\w+)$/, GETS],
  [/^GET \/v1\/disputes$/, LISTS('dispute', 'charge')],
  [
    /^GET \/v1\/events$/,
    (account, form) => {
      const since = Number((form.created as Parameters).gte);
      const types = valuesOf(form.types);
      const all = account.events.filter(
        (one) => (one.created as number) >= since && types.includes(String(one.type)),
      );
      return page('/v1/events', all.reverse(), form);
    },
  ],
];

/** What answers a call. Throws where Stripe knows no such call, or we do not imitate it. */
export function routeOf(method: string, path: string): (account: StripeAccount, form: Parameters) => unknown {
  for (const [pattern, route] of ROUTES) {
    const match = pattern.exec(`${method} ${path}`);
    if (match) return (account, form) => route(account, form, match[1] ?? '');
  }
  throw new Error(`No call ${method} ${path} is imitated.`);
}
