import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { billing, free, subscription } from '../../test/billing';
import { addDays, localDateIn } from '../shared/lib/local-date';
import { dayOf } from '../shared/lib/day-of';
import { problem, rosa, server, visit, withPremium, withServer } from '../../test/visit';

withServer();
// jsdom does not know how its document was loaded.
beforeAll(() => void Object.assign(performance, { getEntriesByType: () => [] }));

const EIGHT_BENEFITS = [
  'Unlimited plant identification',
  'Advanced disease detection and treatment',
  'AI plant expert chat',
  /Personalized care reminders/,
  /garden journal with photos/,
  'Community access and plant sharing',
  /Detailed care guides/,
  /seasonal growing tips/,
];
const member = { ...rosa, ...withPremium };
const button = (name: string) => screen.findByRole('button', { name });

describe('the premium page of a free account', () => {
  it('says what it has, what Premium gives, and what it costs, with the annual plan chosen', async () => {
    visit('/premium', rosa, billing());
    expect(await screen.findByRole('heading', { name: 'Current Plan: Free' })).toBeInTheDocument();
    expect(screen.getByText('3 identifications remaining')).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(7);
    for (const name of EIGHT_BENEFITS) expect(screen.getByText(name)).toBeInTheDocument();
    expect(screen.getAllByText('Free for everybody')).toHaveLength(3);
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

  it('says that the server takes no payments, and whom to ask', async () => {
    visit('/premium', rosa, billing({ isSetUp: false, publishableKey: null }));
    expect(await screen.findByText('Payments are not set up on this server')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'write to us' })).toHaveAttribute('href', '/contact');
    expect(screen.queryByText(/STRIPE/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Subscribe' })).not.toBeInTheDocument();
  });

  it('says to an admin what would change that', async () => {
    visit('/premium', { ...rosa, isAdmin: true }, billing({ isSetUp: false, publishableKey: null }));
    expect(await screen.findByText(/STRIPE_SECRET_KEY/)).toBeInTheDocument();
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
    expect(await button('Keep Premium')).toHaveFocus();
    await userEvent.click(await button('Keep Premium'));
    expect(await screen.findByText('Next payment on 22 November 2027.')).toBeInTheDocument();
    expect(await button('Cancel Subscription')).toHaveFocus();
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
    const left = { ...invoice, id: 'in_left', amount: -2500, url: null };
    const invoices = http.get('*/api/billing/invoices', () => HttpResponse.json([left, invoice]));
    visit('/premium', member, billing({ isPremium: true, subscription }), invoices);
    await userEvent.click(await button('Show Invoices'));
    expect(await screen.findByText('$29.99, paid')).toBeInTheDocument();
    expect(screen.getByText('-$25.00, credited')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Open the invoice of/ })).toHaveAttribute('href', invoice.url);
  });

  it('tries again to load invoices', async () => {
    const away = http.get('*/api/billing/invoices', () => problem(503, 'unavailable', 'No.'));
    visit('/premium', member, billing({ isPremium: true, subscription }), away);
    await userEvent.click(await button('Show Invoices'));
    expect(await screen.findByText('We couldn’t load your invoices')).toBeInTheDocument();
    server.use(http.get('*/api/billing/invoices', () => HttpResponse.json([])));
    await userEvent.click(await button('Try Again'));
    expect(await screen.findByRole('list', { name: 'Invoices' })).toBeInTheDocument();
  });

  it('says that Premium was given, and until when', async () => {
    visit('/premium', member, billing({ isPremium: true, grant: { until: '2027-01-31' } }));
    expect(await screen.findByText(/until the end of 31 January 2027/)).toBeInTheDocument();
  });

  describe('whose Premium was given until a day', () => {
    const isIn = (days: number) => addDays(localDateIn(rosa.timeZone), days);
    const given = (until: string | null, answer = {}) =>
      visit('/premium', member, billing({ isPremium: true, grant: { until }, ...answer }));
    const goesOn = 'Subscribe now, and Premium goes on without a gap. What you pay for begins today.';

    it.each([7, 0])('offers the plans %s days before its end, so that it goes on', async (days) => {
      given(isIn(days));
      expect(await screen.findByText(goesOn)).toBeInTheDocument();
      expect(screen.getByRole('radio', { name: /Annual/ })).toBeChecked();
      expect(screen.getByRole('button', { name: 'Subscribe' })).toBeInTheDocument();
    });

    it('says earlier from which day on, so that nobody pays for what they have', async () => {
      given(isIn(8));
      expect(
        await screen.findByText(
          `You can subscribe from ${dayOf(`${isIn(1)}T12:00`)}, so that Premium goes on without a gap.`,
        ),
      ).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Subscribe' })).not.toBeInTheDocument();
    });

    it.each([
      ['has no end', null, {}],
      ['is beside a subscription', isIn(1), { subscription }],
      ['is on a server that takes no payments', isIn(1), { isSetUp: false }],
    ])('offers nothing where it %s', async (_, until, answer) => {
      given(until, answer);
      expect(await screen.findByRole('heading', { name: 'Given to you' })).toBeInTheDocument();
      expect(screen.queryByText(/without a gap/)).not.toBeInTheDocument();
    });
  });
});

describe('changing the plan', () => {
  const cost = (answer: object) =>
    http.get('*/api/billing/plan-change', ({ request }) => {
      const plan = new URL(request.url).searchParams.get('plan');
      return HttpResponse.json({
        plan,
        amount: 0,
        currency: 'usd',
        credit: 0,
        renewsAt: '2026-12-22T12:00:00Z',
        ...answer,
      });
    });
  const monthly = { ...subscription, plan: 'monthly' as const };

  it('says first what is charged now, and changes nothing until that is agreed', async () => {
    const asked: unknown[] = [];
    const change = http.patch('*/api/billing/subscription', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({ ...free, isPremium: true, subscription });
    });
    const answers = [billing({ isPremium: true, subscription: monthly }), cost({ amount: 2600 }), change];
    visit('/premium', member, ...answers);
    await userEvent.click(await button('Change to Annual'));
    expect(await screen.findByText('$26.00 is charged to your card now.')).toBeInTheDocument();
    expect(screen.getByText(/costs \$29.99 per year. It is renewed on 22 December 2026/)).toBeInTheDocument();
    await userEvent.click(await button('Keep My Plan'));
    expect(asked).toEqual([]);
    await userEvent.click(await button('Change to Annual'));
    await userEvent.click(await button('Change and Pay $26.00'));
    expect(await screen.findByText('Your new plan begins today.')).toBeInTheDocument();
    expect(asked).toEqual([{ plan: 'annual' }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says what becomes of the money that is left', async () => {
    visit('/premium', member, billing({ isPremium: true, subscription }), cost({ credit: 2500 }));
    await userEvent.click(await button('Change to Monthly'));
    expect(await screen.findByText('Nothing is charged now.')).toBeInTheDocument();
    expect(
      screen.getByText('$25.00 is left over. It pays for your next payments first.'),
    ).toBeInTheDocument();
    expect(await button('Change My Plan')).toBeInTheDocument();
  });

  it('offers no change where the cost is not known', async () => {
    const refusal = http.get('*/api/billing/plan-change', () => problem(503, 'payments-unavailable', 'No.'));
    visit('/premium', member, billing({ isPremium: true, subscription }), refusal);
    await userEvent.click(await button('Change to Monthly'));
    expect(await screen.findByText('We couldn’t find out what that costs')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Change/ })).not.toBeInTheDocument();
  });
});

describe('when something came between', () => {
  it('leads to the open invoice where a renewal was not paid, and notices that it is', async () => {
    const payUrl = 'https://invoice.stripe.com/i/1';
    visit('/premium', rosa, billing({ subscription: { ...subscription, status: 'past_due', payUrl } }));
    expect(await screen.findByRole('link', { name: 'Pay Now' })).toHaveAttribute('href', payUrl);
    expect(screen.getByRole('button', { name: 'Update Card' })).toBeInTheDocument();
    expect(screen.queryByText(/Next payment/)).not.toBeInTheDocument();
  });

  it.each([
    ['refunded', 'Your payment was refunded'],
    ['disputed', 'Your bank has asked for your payment back'],
  ] as const)('says that it was %s, and offers the plans again', async (moneyBack, title) => {
    visit('/premium', rosa, billing({ moneyBack }));
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByText(/Everything you have made is kept/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Subscribe' })).toBeInTheDocument();
  });

  it('promises nothing of a subscription whose money is disputed', async () => {
    const answer = { moneyBack: 'disputed' as const, subscription: { ...subscription, isReturned: true } };
    visit('/premium', rosa, billing(answer));
    expect(await screen.findByText('Your bank has asked for your payment back')).toBeInTheDocument();
    expect(screen.queryByText(/Next payment|You keep Premium/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Change/ })).not.toBeInTheDocument();
  });

  it('says to members that one of two payments went back', async () => {
    visit('/premium', member, billing({ isPremium: true, subscription, moneyBack: 'charged-twice' }));
    expect(await screen.findByText('You had paid twice, so we sent one payment back')).toBeInTheDocument();
    expect(screen.getByText('Next payment on 22 November 2027.')).toBeInTheDocument();
  });

  it('does not say that Premium has ended to who was given it after a refund', async () => {
    const given = { isPremium: true, grant: { until: null }, moneyBack: 'refunded' as const };
    visit('/premium', member, billing(given));
    expect(await screen.findByText('Given to you')).toBeInTheDocument();
    expect(screen.queryByText('Your payment was refunded')).not.toBeInTheDocument();
  });

  it('does not say that somebody keeps Premium who has none', async () => {
    const owed = { ...subscription, status: 'past_due' };
    const cancelled = http.delete('*/api/billing/subscription', () => HttpResponse.json(free));
    visit('/premium', rosa, billing({ subscription: owed }), cancelled);
    await userEvent.click(await button('Cancel Subscription'));
    expect(await screen.findByText('Nothing more will be charged.')).toBeInTheDocument();
  });

  it('fetches the plan again where the answer to a change was lost', async () => {
    let cancelAtPeriodEnd = false;
    const current = http.get('*/api/billing/subscription', () =>
      HttpResponse.json({ ...free, isPremium: true, subscription: { ...subscription, cancelAtPeriodEnd } }),
    );
    const lost = http.delete('*/api/billing/subscription', () => {
      cancelAtPeriodEnd = true;
      return new HttpResponse(null, { status: 500 });
    });
    visit('/premium', member, current, lost);
    await userEvent.click(await button('Cancel Subscription'));
    expect(await screen.findByText(/not sure that this worked/)).toBeInTheDocument();
    expect(await screen.findByText(/Cancelled. You keep Premium until/)).toBeInTheDocument();
  });

  it('reminds members of a renewal who cannot be mailed', async () => {
    const soon = { ...subscription, currentPeriodEnd: new Date(Date.now() + 3 * 86_400_000).toISOString() };
    const unconfirmed = { ...member, emailVerifiedAt: null };
    visit('/premium', unconfirmed, billing({ isPremium: true, subscription: soon }));
    expect(await screen.findByText(/your card is charged \$29.99 for another year/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Confirm My Email' })).toHaveAttribute('href', '/profile');
  });
});
