/* global TextDecoder */
import { now, startChatProvider } from './chat-provider.mjs';
import { figure, percentile } from './figures.mjs';

const QUESTIONS = 80;
const WARM_UP = 10;
const STREAMS = 200;
const OF_A_PERSON = 5;
const WORDS = 40;
const EVERY_MS = 100;
const AT_REST_MS = 2000;
const STAMP = /\[(\d+\.?\d*)\]/;

/** Replies that are streamed: what is added to the first word, against a bare pipe in the same run; and 200 at once. */
export async function chat(fixtures) {
  const pace = { words: 0, everyMs: 0 };
  // A day's calls from one address are just enough for this row, not for those before it too.
  await fixtures.pool.query('delete from paid_calls');
  const provider = await startChatProvider(pace);
  const env = { ANTHROPIC_BASE_URL: provider.url };
  const servers = [];
  const start = async (file) => {
    const server = await fixtures.server(file);
    Object.assign(server.env, env);
    servers.push(server);
    await server.start();
    return server;
  };
  try {
    const api = await start('main.js');
    const worker = await start('worker.js');
    const pipe = await start('../bench/pipe.mjs');
    const [asker] = await askers(fixtures, api, 1);
    const ours = () => asker.ask(api);
    const bare = () => firstWord(`${pipe.url}/`, { method: 'POST', body: '{}' });
    for (let count = 0; count < WARM_UP; count += 1) await bare().then(ours);
    const [whole, after, piped] = [[], [], []];
    for (let count = 0; count < QUESTIONS; count += 1) {
      piped.push((await bare()).wholeMs);
      const answer = await ours();
      whole.push(answer.wholeMs);
      after.push(answer.afterMs);
    }
    const added = (share) => percentile(whole, share) - percentile(piped, share);
    Object.assign(pace, { words: WORDS, everyMs: EVERY_MS });
    const many = await atOnce(fixtures, api, worker);
    return [
      figure('chat', 'added to the first word, p50', ' ms', [added(0.5)], { atMost: 3 }),
      figure('chat', 'added to the first word, p99', ' ms', [added(0.99)], { atMost: 10 }),
      figure('chat', 'of it, from the provider to the reader, p50', ' ms', [percentile(after, 0.5)]),
      figure('chat', 'of it, from the provider to the reader, p99', ' ms', [percentile(after, 0.99)]),
      ...many,
    ];
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await provider.stop();
  }
}

async function atOnce(fixtures, api, worker) {
  const people = await askers(fixtures, api, STREAMS / OF_A_PERSON);
  await new Promise((resolve) => setTimeout(resolve, AT_REST_MS));
  const before = await Promise.all([api, worker].map((server) => server.usage()));
  let peak = before;
  const look = setInterval(async () => {
    const usage = await Promise.all([api, worker].map((server) => server.usage()));
    peak = peak.map((seen, index) => (usage[index].rssMiB > seen.rssMiB ? usage[index] : seen));
  }, 500);
  const asked = people.flatMap((person) => Array.from({ length: OF_A_PERSON }, () => person.ask(api)));
  const answers = await Promise.all(asked).finally(() => clearInterval(look));
  const whole = answers.filter(({ words }) => words === WORDS).length;
  const perStream = (index) => ((peak[index].rssMiB - before[index].rssMiB) * 1024) / STREAMS;
  const firsts = answers.map(({ wholeMs }) => wholeMs);
  return [
    figure('chat', `whole, of ${STREAMS} at once`, '', [whole], { atLeast: STREAMS }),
    figure('chat', `their first word, p50`, ' ms', [percentile(firsts, 0.5)]),
    figure('chat', `their first word, p99`, ' ms', [percentile(firsts, 0.99)]),
    figure('chat', "API's memory for a stream", ' KiB', [perStream(0)]),
    figure('chat', "worker's memory for a stream", ' KiB', [perStream(1)]),
  ];
}

let people = 0;

/** Premium members, each with as many conversations as they may have streams. */
async function askers(fixtures, api, count) {
  const send = async (cookie, address, body) => {
    const answer = await fetch(api.url + address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: api.url, cookie },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const all = [];
  for (let index = 0; index < count; index += 1) {
    const person = { ...fixtures.person, email: `chat${(people += 1)}@leaflore.test` };
    const registered = await send('', '/api/register', person);
    const cookie = registered.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    await fixtures.pool.query(
      'insert into premium_grants (user_id) select id from users on conflict do nothing',
    );
    await fixtures.pool.query('update users set is_premium = true');
    const ids = [];
    for (let one = 0; one < OF_A_PERSON; one += 1)
      ids.push((await (await send(cookie, '/api/chat/conversations', { title: 'New Chat' })).json()).id);
    let turn = 0;
    const ask = () =>
      firstWord(`${api.url}/api/chat/conversations/${ids[(turn += 1) % ids.length]}/messages`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'text/event-stream',
          origin: api.url,
          cookie,
        },
        body: JSON.stringify({ content: 'When do I water it?', useOpenAI: false }),
      });
    all.push({ ask });
  }
  return all;
}

/** Asks, and reads to the end: when the first word came, counted from the question and from the provider, and how many more came. */
async function firstWord(url, init) {
  const from = now();
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  let [text, wholeMs, afterMs] = ['', 0, 0];
  const letters = new TextDecoder();
  for await (const part of answer.body) {
    text += letters.decode(part, { stream: true });
    const stamp = !wholeMs && STAMP.exec(text);
    if (stamp) [wholeMs, afterMs] = [now() - from, now() - Number(stamp[1])];
  }
  const last = text.slice(text.lastIndexOf('event: done'));
  return { wholeMs, afterMs, words: last.split(' leaf').length - 1 };
}
