import autocannon from 'autocannon';
import { percentile } from './figures.mjs';

const CONNECTIONS = 8;
const WARM_UP_S = 1.5;

/**
 * Loads both servers in turn, in short rounds, so that other load on the machine affects both alike. Returns for each
 * round the API's rate and CPU per request as multiples of the floor's, and the best rate of each.
 */
export async function compare({ api, floor }, requests, { rounds, seconds }) {
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
      const { times } = await load(server, requests, seconds, { overallRate: Math.round(overallRate) });
      p99[which] = percentile(times, 0.99);
    }
    ratios.push({ ratio: p99.api / p99.floor, apiMs: p99.api });
  }
  return ratios;
}

/** `requests` returns what one connection requests, over and over. */
async function load({ url }, requests, seconds, pace = {}) {
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
