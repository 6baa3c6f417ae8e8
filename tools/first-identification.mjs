// Does what a new visitor does first: registers, and has a picture of a plant identified. `node
// tools/first-identification.mjs URL [photo]`
import { readFileSync } from 'node:fs';
import { drawPlant } from '@leaflore/drawings';
import sharp from 'sharp';

const [url, file] = process.argv.slice(2);
const traits = {
  habit: 'rosette',
  leaf: 'fleshy',
  pattern: 'plain',
  leafColour: 'green',
  flower: 'none',
  flowerColour: null,
  pot: 'terracotta',
};
const photo = file
  ? readFileSync(file)
  : await sharp(Buffer.from(drawPlant(traits, 'first')))
      .resize(900, 900)
      .flatten({ background: '#f4efe4' })
      .jpeg()
      .toBuffer();

let cookie = '';
async function post(address, body) {
  const response = await fetch(url + address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, cookie },
    body: JSON.stringify(body),
  });
  cookie =
    response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ') || cookie;
  const answer = await response.json();
  if (!response.ok) throw new Error(`${address}: ${response.status} ${JSON.stringify(answer)}`);
  return answer;
}

const email = `first-${Date.now()}@leaflore.test`;
await post('/api/register', {
  email,
  firstName: 'First',
  lastName: 'Visitor',
  password: 'a calm green place',
});
const from = performance.now();
const { certainty, advice, candidates, provider } = await post('/api/identify-plant', {
  imageData: `data:image/jpeg;base64,${photo.toString('base64')}`,
});
console.log(
  `${provider.name} answered in ${Math.round(performance.now() - from)} ms: ${certainty}. ${advice}`,
);
for (const { commonName, confidence } of candidates)
  console.log(`  ${Math.round(confidence * 100)} % ${commonName}`);
const page = await fetch(url);
if (!page.ok || !(await page.text()).includes('<div id="root"'))
  throw new Error('The web app is not served.');
