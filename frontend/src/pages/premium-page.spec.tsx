import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { problem, rosa, visit, withPremium, withServer } from '../../test/visit';
import type { BillingDto } from '../shared/api/billing';

withServer();
// jsdom does not know how its document was loaded.
beforeAll(() => void Object.assign(performance, { getEntriesByType: () => [] }));

const free: BillingDto = {
  isSetUp: true,
  publishableKey: 'pk_test_1',
  prices: [
    { plan: 'monthly', amount: 499, currency: 'usd' },
    { plan: 'annual', amount: 2999, currency: 'usd' },
  ],
  isPremium: false,
  grant: null,
  subscription: null,
};
const subscription = {
  plan: 'annual' as const,
  status: 'active',
  currentPeriodEnd: '2027-11-22T12:00:00.000Z',
  cancelAtPeriodEnd: false,
};
const member = { ...rosa, ...withPremium };
const billing = (answer: Partial<BillingDto> = {}) =>
  http.get('*/api/billing/subscription', () => HttpResponse.json({ ...free, ...answer }));
const button = (name: string) => screen.findByRole('button', { name });

describe('the premium page of a free account', () => {
  it('says what it has, what Premium gives, and what it costs, with the annual plan chosen', async () => {
    visit('/premium', rosa, billing());
    expect(await screen.findByRole('heading', { name: 'Current Plan: Free' })).toBeInTheDocument();
    expect(screen.getByText('3 identifications remaining')).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(7);
    expect(await screen.findByRole('radio', { name: /Annual BEST VALUE/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Monthly/ })).not.toBeChecked();
    expect(screen.getByText('$29.99 per year')).toBeInTheDocument();
    expect(screen.getByText('$4.99 per month')).toBeInTheDocument();
  });

  it.each([
    ['the server refuses', () => problem(503, 'payments-unavailable', 'Not now.')],
    [
      'there is nothing to pay with',
      () => HttpResponse.json({ clientSecret: '', amount: 499, currency: 'usd', plan: 'monthly' }),
    ],
  ])('says that payment cannot be set up where %s', async (_, answer) => {
    const asked: unknown[] = [];
    const intent = http.post('*/api/create-payment-intent', async ({ request }) => {
      asked.push(await request.json());
      return answer();
    });
    visit('/premium', rosa, billing(), intent);
    await userEvent.click(await screen.findByRole('radio', { name: /Monthly/ }));
    await userEvent.click(await button('Subscribe'));
    expect(await screen.findByText('Payment Setup Error')).toBeInTheDocument();
    expect(screen.getByText('Unable to setup payment. Please try again.')).toBeInTheDocument();
    expect(asked).toEqual([{ plan: 'monthly' }]);
  });

  it('says that the server takes no payments, and who can change that', async () => {
    visit('/premium', rosa, billing({ isSetUp: false, publishableKey: null }));
    expect(await screen.findByText('Payments are not set up on this server')).toBeInTheDocument();
    expect(screen.getByText(/An admin can change that/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Subscribe' })).not.toBeInTheDocument();
  });

  it('asks for another card where a renewal was not paid', async () => {
    visit('/premium', rosa, billing({ subscription: { ...subscription, status: 'past_due' } }));
    expect(await screen.findByText('Your last payment didn’t go through')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Update Card' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Subscribe' })).not.toBeInTheDocument();
  });

  it('says so where the plan cannot be loaded', async () => {
    visit(
      '/premium',
      rosa,
      http.get('*/api/billing/subscription', () => HttpResponse.error()),
    );
    expect(await screen.findByText('We couldn’t load your plan')).toBeInTheDocument();
  });
});

describe('coming back from the bank', () => {
  const confirmation = (answer: () => Response) => http.post('*/api/payment-success', answer);

  it('upgrades, says so, and goes home', async () => {
    visit(
      '/premium?success=true&payment_intent=pi_1',
      rosa,
      billing(),
      confirmation(() => HttpResponse.json({ ...free, isPremium: true })),
    );
    expect(await screen.findByText('Payment Successful!')).toBeInTheDocument();
    expect(
      screen.getByText('Welcome to Leaflore Premium! Your account has been upgraded.'),
    ).toBeInTheDocument();
  });

  it('says that the upgrade failed though it is paid', async () => {
    const refusal = confirmation(() => problem(402, 'payment-not-confirmed', 'Not yet.'));
    visit('/premium?success=true&payment_intent=pi_1', rosa, billing(), refusal);
    expect(await screen.findByText('Payment Processed')).toBeInTheDocument();
    expect(screen.getByText(/there was an issue upgrading your account/)).toBeInTheDocument();
  });
});

describe('the premium page of a member', () => {
  it('welcomes, and leads to what Premium is for', async () => {
    visit('/premium', member, billing({ isPremium: true, subscription }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Welcome, Premium Member!' }),
    ).toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    for (const [name, to] of [
      ['Identify Plants', '/identify'],
      ['AI Plant Expert', '/chat'],
      ['My Garden', '/garden'],
    ])
      expect(main.getByRole('link', { name })).toHaveAttribute('href', to);
    expect(await screen.findByText('Next payment on 22 November 2027.')).toBeInTheDocument();
  });

  it('cancels in one click, and takes that back', async () => {
    let cancelAtPeriodEnd = false;
    const current = () =>
      HttpResponse.json({ ...free, isPremium: true, subscription: { ...subscription, cancelAtPeriodEnd } });
    const set = (value: boolean) => () => {
      cancelAtPeriodEnd = value;
      return current();
    };
    visit(
      '/premium',
      member,
      http.get('*/api/billing/subscription', current),
      http.delete('*/api/billing/subscription', set(true)),
      http.post('*/api/billing/subscription/resume', set(false)),
    );
    await userEvent.click(await button('Cancel Subscription'));
    expect(
      await screen.findByText('Cancelled. You keep Premium until 22 November 2027.'),
    ).toBeInTheDocument();
    await userEvent.click(await button('Keep Premium'));
    expect(await screen.findByText('Next payment on 22 November 2027.')).toBeInTheDocument();
  });

  it('shows invoices when they are asked for', async () => {
    const invoice = {
      id: 'in_1',
      number: 'LEAF-1',
      createdAt: '2026-11-22T12:00:00.000Z',
      amount: 2999,
      currency: 'usd',
      status: 'paid',
      url: 'https://invoice.stripe.com/1',
    };
    const invoices = http.get('*/api/billing/invoices', () => HttpResponse.json([invoice]));
    visit('/premium', member, billing({ isPremium: true, subscription }), invoices);
    await userEvent.click(await button('Show Invoices'));
    expect(await screen.findByText('$29.99, paid')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Open the invoice of/ })).toHaveAttribute('href', invoice.url);
  });

  it('says that Premium was given, and until when', async () => {
    visit('/premium', member, billing({ isPremium: true, grant: { until: '2027-01-31' } }));
    expect(await screen.findByText(/until the end of 31 January 2027/)).toBeInTheDocument();
  });
});
