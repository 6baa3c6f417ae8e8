import { identifierWill, see } from '../browser.mjs';
import { aFile } from '../pictures.mjs';

/** Clicks the first element with this name. */
export const press =
  (name, role = 'button') =>
  async (page) => {
    await page.getByRole(role, { name }).first().click();
  };

/** Adds the plant that is shown, and answers the one question about it. */
export const addToGarden = async (page) => {
  await press('Add to My Garden')(page);
  await press('I don’t know')(page);
};

/** Chooses a picture to identify. */
export const choose = async (page) => {
  await page.getByTestId('upload-image').setInputFiles(await aFile());
  await see(page.getByRole('button', { name: 'Identify Plant', exact: true }));
};

/** Identifies a picture with an identifier that behaves like this. */
export const identify =
  (...behaviours) =>
  async (page) => {
    await identifierWill(...behaviours);
    await choose(page);
    await press('Identify Plant')(page);
  };

/** `[role, name]` for each of these names. */
export const all = (role, ...names) => names.map((name) => [role, name]);

/** Makes the account an admin's in the answers of the server, of which ADMIN_EMAILS names nobody. */
export const asAdmin = (page) =>
  page.route('**/api/auth/user', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), isAdmin: true } });
  });

/** Makes the account premium in the answers of the server, which sells no premium without payments; `more` changes other things. */
export const asPremium = (page, more = {}) =>
  page.route('**/api/auth/user', async (route) => {
    const response = await route.fetch();
    const entitlements = { identifications: null, expertChat: true, community: true };
    const json = { ...(await response.json()), isPremium: true, entitlements, ...more };
    await route.fulfill({ response, json });
  });

/** Adds a plant to the garden of the signed-in member: watered this many days ago, or never. */
export const withPlant = (days) => async (page) => {
  const lastWatered = days === undefined ? null : new Date(Date.now() - days * 86_400_000).toISOString();
  const data = { commonName: 'Grandma’s ivy', scientificName: 'Hedera', waterNeeds: 'Weekly', lastWatered };
  const origin = new URL(process.env.REMOTE_URL).origin;
  await page.request.post('/api/plants', { data, headers: { origin } });
};
