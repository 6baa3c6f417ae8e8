import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { billing, free, subscription } from '../../test/billing';
import { holdTimers, releaseTimers } from '../../test/held-timers';
import { putStripeJs, stripeLocales, type Outcome } from '../../test/stripe-js';
import { speak } from '../languages/language';
import { localDateIn } from '../shared/lib/local-date';
import { problem, rosa, server, session, visit, withPremium, withServer } from '../../test/visit';

withServer();
// jsdom does not know how its document was loaded.
beforeAll(() => void Object.assign(performance, { getEntriesByType: () => [] }));
afterEach(() => {
  sessionStorage.clear();
  releaseTimers();
  speak('en');
});

const PAID: Outcome = { paymentIntent: { id: 'pi_1', status: 'succeeded' } };
const CHECKOUT = { clientSecret: 'pi_1_secret_2', amount: 2999, currency: 'usd', plan: 'annual' };
const member = { ...rosa, ...withPremium };
const PREMIUM = { ...free, isPremium: true, subscription };
const SUCCESS = 'Welcome to Leaflore Premium! Your account has been upgraded.';
const LATER =
  'The payment isn’t confirmed yet. As soon as it is, your account will be upgraded automatically.';

const button = (name: string) => screen.findByRole('button', { name });
const REDIRECT = 2000;
const ASK_AGAIN = 3000;
const GIVE_UP = 90_000;
/** The timers of the page end only when a test says so. */
const hold = () => holdTimers(REDIRECT, ASK_AGAIN, GIVE_UP);
const intents = (answer = () => HttpResponse.json(CHECKOUT) as Response) =>
  http.post('*/api/create-payment-intent', answer);
const confirmation = (answer: () => Response) => http.post('*/api/payment-success', answer);
const notConfirmed = () => problem(402, 'payment-not-confirmed', LATER);
/** From now on the server says that the account is upgraded. */
const upgrade = () => {
  server.use(
    http.get('*/api/billing/subscription', () => HttpResponse.json(PREMIUM)),
    session(member),
  );
  return HttpResponse.json(PREMIUM);
};

async function openForm(...answers: RequestHandler[]) {
  visit('/premium', rosa, billing(), ...answers, intents());
  await userEvent.click(await button('Subscribe'));
}
const pay = async () => userEvent.click(await button('Pay $29.99'));

describe('the script of Stripe that is blocked', () => {
  // It comes first, as the package keeps a script that it has got.
  it('can be fetched again', async () => {
    visit('/premium', rosa, billing(), intents());
    await userEvent.click(await button('Subscribe'));
    // The package tries twice by itself.
    const script = () => document.querySelector('script[src^="https://js.stripe.com"]');
    let failed: Element | null = null;
    for (const _ of ['first', 'second']) {
      await waitFor(() => expect(script()).not.toBe(failed));
      failed = script();
      fireEvent.error(failed!);
    }
    expect(await screen.findByText('We couldn’t load the form for your card')).toBeInTheDocument();
    putStripeJs();
    await userEvent.click(await button('Try Again'));
    expect(await button('Pay $29.99')).toBeInTheDocument();
  });
});

describe('paying', () => {
  it('upgrades, says so, and goes home after two seconds', async () => {
    putStripeJs({ outcome: () => Promise.resolve(PAID) });
    const timers = hold();
    await openForm(confirmation(upgrade));
    await pay();
    expect(await screen.findByText('Payment Successful!')).toBeInTheDocument();
    expect(screen.getByText(SUCCESS)).toBeInTheDocument();
    const welcome = await screen.findByRole('heading', { name: 'Welcome, Premium Member!' });
    await timers.end(REDIRECT);
    await waitFor(() => expect(welcome).not.toBeInTheDocument());
  });

  it('waits for the payment of who was given Premium until today, also as the account has it anyway', async () => {
    const isGiven = { isPremium: true, grant: { until: localDateIn(rosa.timeZone) } };
    putStripeJs({ outcome: () => Promise.resolve(PAID) });
    const timers = hold();
    visit('/premium', member, billing(isGiven), confirmation(notConfirmed), intents());
    await userEvent.click(await button('Subscribe'));
    await pay();
    expect(await screen.findByText('We’re waiting for your payment to be confirmed')).toBeInTheDocument();
    await timers.end(ASK_AGAIN);
    expect(screen.queryByText(SUCCESS)).not.toBeInTheDocument();
    server.use(billing({ ...isGiven, subscription }));
    await timers.end(ASK_AGAIN);
    expect(await screen.findByText(SUCCESS)).toBeInTheDocument();
    expect(await screen.findByText('Next payment on 22 November 2027.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Subscribe' })).not.toBeInTheDocument();
  });

  it('locks the plan while the payment is under way', async () => {
    let end: (outcome: Outcome) => void = () => undefined;
    putStripeJs({ outcome: () => new Promise((resolve) => (end = resolve)) });
    await openForm();
    await pay();
    expect(await button('Processing...')).toHaveAttribute('aria-disabled', 'true');
    for (const choice of screen.getAllByRole('radio')) expect(choice).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Subscribe' })).not.toBeInTheDocument();
    act(() => end({ error: { type: 'card_error', message: 'Your card has expired.' } }));
    expect(await screen.findByText('Your card has expired.')).toBeInTheDocument();
    expect(screen.getByText('Payment Issue')).toBeInTheDocument();
    for (const choice of screen.getAllByRole('radio')) expect(choice).toBeEnabled();
  });

  it.each<[string, string, () => Promise<Outcome>]>([
    [
      'Payment Failed',
      'Something went wrong. Please try again.',
      () => Promise.resolve({ error: { type: 'api_error', message: 'Internal' } }),
    ],
    [
      'Payment Error',
      'Failed to process payment. Please try again.',
      () => Promise.reject(new Error('Lost')),
    ],
  ])('says %s, and can be tried again', async (title, text, outcome) => {
    putStripeJs({ outcome });
    await openForm();
    await pay();
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(await button('Pay $29.99')).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('asks for another payment where another window has chosen another plan', async () => {
    const canceled = { id: 'pi_1', status: 'canceled' };
    putStripeJs({
      outcome: () => Promise.resolve({ error: { type: 'invalid_request_error', payment_intent: canceled } }),
    });
    await openForm();
    const another = { ...CHECKOUT, clientSecret: 'pi_2_secret_2', amount: 3100 };
    server.use(intents(() => HttpResponse.json(another)));
    await pay();
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeInTheDocument();
    expect(await button('Pay $31.00')).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('waits for a bank that is still working, and learns of the upgrade by itself', async () => {
    putStripeJs({
      outcome: () => Promise.resolve({ paymentIntent: { id: 'pi_1', status: 'processing' } }),
    });
    const timers = hold();
    await openForm();
    await pay();
    expect(await screen.findByText(/You can leave this page/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Subscribe|Pay|Processing/ })).not.toBeInTheDocument();
    upgrade();
    await timers.end(ASK_AGAIN);
    expect(await screen.findByText('Payment Successful!')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Welcome, Premium Member!' })).toBeInTheDocument();
    expect(timers.isRunning(REDIRECT)).toBe(false);
  });

  it('asks for a while after a payment that is not confirmed, then when the person wants', async () => {
    putStripeJs({ outcome: () => Promise.resolve(PAID) });
    const timers = hold();
    await openForm(confirmation(notConfirmed));
    await pay();
    expect(await screen.findByText(new RegExp(LATER))).toBeInTheDocument();
    expect(screen.queryByText('Payment Processed')).not.toBeInTheDocument();
    await timers.end(GIVE_UP);
    expect(await screen.findByText('We haven’t heard from your bank yet')).toBeInTheDocument();
    server.use(confirmation(upgrade));
    await userEvent.click(await button('Check Again'));
    expect(await screen.findByText('Payment Successful!')).toBeInTheDocument();
  });

  it('says what the specification says where the upgrade of a paid account fails', async () => {
    putStripeJs({ outcome: () => Promise.resolve(PAID) });
    await openForm(confirmation(() => problem(503, 'payments-unavailable', 'Not now.')));
    await pay();
    expect(await screen.findByText('Payment Processed')).toBeInTheDocument();
    expect(
      screen.getByText(
        'Payment successful, but there was an issue upgrading your account. Please contact support.',
      ),
    ).toBeInTheDocument();
    expect(await screen.findByText('We’re waiting for your payment to be confirmed')).toBeInTheDocument();
  });
});

describe('the card form', () => {
  it('speaks the language of the page, not that of the device', async () => {
    speak('de');
    putStripeJs();
    sessionStorage.setItem('plan', 'annual');
    visit('/premium', rosa, billing(), intents());
    await waitFor(() => expect(stripeLocales.at(-1)).toBe('de'));
  });

  it('can be fetched again where it does not open', async () => {
    putStripeJs({ event: 'loaderror' });
    visit('/premium', rosa, billing(), intents());
    await userEvent.click(await button('Subscribe'));
    expect(await screen.findByText('We couldn’t load the form for your card')).toBeInTheDocument();
    putStripeJs();
    await userEvent.click(await button('Try Again'));
    expect(await button('Pay $29.99')).toBeInTheDocument();
  });

  it('is replaced by the plan of somebody who has subscribed in another window', async () => {
    const refuse = () => {
      upgrade();
      return problem(409, 'already-subscribed', 'You already have a subscription.');
    };
    visit('/premium', rosa, billing(), intents(refuse));
    await userEvent.click(await button('Subscribe'));
    expect(await screen.findByText('You already have a subscription.')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Welcome, Premium Member!' })).toBeInTheDocument();
  });

  it('opens with the plan that was chosen before the page was loaded, once', async () => {
    putStripeJs();
    sessionStorage.setItem('plan', 'monthly');
    const asked: unknown[] = [];
    const intent = http.post('*/api/create-payment-intent', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({ ...CHECKOUT, amount: 499, plan: 'monthly' });
    });
    visit('/premium', rosa, billing(), intent);
    expect(await button('Pay $4.99')).toBeInTheDocument();
    expect(asked).toEqual([{ plan: 'monthly' }]);
    expect(sessionStorage.getItem('plan')).toBeNull();
  });
});

describe('coming back from the bank', () => {
  const RETURN = '/premium?success=true&payment_intent=pi_1&payment_intent_client_secret=x&redirect_status=';

  it('upgrades, says so, and goes home', async () => {
    const timers = hold();
    visit(`${RETURN}succeeded`, rosa, billing(), confirmation(upgrade));
    expect(await screen.findByText('Payment Successful!')).toBeInTheDocument();
    const welcome = await screen.findByRole('heading', { name: 'Welcome, Premium Member!' });
    await timers.end(REDIRECT);
    await waitFor(() => expect(welcome).not.toBeInTheDocument());
  });

  it('leaves members where they are', async () => {
    const timers = hold();
    const confirmed = confirmation(() => HttpResponse.json(PREMIUM));
    visit(`${RETURN}succeeded`, member, billing(PREMIUM), confirmed);
    expect(await screen.findByText('Payment Successful!')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Welcome, Premium Member!' })).toBeInTheDocument();
    expect(timers.isRunning(REDIRECT)).toBe(false);
  });

  it('says that a payment failed, without asking', async () => {
    visit(`${RETURN}failed`, rosa, billing());
    expect(await screen.findByText('Payment Failed')).toBeInTheDocument();
    expect(screen.getByText('Something went wrong. Please try again.')).toBeInTheDocument();
    expect(await button('Subscribe')).toBeInTheDocument();
  });

  it('waits for one that is processing, in the server’s words', async () => {
    visit(`${RETURN}pending`, rosa, billing(), confirmation(notConfirmed));
    expect(await screen.findByText(new RegExp(LATER))).toBeInTheDocument();
    expect(screen.queryByText('Payment Processed')).not.toBeInTheDocument();
  });

  it('says of another’s payment what the server says', async () => {
    const refusal = confirmation(() => problem(404, 'payment-not-found', 'We can’t find this payment.'));
    visit('/premium?success=true&payment_intent=pi_another', rosa, billing(), refusal);
    expect(await screen.findByText('We can’t find this payment.')).toBeInTheDocument();
    expect(screen.queryByText('Payment Processed')).not.toBeInTheDocument();
    expect(await button('Subscribe')).toBeInTheDocument();
  });

  it('says that the upgrade failed though it is paid', async () => {
    const refusal = confirmation(() => problem(503, 'payments-unavailable', 'Not now.'));
    visit(`${RETURN}succeeded`, rosa, billing(), refusal);
    expect(await screen.findByText('Payment Processed')).toBeInTheDocument();
    expect(screen.getByText(/there was an issue upgrading your account/)).toBeInTheDocument();
  });
});
