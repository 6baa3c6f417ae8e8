import { see } from '../browser.mjs';
import { holdToast } from './steps.mjs';

/** Fills in the form of /contact and sends it. */
const write = async (page) => {
  await page.getByLabel('Name').fill('Rosa Moss');
  await page.getByLabel('Email', { exact: true }).fill('rosa@leaflore.test');
  await page.getByLabel('Subject').fill('My fern');
  await page.getByLabel('Message').fill('How do I change the name of my fern?');
  await page.getByRole('button', { name: 'Send Message' }).click();
};

/** Messages to the team: with mistakes, sent, and not sent. */
export const contactScreens = [
  {
    name: 'contact-mistakes',
    path: '/contact',
    as: 'visitor',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Send Message' }).click();
      await see(page.getByText('Name is required'));
    },
  },
  {
    name: 'contact-sent',
    path: '/contact',
    as: 'visitor',
    isOfToast: true,
    reach: async (page) => {
      await write(page);
      await holdToast(page, 'Message Sent!');
    },
  },
  {
    name: 'contact-failed',
    path: '/contact',
    as: 'visitor',
    isOfToast: true,
    mayFail: /api\/contact/,
    answers: (page) => page.route('**/api/contact', (route) => route.fulfill({ status: 500, json: {} })),
    reach: async (page) => {
      await write(page);
      await holdToast(page, 'Failed to Send Message');
    },
  },
];
