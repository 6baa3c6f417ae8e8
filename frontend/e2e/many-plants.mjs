import assert from 'node:assert/strict';
import { aPicture } from './pictures.mjs';

const MAX_AT_ONCE = 20;

/**
 * Adds this many library plants to the garden of the signed-in member, in eight places and watered on thirty
 * different days; every tenth has a photo of its own. Uses the API.
 */
export async function plantMany(page, count) {
  const headers = { origin: new URL(page.url()).origin };
  const post = async (address, data) => {
    const answer = await page.request.post(address, { data, headers });
    assert.ok(answer.ok(), `${address}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
  const library = await (await page.request.get('/api/plant-library')).json();
  const places = ['Kitchen', 'Living room', 'Bathroom', 'Balcony', 'Bedroom', 'Hall', 'Study', 'Window sill'];
  const photo = async (seed) => {
    const { uploadURL } = await post('/api/uploads', {});
    const data = await aPicture(seed, 600);
    const sent = await page.request.put(uploadURL, {
      data,
      headers: { ...headers, 'content-type': 'image/jpeg' },
    });
    return (await sent.json()).imageUrl;
  };
  const add = async (i) => {
    const { id: libraryId, commonName } = library[i % library.length];
    const lastWatered = new Date(Date.now() - (i % 30) * 86_400_000).toISOString();
    const imageUrl = i % 10 === 0 ? await photo(`own ${i}`) : undefined;
    await post('/api/plants', { commonName, libraryId, place: places[i % 8], lastWatered, imageUrl });
  };
  for (let i = 0; i < count; i += MAX_AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(MAX_AT_ONCE, count - i) }, (_, j) => add(i + j)));
}
