import assert from 'node:assert/strict';
import { openWindow, see, servers, stage } from './browser.mjs';
import { confirmEmail, linkIn, newestMail } from './mail.mjs';

const { journey, getBrowser } = stage();
const server = servers.builtIn;

journey(
  'two look after one garden: invited by mail, ticked by the one, seen by the other, until it is not shared any more',
  { server },
  async ({ page, signUp }) => {
    const rosa = await signUp();
    await confirmEmail(page, server, rosa.email);
    const lastWatered = new Date(Date.now() - 30 * 86_400_000).toISOString();
    for (const commonName of ['Peace Lily', 'Fern'])
      await page.request.post('/api/plants', {
        data: { commonName, waterNeeds: 'Weekly', lastWatered },
        headers: { origin: server.url },
      });
    const other = await openWindow(getBrowser(), { server, mayFail: /\/api\// });
    const ada = await other.signUp({ firstName: '<b>Ada</b>', lastName: 'Fern' });

    await page.goto('/garden');
    await page.getByRole('link', { name: 'Share your garden' }).click();
    await see(page.getByText('Only you, so far.'));
    await page.getByLabel('Their email address').fill('ada');
    await page.getByRole('button', { name: 'Send the invitation' }).click();
    await see(page.getByText('Please enter their email address'));
    await page.getByLabel('Their email address').fill(ada.email);
    await page.getByRole('button', { name: 'Send the invitation' }).click();
    await see(page.getByText(/^Invited to see and tick\./));

    const mail = await newestMail(server.dataDir, ada.email);
    await other.page.goto(linkIn(mail));
    await other.page.getByRole('button', { name: 'Join the garden' }).click();
    await see(other.page.getByRole('heading', { name: 'Rosa’s garden' }));
    assert.equal(await other.page.getByRole('button', { name: 'Add Plant' }).count(), 0);
    const lily = other.page.getByRole('listitem').filter({ hasText: 'Water: Peace Lily' });
    await lily.getByRole('button', { name: 'It was dry: I watered it' }).click();
    await see(other.page.getByText('Peace Lily: watered, by you'));
    await other.page.goto('/garden');
    await other.page.getByRole('link', { name: 'Rosa’s garden' }).click();
    await see(other.page.getByText('Peace Lily: watered, by you'));

    await page.goto('/garden');
    await page.getByText('Noted earlier today: 1').click();
    await see(page.getByText('Peace Lily: watered, by <b>Ada</b>'));
    await page.goto('/household');
    await page.getByRole('button', { name: 'Change everything' }).last().click();
    await see(page.getByText('Changed', { exact: true }));
    await other.page.reload();
    await other.page.getByRole('link', { name: 'Fern' }).last().click();
    await other.page.getByLabel('Write in the journal').fill('A new leaf');
    await other.page.getByRole('button', { name: 'Keep this note' }).click();
    await see(other.page.getByText('A new leaf'));

    // What is noted without a network waits, with the garden in its address, and says why it was refused.
    await other.page.goBack();
    const fern = other.page.getByRole('listitem').filter({ hasText: 'Water: Fern' });
    await see(fern);
    await other.page.context().setOffline(true);
    await fern.getByRole('button', { name: 'It was dry: I watered it' }).click();
    await see(other.page.getByText('1 thing waits for the network'));
    await fern.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Stop sharing with/ }).click();
    await page.getByRole('button', { name: 'Yes, stop sharing' }).click();
    await see(page.getByText('Only you, so far.'));
    await other.page.context().setOffline(false);
    await see(other.page.getByText(/This garden isn’t shared with you, or not any more\./).first());
    await other.page.reload();
    await see(other.page.getByText(/^Its owner can invite you again\./));
    await other.close();
  },
);
