import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { see, stage } from './browser.mjs';
import { eventually } from './eventually.mjs';
import { startLeaflore } from './server.mjs';

const { journey } = stage();
const server = {};
let leaflore;
before(async () => {
  leaflore = await startLeaflore({ ANALYTICS_ID: 'GTM-ABC123' });
  Object.assign(server, { url: leaflore.url, dataDir: leaflore.dataDir });
});
after(() => leaflore?.stop());

/** A tag manager that looks at everything it can get at, and says what it has seen. */
const NOSY = `
  const attempt = (look) => { try { return String(look()); } catch { return 'refused'; } };
  const seen = {
    cookie: attempt(() => document.cookie),
    storage: attempt(() => localStorage.length),
    page: attempt(() => parent.document.body.textContent),
    address: attempt(() => parent.location.href),
    referrer: document.referrer,
  };
  const { push } = Array.prototype;
  const tell = (entry) => console.log('nosy ' + JSON.stringify({ ...seen, entry }));
  dataLayer.forEach(tell);
  dataLayer.push = (...entries) => { entries.forEach(tell); return push.apply(dataLayer, entries); };
`;

journey(
  'visits are counted after a yes, by what has no name, until a no',
  { server },
  async ({ page, signUp }) => {
    const asked = [];
    const heard = [];
    const frames = () => page.locator('iframe').count();
    await page.route('https://www.googletagmanager.com/**', (route) => {
      asked.push({ url: route.request().url(), referer: route.request().headers().referer });
      return route.fulfill({ contentType: 'text/javascript', body: NOSY });
    });
    page.on('console', (message) => {
      if (message.text().startsWith('nosy ')) heard.push(JSON.parse(message.text().slice(5)));
    });
    await signUp({ firstName: 'Rosa', lastName: 'Moss', email: 'rosa.statistics@leaflore.test' });
    const answer = await page.request.post('/api/plants', {
      data: { commonName: 'Monty the Peace Lily' },
      headers: { origin: server.url },
    });
    const { id } = await answer.json();

    await page.goto('/garden');
    const question = page.getByRole('complementary', { name: 'May we count your visit?' });
    await see(question);
    assert.deepEqual(asked, [], 'nothing is loaded before the answer');
    await question.getByRole('button', { name: 'Yes, count it' }).click();
    await question.waitFor({ state: 'detached' });

    await page.goto(`/garden/${id}`);
    await see(page.getByRole('heading', { level: 1, name: 'Monty the Peace Lily' }));
    await eventually(
      () => heard,
      (all) => all.some(({ entry }) => entry.page_path === '/garden/:id'),
    );
    assert.match(asked[0].url, /\/gtm\.js\?id=GTM-ABC123$/);
    const said = JSON.stringify([asked, heard]);
    for (const personal of ['Rosa', 'Moss', 'leaflore.test', 'Monty', id, 'session'])
      assert.ok(!said.includes(personal), `${personal} went to the tag manager`);
    for (const { cookie, storage, page: text, address, referrer } of heard)
      assert.deepEqual(
        [cookie, storage, text, address, referrer],
        ['refused', 'refused', 'refused', 'refused', ''],
      );

    await page.goto('/profile');
    const choice = page.getByRole('switch', { name: 'Count my visits' });
    await see(choice);
    await eventually(frames, (count) => count === 1);
    await choice.click();
    await eventually(frames, (count) => count === 0);
    const before = asked.length;
    await page.goto('/garden');
    await see(page.getByRole('heading', { level: 1, name: 'My Garden' }));
    assert.equal(asked.length, before, 'nothing is loaded after the no');
  },
);
