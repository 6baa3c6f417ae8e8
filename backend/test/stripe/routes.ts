import { missing, StripeRefusal } from './stripe-account.js';
import { DECLINES } from './declines.js';
import { balanced, changeLines, periodOf } from './invoices.js';
import type { Price } from './invoices.js';
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
  const recurring = { interval, interval_count: 1 };
  const amounts = { unit_amount: Number(form.unit_amount), currency: form.currency, recurring };
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
  if (change) changePlan(account, subscription, String(change.price), Number(form.proration_date));
  account.happened('customer.subscription.updated', subscription);
  return subscription;
};

/** The new period begins now; the difference is charged at once, or nothing changes. */
function changePlan(account: StripeAccount, subscription: StripeObject, priceId: string, from: number): void {
  const [item] = (subscription.items as { data: StripeObject[] }).data;
  const next = account.get(priceId) as Price;
  if ((item!.price as StripeObject).id === next.id) return;
  const lines = changeLines(account, subscription, next, from);
  const decline = account.cards.get(String(subscription.customer));
  if (decline && balanced(account, subscription, lines).amount_due > 0)
    throw new StripeRefusal(402, {
      type: 'card_error',
      code: OWN_CODES.has(decline) ? decline : 'card_declined',
      decline_code: decline,
      message: DECLINES[decline] ?? 'Your card was declined.',
    });
  Object.assign(item!, { price: next, ...periodOf(next, account.now) });
  const invoice = account.bill(subscription, lines);
  if (invoice.status !== 'paid') account.pay(account.intentOf(invoice.id).id);
}

/** What a change would be billed with. */
const preview: Route = (account, form) => {
  const subscription = account.get(String(form.subscription));
  const details = form.subscription_details as { items: Record<string, Parameters>; proration_date: string };
  const next = account.get(String(Object.values(details.items)[0]!.price)) as Price;
  const data = changeLines(account, subscription, next, Number(details.proration_date));
  const { currency } = subscription;
  const amounts = { currency, period_end: account.now, lines: { object: 'list', data } };
  return { id: 'upcoming', object: 'invoice', ...amounts, ...balanced(account, subscription, data) };
};

const refund: Route = (account, form) => {
  const intent = account.get(String(form.payment_intent));
  const charge = account.get(String(intent.latest_charge));
  const code = charge.refunded ? 'charge_already_refunded' : charge.disputed ? 'charge_disputed' : undefined;
  if (code) throw new StripeRefusal(400, { type: 'invalid_request_error', code, message: 'no' });
  account.refund(intent.id);
  return account.add('re', 'refund', {
    amount: charge.amount,
    payment_intent: intent.id,
    status: 'succeeded',
  });
};

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
  [/^GET \/v1\/products\/(\w+)$/, GETS],
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
  [
    /^POST \/v1\/customers\/(\w+)$/,
    (account, { preferred_locales }, id) => {
      const customer = account.get(id);
      if (customer.deleted) throw missing(id);
      return Object.assign(customer, { preferred_locales: valuesOf(preferred_locales) });
    },
  ],
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
    (account, form, id) => {
      if (['canceled', 'incomplete_expired'].includes(String(account.get(id).status))) throw missing(id);
      account.end(id, ((form.cancellation_details as Parameters)?.comment as string) ?? null);
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
  [/^POST \/v1\/invoices\/create_preview$/, preview],
  [/^POST \/v1\/invoices\/(\w+)\/void$/, (account, _, id) => account.void(id)],
  [/^POST \/v1\/refunds$/, refund],
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
