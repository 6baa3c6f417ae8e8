import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import autocannon from 'autocannon';
import sharp from 'sharp';
import { figure, percentile } from './figures.mjs';

const ATTACK = path.join(import.meta.dirname, 'attack.mjs');
const WINDOW_S = 10;
const CONNECTIONS = 4;
const REQUESTS_PER_S = 80;
const PHOTO_EVERY_MS = 400;
const LOOK_EVERY_MS = 25;
const ADDRESSES = ['/api/auth/user', '/api/plants', '/api/plant-library?search=fern'];

/**
 * Others work, first in peace and then under attack: 40 bodies of 66 MB and six heavy PNGs at a time, over and over, 1,000
 * event streams and 600 slow sockets.
 */
export async function hostile(fixtures) {
  const worker = await fixtures.server('worker.js');
  await worker.start();
  const cookies = [await register(fixtures, 'first'), await register(fixtures, 'second')];
  await fixtures.pool.query(
    'insert into premium_grants (user_id) select id from users on conflict do nothing',
  );
  await fixtures.pool.query('update users set is_premium = true');
  const photo = await aPhoto();
  try {
    await others(fixtures, photo, 3);
    const quiet = await others(fixtures, photo, WINDOW_S);
    const attack = fork(ATTACK, [fixtures.api.url, ...cookies]);
    const [{ megabytes }] = await once(attack, 'message');
    const attacked = await others(fixtures, photo, WINDOW_S);
    attack.send('end');
    const [{ seen }] = await once(attack, 'message');
    console.error({ megabytes, seen });
    return figures(quiet, attacked);
  } finally {
    await worker.stop();
  }
}

const figures = (quiet, attacked) => [
  figure('hostile', "API's memory, highest", ' MiB', [attacked.memory], { atMost: 300 }),
  figure('hostile', "API's memory in peace, highest", ' MiB', [quiet.memory]),
  figure('hostile', "others' p99 / in peace", '', [attacked.p99 / quiet.p99], { atMost: 2 }),
  figure('hostile', "others' p99", ' ms', [attacked.p99]),
  figure('hostile', "others' p99 in peace", ' ms', [quiet.p99]),
  figure('hostile', 'a small photo of others', ' ms', attacked.photos),
  figure('hostile', 'a small photo in peace', ' ms', quiet.photos),
  figure('hostile', 'requests of others that were refused', '', [attacked.refused], { atMost: 0 }),
];

/** What others meet for so many seconds: a steady load of reads, and a photo now and then. */
async function others(fixtures, photo, seconds) {
  const times = [];
  let memory = 0;
  const looks = setInterval(() => {
    void fixtures.api.usage().then(({ rssMiB }) => (memory = Math.max(memory, rssMiB)));
  }, LOOK_EVERY_MS);
  const requests = ADDRESSES.map((address) => ({ method: 'GET', path: address, headers: fixtures.headers }));
  const run = autocannon({
    url: fixtures.api.url,
    connections: CONNECTIONS,
    overallRate: REQUESTS_PER_S,
    duration: seconds,
    setupClient: (client) => client.setRequests(requests),
  });
  run.on('response', (_client, _status, _bytes, time) => times.push(time));
  const isOver = { value: false };
  const sent = sendPhotos(fixtures, photo, isOver);
  const { non2xx, errors } = await run;
  isOver.value = true;
  const photos = await sent;
  clearInterval(looks);
  const refused = non2xx + errors + photos.filter(({ status }) => status !== 202).length;
  return { memory, refused, p99: percentile(times, 0.99), photos: photos.map(({ ms }) => ms) };
}

async function sendPhotos(fixtures, imageData, isOver) {
  const photos = [];
  while (!isOver.value) {
    const from = performance.now();
    const headers = { ...fixtures.headers, prefer: 'respond-async' };
    const answer = await fixtures.post('/api/identify-plant', { imageData }, headers);
    await answer.text();
    photos.push({ status: answer.status, ms: performance.now() - from });
    await new Promise((resolve) => setTimeout(resolve, PHOTO_EVERY_MS));
  }
  return photos;
}

async function register(fixtures, name) {
  const person = { ...fixtures.person, email: `${name}@leaflore.test` };
  const answer = await fixtures.post('/api/register', person, { ...fixtures.headers, cookie: '' });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

async function aPhoto() {
  const noise = { type: 'gaussian', mean: 120, sigma: 30 };
  const photo = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#000', noise } })
    .jpeg({ quality: 80 })
    .toBuffer();
  return `data:image/jpeg;base64,${photo.toString('base64')}`;
}
