/* global indexedDB */
import assert from 'node:assert/strict';
import { newEmail, PASSWORD, see, servers, stage } from './browser.mjs';
import { used } from './identify-steps.mjs';
import { aFile } from './pictures.mjs';

const { journey } = stage();

journey(
  'a visitor tries it with one photo on their own device, joins, and finds the answer in their identifications',
  { server: servers.builtIn },
  async ({ page }) => {
    const sent = [];
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
    await page.goto('/');
    await page.getByRole('button', { name: 'Try It Now' }).click();
    await see(page.getByRole('button', { name: 'Choose a Photo' }));
    // A look at what is kept makes no store: one that comes late would leave it behind after a logout.
    assert.deepEqual(await page.evaluate(() => indexedDB.databases()), []);
    await page.getByTestId('try-photo').setInputFiles(await aFile('first'));
    await see(page.getByText('Looked at on this device'));
    assert.deepEqual(sent, [], 'nothing leaves the device');

    await page.reload();
    await page.getByRole('button', { name: 'Try It Now' }).click();
    await see(page.getByText('Looked at on this device'));
    assert.equal(
      await page.getByRole('button', { name: 'Choose a Photo' }).count(),
      0,
      'one photo is the try',
    );
    await page.getByRole('button', { name: 'Remove It from This Device' }).click();
    await see(page.getByRole('button', { name: 'Choose a Photo' }));
    await page.reload();
    await page.getByRole('button', { name: 'Try It Now' }).click();
    await page.getByTestId('try-photo').setInputFiles(await aFile('first'));
    await see(page.getByText('Looked at on this device'));

    await page.getByRole('button', { name: 'Create Your Account and Keep It' }).click();
    const fields = { 'First Name': 'Rosa', 'Last Name': 'Moss', Email: newEmail(), Password: PASSWORD };
    for (const [label, value] of Object.entries(fields))
      await page.getByRole('dialog').getByLabel(label, { exact: true }).fill(value);
    await page.getByRole('button', { name: 'Join' }).click();
    await page.waitForURL('**/identifications');
    await see(page.getByText('On your device', { exact: true }));
    await page.reload();
    await see(page.getByText('On your device', { exact: true }));
    const history = await (await page.request.get('/api/identifications')).json();
    assert.equal(history.length, 1, 'it is there once');
    assert.equal(await used(page), 0, 'it is not counted');
  },
);
