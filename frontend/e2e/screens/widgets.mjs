/* global addEventListener, dispatchEvent, document, Event */
import { see } from '../browser.mjs';
import { onIPhone } from '../iphone.mjs';

/** As a browser that can install the app does. */
const offered = (page) =>
  page.addInitScript(() =>
    addEventListener('load', () => dispatchEvent(new Event('beforeinstallprompt', { cancelable: true }))),
  );

const withTagManager = (page) =>
  page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const meta = document.createElement('meta');
      meta.name = 'analytics-id';
      document.head.append(meta);
    }),
  );

const seeCard = (name) => async (page) => {
  const card = page.getByRole('complementary', { name });
  await see(card);
  await card.scrollIntoViewIfNeeded();
};

/** What is asked below a page: how to install the app, and whether visits may be counted. */
export const askedBelowThePage = [
  {
    name: 'install-by-hand',
    path: '/',
    as: 'member',
    answers: onIPhone,
    reach: seeCard('Install Leaflore'),
  },
  {
    name: 'install-offered',
    path: '/about',
    as: 'visitor',
    answers: offered,
    reach: async (page) => {
      await page.mouse.move(10, 10); // a visitor's page wakes with the first movement
      await seeCard('Install Leaflore')(page);
    },
  },
  {
    name: 'statistics-question',
    path: '/garden',
    as: 'member',
    answers: withTagManager,
    reach: seeCard('May we count your visit?'),
  },
  {
    name: 'statistics-switch',
    path: '/profile',
    as: 'member',
    answers: withTagManager,
    reach: (page) => see(page.getByRole('switch', { name: 'Count my visits' })),
  },
];
