import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { option } from '../../tools/lib.mjs';
import { figure, percentile } from './figures.mjs';
import { aGardener, visit } from './visits.mjs';

/** How long it is held, `--minutes 60`. */
const MINUTES = Number(option('minutes') ?? 60);
/** As many visits at a time as the API has database connections, so that it is busy, not drowned. */
const GARDENERS = 10;
const FULL_SPEED_S = 20;
const LOOK_EVERY_S = 5;
const IDENTIFY_EVERY_S = 10;
const REQUESTS_OF_A_VISIT = 10;
/** What is loaded on first use is loaded by then; memory is compared from here on. */
const SETTLED = 0.25;

/** Gardeners visit at half of the API's full speed, for an hour: what is refused, and whether memory stays what it is. */
export async function soak(fixtures) {
  const worker = await fixtures.server('worker.js');
  await worker.start();
  try {
    const gardeners = [];
    for (let count = 0; count < GARDENERS; count += 1) gardeners.push(await aGardener(fixtures, count));
    await fixtures.pool.query(
      `insert into community_posts (id, user_id, text) select gen_random_uuid(), id, 'Look at this leaf.' from users limit 1`,
    );
    const full = await visitsFor(FULL_SPEED_S, gardeners, 0);
    const perSecond = full.times.length / FULL_SPEED_S / 2;
    const isOver = { value: false };
    const looks = lookAt({ api: fixtures.api, worker }, isOver);
    const photos = identify(fixtures, isOver);
    const held = await visitsFor(MINUTES * 60, gardeners, GARDENERS / perSecond);
    isOver.value = true;
    return figures(held, await photos, await looks, perSecond);
  } finally {
    await worker.stop();
  }
}

/** Everybody visits over and over, each visit beginning at least `everyS` seconds after their last one. */
async function visitsFor(seconds, gardeners, everyS) {
  const until = performance.now() + seconds * 1000;
  const times = [];
  const refusals = [];
  const visitAgain = async (gardener, index) => {
    await pause((everyS * 1000 * index) / gardeners.length);
    for (let round = 0; performance.now() < until; round += 1) {
      const from = performance.now();
      try {
        const requests = Object.values(await visit(gardener, round));
        times.push(Math.max(...requests.map(({ ms }) => ms)));
      } catch (error) {
        refusals.push(String(error.cause ?? error));
      }
      await pause(Math.max(0, everyS * 1000 - (performance.now() - from)));
    }
  };
  await Promise.all(gardeners.map(visitAgain));
  return { times, refusals };
}

/** Photos that a worker identifies while the others visit; returns how many, and the states that are left. */
async function identify(fixtures, isOver) {
  const image = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#3a6' } })
    .jpeg()
    .toBuffer();
  const imageData = `data:image/jpeg;base64,${image.toString('base64')}`;
  let sent = 0;
  while (!isOver.value) {
    const answer = await fixtures.post('/api/identify-plant', { imageData });
    await answer.text();
    sent += answer.ok ? 1 : 0;
    await pause(IDENTIFY_EVERY_S * 1000);
  }
  return sent;
}

/** The memory of each process (MiB), with the hour since the beginning, until it is over. */
async function lookAt(servers, isOver) {
  const seen = Object.fromEntries(Object.keys(servers).map((name) => [name, []]));
  const from = performance.now();
  while (!isOver.value) {
    for (const [name, server] of Object.entries(servers)) {
      const { rssMiB } = await server.usage();
      seen[name].push({ hour: (performance.now() - from) / 3_600_000, rssMiB });
    }
    await pause(LOOK_EVERY_S * 1000);
  }
  return seen;
}

const figures = ({ times, refusals }, photos, seen, perSecond) => {
  const row = `soak, ${MINUTES} min`;
  for (const text of new Set(refusals)) console.error(`refused: ${text}`);
  return [
    figure(row, 'requests', '', [times.length * REQUESTS_OF_A_VISIT]),
    figure(row, 'visits per second, half of the most', '', [perSecond]),
    figure(row, 'photos identified', '', [photos]),
    figure(row, 'visits with a refusal', '', [refusals.length], { atMost: 0 }),
    figure(row, 'slowest request of a visit, p99', ' ms', [percentile(times, 0.99)]),
    ...Object.entries(seen).flatMap(([name, looks]) =>
      memory(row, name, looks.slice(looks.length * SETTLED)),
    ),
  ];
};

/** Where memory was, and the slope of the straight line through it (least squares), in MiB an hour. */
function memory(row, name, looks) {
  const mean = (of) => looks.reduce((sum, look) => sum + of(look), 0) / looks.length;
  const [hour, rss] = [mean((look) => look.hour), mean((look) => look.rssMiB)];
  const slope =
    mean((look) => (look.hour - hour) * (look.rssMiB - rss)) / mean((look) => (look.hour - hour) ** 2);
  const all = looks.map(({ rssMiB }) => rssMiB);
  return [
    figure(row, `memory of the ${name}`, ' MiB', all),
    figure(row, `memory of the ${name}, slope`, ' MiB/h', [slope]),
  ];
}
