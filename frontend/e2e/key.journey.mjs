/* global document */
import assert from 'node:assert/strict';
import { goOffline, identifierWill, see, stage } from './browser.mjs';
import { ANSWERS } from './fake-provider.mjs';
import { identify, used } from './identify-steps.mjs';

const { journey } = stage();
const tap = (page, name) => page.getByRole('button', { name, exact: true }).click();

/** Answers a question, which is asked for unless it is the one that the key asks anyway. */
async function answer(page, topic, choice) {
  const option = page.getByRole('button', { name: choice, exact: true });
  const other = page.getByRole('button', { name: topic, exact: true });
  await see(option.or(other));
  if (await other.isVisible()) await other.click();
  await option.click();
}

journey('what a photo leaves open is found by taps on drawings', {}, async ({ page, signUp }) => {
  await signUp();
  await identifierWill({ answer: ANSWERS.unsure });
  await identify(page);
  await see(page.getByRole('heading', { name: 'We are not sure' }));
  const address = page.url();
  await page.getByRole('link', { name: 'Tell us what you see' }).click();
  await see(page.getByRole('heading', { level: 1, name: 'What do you see?' }));
  await see(page.getByRole('article', { name: 'Peace Lily' }));

  await answer(page, 'Leaves', 'Like a feather');
  await answer(page, 'Growth', 'Like a fern');
  await answer(page, 'Where it stands', 'Outdoors');
  await tap(page, 'Undo: Where it stands, Outdoors');
  await tap(page, 'Indoors');
  await see(page.getByRole('article', { name: 'Boston Fern' }).getByText('Fits all you saw'));
  await page.reload();
  await tap(page, 'It’s this one: Boston Fern');
  await see(page.getByText('Thank you for telling us which one it is.'));
  await see(page.getByRole('heading', { level: 2, name: 'Boston Fern' }));
  assert.equal(page.url(), address, 'it is the same identification');
  assert.equal(await used(page), 0);
});

journey(
  'a plant without a name is found from the library, without a connection, and its guide is read',
  { mayFail: /./ },
  async ({ page, signUp }) => {
    await signUp();
    await page.goto('/');
    await page.getByRole('button', { name: 'Plant Library' }).click();
    await page.getByRole('link', { name: 'No name? Find it by what you see' }).click();
    await see(page.getByRole('heading', { name: 'It could be one of 384 plants' }));
    await goOffline(page);
    await see(page.getByText(/^You are offline\. The key works all the same/));
    await answer(page, 'Growth', 'Like a fern');
    await page.goBack();
    await see(page.getByRole('heading', { name: 'How does it grow?' }));
    await page.goForward();
    await answer(page, 'Leaves', 'Like a feather');
    const fern = page.getByRole('article', { name: 'Boston Fern' });
    await see(fern.locator('svg path'));
    await page.context().setOffline(false);
    await tap(page, 'It’s this one: Boston Fern');
    await see(page.getByRole('button', { name: 'Add to My Garden' }));
    await page.getByRole('link', { name: 'Open its care guide' }).click();
    await see(page.getByRole('heading', { level: 1, name: 'Boston Fern' }));
  },
);

journey('the key is worked by keyboard alone', {}, async ({ page, signUp }) => {
  await signUp();
  await page.goto('/key?ask=edge');
  await see(page.getByRole('heading', { name: 'It could be one of 384 plants' }));
  const nameOf = () => (document.activeElement.ariaLabel ?? document.activeElement.textContent).trim();
  const to = async (wanted) => {
    for (let step = 0; step < 60 && (await page.evaluate(nameOf)) !== wanted; step += 1)
      await page.keyboard.press('Tab');
    assert.equal(await page.evaluate(nameOf), wanted);
    await page.keyboard.press('Enter');
  };
  const isAt = (wanted) =>
    page.waitForFunction(
      (name) => (document.activeElement.ariaLabel ?? document.activeElement.textContent).trim() === name,
      wanted,
    );
  await to('Growth');
  await isAt('How does it grow?');
  await to('Like a fern');
  // The next question has the focus, whichever it is.
  await page.waitForFunction(
    () => document.activeElement.id === 'key-question' && !/grow/.test(document.activeElement.textContent),
  );
  if ((await page.evaluate(nameOf)) !== 'What are its leaves like?') {
    await to('Leaves');
    await isAt('What are its leaves like?');
  }
  await to('Like a feather');
  await page.waitForFunction(() => document.querySelectorAll('[aria-label^="Undo: "]').length === 2);
  await to('It’s this one: Boston Fern');
  await isAt('Boston Fern');
});
