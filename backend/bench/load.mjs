import { Agent, get } from 'node:http';
import autocannon from 'autocannon';
import { percentile } from './figures.mjs';

const CONNECTIONS = 8;
/** The compiler has most to do in a fresh API: after so long its CPU for a request no longer falls. */
const WARM_UP_S = 5;

/**
 * Loads both servers in turn, in short rounds, so that other load on the machine affects both alike. Returns for each
 * round the API's rate and CPU per request as multiples of the floor's, and the best rate of each.
 */
export async function compare({ api, floor }, requests, { rounds, seconds }, load = loadWithAutocannon) {
  for (const server of [api, floor]) await load(server, requests, WARM_UP_S);
  const ratios = [];
  const rates = { api: 0, floor: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const measured = {};
    for (const which of round % 2 ? ['floor', 'api'] : ['api', 'floor']) {
      const server = which === 'api' ? api : floor;
      const before = await server.usage();
      const { count, rate } = await load(server, requests, seconds);
      const after = await server.usage();
      measured[which] = { rate, cpuMs: (after.cpuMs - before.cpuMs) / count };
      rates[which] = Math.max(rates[which], rate);
    }
    ratios.push({
      rate: measured.api.rate / measured.floor.rate,
      cpu: measured.api.cpuMs / measured.floor.cpuMs,
      apiCpuMs: measured.api.cpuMs,
    });
  }
  return { ratios, rates };
}

/** The 99th percentile of the response time, API over floor, at this many requests per second. */
export async function compareP99({ api, floor }, requests, { rounds, seconds, overallRate }) {
  const ratios = [];
  for (let round = 0; round < rounds; round += 1) {
    const p99 = {};
    for (const which of round % 2 ? ['floor', 'api'] : ['api', 'floor']) {
      const server = which === 'api' ? api : floor;
      const { times } = await loadWithAutocannon(server, requests, seconds, {
        overallRate: Math.round(overallRate),
      });
      p99[which] = percentile(times, 0.99);
    }
    ratios.push({ ratio: p99.api / p99.floor, apiMs: p99.api });
  }
  return ratios;
}

/** `requests` returns what one connection requests, over and over. */
async function loadWithAutocannon({ url }, requests, seconds, pace = {}) {
  const times = [];
  const from = performance.now();
  const run = autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    setupClient: (client) => client.setRequests(requests()),
    ...pace,
  });
  run.on('response', (_client, _status, _bytes, time) => times.push(time));
  const { non2xx, errors } = await run;
  if (non2xx || errors) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors`);
  return { count: times.length, rate: (times.length * 1000) / (performance.now() - from), times };
}

/**
 * For large answers: takes their bytes and throws them away. Autocannon makes text of them, 1.8 ms for 79 KB of Brotli, which
 * is more than the API needs to send them.
 */
export async function loadBytes({ url }, requests, seconds) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const [{ path, headers }] = requests();
  const ask = () =>
    new Promise((resolve, reject) => {
      const asked = get(new URL(path, url), { agent, headers }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${url}${path}: ${answer.statusCode}`));
        answer.resume().once('end', resolve).once('error', reject);
      });
      asked.once('error', reject);
    });
  const from = performance.now();
  let count = 0;
  const lane = async () => {
    for (; performance.now() - from < seconds * 1000; count += 1) await ask();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, lane));
  agent.destroy();
  return { count, rate: (count * 1000) / (performance.now() - from) };
}
