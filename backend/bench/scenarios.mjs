import autocannon from 'autocannon';
import sharp from 'sharp';
import { figure } from './figures.mjs';

const LOGINS = 12;
/** The compiler has most to do in a fresh API; so it has in the other rows. */
const WARM_LOGINS = 150;
const PHOTO = { width: 4000, height: 3000 };
const KEPT_SIDE = 1600;
const STARTS = 3;
/** A provider is at least so slow. */
const PROVIDER_MS = 1000;
const AT_REST_MS = 2000;
const CONNECTIONS = 8;
const WARM_REQUESTS = 20_000;
const REQUESTS = 100_000;

/** POST /api/login against the argon2id check alone: CPU of the whole process, its threads included. */
export async function login(fixtures, { rounds }) {
  const { password } = fixtures.person;
  // Somebody of their own: only so many browsers stay signed in, and the other rows need theirs.
  const email = 'login@leaflore.test';
  const headers = { ...fixtures.headers, cookie: '' }; // a login ends the session that is sent with it
  await fixtures.post('/api/register', { ...fixtures.person, email }, headers);
  const enter = async () => {
    const answer = await fixtures.post('/api/login', { email, password }, headers);
    if (answer.status !== 200) throw new Error(`login: ${answer.status}`);
  };
  const hash = () => fixtures.floor.work('hash', { hash: fixtures.passwordHash, password });
  for (let count = 0; count < WARM_LOGINS; count += 1) await enter();
  await hash();
  const ratios = await interleave(
    rounds,
    () => cpuOf(fixtures.api, enter),
    () => cpuOf(fixtures.floor, hash),
  );
  return [figure('login', 'CPU / argon2id alone', '', ratios, { atMost: 1.15 })];
}

/**
 * Photos of 12 megapixels, one after the other, against sharp's resize alone. The provider takes no time, so the built-in
 * identifier, which is asked beside it, is waited for; then it takes a second, which is left out.
 */
export async function identify(fixtures, { rounds }) {
  const photo = await aPhoto();
  const imageData = `data:image/jpeg;base64,${photo.toString('base64')}`;
  const worker = await fixtures.server('worker.js');
  await worker.start();
  try {
    const ask = async () => {
      const answer = await fixtures.post('/api/identify-plant', { imageData });
      if (answer.status !== 200) throw new Error(`identify: ${answer.status} ${await answer.text()}`);
    };
    const resize = () => fixtures.floor.work('resize', { photo: photo.toString('base64'), side: KEPT_SIDE });
    for (const warmUp of [ask, ask, resize]) await warmUp();
    fixtures.api.watch();
    const times = await interleave(
      rounds,
      () => timeOf(ask),
      () => timeOf(resize),
    );
    const { delayP99Ms } = await fixtures.api.usage();
    const cpus = await interleave(
      rounds,
      () => cpuOf(fixtures.api, ask, 2),
      () => cpuOf(fixtures.floor, resize, 2),
    );
    fixtures.provider.pause(PROVIDER_MS);
    const added = await interleave(
      rounds,
      async () => (await timeOf(ask)) - PROVIDER_MS,
      () => timeOf(resize),
    );
    fixtures.provider.pause(0);
    return [
      figure('identify', `time / resize alone (${(photo.length / 1e6).toFixed(1)} MB)`, '', times, {
        atMost: 1.2,
      }),
      figure('identify', 'time that is not of a provider of a second / resize alone', '', added),
      figure('identify', 'CPU of the API / resize alone', '', cpus, { atMost: 1.2 }),
      figure('identify', "p99 of the API's event loop delay", ' ms', [delayP99Ms], { atMost: 10 }),
    ];
  } finally {
    await worker.stop();
  }
}

/** Time from process start to the first response, and memory at rest. */
export async function start(fixtures) {
  const times = [];
  const cpus = [];
  const memory = [];
  for (let count = 0; count < STARTS; count += 1) {
    const api = await fixtures.server('main.js');
    try {
      times.push((await api.start()) / 1000);
      cpus.push((await api.usage()).cpuMs / 1000);
      await new Promise((resolve) => setTimeout(resolve, AT_REST_MS));
      memory.push((await api.usage()).rssMiB);
    } finally {
      await api.stop();
    }
  }
  return [
    figure('start', 'API cold start', ' s', times, { atMost: 1.2 }),
    figure('start', 'CPU until then', ' s', cpus),
    figure('start', 'memory at rest', ' MiB', memory, { atMost: 150 }),
  ];
}

/** Memory after a warm-up, and after 100,000 more requests: the garden, the library, the account, an unknown page. */
export async function flat(fixtures) {
  const api = await fixtures.server('main.js');
  const addresses = ['/api/auth/user', '/api/plants', '/api/plant-library?search=fern', '/api/nothing'];
  const ask = async (amount) => {
    const requests = () => addresses.map((path) => ({ method: 'GET', path, headers: fixtures.headers }));
    const setupClient = (client) => client.setRequests(requests());
    await autocannon({ url: api.url, connections: CONNECTIONS, amount, setupClient });
    await new Promise((resolve) => setTimeout(resolve, AT_REST_MS));
    return (await api.usage()).rssMiB;
  };
  try {
    await api.start();
    const before = await ask(WARM_REQUESTS);
    const after = await ask(REQUESTS);
    return [
      figure('flat', `memory after ${WARM_REQUESTS} requests`, ' MiB', [before]),
      figure('flat', `and after ${REQUESTS} more`, ' MiB', [after], { atMost: Math.round(before + 10) }),
    ];
  } finally {
    await api.stop();
  }
}

async function interleave(rounds, api, floor) {
  const ratios = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = round % 2 ? await floor() : await api();
    const second = round % 2 ? await api() : await floor();
    ratios.push(round % 2 ? second / first : first / second);
  }
  return ratios;
}

async function cpuOf(server, action, times = LOGINS) {
  const before = await server.usage();
  for (let count = 0; count < times; count += 1) await action();
  return (await server.usage()).cpuMs - before.cpuMs;
}

async function timeOf(action) {
  const from = performance.now();
  await action();
  return performance.now() - from;
}

/** Colours that change slowly, with a little grain: as large, and as slow to decode, as a phone's photo. */
async function aPhoto() {
  const grain = {
    width: PHOTO.width,
    height: PHOTO.height,
    noise: { type: 'gaussian', mean: 128, sigma: 12 },
  };
  const colours = await sharp({
    create: {
      width: 40,
      height: 30,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 110, sigma: 60 },
    },
  })
    .resize({ ...PHOTO, kernel: 'cubic' })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const fine = await sharp({ create: { ...grain, channels: 3, background: '#000' } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(colours)
    .composite([{ input: fine, blend: 'soft-light' }])
    .jpeg({ quality: 85 })
    .toBuffer();
}
