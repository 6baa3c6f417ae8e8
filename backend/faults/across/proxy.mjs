import http from 'node:http';

const ENCODINGS = ['br', 'br', 'gzip', 'gzip', 'identity'];

export async function proxy({ url }) {
  const hidden = await Promise.all(['/metrics', '/healthz', '/readyz'].map((address) => ask(url + address)));
  const list = await ask(`${url}/api/plant-library`, { 'accept-encoding': 'gzip' });
  const asset = /\/assets\/[\w.-]+\.js/.exec(await (await fetch(url)).text())?.[0];
  const kinds = [];
  for (const encoding of ENCODINGS) {
    const { headers } = await ask(url + asset, { 'accept-encoding': encoding });
    kinds.push(`${headers['content-encoding'] ?? 'plain'}:${headers['x-cache']}`);
  }
  return {
    hidden: hidden.map(({ statusCode }) => statusCode).join(' '),
    library: list.headers['content-encoding'],
    assets: kinds.join(' '),
    isGood:
      hidden.every(({ statusCode }) => statusCode === 404) &&
      list.headers['content-encoding'] === 'gzip' &&
      kinds[1] === 'br:HIT' &&
      kinds[3].startsWith('gzip') &&
      kinds[4].startsWith('plain'),
  };
}

/** As `fetch` would, without asking for encodings of its own. */
async function ask(address, headers = {}) {
  const answer = await new Promise((resolve, reject) =>
    http.get(address, { headers }).once('response', resolve).once('error', reject),
  );
  answer.resume();
  await new Promise((resolve) => answer.once('end', resolve));
  return answer;
}
