import assert from 'node:assert/strict';
import { see, servers, stage } from './browser.mjs';

const { journey, getBrowser } = stage();
const server = servers.builtIn;
const NOTE = 'The can is under the sink. <b>Thank you!</b>';
const day = (ahead) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

journey(
  'a gardener goes away: the plant sitter ticks what is done, without a login, until the link is ended',
  { server },
  async ({ page, signUp }) => {
    await signUp();
    const lastWatered = new Date(Date.now() - 30 * 86_400_000).toISOString();
    for (const commonName of ['Peace Lily', 'Fern'])
      await page.request.post('/api/plants', {
        data: { commonName, waterNeeds: 'Weekly', lastWatered },
        headers: { origin: server.url },
      });
    await page.goto('/garden/calendar');
    await page.getByRole('link', { name: 'Going away?' }).click();
    await page.getByLabel('First day away').fill(day(-1));
    await page.getByLabel('Last day away').fill(day(-2));
    await page.getByLabel('A note for your plant sitter').fill(NOTE);
    await page.getByRole('button', { name: 'Make the page' }).click();
    await see(page.getByText('The last day is before the first. Please look at the dates again.'));
    await page.getByLabel('Last day away').fill(day(20));
    await page.getByRole('button', { name: 'Make the page' }).click();
    const address = page.getByLabel('Link for your plant sitter');
    await see(address);
    const link = await address.inputValue();

    const context = await getBrowser().newContext({ baseURL: server.url });
    const sitter = await context.newPage();
    const asked = [];
    sitter.on('request', (request) => asked.push(request));
    const opened = await sitter.goto(link);
    const headers = opened.headers();
    assert.equal(headers['cache-control'], 'no-store');
    assert.equal(headers['referrer-policy'], 'no-referrer');
    assert.equal(headers['x-robots-tag'], 'noindex');
    await see(sitter.getByText(NOTE));
    const box = sitter.getByRole('checkbox', { name: 'Water Peace Lily' });
    // A press is seen at once, and sent after those before it.
    let answers = 0;
    const isThird = (answer) => answer.request().method() === 'PUT' && (answers += 1) === 3;
    const areStored = sitter.waitForResponse(isThird);
    await box.click();
    await see(sitter.getByText('Done. Thank you!'));
    await box.click();
    await sitter.getByText('Done. Thank you!').waitFor({ state: 'detached' });
    await box.click();
    await see(sitter.getByText('Done. Thank you!'));
    await areStored;
    await sitter.reload();
    await see(sitter.getByRole('checkbox', { name: 'Water Peace Lily', checked: true }));
    await see(sitter.getByRole('checkbox', { name: 'Water Fern', checked: false }));
    for (const request of asked)
      assert.ok(!(await request.headerValue('referer'))?.includes('/sitter/'), 'no address is passed on');

    await page.reload();
    await see(page.getByText('Peace Lily: watered today'));
    await page.getByRole('button', { name: 'End this link' }).click();
    await page.getByRole('button', { name: 'Yes, end it' }).click();
    await see(page.getByText('You ended this link. It no longer works.'));
    await sitter.getByRole('checkbox', { name: 'Water Fern' }).click();
    await see(sitter.getByText('This page is closed', { exact: true }));
    await sitter.reload();
    await see(sitter.getByText('This page is closed', { exact: true }));
    await context.close();
  },
);
