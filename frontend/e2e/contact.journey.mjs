import assert from 'node:assert/strict';
import { see, stage } from './browser.mjs';

const { journey } = stage();
const field = (page, name) => page.getByLabel(name, { exact: true });
const send = (page) => page.getByRole('button', { name: 'Send Message' });

journey(
  'a visitor comes from the footer, is told what is missing, writes and gets an answer',
  {},
  async ({ page }) => {
    await page.goto('/contact');
    await field(page, 'Name').fill('Rosa Moss'); // at once, while the app is still loading
    await send(page).click();
    await see(page.getByText('Invalid email address', { exact: true }));
    assert.equal(await field(page, 'Name').inputValue(), 'Rosa Moss');

    await page.goto('/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await see(page.getByRole('heading', { name: 'Get in Touch', level: 1 }));
    await send(page).click();
    for (const words of ['Name is required', 'Invalid email address', 'Subject is required'])
      await see(page.getByText(words, { exact: true }));
    await see(page.getByText('Message must be at least 10 characters'));

    await field(page, 'Name').fill('Rosa Moss');
    await field(page, 'Email').fill('rosa@leaflore.test');
    await field(page, 'Subject').fill('My fern');
    await field(page, 'Message').fill('How do I change the name of my fern?');
    await send(page).click();
    await see(page.getByText('Message Sent!', { exact: true }));
    await see(page.getByText('Thank you for writing to us. We answer within 24 hours.'));
    for (const name of ['Name', 'Email', 'Subject', 'Message'])
      assert.equal(await field(page, name).inputValue(), '', `${name} is cleared`);

    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await see(page.getByRole('heading', { name: 'About Leaflore', level: 1 }));
  },
);

journey(
  'a message that cannot be sent is kept; while it is under way the button says so',
  { mayFail: /api\/contact/ },
  async ({ page, signUp }) => {
    const { email } = await signUp();
    await page.goto('/contact');
    assert.equal(await field(page, 'Email').inputValue(), email);
    await field(page, 'Subject').fill('URGENT');
    await field(page, 'Message').fill('My fern has lost its fronds.');
    let answer;
    const asked = new Promise((resolve) => {
      void page.route('**/api/contact', (route) => {
        answer = () => route.fulfill({ status: 503, json: {} });
        resolve();
      });
    });
    await send(page).click();
    await asked;
    const busy = page.getByRole('button', { name: 'Sending Message...' });
    await see(busy);
    assert.equal(await busy.getAttribute('aria-disabled'), 'true');
    await answer();
    await see(page.getByText('Failed to Send Message', { exact: true }));
    await see(page.getByText('There was an issue sending your message. Please try again later.'));
    assert.equal(await field(page, 'Message').inputValue(), 'My fern has lost its fronds.');
  },
);
