import { option } from '../../tools/lib.mjs';
import { figure, percentile } from './figures.mjs';

/** `--activities` makes it smaller. */
const ACTIVITIES = Number(option('activities') ?? 1_000_000);
const PEOPLE = Math.floor(ACTIVITIES / 10);
/** Calls of AI providers, identifications and conversations, each. */
const OTHERS = Math.floor(ACTIVITIES / 4);
const DAYS = 400;
const REQUESTS = 200;

/** A moment within the time that the activity log is kept, from a number. */
const moment = (rows) => `now() - n * (interval '${DAYS} days' / ${rows})`;
/** One of the people, from a number. */
const someone = `(select id from bench_people where place = n % ${PEOPLE})`;

const FILL = [
  `insert into users (email, first_name, last_name, password_hash, is_premium, created_at)
   select md5(n::text) || '@leaflore.test', initcap(left(md5(n || 'f'), 5)), initcap(left(md5(n || 'l'), 7)), '', n % 20 = 0, ${moment(PEOPLE)}
     from generate_series(1, ${PEOPLE}) n`,
  `create table bench_people as select id, row_number() over () - 1 as place from users`,
  `create unique index on bench_people (place) include (id)`,
  `insert into user_activities (id, user_id, action, details, ip_address, created_at)
   select gen_random_uuid(), ${someone}, 'plant_identification', 'Jade Plant', '203.0.113.7', ${moment(ACTIVITIES)}
     from generate_series(1, ${ACTIVITIES}) n`,
  `insert into ai_interactions (id, user_id, kind, ai_provider, model, outcome, response_time, input_tokens, output_tokens, cost_micros,
                                confidence, user_message, ai_response, created_at)
   select gen_random_uuid(), ${someone}, 'chat', 'anthropic', 'm', 'answered', 400 + n % 900, 1500, 200, 5000, 0.9, repeat('u', 300),
          repeat('a', 600), ${moment(OTHERS)}
     from generate_series(1, ${OTHERS}) n`,
  `insert into identification_history (id, user_id, state, image_url, image_urls, charged, request_hash, created_at, closed_at)
   select gen_random_uuid(), ${someone}, 'answered', 'x', '{x}', true, '', ${moment(OTHERS)}, now() from generate_series(1, ${OTHERS}) n`,
  `insert into chat_conversations (user_id, title, created_at)
   select ${someone}, 'New Chat', ${moment(OTHERS)} from generate_series(1, ${OTHERS}) n`,
  `insert into expert_questions (id, user_id, user_email, user_name, message, status, created_at)
   select gen_random_uuid(), ${someone}, 'rosa@leaflore.test', 'Rosa Moss', 'Why?', case when n % 50 = 0 then 'pending' else 'responded' end,
          ${moment(20_000)} from generate_series(1, 20000) n`,
  `drop table bench_people`,
  `vacuum analyze`,
];

/** The lists and charts of admins at a million activities: p95 over HTTP, one request after the other. */
export async function admin(fixtures) {
  for (const text of FILL) await fixtures.pool.query(text);
  await fixtures.pool.query('update users set email_verified_at = now() where id = $1', [fixtures.userId]);
  const server = await fixtures.server('main.js');
  server.env.ADMIN_EMAILS = fixtures.person.email;
  await server.start();
  try {
    return await measure(server, fixtures);
  } finally {
    await server.stop();
  }
}

async function measure(server, fixtures) {
  const ask = async (path) => {
    const from = performance.now();
    const answer = await fetch(`${server.url}/api/admin/${path}`, { headers: fixtures.headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return performance.now() - from;
  };
  const figures = [];
  const note = (what, times) => {
    const goal = what.startsWith('first') ? {} : { atMost: 50 };
    const one = figure('admin', what, ' ms', [percentile(times, 0.95)], goal);
    figures.push({ ...one, min: percentile(times, 0.5), max: Math.max(...times) });
  };
  // Before anything is kept: what a visit costs at most.
  for (const path of ['stats', 'charts?days=30', 'charts?days=90']) note(`first ${path}`, [await ask(path)]);
  for (const [what, next] of PATHS) {
    for (let count = 0; count < 20; count += 1) await ask(next());
    const times = [];
    for (let count = 0; count < REQUESTS; count += 1) times.push(await ask(next()));
    note(`${what}, p95 (range: median to highest)`, times);
  }
  return figures;
}

const anyDay = () => new Date(Date.now() - Math.random() * DAYS * 86_400_000).toISOString();
/** The cursor of a page anywhere in a list. */
const anywhere = () =>
  `cursor=${Buffer.from(`${anyDay()} 80000000-0000-4000-8000-000000000000`).toString('base64url')}`;
const hex = (length) =>
  Math.random()
    .toString(16)
    .slice(2, 2 + length);

const PATHS = [
  ['stats', () => 'stats'],
  ['charts of 30 days', () => 'charts?days=30'],
  ['charts of 90 days', () => 'charts?days=90'],
  ['activities, first page', () => 'user-activities'],
  ['activities, any page', () => `user-activities?${anywhere()}`],
  ['AI interactions, any page', () => `ai-behavior?${anywhere()}`],
  ['questions, any page', () => `expert-questions?${anywhere()}`],
  ['people, any page', () => `people?${anywhere()}`],
  ['people, three letters', () => `people?search=${hex(3)}`],
  ['people, one letter', () => `people?search=${hex(1)}`],
];
