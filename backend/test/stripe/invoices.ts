import type { StripeObject } from './wire.js';

/** What is needed of the account that the invoices are in. */
interface Books {
  readonly now: number;
  readonly objects: ReadonlyMap<string, StripeObject>;
  add<T extends object>(prefix: string, object: string, members: T): StripeObject & T;
  get(id: string): StripeObject;
}

type Interval = 'month' | 'year';
export type Price = StripeObject & {
  unit_amount: number;
  currency: string;
  lookup_key: string | null;
  recurring: { interval: Interval };
};
interface Period {
  current_period_start: number;
  current_period_end: number;
}
/** Time that is sold, or, with a negative amount, given back. */
export interface Line {
  amount: number;
  period: { start: number; end: number };
}

const DAYS: Record<Interval, number> = { month: 30, year: 365 };
const DAY_S = 86_400;

export const periodOf = ({ recurring }: Price, start: number): Period => ({
  current_period_start: start,
  current_period_end: start + DAYS[recurring.interval] * DAY_S,
});

/** One whole period at its price. */
export const sold = ({ unit_amount }: Price, { current_period_start, current_period_end }: Period): Line => ({
  amount: unit_amount,
  period: { start: current_period_start, end: current_period_end },
});

/** A change of the price: what is unused of the old period is given back, by the second, and a whole new one is sold. */
export function changeLines(account: Books, { items }: StripeObject, next: Price, from: number): Line[] {
  const [item] = (items as { data: (StripeObject & Period)[] }).data;
  const { current_period_start: start, current_period_end: end } = item!;
  const unused = ((item!.price as Price).unit_amount * Math.max(0, end - from)) / (end - start);
  const back = { amount: -Math.round(unused), period: { start: from, end } };
  return [back, sold(next, periodOf(next, account.now))];
}

/** What is due with the customer's balance, where a negative one is credit, and what stays of it. */
export function balanced(account: Books, { customer }: StripeObject, lines: Line[]) {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const starting_balance = Number(account.get(String(customer)).balance ?? 0);
  const whole = total + starting_balance;
  return { total, starting_balance, amount_due: Math.max(0, whole), ending_balance: Math.min(0, whole) };
}

/** An invoice with a payment that waits; where nothing is due it is paid, and has none. */
export function addInvoice(account: Books, subscription: StripeObject, lines: Line[]): StripeObject {
  const { customer, currency } = subscription;
  const amounts = balanced(account, subscription, lines);
  const isPaid = amounts.amount_due === 0;
  const invoice = account.add('in', 'invoice', {
    customer,
    currency,
    status: isPaid ? 'paid' : 'open',
    ...amounts,
    rests_on: sourcesOf(account, subscription, amounts),
    amount_paid: 0,
    status_transitions: { paid_at: isPaid ? account.now : null },
    number: `LEAF-${account.objects.size}`,
    hosted_invoice_url: `https://invoice.stripe.com/i/${account.objects.size}`,
    period_start: account.now,
    period_end: account.now,
    lines: { object: 'list', data: lines.map((line) => ({ id: 'il_1', object: 'line_item', ...line })) },
    confirmation_secret: null as object | null,
    parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
  });
  noteBalance(account.get(String(customer)), invoice.id, amounts);
  if (!isPaid) addPayment(account, invoice);
  return invoice;
}

type Amounts = ReturnType<typeof balanced>;

/**
 * Our own note, which Stripe does not have: the invoices that have left the credit that this one uses, or the one before it where it
 * neither uses any nor asks for money.
 */
function sourcesOf(account: Books, { customer, latest_invoice }: StripeObject, amounts: Amounts): unknown[] {
  const { starting_balance, ending_balance, amount_due } = amounts;
  if (ending_balance > starting_balance) return givers(account.get(String(customer)));
  return amount_due === 0 && latest_invoice ? [latest_invoice] : [];
}

const givers = (customer: StripeObject): unknown[] => (customer.givers as unknown[] | undefined) ?? [];

/** What is left of the credit, and who has left it. */
function noteBalance(customer: StripeObject, invoice: string, amounts: Amounts): void {
  const { starting_balance, ending_balance: balance } = amounts;
  const known = balance < starting_balance ? [...givers(customer), invoice] : givers(customer);
  Object.assign(customer, { balance, givers: balance < 0 ? known : [] });
}

function addPayment(account: Books, invoice: StripeObject): void {
  const { customer, currency, amount_due: amount } = invoice;
  const intent = account.add('pi', 'payment_intent', {
    customer,
    status: 'requires_payment_method',
    amount,
    amount_received: 0,
    currency,
    latest_charge: null as string | null,
    client_secret: '',
  });
  intent.client_secret = `${intent.id}_secret_y`;
  invoice.confirmation_secret = { client_secret: intent.client_secret, type: 'payment_intent' };
  account.add('inpay', 'invoice_payment', {
    invoice: invoice.id,
    status: 'open',
    amount_paid: null,
    currency: 'usd',
    payment: { type: 'payment_intent', payment_intent: intent.id },
  });
}
