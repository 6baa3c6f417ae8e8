import assert from 'node:assert/strict';
import { newEmail, see, servers, stage } from './browser.mjs';
import { linkIn, newestMail } from './mail.mjs';

const { journey } = stage();
const server = servers.builtIn;

journey(
  'somebody subscribes, says yes to the link of the mail, and leaves again',
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
  },
);

journey('the newsletter of the month is for admins only', { server }, async ({ page, signUp }) => {
  await signUp();
  await page.goto('/admin/newsletter');
  await see(page.getByRole('heading', { name: 'Access Denied', level: 1 }));
});
