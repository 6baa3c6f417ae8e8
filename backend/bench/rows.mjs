import { growLibrary, searchTexts } from './library.mjs';
import { compare, compareP99, loadBytes } from './load.mjs';
import { figure } from './figures.mjs';

const PLANT = {
  commonName: 'Swiss cheese plant',
  scientificName: 'Monstera deliciosa',
  careInstructions: 'Water it when the top of the soil is dry.',
  waterNeeds: 'Weekly',
};
const GARDEN = 50;
const TEXTS_PER_CONNECTION = 1500;

const get = (path, headers) => () => [{ method: 'GET', path, headers: headers() }];
const of = (ratios, member) => ratios.map((each) => each[member]);

/** GET /api/auth/user. */
export async function user(fixtures, pace) {
  const requests = get('/api/auth/user', () => fixtures.headers);
  const { ratios, rates } = await compare(fixtures, requests, pace);
  return [
    ...cpu('user', ratios, 1.5),
    figure('user', 'rate / floor', '', of(ratios, 'rate')),
    ...(await p99('user', fixtures, requests, rates, pace)),
  ];
}

/** GET /api/plants with 50 plants. */
export async function plants(fixtures, pace) {
  await fixtures.pool.query('delete from plants');
  for (let count = 0; count < GARDEN; count += 1) await fixtures.post('/api/plants', PLANT);
  const requests = get('/api/plants', () => fixtures.headers);
  const { ratios, rates } = await compare(fixtures, requests, pace);
  return [
    ...cpu('plants', ratios, 1.25),
    figure('plants', 'rate / floor', '', of(ratios, 'rate')),
    ...(await p99('plants', fixtures, requests, rates, pace)),
  ];
}

/** POST /api/plants: answered when it is on disk. */
export async function add(fixtures, pace) {
  const one = { method: 'POST', path: '/api/plants', body: JSON.stringify(PLANT) };
  const { ratios } = await compare(fixtures, () => [{ ...one, headers: fixtures.headers }], pace);
  await fixtures.pool.query('delete from plants');
  return [...cpu('add', ratios, 1.7), figure('add', 'rate / floor', '', of(ratios, 'rate'))];
}

/** GET /api/plant-library: the whole list, plain as curl requests it, and in Brotli as browsers do. */
export async function library(fixtures, pace) {
  const plain = await compare(
    fixtures,
    get('/api/plant-library', () => ({})),
    pace,
    loadBytes,
  );
  const brotli = { 'accept-encoding': 'gzip, deflate, br' };
  const browser = await compare(
    fixtures,
    get('/api/plant-library', () => brotli),
    pace,
    loadBytes,
  );
  return [
    figure('library', 'rate / floor', '', of(plain.ratios, 'rate'), { atLeast: 5 }),
    figure('library', 'rate / floor, to a browser', '', of(browser.ratios, 'rate'), { atLeast: 5 }),
  ];
}

/** GET /api/plant-library?search= with 5,000 plants and many texts, against one plain `ilike`. */
export async function search(fixtures, pace) {
  await growLibrary(fixtures.pool);
  const texts = searchTexts();
  const one = (text) => ({ method: 'GET', path: `/api/plant-library?search=${encodeURIComponent(text)}` });
  const some = () =>
    Array.from({ length: TEXTS_PER_CONNECTION }, () => one(texts[Math.floor(Math.random() * texts.length)]));
  const { ratios } = await compare(fixtures, some, pace);
  return [
    figure('search', `rate / floor, ${texts.length} texts`, '', of(ratios, 'rate'), { atLeast: 1 }),
    figure('search', 'CPU / floor', '', of(ratios, 'cpu')),
  ];
}

const cpu = (name, ratios, atMost) => [
  figure(name, 'CPU per request / floor', '', of(ratios, 'cpu'), { atMost }),
  figure(name, 'CPU per request', ' ms', of(ratios, 'apiCpuMs')),
];

async function p99(name, fixtures, requests, { api, floor }, pace) {
  const ratios = await compareP99(fixtures, requests, { ...pace, overallRate: Math.min(api, floor) / 4 });
  return [
    figure(name, 'p99 at a quarter of the load / floor', '', of(ratios, 'ratio'), { atMost: 1.5 }),
    figure(name, 'p99 at a quarter of the load', ' ms', of(ratios, 'apiMs')),
  ];
}
