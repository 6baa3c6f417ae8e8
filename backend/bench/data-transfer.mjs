import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import { otherIdFor } from '../dist/modules/data-transfer/archive/ids.js';
import { toCopies } from '../dist/platform/images/photo.js';
import { figure } from './figures.mjs';

const PLANTS = 500;
const PHOTOS = 2000;
const PICTURES = 12;
const CARE_EVENTS = 10_000;
const LOOK_EVERY_MS = 200;

/**
 * Exports a garden of 500 plants and 2,000 photos and imports it into another account: time, memory, and every photo.
 */
async function dataTransfer(fixtures) {
  const ids = await grow(fixtures);
  const worker = await fixtures.server('worker.js');
  await worker.start();
  try {
    const file = path.join(fixtures.folder, 'export.zip');
    const out = await watched(fixtures, worker, () => downloadExport(fixtures, file));
    const other = await register(fixtures);
    const back = await watched(fixtures, worker, () => uploadImport(fixtures, other, file));
    const identical = await countIdentical(fixtures, other.id, ids);
    const megabytes = ((await stat(file)).size / 1e6).toFixed(0);
    return [
      figure('data-transfer', `export, ${PLANTS} plants, ${PHOTOS} photos, ${megabytes} MB`, ' s', [
        out.seconds,
      ]),
      figure('data-transfer', "worker's memory meanwhile, highest", ' MiB', [out.worker]),
      figure('data-transfer', "API's memory meanwhile, the download too, highest", ' MiB', [out.api]),
      figure('data-transfer', 'import into another account', ' s', [back.seconds]),
      figure('data-transfer', "worker's memory meanwhile, highest", ' MiB', [back.worker]),
      figure('data-transfer', "API's memory meanwhile, highest", ' MiB', [back.api]),
      figure('data-transfer', 'photos that are the same, byte by byte', '', [identical], { atLeast: PHOTOS }),
    ];
  } finally {
    await worker.stop();
  }
}
export { dataTransfer as 'data-transfer' };

async function grow({ pool, folder, userId }) {
  const pictures = await Promise.all(Array.from({ length: PICTURES }, (_, seed) => aPicture(seed)));
  const home = path.join(folder, 'photos', userId);
  await mkdir(home, { recursive: true });
  const ids = Array.from({ length: PHOTOS }, () => randomUUID());
  for (const [index, picture] of pictures.entries())
    for (const kind of ['kept', 'small'])
      await writeFile(path.join(folder, `${kind}-${index}`), picture[kind]);
  for (const [index, id] of ids.entries()) {
    await copyFile(path.join(folder, `kept-${index % PICTURES}`), path.join(home, `${id}.webp`));
    await copyFile(path.join(folder, `small-${index % PICTURES}`), path.join(home, `${id}.small.webp`));
  }
  await pool.query('insert into photos (id, user_id) select unnest($2::uuid[]), $1::uuid', [userId, ids]);
  const url = `'/api/photos/' || $1::uuid || '/' || photo || '.webp'`;
  await pool.query(
    `insert into plants (user_id, common_name, scientific_name, description, image_url)
     select $1::uuid, 'Plant ' || n, 'Monstera deliciosa', repeat('A plant of mine. ', 10), ${url}
       from unnest($2::text[]) with ordinality as p (photo, n)`,
    [userId, ids.slice(0, PLANTS)],
  );
  await pool.query(
    `insert into care_tasks (user_id, plant_id, kind, growing_days, starts_on, due_on, late_on, reason)
     select $1::uuid, id, kind, 7, current_date, current_date, current_date, 'Weekly' from plants, unnest('{water,mist,prune}'::text[]) kind
      where user_id = $1`,
    [userId],
  );
  const nth = `(select array_agg(id order by id) from plants where user_id = $1)`;
  await pool.query(
    `insert into journal_entries (user_id, plant_id, content, image_url)
     select $1::uuid, (${nth})[1 + n % ${PLANTS}], repeat('Grown again. ', 10), ${url}
       from unnest($2::text[]) with ordinality as p (photo, n)`,
    [userId, ids.slice(PLANTS)],
  );
  await pool.query(
    `insert into care_events (user_id, plant_id, kind, answer, happened_on)
     select $1::uuid, (${nth})[1 + n % ${PLANTS}], 'water', 'done', current_date from generate_series(1, ${CARE_EVENTS}) n`,
    [userId],
  );
  return ids;
}

/** As large as our copy of a phone's photo; each seed gives another picture. */
async function aPicture(seed) {
  const noise = (width, height, sigma) => ({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 100 + seed, sigma },
    },
  });
  const colours = await sharp(noise(40, 30, 60))
    .resize(2000, 1500, { kernel: 'cubic' })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const grain = await sharp(noise(2000, 1500, 14))
    .png({ compressionLevel: 0 })
    .toBuffer();
  const photo = await sharp(colours)
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg()
    .toBuffer();
  return toCopies(photo);
}

/** Time, and the peak memory of both processes. */
async function watched(fixtures, worker, action) {
  const most = { worker: 0, api: 0 };
  let isOver = false;
  const look = (async () => {
    while (!isOver) {
      most.worker = Math.max(most.worker, (await worker.usage()).rssMiB);
      most.api = Math.max(most.api, (await fixtures.api.usage()).rssMiB);
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  })();
  const from = performance.now();
  try {
    await action();
  } finally {
    isOver = true;
  }
  const seconds = (performance.now() - from) / 1000;
  await look;
  return { ...most, seconds };
}

async function waitFor(fixtures, headers, address, end) {
  for (;;) {
    const work = await (await fetch(fixtures.api.url + address, { headers })).json();
    if (work.state === end) return work;
    if (work.state === 'failed') throw new Error(work.problem);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

async function downloadExport(fixtures, file) {
  const begun = await (await fixtures.post('/api/account/export', {})).json();
  await waitFor(fixtures, fixtures.headers, `/api/account/exports/${begun.id}`, 'ready');
  const { body } = await fetch(`${fixtures.api.url}/api/account/exports/${begun.id}/file`, {
    headers: fixtures.headers,
  });
  await pipeline(Readable.fromWeb(body), createWriteStream(file));
}

async function register(fixtures) {
  const person = { ...fixtures.person, email: 'other@leaflore.test' };
  const answer = await fixtures.post('/api/register', person, { ...fixtures.headers, cookie: '' });
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return {
    id: (await answer.json()).user.id,
    headers: { cookie: cookie.join('; '), origin: fixtures.api.url },
  };
}

async function uploadImport(fixtures, { headers }, file) {
  const answer = await fetch(`${fixtures.api.url}/api/account/import`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/zip' },
    body: Readable.toWeb(createReadStream(file)),
    duplex: 'half',
  });
  const begun = await answer.json();
  if (answer.status !== 202) throw new Error(begun.message);
  const { result } = await waitFor(fixtures, headers, `/api/account/imports/${begun.id}`, 'done');
  if (result.notes.length) throw new Error(result.notes.join('\n'));
}

/** The number of photos in the other account that are byte-identical to their originals; throws if there are others. */
async function countIdentical({ folder, userId }, otherId, ids) {
  const hashOf = async (owner, id) =>
    createHash('sha256')
      .update(await readFile(path.join(folder, 'photos', owner, `${id}.webp`)))
      .digest('hex');
  let identical = 0;
  for (const id of ids)
    if ((await hashOf(userId, id)) === (await hashOf(otherId, otherIdFor(otherId, id)))) identical += 1;
  const there = (await readdir(path.join(folder, 'photos', otherId))).filter((name) =>
    /^[^.]+\.webp$/.test(name),
  );
  return there.length === ids.length ? identical : -1;
}
