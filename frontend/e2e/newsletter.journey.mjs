import assert from 'node:assert/strict';
import { openAdmin } from './admin.mjs';
import { newEmail, see, servers, stage } from './browser.mjs';
import { eventually } from './eventually.mjs';
import { linkIn, newestMail } from './mail.mjs';

const { journey, getBrowser } = stage();
const server = servers.builtIn;

const OFF = /https?:\/\/[^\s"<>]+\/newsletter\/unsubscribe\/[^\s"<>]+/;

/** An admin looks at this month's issue and sends it. */
async function sendIssue() {
  const { page, close } = await openAdmin(getBrowser(), server);
  await page.goto('/admin/newsletter');
  await see(page.getByRole('article', { name: /^Your plants in/ }));
  await page.getByRole('button', { name: /^Send to \d+ (person|people)$/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send it', exact: true }).click();
  await see(page.getByText('Newsletter sent', { exact: true }));
  await see(page.getByText('This issue was sent already.'));
  await close();
}

journey(
  'somebody subscribes, says yes to the link of the mail, gets the issue that an admin sends, and leaves again',
  { server },
  async ({ page }) => {
    const email = newEmail();
    await page.goto('/about');
    await page.getByRole('heading', { level: 1 }).hover(); // the app's code runs at the first sign of somebody
    const card = page.getByRole('article', { name: 'Stay Growing' });
    await see(card);
    await card.getByRole('button', { name: 'Get Growing Tips' }).click();
    await see(card); // an empty one is not sent
    await card.getByLabel('Your email').fill('rosa');
    await card.getByRole('button', { name: 'Get Growing Tips' }).click();
    await see(card.getByText('Invalid email address'));
    await card.getByLabel('Your email').fill(email);
    await card.getByRole('button', { name: 'Get Growing Tips' }).click();
    await see(page.getByRole('heading', { name: 'Welcome to the Family!' }));

    const link = linkIn(await newestMail(server.dataDir, email));
    assert.match(link, /\/newsletter\/confirm\//);
    await page.goto(link);
    await page.getByRole('button', { name: 'Yes, send me growing tips' }).click();
    await see(page.getByText('You’re on the list.', { exact: false }));
    await page.reload();
    await see(page.getByText('You’re on the list.', { exact: false }));

    await sendIssue();
    const mail = () => newestMail(server.dataDir, email);
    const [off] = OFF.exec(await eventually(mail, (text) => OFF.test(text)));
    await page.goto(off);
    await page.getByRole('button', { name: 'Stop the newsletter' }).click();
    await see(page.getByText('You won’t get the newsletter any more.'));
    await page.reload();
    await see(page.getByText('You won’t get the newsletter any more.'));
  },
);

journey('the newsletter of the month is for admins only', { server }, async ({ page, signUp }) => {
  await signUp();
  await page.goto('/admin/newsletter');
  await see(page.getByRole('heading', { name: 'Access Denied', level: 1 }));
});
