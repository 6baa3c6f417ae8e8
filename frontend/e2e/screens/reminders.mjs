/* global Notification */
import { see } from '../browser.mjs';
import { dialogOf } from './steps.mjs';

/** Adds a plant that was watered long ago to the garden of the signed-in member. */
const thirsty = async (page) => {
  const lastWatered = new Date(Date.now() - 30 * 86_400_000).toISOString();
  await page.request.post('/api/plants', {
    data: { commonName: 'Peace Lily', waterNeeds: 'Weekly', lastWatered },
    headers: { origin: new URL(page.url()).origin },
  });
  await page.reload();
};

const DEVICES = ['Chrome on Android', 'Firefox on Windows'].map((name, i) => ({
  id: `device ${i}`,
  name,
  endpoint: `https://push.example/${i}`,
  createdAt: '2026-05-01T08:00:00.000Z',
}));
const REMINDERS = {
  enabled: true,
  hour: 9,
  timeZone: 'Europe/Berlin',
  nextAt: null,
  email: true,
  emailAddress: 'rosa@leaflore.test',
  isEmailConfirmed: true,
  isEmailDelivered: true,
  pushPublicKey: 'BN',
  devices: [],
  calendarUrl: null,
  isCalendarRevoked: false,
};
/** Mocks the settings, in a browser that has granted or denied permission for notifications. */
const remindersAre = (change, permission) => async (page) => {
  await page.route('**/api/reminders', (route) => route.fulfill({ json: { ...REMINDERS, ...change } }));
  await page.addInitScript(
    (value) => Object.defineProperty(Notification, 'permission', { get: () => value }),
    permission,
  );
};

/** Reminders: the dialog, the settings, the pages of links, and the mailbox. */
export const reminderScreens = [
  {
    name: 'reminders-off',
    isOfToday: true,
    path: '/garden',
    as: 'member',
    reach: async (page) => {
      await thirsty(page);
      await dialogOf('Remind me')(page);
    },
  },
  {
    name: 'reminders-on',
    isOfToday: true,
    path: '/garden',
    as: 'member',
    reach: async (page) => {
      await thirsty(page);
      await dialogOf('Remind me')(page);
      await page.getByRole('button', { name: 'Turn on reminders' }).click();
      await page.getByRole('button', { name: 'Send me a test' }).click();
      await see(page.getByText('Not sent', { exact: true })); // the address is not confirmed
    },
  },
  {
    name: 'profile-reminders',
    path: '/profile',
    as: 'member',
    reach: async (page) => {
      await page.getByRole('switch', { name: /^Remind me/ }).click();
      await page.getByRole('button', { name: 'Make a calendar link' }).click();
      await page.getByText('How to use it').press('Enter');
    },
    changing: ['main input[readonly]'],
  },
  {
    name: 'reminders-push-denied',
    path: '/profile',
    as: 'member',
    answers: remindersAre({}, 'denied'),
    reach: (page) => see(page.getByText(/^You have blocked messages/)),
  },
  {
    name: 'reminders-devices',
    path: '/profile',
    as: 'member',
    answers: remindersAre({ devices: DEVICES }, 'default'),
    reach: (page) => see(page.getByText('Firefox on Windows')),
  },
  {
    name: 'reminders-failed',
    path: '/profile',
    as: 'member',
    mayFail: /reminders/,
    answers: (page) => page.route('**/api/reminders', (route) => route.abort('connectionreset')),
    reach: (page) => see(page.getByText('We couldn’t load your reminders')),
  },
  { name: 'reminder-link-broken', path: '/reminders/x', as: 'visitor', mayFail: /reminders/ },
  {
    name: 'reminder-link',
    path: '/reminders/x',
    as: 'visitor',
    mayFail: /reminders/,
    reach: async (page) => {
      const tasks = ['Water your Peace Lily', 'Water your Monstera', 'Feed your Lemon Tree'];
      const json = { action: 'done', answer: null, isOn: true, tasks };
      await page.route('**/api/reminders/messages/x', (route) => route.fulfill({ json }));
      await page.reload();
      await see(page.getByRole('button', { name: 'Yes, all done' }));
    },
  },
  { name: 'mailbox-denied', path: '/admin/mailbox', as: 'member' },
];
