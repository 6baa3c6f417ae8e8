/* global PerformanceObserver, window */
import assert from 'node:assert/strict';
import { DESKTOP, identifierWill, PHONE, releaseIdentifier, see, stage } from './browser.mjs';
import { ANSWERS } from './fake-provider.mjs';
import { choose, identify, OWN_ADDRESS, press, used } from './identify-steps.mjs';
import { aBlurredFile, aDarkFile, aFile } from './pictures.mjs';

const { journey } = stage({ isWhole: true });

journey(
  'an identification has its own address: reload, Back and the history lead to it',
  {},
  async ({ page, signUp }) => {
    await signUp();
    await identifierWill({ isHeld: true });
    await page.goto('/');
    await page.getByRole('link', { name: 'Start FREE Plant ID' }).click();
    await choose(page, await aFile('fern'));
    await press(page);
    await page.waitForURL(OWN_ADDRESS);
    const address = page.url();
    await see(page.getByRole('button', { name: 'Identifying...' }));
    await page.reload();
    await see(page.getByRole('list', { name: 'Progress' }));
    await releaseIdentifier();
    await see(page.getByRole('heading', { name: 'Jade Plant', exact: true }));
    await see(page.getByText('Plant Identified!', { exact: true }));
    await page.reload();
    await see(page.getByRole('heading', { name: 'Jade Plant', exact: true }));
    assert.equal(page.url(), address);
    await page.goBack();
    await see(page.getByRole('button', { name: 'Upload Image' }));
    await page.goForward();
    await see(page.getByRole('heading', { name: 'Jade Plant', exact: true }));
    await page.goto(address.replace('/identify/', '/identifications/'));
    await page.waitForURL(address);
    assert.equal(await used(page), 1);
  },
);

journey('Back from an answer leads to the photos, and the same ones cost nothing', {}, async (someone) => {
  const { page, signUp } = someone;
  await signUp();
  await identify(page);
  await see(page.getByRole('heading', { name: 'Jade Plant', exact: true }));
  const address = page.url();
  await page.goBack();
  await see(page.getByRole('img', { name: /^Photo 1/ }));
  await press(page);
  await see(page.getByRole('heading', { name: 'Jade Plant', exact: true }));
  assert.equal(page.url(), address);
  assert.equal(await used(page), 1);
  await page.getByRole('button', { name: 'Identify another plant' }).click();
  await see(page.getByRole('button', { name: 'Upload Image' }));
  assert.equal(await page.getByRole('img', { name: /^Photo 1/ }).count(), 0);
});

for (const [where, size] of Object.entries({ phone: PHONE, desktop: DESKTOP }))
  for (const [what, answer, heading] of [
    ['a name', undefined, 'Jade Plant'],
    ['three plants', ANSWERS.unsure, 'We are not sure'],
    ['no plant', ANSWERS.noPlant, 'We can’t see a plant here'],
  ])
    journey(
      `nothing moves when the answer arrives: ${what}, on a ${where}`,
      { size },
      async ({ page, signUp }) => {
        await signUp();
        await identifierWill({ isHeld: true, answer });
        await identify(page);
        await see(page.locator('[aria-current="step"]', { hasText: 'Looking at leaves and flowers' }));
        const photo = await page.getByRole('img', { name: 'Your photo' }).elementHandle();
        await page.evaluate(() => {
          window.shift = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) window.shift += entry.value;
          }).observe({ type: 'layout-shift' });
        });
        await releaseIdentifier();
        await see(page.getByRole('heading', { name: heading, exact: true }));
        await page.waitForLoadState('networkidle');
        const shift = await page.evaluate('window.shift');
        assert.ok(shift <= 0.01, `the answer moves what is there by ${shift}`);
        assert.ok(await photo.evaluate((element) => element.isConnected), 'the photo stays as it is');
        console.log(`layout shift of the answer, ${what}, ${where}: ${shift}`);
      },
    );

journey('a dark photo is noticed before it is sent, and may be sent', {}, async ({ page, signUp }) => {
  await signUp();
  await page.goto('/identify');
  await choose(page, await aDarkFile());
  await see(page.getByText('This photo is rather dark. Could you take it by a window?'));
  await page.getByTestId('take-another').setInputFiles(await aBlurredFile());
  await see(page.getByText('This photo is blurred. Could you tap on the plant to focus, and hold still?'));
  await page.getByTestId('take-another').setInputFiles(await aFile());
  await page.getByText('This photo is').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Remove photo 1' }).click();
  await choose(page, await aDarkFile());
  await page.getByRole('button', { name: 'Use It Anyway' }).click();
  await page.getByText('This photo is rather dark.').waitFor({ state: 'detached' });
  await press(page);
  await see(page.getByRole('heading', { name: 'Jade Plant', exact: true }));
});

journey('an unsure answer says that the blurred photo may be why', {}, async ({ page, signUp }) => {
  await signUp();
  await identifierWill({ answer: ANSWERS.unsure });
  await page.goto('/identify');
  await choose(page, await aBlurredFile());
  await press(page);
  await see(page.getByText('Your photo is blurred, which may be why.'));
  assert.equal(await used(page), 0);
  await page.getByRole('button', { name: 'Add a photo and try again' }).click();
  await see(page.getByRole('img', { name: /^Photo 1/ }));
});
