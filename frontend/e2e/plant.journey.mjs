import assert from 'node:assert/strict';
import { DESKTOP, goOffline, see, stage } from './browser.mjs';
import { journalOf, nothingWaits } from './offline-steps.mjs';
import { aFile } from './pictures.mjs';

const { journey } = stage();

/** Adds a peace lily that was watered three weeks ago, with a photo if one is given. */
async function aLily({ page, server }, photo) {
  const headers = { origin: server.url };
  const post = async (address, data) => {
    const answer = await page.request.post(address, { data, headers });
    assert.ok(answer.ok(), `${address}: ${await answer.text()}`);
    return answer.json();
  };
  let imageUrl = null;
  if (photo) {
    const { uploadURL } = await post('/api/uploads', {});
    const sent = await page.request.put(uploadURL, {
      data: photo.buffer,
      headers: { ...headers, 'content-type': photo.mimeType },
    });
    ({ imageUrl } = await sent.json());
  }
  const [known] = await (await page.request.get('/api/plant-library?search=peace%20lily')).json();
  const { commonName, scientificName, waterNeeds, lightNeeds, careInstructions, id: libraryId } = known;
  const lastWatered = new Date(Date.now() - 21 * 86_400_000).toISOString();
  const facts = { commonName, scientificName, waterNeeds, lightNeeds, careInstructions, libraryId };
  return post('/api/plants', { ...facts, imageUrl, lastWatered });
}

const scheduleOf = async (page, { id }) => (await page.request.get(`/api/plants/${id}/schedule`)).json();
const next = (page) => page.getByRole('region', { name: 'What to do next' });

journey('a thirsty plant is watered with one press, which can be undone', {}, async (someone) => {
  const { page, signUp } = someone;
  await signUp();
  const lily = await aLily(someone);
  await page.goto(`/garden/${lily.id}`);
  await see(page.getByRole('heading', { name: 'Check its soil today' }));
  await see(next(page).getByText(/^Needs (Water|Care)$/));
  await see(page.getByText('Poisonous to pets'));

  await next(page).getByRole('button', { name: 'It was dry: I watered it' }).click();
  await see(page.getByText('Plant Watered!', { exact: true }));
  await see(page.getByRole('heading', { name: 'Nothing to do today' }));
  await see(next(page).getByText('Healthy'));
  await page.getByRole('button', { name: 'Undo' }).click();
  await see(page.getByText('Undone', { exact: true }));
  await see(page.getByRole('heading', { name: 'Check its soil today' }));

  await next(page).getByRole('button', { name: 'It’s still moist' }).click();
  await see(page.getByText('Still Moist', { exact: true }));
  await see(page.getByRole('heading', { name: 'Nothing to do today' }));
});

journey(
  'a schedule is edited in place, and a new task appears in the calendar',
  { size: DESKTOP },
  async (someone) => {
    const { page, signUp } = someone;
    await signUp();
    const lily = await aLily(someone);
    await page.goto(`/garden/${lily.id}#schedule`);

    await page.getByRole('button', { name: 'Change: Water' }).click();
    await page.getByLabel('Days between waterings').fill('9');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await see(page.getByText(/^Every 9 days, as you chose\./).first());

    await page.getByRole('button', { name: 'Add a task' }).click();
    await page.getByLabel('Name of the task').fill('Turn the pot');
    await page.getByLabel('Days in between').fill('5');
    await page.getByRole('button', { name: 'Add the task' }).click();
    await see(page.getByRole('heading', { name: 'Turn the pot' }));
    const tasks = await scheduleOf(page, lily);
    const turning = tasks.find(({ kind }) => kind === 'custom');
    assert.deepEqual([turning.title, turning.everyDays], ['Turn the pot', 5]);
    assert.equal(tasks.find(({ kind }) => kind === 'water').everyDays, 9);

    await page.goto(`/garden/calendar?month=${turning.dueOn.slice(0, 7)}`);
    const calendar = page.getByRole('table');
    await calendar.getByRole('link', { name: 'Turn the pot: Peace Lily' }).first().click();
    await see(page.getByRole('heading', { level: 1, name: 'Peace Lily' }));

    await page.getByRole('button', { name: 'Change: Turn the pot' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await see(page.getByText('Task Deleted', { exact: true }));
    await page.getByRole('heading', { name: 'Turn the pot' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await see(page.getByText('Turn the pot is planned again.'));
    await see(page.getByRole('heading', { name: 'Turn the pot' }));
  },
);

journey('a note with a photo is saved, and photos can be compared', {}, async (someone) => {
  const { page, signUp } = someone;
  await signUp();
  const lily = await aLily(someone, await aFile('before'));
  await page.goto(`/garden/${lily.id}#journal`);
  await page.getByRole('button', { name: 'Write in the journal' }).click();
  await page.getByLabel('What do you see?').fill('Two new leaves, and it stands up straight.');
  await page.getByLabel('Watered').check();
  await page.getByTestId('journal-photo').setInputFiles(await aFile('after'));
  await see(page.getByAltText('The photo of this entry'));

  // Leaving the page loses nothing, not even the photo.
  await page.reload();
  await see(page.getByText('Not saved yet. We’ve kept what you wrote.'));
  assert.ok(await page.getByLabel('Watered').isChecked());
  await see(page.getByAltText('The photo of this entry'));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await see(page.getByText('Journal Entry', { exact: true }));
  await see(page.getByText('Two new leaves, and it stands up straight.'));
  await see(page.getByRole('heading', { name: 'Nothing to do today' }));

  await page.getByRole('button', { name: /show it large/ }).click();
  await see(page.getByRole('dialog').getByRole('img', { name: /^Peace Lily on/ }));
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Compare two photos' }).click();
  const compared = page.getByRole('dialog', { name: 'Peace Lily, before and after' });
  await see(compared.getByAltText(/^Before/));
  await compared.getByRole('button', { name: 'Slider' }).click();
  const slider = compared.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('End');
  assert.equal(await slider.getAttribute('aria-valuetext'), '100% before, 0% after');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Delete the entry/ }).click();
  await see(page.getByText('Entry Deleted', { exact: true }));
  await page.getByRole('button', { name: 'Undo' }).click();
  await see(page.getByText('Two new leaves, and it stands up straight.'));
});

journey('without a connection nothing that was written is lost', { mayFail: /./ }, async (someone) => {
  const { page, signUp } = someone;
  await signUp();
  const lily = await aLily(someone);
  await page.goto(`/garden/${lily.id}`);
  await page.getByRole('button', { name: 'Write in the journal' }).click();
  await page.getByLabel('What do you see?').fill('A bud!');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/waiting-panel-')),
  );
  await goOffline(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await see(page.getByText('1 thing waits for the network'));
  // It stands in the journal while it waits, and when it is sent.
  const bud = page.getByRole('main').getByText('A bud!', { exact: true });
  await see(bud);
  await page.context().setOffline(false);
  await nothingWaits(page);
  await see(bud);
  const notes = (await journalOf(page, lily)).filter(({ content }) => content === 'A bud!');
  assert.equal(notes.length, 1);
});

journey(
  "another member's plant is not found, and there is a link back",
  { mayFail: /\/api\/plants\// },
  async (someone) => {
    const { page, signUp } = someone;
    await signUp();
    const lily = await aLily(someone);
    await page.context().clearCookies();
    await signUp({ firstName: 'Iris', lastName: 'Field' });
    await page.goto(`/garden/${lily.id}`);
    await see(page.getByRole('heading', { name: 'We can’t find this plant in your garden' }));
    await page.getByRole('main').getByRole('link', { name: 'My Garden' }).click();
    await see(page.getByRole('heading', { level: 1, name: 'My Garden' }));
  },
);
