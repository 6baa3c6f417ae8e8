import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { acceptLongTexts, dropLongTexts, takeLongText } from './long-texts.js';

describe('a body with long texts', () => {
  const fastify = Fastify();
  acceptLongTexts(fastify);
  const config = { longTexts: true } as object;
  fastify.post('/', { bodyLimit: 1_000_000, config }, (request) => {
    const { photo, note } = request.body as Record<string, string>;
    return { length: photo?.length, photo: takeLongText(request, photo ?? '').toString(), note };
  });
  fastify.post('/dropped', { bodyLimit: 5_000_000, config }, async (request) => {
    const photo = takeLongText(request, (request.body as { photo: string }).photo);
    const { byteLength } = photo.buffer;
    await dropLongTexts(request);
    return { before: byteLength, after: photo.buffer.byteLength };
  });
  afterAll(() => fastify.close());

  const send = (payload: string | Readable, type = 'application/json') =>
    fastify.inject({ method: 'POST', url: '/', payload, headers: { 'content-type': type } });
  const long = 'Aé+/'.repeat(50_000);

  it('gives the bytes of a long one, and a short one in its place', async () => {
    const { length, ...rest } = (await send(JSON.stringify({ note: 'Dear plant', photo: long }))).json();
    expect(rest).toEqual({ note: 'Dear plant', photo: long });
    expect(length).toBeLessThan(100);
  });

  it('leaves short ones, and whatever is escaped in them, as they are', async () => {
    const note = 'a "leaf"\n';
    expect((await send(JSON.stringify({ note, photo: 'b' }))).json()).toEqual({
      length: 1,
      note,
      photo: 'b',
    });
  });

  it('gives its memory back as soon as it is not needed any more', async () => {
    const payload = JSON.stringify({ photo: 'A'.repeat(3_000_000) });
    const headers = { 'content-type': 'application/json' };
    const answer = await fastify.inject({ method: 'POST', url: '/dropped', payload, headers });
    expect(answer.json()).toEqual({ before: payload.length, after: 0 });
  });

  it('may come in pieces without saying how long it is', async () => {
    const json = JSON.stringify({ photo: long });
    const pieces = Readable.from([json.slice(0, 7), json.slice(7, 90_000), json.slice(90_000)]);
    expect((await send(pieces)).json().photo).toBe(long);
  });

  it.each([
    ['is too large', `{"photo":"${'A'.repeat(1_000_000)}"}`, 413],
    ['is cut off', `{"photo":"${long}`, 400],
    ['is no JSON', `photo=${long}`, 400],
    ['is nested deeply', '['.repeat(100), 400],
    ['takes over the prototype', '{"__proto__":{"isAdmin":true}}', 400],
    ['is empty', '', 400],
  ])('is refused when it %s', async (_, body, status) => {
    expect((await send(body)).statusCode).toBe(status);
    expect((await send(Readable.from([body]))).statusCode).toBe(status);
  });

  it('must be JSON by its type', async () =>
    expect((await send('{}', 'application/xml')).statusCode).toBe(415));
});
