/* global window */
import assert from 'node:assert/strict';
import { newEmail, PASSWORD, PHONE, see, stage } from './browser.mjs';
import { eventually } from './eventually.mjs';

const { journey, getBrowser } = stage();

journey(
  'a care guide is found by a stranger and leads to others and to a garden',
  {},
  async ({ page, server }) => {
    await page.goto('/library/aloe-vera');
    assert.equal(page.url(), `${server.url}/plants/aloe-vera`, 'the old address leads to the new one');
    await see(page.getByRole('heading', { level: 1, name: 'Aloe Vera' }));
    for (const name of ['Watering', 'Light Requirements', 'Soil & Care', 'Plants like this one'])
      await see(page.getByRole('heading', { level: 2, name, exact: true }));

    // The app takes the page over at the first press; a difference between its page and the build's would be an error.
    const task = page.getByRole('checkbox', { name: 'Inspect for pests' });
    await task.check();
    await page.waitForFunction(() => window.isHydrated);
    assert.ok(await task.isChecked(), 'what was ticked before the app had come stays ticked');
    await page.reload();
    await page.mouse.move(50, 50);
    await page.waitForFunction(() => window.isHydrated);
    assert.ok(await task.isChecked(), 'the tick is kept on the device');
    await page.getByRole('link', { name: 'Plants to keep away from pets' }).click();
    await see(page.getByRole('heading', { level: 1, name: 'Plants to keep away from pets' }));
    await page.getByRole('link', { name: /^Jade Plant/ }).click();
    await see(page.getByRole('heading', { level: 1, name: 'Jade Plant' }));
    await eventually(
      () => page.title(),
      (title) => title === 'Jade Plant (Crassula ovata) care guide · Leaflore',
    );

    await page.getByRole('link', { name: 'Add to My Garden' }).click();
    await see(page.getByRole('heading', { name: 'Create Your Account' }));
    const form = page.getByRole('dialog');
    const typed = { 'First Name': 'Rosa', 'Last Name': 'Moss', Email: newEmail(), Password: PASSWORD };
    for (const [label, text] of Object.entries(typed))
      await form.getByLabel(label, { exact: true }).fill(text);
    await form.getByRole('button', { name: 'Join' }).click();
    await see(page.getByRole('heading', { level: 1, name: 'Jade Plant' }));
    await see(page.getByRole('button', { name: 'Add to My Garden' }));
  },
);

journey('a list of plants is taken over by the app as the build has made it', {}, async ({ page }) => {
  await page.goto('/Plants/Light/Shade/');
  await see(page.getByRole('heading', { level: 1, name: 'Plants for shade' }));
  await page.mouse.move(50, 50);
  await page.waitForFunction(() => window.isHydrated);
  await page.getByRole('link', { name: 'Easy plants', exact: true }).click();
  await see(page.getByRole('heading', { level: 1, name: 'Easy plants' }));
});

journey('a member adds a plant from its page to the garden', {}, async ({ page, signUp }) => {
  await signUp();
  await page.goto('/plants/jade-plant');
  await page.getByRole('button', { name: 'Add to My Garden' }).click();
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await see(page.getByText('Plant Added!', { exact: true }));
  const [plant] = await (await page.request.get('/api/plants')).json();
  assert.equal(plant.commonName, 'Jade Plant');
});

journey('what search engines read is there without any script', {}, async ({ page, server }) => {
  const text = async (path, status = 200) => {
    const answer = await page.request.get(path);
    assert.equal(answer.status(), status, path);
    return answer.text();
  };
  const sitemap = await text('/sitemap.xml');
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  assert.ok(addresses.length > 1200, `${addresses.length} addresses`);
  assert.equal(new Set(addresses).size, addresses.length);
  assert.match(await text('/robots.txt'), new RegExp(`Sitemap: ${server.url}/sitemap.xml`));
  assert.ok(addresses.every((address) => address.startsWith(`${server.url}/`)));
  await text('/plants/none', 404);

  const { page: plain, context } = await withoutScripts(server);
  const titles = new Set();
  const isEnglish = (address) => !/^\/(es|de)(\/|$)/.test(new URL(address).pathname);
  const some = addresses.filter((address, index) =>
    isEnglish(address) ? index % 40 === 0 || !address.includes('/plants/') : index % 80 === 0,
  );
  for (const address of some) {
    await plain.goto(address);
    await see(plain.getByRole('heading', { level: 1 }));
    titles.add(await plain.title());
    const inHead = (selector, attribute) => plain.locator(selector).first().getAttribute(attribute);
    assert.equal(await inHead('link[rel=canonical]', 'href'), address);
    const alternates = plain.locator('link[hreflang]');
    const languages = await alternates.evaluateAll((links) => links.map(({ href }) => href));
    assert.equal(languages.length, 4, address);
    assert.ok(languages.includes(address) && languages.every((each) => addresses.includes(each)), address);
    assert.ok((await inHead('meta[name=description]', 'content')).length > 20, address);
    const picture = await page.request.get(await inHead('meta[property="og:image"]', 'content'));
    assert.equal(picture.headers()['content-type'], 'image/png', address);
    for (const data of await plain.locator('script[type="application/ld+json"]').allTextContents())
      assert.equal(JSON.parse(data)['@context'], 'https://schema.org');
  }
  assert.equal(titles.size, some.length, 'each page has a title of its own');
  await context.close();
});

async function withoutScripts({ url }) {
  const context = await getBrowser().newContext({ baseURL: url, viewport: PHONE, javaScriptEnabled: false });
  return { context, page: await context.newPage() };
}
