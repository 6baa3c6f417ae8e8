import assert from 'node:assert/strict';
import { DESKTOP, see, servers, stage } from './browser.mjs';
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

async function ask(page, words) {
  await question(page).fill(words);
  await question(page).press('Enter');
}

journey('the expert is for premium members', { server: servers.builtIn }, async ({ page, signUp }) => {
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
          .getByText(/your photo/)
          .last(),
      );
      await ask(page, 'When did I last water the monstera?');
      await see(messages(page).getByText('7 days ago').last());

      await press(page, 'Edit question');
      await question(page).first().fill('Is the monstera dangerous for my cat?');
      await press(page, 'Ask again');
      await see(messages(page).getByText('yes, dangerous for cats'));
      await messages(page).getByRole('link', { name: 'Monstera' }).last().click();
      await see(page.getByRole('dialog', { name: 'Plant Care Guide' }));
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
      await see(messages(page).getByText('yes, dangerous for cats'));

      if (!size) await press(page, 'Conversations and settings');
      await page.getByRole('button', { name: /^More about/ }).click();
      await page.getByRole('menuitem', { name: 'Rename' }).click();
      await page.getByLabel('Name', { exact: true }).fill('About my cat');
      await press(page, 'Save');
      await see(page.getByRole('button', { name: /^About my cat/ }));

      await page.reload();
      await see(messages(page).getByText('yes, dangerous for cats'));
      if (!size) await press(page, 'Conversations and settings');
      await page.getByRole('button', { name: /^More about/ }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await see(page.getByRole('heading', { name: 'Welcome to AI Plant Expert' }));
    },
  );
