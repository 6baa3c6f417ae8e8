import { option } from '../../tools/lib.mjs';
import { figure, percentile } from './figures.mjs';
import { aGardener, PLANTS, visit } from './visits.mjs';

/** How many people there are when it is measured; `--people 1000,20000` makes it smaller. */
const SIZES = (option('people') ?? '1000,100000,1000000').split(',').map(Number);
/** People whose requests are measured, one after the other. */
const GARDENERS = 20;
const ROUNDS = 15;
/** Tables below this are read whole by right: it is faster than an index. */
const LARGE = 10_000;

const moment = `now() - (n % 400) * interval '1 day'`;
/** SQL for a UUID of version 4 made from a number or a text. */
const made = (n) => `overlay(overlay(md5(${n}::text) placing '4' from 13) placing '8' from 17)::uuid`;
/** Of these numbered people, every fifth has a garden: six plants, two tasks each, what a few weeks leave behind. */
const crowd = (from, to) => {
  const people = `generate_series(${from}, ${to}) n`;
  const gardeners = `generate_series(${Math.ceil(from / 5) * 5}, ${to}, 5) n`;
  const plants = `${gardeners}, generate_series(1, ${PLANTS}) p`;
  const plant = made(`n || '-' || p`);
  return [
    `insert into users (id, email, first_name, last_name, password_hash, created_at)
     select ${made('n')}, n || '@leaflore.test', 'Rosa', 'Moss', repeat('x', 97), ${moment} from ${people}`,
    `insert into sessions (sid, sess, user_id, expire)
     select encode(sha256(n::text::bytea), 'hex'), json_build_object('userId', ${made('n')}, 'userAgent', repeat('x', 110)), ${made('n')},
            now() + interval '30 days' from ${people}`,
    `insert into plants (id, user_id, common_name, place) select ${plant}, ${made('n')}, 'Plant ' || p, 'Kitchen' from ${plants}`,
    `insert into care_tasks (id, user_id, plant_id, kind, growing_days, starts_on, due_on, late_on, reason)
     select ${made(`kind || n || '-' || p`)}, ${made('n')}, ${plant}, kind, 7, current_date - 7, current_date + (n % 9) - 4, current_date + (n % 9), 'Weekly.'
       from ${plants}, unnest(array['water', 'mist']) kind`,
    `insert into care_events (id, user_id, plant_id, task_id, kind, answer, happened_on)
     select gen_random_uuid(), ${made('n')}, ${plant}, ${made(`kind || n || '-' || p`)}, kind, 'done', current_date - e * 9
       from ${plants}, unnest(array['water', 'mist']) kind, generate_series(1, 2) e`,
    `insert into journal_entries (id, plant_id, user_id, content)
     select gen_random_uuid(), ${plant}, ${made('n')}, repeat('A new leaf. ', 8) from ${plants}`,
    `insert into identification_history (id, user_id, state, image_url, image_urls, charged, request_hash, finding, created_at, closed_at)
     select gen_random_uuid(), ${made('n')}, 'answered', 'x', '{x}', true, '', to_jsonb(repeat(md5(n::text), 20)), ${moment}, now() from ${gardeners}`,
    `insert into user_activities (id, user_id, action, details, created_at)
     select gen_random_uuid(), ${made('n')}, 'plant_watered', 'Peace Lily: Watered.', ${moment} from ${people}, generate_series(1, 2) a`,
    `insert into community_posts (id, user_id, text, created_at)
     select ${made(`'post' || n`)}, ${made('n')}, repeat('Look at this leaf. ', 6), ${moment} from ${gardeners}`,
    `insert into community_comments (id, post_id, user_id, text)
     select gen_random_uuid(), ${made(`'post' || n`)}, ${made('n')}, 'How lovely.' from ${gardeners}, generate_series(1, 2) c`,
    `insert into community_likes (post_id, user_id)
     select ${made(`'post' || n`)}, ${made('n')} from ${gardeners}`,
  ];
};

/** The ten requests that are made most, with ever more people: p95 over HTTP, and the large tables that were read whole. */
export async function growth(fixtures) {
  const { pool } = fixtures;
  const gardeners = [];
  for (let count = 0; count < GARDENERS; count += 1) gardeners.push(await aGardener(fixtures, count));
  const figures = [];
  let people = 0;
  for (const size of SIZES) {
    for (const text of crowd(people + 1, size)) await pool.query(text);
    people = size;
    await pool.query('vacuum analyze');
    figures.push(...(await measure(fixtures, gardeners, `${size.toLocaleString('en')} people`)));
  }
  return figures;
}

const NAMES = {
  account: 'GET auth/user',
  garden: 'GET plants',
  today: 'GET care/today',
  one: 'GET plants/{id}',
  search: 'GET plant-library?search',
  feed: 'GET community/posts',
  done: 'POST care/tasks/{id}/done',
  undone: 'DELETE care/events/{id}',
  noted: 'POST plants/{id}/journal',
  liked: 'POST community/posts/{id}/like',
};

async function measure({ pool }, gardeners, size) {
  const times = Object.fromEntries(Object.keys(NAMES).map((name) => [name, []]));
  for (const gardener of gardeners) await visit(gardener, 0); // to warm up
  const before = await readWhole(pool);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const gardener of gardeners)
      for (const [name, { ms }] of Object.entries(await visit(gardener, round))) times[name].push(ms);
  const after = await readWhole(pool);
  const whole = [...after].filter(([table, count]) => count > (before.get(table) ?? 0));
  return [
    ...Object.entries(times).map(([name, all]) => ({
      ...figure(`growth, ${size}`, `${NAMES[name]}, p95 (range: median to highest)`, ' ms', [
        percentile(all, 0.95),
      ]),
      min: percentile(all, 0.5),
      max: Math.max(...all),
    })),
    figure(
      `growth, ${size}`,
      `large tables read whole ${whole.map(([table]) => table).join(' ')}`,
      '',
      [whole.length],
      { atMost: 0 },
    ),
  ];
}

/** How often each large table was read from its beginning to its end. */
async function readWhole(pool) {
  await pool.query('select pg_stat_force_next_flush()');
  const { rows } = await pool.query(
    'select relname, seq_scan::int from pg_stat_user_tables where n_live_tup > $1',
    [LARGE],
  );
  return new Map(rows.map(({ relname, seq_scan }) => [relname, seq_scan]));
}
