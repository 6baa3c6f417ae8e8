import { see } from '../browser.mjs';
import { asAdmin } from '../texts/steps.mjs';

/** Answers about the link of a mail as the server does for a subscriber in this state. */
const linkIs = (action, state) => (page) =>
  page.route(`**/api/newsletter/${action}?token=x`, (route) => route.fulfill({ json: { state } }));

/** The newsletter: its card, and the pages of its links. */
export const newsletterScreens = [
  {
    name: 'newsletter-welcome',
    path: '/about',
    as: 'visitor',
    answers: (page) =>
      page.route('**/api/newsletter', (route) =>
        route.fulfill({
          status: 202,
          json: {
            message: 'Please open the link in the email that we have sent you. Then you’re on the list.',
          },
        }),
      ),
    reach: async (page) => {
      await page.getByRole('heading', { level: 1 }).hover(); // the app's code runs at the first sign of somebody
      await page.getByLabel('Your email').fill('rosa@leaflore.test');
      await page.getByRole('button', { name: 'Get Growing Tips' }).click();
      await see(page.getByRole('heading', { name: 'Welcome to the Family!' }));
    },
  },
  {
    name: 'newsletter-confirm',
    path: '/newsletter/confirm/x',
    as: 'visitor',
    answers: linkIs('confirm', 'pending'),
    reach: (page) => see(page.getByRole('button', { name: 'Yes, send me growing tips' })),
  },
  {
    name: 'newsletter-leave',
    path: '/newsletter/unsubscribe/x',
    as: 'visitor',
    answers: linkIs('unsubscribe', 'subscribed'),
    reach: (page) => see(page.getByRole('button', { name: 'Stop the newsletter' })),
  },
  {
    name: 'newsletter-left',
    path: '/newsletter/unsubscribe/x',
    as: 'visitor',
    answers: linkIs('unsubscribe', 'unsubscribed'),
    reach: (page) => see(page.getByText('You won’t get the newsletter any more.')),
  },
  {
    name: 'newsletter-link-broken',
    path: '/newsletter/confirm/broken',
    as: 'visitor',
    mayFail: /api\/newsletter/,
    reach: (page) => see(page.getByText('This link doesn’t work any more.')),
  },
  {
    name: 'newsletter-issues',
    path: '/admin/newsletter',
    as: 'member',
    on: '2026-05-04',
    answers: async (page) => {
      await asAdmin(page);
      const parts = [
        {
          title: 'May north of the equator',
          paragraphs: ['Repot now what has outgrown its pot. (A garden)'],
        },
        {
          title: 'Plant of the month: Jade Plant',
          paragraphs: ['Crassula ovata. A small tree of thick leaves.'],
        },
      ];
      const preview = { month: '2026-05', subject: 'Your plants in May', parts, recipients: 12 };
      const createdAt = '2026-04-01T08:00:00.000Z';
      const sent = { id: 'issue', month: '2026-04', subject: 'Your plants in April', createdAt };
      const issues = [{ ...sent, closedAt: createdAt, waiting: 0, sent: 11, failed: 1 }];
      await page.route('**/api/admin/newsletter/issues/preview?*', (route) =>
        route.fulfill({ json: preview }),
      );
      await page.route('**/api/admin/newsletter/issues', (route) => route.fulfill({ json: issues }));
    },
    reach: (page) => see(page.getByRole('button', { name: 'Send to 12 people' })),
  },
];
