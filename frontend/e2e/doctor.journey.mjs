import assert from 'node:assert/strict';
import { identifierWill, see, stage } from './browser.mjs';
import { ANSWERS } from './fake-provider.mjs';
import { aFile } from './pictures.mjs';

const { journey } = stage();

/** Adds an ivy in the living room, and another plant beside it. */
async function twoPlants({ page, server }) {
  const add = async (data) => {
    const answer = await page.request.post('/api/plants', { data, headers: { origin: server.url } });
    assert.ok(answer.ok(), await answer.text());
    return answer.json();
  };
  const place = 'Living room';
  const [ivy] = [
    await add({ commonName: 'Ivy', scientificName: 'Hedera helix', place, watered: 'today' }),
    await add({ commonName: 'Weeping Fig', scientificName: 'Ficus benjamina', place, watered: 'today' }),
  ];
  return ivy;
}

const tap = (page, name) => page.getByRole('button', { name, exact: true }).click();

/** Answers what is left of the check with "I don't know"; resolves to how many taps that took. */
async function finish(page) {
  let taps = 0;
  const question = page.getByText(/^Question \d of at most 5$/);
  const answer = page.getByRole('button', { name: 'Start over' });
  for (; await see(question.or(answer)), await question.isVisible(); taps += 1) {
    const asked = await question.textContent();
    await tap(page, 'I don’t know');
    await page.getByText(asked, { exact: true }).waitFor({ state: 'detached' });
  }
  return taps;
}

journey('an unwell plant is looked at, gets a plan, is photographed and is better', {}, async (someone) => {
  const { page, signUp } = someone;
  await signUp();
  const ivy = await twoPlants(someone);
  await page.goto(`/garden/${ivy.id}`);
  await see(page.getByRole('heading', { name: 'Nothing to do today' }));
  await tap(page, 'It looks unwell');
  await page.getByRole('link', { name: 'Find out what it is' }).click();
  await see(page.getByRole('heading', { level: 1, name: 'What is wrong?' }));
  await tap(page, 'Powder, fluff, webs, sticky or mushrooms');
  await tap(page, 'Fine webs');
  assert.ok((await finish(page)) <= 3, 'five taps at most');
  const cause = page.getByRole('article', { name: 'Spider mites' });
  await see(cause.getByText(/^Why we think so: .*fine webs/));
  await see(cause.getByRole('link', { name: 'Weeping Fig' }));
  await tap(page, 'Start this plan: Spider mites');

  await see(page.getByText('Plan Started', { exact: true }));
  const plan = page.getByRole('region', { name: 'Spider mites' });
  await see(plan.getByRole('list', { name: 'The plan' }));
  await see(page.getByText('Needs Care'));
  await see(page.getByRole('heading', { name: 'No other care today' }));
  await plan
    .getByTestId('plan-photo')
    .last()
    .setInputFiles(await aFile('before'));
  await see(plan.getByAltText('Before: Ivy'));

  await page.goto('/garden');
  await see(page.getByText(/Move it away from your other plants: /));
  await page.goto(`/garden/${ivy.id}`);
  await plan.getByRole('button', { name: /^Done: Move it away/ }).click();
  await see(plan.getByText('Done today'));
  await plan.getByTestId('plan-photo').setInputFiles(await aFile('after'));
  await see(plan.getByAltText('After: Ivy'));

  await tap(page, 'About the same');
  await see(page.getByText(/^We’ll ask about Ivy again on /));
  await see(plan.getByText(/^Look again on /));
  await see(page.getByText('Needs Care'));

  await tap(page, 'It is better');
  await see(page.getByText('It Is Better', { exact: true }));
  await see(page.getByRole('button', { name: 'It looks unwell' }));
  await see(page.getByText('Healthy'));
  await page.getByRole('button', { name: 'Undo' }).click();
  await see(plan.getByRole('heading', { name: 'Spider mites' }));
  await tap(page, 'It is worse');
  await see(page.getByRole('heading', { name: 'Still unwell: Spider mites' }));
  await see(page.getByText(/garden centre or a plant clinic/).first());
  await tap(page, 'Start this plan: Thrips');
  await see(page.getByRole('region', { name: 'Thrips' }));
  await tap(page, 'It is better');
  await see(page.getByRole('button', { name: 'It looks unwell' }));
});

journey('what an identification saw on a photo leads to the doctor', {}, async (someone) => {
  const { page, signUp } = someone;
  await signUp();
  await twoPlants(someone);
  await identifierWill({ answer: ANSWERS.ill });
  await page.goto('/identify');
  await page.getByTestId('upload-image').setInputFiles([await aFile()]);
  await see(page.getByRole('list', { name: 'Your photos' }).getByRole('img'));
  await tap(page, 'Identify Plant');
  await page.getByRole('link', { name: 'What is wrong?' }).click();
  await see(page.getByRole('heading', { level: 1, name: 'What is wrong?' }));
  await finish(page);
  const first = page.getByRole('article').first();
  await first.getByLabel('Which of your plants is it?').selectOption({ label: 'Ivy, Living room' });
  await first.getByRole('button', { name: /^Start this plan/ }).click();
  await see(page.getByText('Plan Started', { exact: true }));
  await see(page.getByRole('heading', { level: 1, name: 'Ivy' }));
});
