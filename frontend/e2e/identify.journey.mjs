import assert from 'node:assert/strict';
import { DESKTOP, goOffline, identifierWill, releaseIdentifier, see, servers, stage } from './browser.mjs';
import { ANSWERS } from './fake-provider.mjs';
import { choose, identify, OWN_ADDRESS, press, remaining, used } from './identify-steps.mjs';
import { aFile } from './pictures.mjs';
import { isBusyOnce } from './screens/steps.mjs';

const { journey } = stage();

journey(
  'a new gardener identifies a plant with the built-in identifier and opens it again',
  { server: servers.builtIn },
  async ({ page, signUp }) => {
    await signUp();
    await page.goto('/');
    await page.getByRole('link', { name: 'Start FREE Plant ID' }).click();
    await remaining(page, 5);
    await choose(page, await aFile('first'));
    await press(page);
    const name = page.locator('#result-name');
    await see(name);
    const title = await name.textContent();
    await see(page.getByText('Leaflore’s own identifier'));
    const left = 5 - (await used(page));
    await remaining(page, left);
    const isFree = await page.getByText('This didn’t use up an identification.').isVisible();
    assert.equal(left, isFree ? 5 : 4);
    const address = page.url();
    assert.match(address, OWN_ADDRESS);

    await page.getByRole('link', { name: 'Your identifications' }).click();
    await see(page.getByRole('heading', { level: 1, name: 'Your Identifications' }));
    await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
    await see(page.getByRole('heading', { level: 1, name: 'Plant Identification', exact: true }));
    await see(page.locator('#result-name', { hasText: title }));
    assert.equal(page.url(), address, 'the history opens the same address');
  },
);

journey('the progress of an identification is shown step by step', {}, async ({ page, signUp }) => {
  await signUp();
  await identifierWill({ isHeld: true });
  await page.goto('/identify');
  await choose(page, await aFile());
  await press(page);
  await see(page.getByRole('button', { name: 'Identifying...' }));
  await see(page.getByRole('list', { name: 'Progress' }));
  await see(page.locator('[aria-current="step"]', { hasText: 'Looking at leaves and flowers' }));
  await releaseIdentifier();
  await Promise.all([
    see(page.getByText('Plant Identified!', { exact: true })),
    see(page.getByText('Found: Jade Plant (4 identifications remaining)', { exact: true })), // goes after a while
  ]);
  await see(page.getByRole('heading', { name: 'Jade Plant', exact: true }));
  await remaining(page, 4);
  assert.equal(await page.evaluate('document.activeElement.id'), 'result-name', 'the answer has the focus');
});

journey('an identified plant is added to the garden', {}, async ({ page, signUp }) => {
  await signUp();
  await identify(page);
  await page.getByRole('button', { name: 'Add to My Garden' }).click();
  await page.getByRole('button', { name: 'About a week ago' }).click();
  await see(page.getByText('Plant Added!', { exact: true }));
  await see(page.getByText('Jade Plant has been added to your garden.', { exact: true }));
  const plants = await (await page.request.get('/api/plants')).json();
  assert.deepEqual(
    plants.map(({ commonName }) => commonName),
    ['Jade Plant'],
  );
});

journey('an unsure result shows three plants, and the reader chooses one', {}, async ({ page, signUp }) => {
  await signUp();
  await identifierWill({ answer: ANSWERS.unsure });
  await identify(page);
  await see(page.getByRole('heading', { name: 'We are not sure' }));
  await see(page.getByText('This didn’t use up an identification.'));
  await remaining(page, 5);
  assert.equal(await used(page), 0);
  await page.getByRole('button', { name: /^It’s this one.*Snake Plant$/ }).click();
  await see(page.getByRole('heading', { level: 2, name: 'Snake Plant' }));
  await see(page.getByText('Thank you for telling us which one it is.'));
  await page.goto('/identifications');
  await see(page.getByRole('link', { name: 'Snake Plant' }));
  await see(page.getByText('You chose it', { exact: true }));
});

journey('a confident answer is confirmed', {}, async ({ page, signUp }) => {
  await signUp();
  await identify(page);
  await page.getByRole('button', { name: 'Yes, that’s it' }).click();
  await see(page.getByText('Thanks for confirming.'));
  await page.getByRole('link', { name: 'Choose something else' }).waitFor();
});

journey('a photo without a plant is not counted', {}, async ({ page, signUp }) => {
  await signUp();
  await identifierWill({ answer: ANSWERS.noPlant });
  await identify(page);
  await see(page.getByRole('heading', { name: 'We can’t see a plant here' }));
  await see(page.getByText('This didn’t use up an identification.'));
  await remaining(page, 5);
  assert.equal(await used(page), 0);
  await page.getByRole('button', { name: 'Try another photo' }).click();
  await see(page.getByRole('button', { name: 'Upload Image' }));
});

journey('the health problems of an unwell plant are listed, with advice', {}, async ({ page, signUp }) => {
  await signUp();
  await identifierWill({ answer: ANSWERS.ill });
  await identify(page);
  await see(page.getByRole('heading', { name: 'How it is doing' }));
  await see(page.getByText('38 out of 100'));
  for (const words of [...ANSWERS.ill.health.issues, ...ANSWERS.ill.health.recommendations])
    await see(page.getByText(words, { exact: true }));
});

journey('after five identifications the page explains premium', {}, async ({ page, signUp, useUp }) => {
  await signUp();
  await useUp(4);
  await identify(page);
  await see(page.getByRole('heading', { name: 'Jade Plant', exact: true }));
  await remaining(page, 0);
  await page.goto('/identify');
  await see(page.getByRole('heading', { name: 'You have used your five free identifications' }));
  assert.equal(await page.getByRole('button', { name: 'Upload Image' }).count(), 0);
  await page.getByRole('link', { name: 'Upgrade Now' }).last().click();
  await page.waitForURL('**/premium');
});

journey(
  'when the last identification was used elsewhere, the limit message appears',
  { mayFail: /\/api\/identify-plant$/ },
  async ({ page, signUp, useUp }) => {
    await signUp();
    await useUp(4);
    await page.goto('/identify');
    await choose(page, await aFile());
    await useUp(1);
    await press(page);
    await see(page.getByText('Trial Limit Reached', { exact: true }));
    await see(
      page.getByText('Please upgrade to premium for unlimited plant identifications.', { exact: true }),
    );
    await see(page.getByText('Your free identifications are used up'));
  },
);

journey(
  'when the identifier is away ours answers in its place, and it is not counted',
  {},
  async ({ page, signUp }) => {
    await signUp();
    await identifierWill({ status: 429 });
    await identify(page);
    await see(page.getByText('our own one looked at your photo'));
    assert.equal(await used(page), 0);
  },
);

journey(
  'when an identification fails the photos stay and a second try succeeds',
  { mayFail: /identify-plant/ },
  async ({ page, signUp }) => {
    await signUp();
    await isBusyOnce(page);
    await identify(page);
    await see(page.getByText('Identification Failed', { exact: true }));
    await see(page.getByText('Your photos are still here.'));
    assert.equal(await used(page), 0);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await see(page.getByRole('heading', { name: 'Jade Plant', exact: true }));
    await remaining(page, 4);
    assert.equal(await used(page), 1);
  },
);

journey(
  'without a connection the photos wait, and are sent when it is back',
  { mayFail: /./ },
  async ({ page, signUp }) => {
    await signUp();
    await page.goto('/identify');
    await see(page.getByRole('button', { name: 'Upload Image' }));
    await goOffline(page);
    await choose(page, await aFile());
    await see(page.getByText('Your photos are waiting'));
    assert.ok(await page.getByRole('button', { name: 'Identify Plant', exact: true }).isDisabled());
    await page.context().setOffline(false);
    await press(page);
    await see(page.getByRole('heading', { name: 'Jade Plant', exact: true }));
    assert.equal(await used(page), 1);
  },
);

journey(
  'a connection that breaks while sending loses nothing and is counted once',
  { mayFail: /\/api\/identify-plant$/ },
  async ({ page, signUp }) => {
    await signUp();
    // The request arrives, but its answer does not.
    await page.route(
      '**/api/identify-plant',
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await identify(page);
    await see(page.getByText('We couldn’t reach the server'));
    await page.getByRole('button', { name: 'Try Again' }).click();
    await see(page.getByRole('heading', { name: 'Jade Plant', exact: true }));
    assert.equal(await used(page), 1);
  },
);

journey('several photos of one plant are taken together', { size: DESKTOP }, async ({ page, signUp }) => {
  await signUp();
  await page.goto('/identify');
  await see(page.getByRole('button', { name: 'Select Image' }));
  await choose(page, await aFile('a'), await aFile('b'), await aFile('c'));
  const photos = page.getByRole('list', { name: 'Your photos' }).getByRole('img');
  await see(photos.nth(2));
  await page.getByRole('button', { name: 'Remove photo 2' }).click();
  await photos.nth(2).waitFor({ state: 'detached' });
  assert.equal(await photos.count(), 2);
  await press(page);
  await see(page.getByRole('heading', { name: 'Jade Plant', exact: true }));
  assert.equal(await used(page), 1);
});

journey('a file that is not a photo is refused before anything is sent', {}, async ({ page, signUp }) => {
  await signUp();
  await page.goto('/identify');
  const file = { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear Rosa') };
  await page.getByTestId('upload-image').setInputFiles(file);
  await see(page.getByText('Identification Failed', { exact: true }));
  await see(page.getByText('Failed to read file', { exact: true }));
  await see(page.getByText('letter.jpg cannot be read.'));
});

journey(
  "another account's identification cannot be opened",
  { mayFail: /\/api\/identifications\// },
  async ({ page, signUp, useUp }) => {
    await signUp();
    await useUp(1);
    const [{ identificationId }] = await (await page.request.get('/api/identifications')).json();
    await page.context().clearCookies();
    await signUp();
    await page.goto(`/identify/${identificationId}`);
    await see(page.getByText('We can’t find this identification'));
  },
);
