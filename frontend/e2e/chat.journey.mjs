/* global window */
import assert from 'node:assert/strict';
import { DESKTOP, expertGoesOn, expertWill, see, servers, stage } from './browser.mjs';
import { aPicture } from './pictures.mjs';
import { makePremium } from './premium.mjs';

const { journey } = stage();

async function addPlant({ page, server }, data) {
  const answer = await page.request.post('/api/plants', { data, headers: { origin: server.url } });
  assert.ok(answer.ok(), await answer.text());
  return answer.json();
}

const press = (page, name) => page.getByRole('button', { name, exact: true }).click();
const question = (page) => page.getByRole('textbox', { name: 'Your question' });
const messages = (page) => page.getByRole('list', { name: 'Messages' });
/** An answer that still grows moves what is pressed in it. */
const isWhole = (page) => page.getByText('The expert has answered.').waitFor({ state: 'attached' });

async function ask(page, words) {
  await question(page).fill(words);
  await question(page).press('Enter');
}

/** Without premium and without conversations there is nothing to list. */
const free = { server: servers.builtIn, mayFail: /api\/chat\/conversations/ };
journey('the expert is for premium members', free, async ({ page, signUp }) => {
  await signUp();
  await page.goto('/chat');
  await see(page.getByRole('heading', { name: 'Premium Required' }));
  await see(page.getByText('AI Chat is a premium feature. Please upgrade your account.'));
  await see(page.getByRole('link', { name: 'Upgrade to Premium' }));
});

for (const size of [undefined, DESKTOP])
  journey(
    `a premium member asks about her garden, ${size ? 'at a desk' : 'on a phone'}`,
    { server: servers.builtIn, ...(size && { size }) },
    async (someone) => {
      const { page, server, signUp } = someone;
      const { email } = await signUp();
      await makePremium(server, email);
      const monstera = await addPlant(someone, { commonName: 'Monstera', watered: 'about-a-week-ago' });
      await page.goto('/chat');
      await see(page.getByRole('heading', { name: 'Welcome to AI Plant Expert' }));
      await press(page, 'New Chat');
      await press(page, 'What should I do this week?');
      await see(messages(page).getByText(/^(This is due|There is nothing)/));

      await ask(page, 'When did I last water the monstera?');
      await see(messages(page).getByText('7 days ago'));
      const link = messages(page).getByRole('link', { name: 'Monstera' }).last();
      assert.equal(await link.getAttribute('href'), `/garden/${monstera.id}`);
      await see(page.getByText(/isn’t a language model/).last());

      await page
        .getByTestId('question-photo')
        .setInputFiles({ name: 'aloe.jpg', mimeType: 'image/jpeg', buffer: await aPicture() });
      await see(page.getByRole('img', { name: 'The photo that goes with your question' }));
      await ask(page, 'What is on this photo?');
      await see(messages(page).getByRole('img', { name: 'The photo of this question' }));
      await see(
        messages(page)
          .getByText(/your photo/i)
          .last(),
      );
      await ask(page, 'When did I last water the monstera?');
      await see(messages(page).getByText('7 days ago').last());

      await press(page, 'Edit question');
      await question(page).first().fill('Is the monstera dangerous for my cat?');
      await press(page, 'Ask again');
      await see(messages(page).getByText('yes, dangerous for cats'));
      await isWhole(page);
      await messages(page).getByRole('link', { name: 'Monstera' }).last().click();
      await see(page.getByRole('heading', { name: 'Monstera', level: 1 }));
      await page.goBack();
      await see(messages(page).getByText('yes, dangerous for cats'));

      if (!size) await press(page, 'Conversations and settings');
      await page.getByRole('button', { name: /^More about/ }).click();
      await page.getByRole('menuitem', { name: 'Rename' }).click();
      await page.getByLabel('Name', { exact: true }).fill('About my cat');
      await press(page, 'Save');
      await see(page.getByRole('link', { name: /^About my cat/ }));

      await press(page, 'New Chat');
      await see(page.getByRole('button', { name: 'What should I do this week?' }));
      if (!size) await press(page, 'Conversations and settings');
      await page.getByRole('link', { name: /^About my cat/ }).click();
      await messages(page).getByRole('link', { name: 'Monstera' }).first().click();
      await see(page.getByRole('heading', { name: 'Monstera', level: 1 }));
      await page.goBack();
      await see(messages(page).getByText('yes, dangerous for cats'));
      await page.reload();
      await see(messages(page).getByText('yes, dangerous for cats'));

      for (const name of ['About my cat', 'New Chat']) {
        if (!size && name === 'About my cat') await press(page, 'Conversations and settings');
        await press(page, `More about ${name}`);
        await page.getByRole('menuitem', { name: 'Delete' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
        await page.getByRole('button', { name: `More about ${name}` }).waitFor({ state: 'detached' });
      }
      await see(page.getByRole('heading', { name: 'Welcome to AI Plant Expert' }));
    },
  );

const writing = (page) => page.getByRole('img', { name: 'The expert is writing' });
const openSettings = (page) => press(page, 'Conversations and settings');

journey(
  'an answer grows while it is written, also after a reload; it is stopped and asked for again',
  { server: servers.remote },
  async ({ page, server, signUp }) => {
    const { email } = await signUp();
    await makePremium(server, email);
    await page.goto('/chat');
    await press(page, 'New Chat');
    await expertWill({ parts: ['Water it ', 'on **Friday**, ', 'when the soil is dry.'], isHeld: true });
    await ask(page, 'When shall I water it?');
    await see(messages(page).getByText('Water it', { exact: true }));
    await see(writing(page));
    assert.ok(await question(page).isDisabled());
    await expertGoesOn();
    await see(messages(page).getByText('Water it on Friday,', { exact: true }));

    await page.reload();
    await see(messages(page).getByText('Water it on Friday,', { exact: true }));
    await see(writing(page));
    await expertGoesOn();
    await see(messages(page).getByText('Water it on Friday, when the soil is dry.', { exact: true }));
    await see(page.getByText(/^Written by .* \(Anthropic\)/));
    assert.equal(await messages(page).getByText('When shall I water it?').count(), 1);

    await expertWill({ parts: ['It depends ', 'on the light.'], isHeld: true }, { parts: ['Once a week.'] });
    await ask(page, 'How often?');
    await see(messages(page).getByText('It depends', { exact: true }));
    await press(page, 'Stop');
    await see(page.getByText('You stopped this answer.'));
    await press(page, 'Try Again');
    await see(messages(page).getByText('Once a week.', { exact: true }));
    assert.equal(await messages(page).getByText('It depends').count(), 0);
  },
);

journey(
  'a member chooses the model, reads that voice is not supported, and keeps what was said without premium',
  { server: servers.remote, mayFail: free.mayFail },
  async ({ page, server, signUp }) => {
    const { email } = await signUp();
    await makePremium(server, email);
    await page.addInitScript(() => {
      for (const name of ['speechSynthesis', 'SpeechRecognition', 'webkitSpeechRecognition'])
        delete window[name];
    });
    await page.goto('/chat');
    await press(page, 'New Chat');
    await openSettings(page);
    const voice = page.getByRole('switch', { name: /^Voice Mode/ });
    assert.ok(await voice.isDisabled());
    await see(page.getByText('Voice features not supported in this browser'));
    await page.getByRole('switch', { name: /^Using claude/ }).click();
    assert.ok(await page.getByRole('switch', { name: 'Using GPT-4o (OpenAI)' }).isChecked());
    await expertWill({ parts: ['Twice ', 'a month.'] });
    await ask(page, 'How often shall I feed it?');
    await see(messages(page).getByText('Twice a month.', { exact: true }));
    await see(page.getByText(/^Written by GPT-4o \(OpenAI\)/));

    await makePremium(server, email, false);
    await page.goto('/chat');
    await see(page.getByRole('heading', { name: 'Premium Required' }));
    await see(messages(page).getByText('Twice a month.', { exact: true }));
    assert.equal(await question(page).count(), 0);
    await page.getByRole('button', { name: /^More about/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await messages(page).waitFor({ state: 'detached' });
  },
);
