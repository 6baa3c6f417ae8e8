// Attacks a server in a process of its own until it is ended. Two accounts attack: what is sent is what made the API slow and
// large before requests were admitted. Runs behind all others, as an attacker has a machine of their own.
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import sharp from 'sharp';

const [url, first, second] = process.argv.slice(2);
const { port } = new URL(url);
const LARGE = { senders: 40, photos: 5, characters: 13_200_000 };
const PNGS = 6;
const STREAMS = 1000;
const SLOW_SOCKETS = 600;
const SLOW_EVERY_MS = 1000;
const PAUSE_MS = 50;

os.setPriority(os.constants.priority.PRIORITY_LOW);
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const seen = {};

/** Resolves with the status when the connection has ended. */
function request(method, path, cookie, body, headers = {}) {
  return new Promise((resolve) => {
    let status = 'cut off';
    const all = { origin: url, cookie, 'content-type': 'application/json', ...headers };
    const length = body && { 'content-length': body.length };
    const sending = http.request({ port, method, path, headers: { ...all, ...length }, agent: false });
    sending.on('response', (response) => {
      status = response.statusCode;
      response.on('error', () => undefined).resume();
    });
    sending.on('error', () => undefined).on('close', () => resolve(status));
    sending.end(body);
  });
}

async function again(name, action) {
  for (;;) {
    const status = `${name} ${await action()}`;
    seen[status] = (seen[status] ?? 0) + 1;
    await pause(PAUSE_MS);
  }
}

function slowSocket() {
  const socket = net.connect(port, '127.0.0.1');
  socket.write(
    `POST /api/login HTTP/1.1\r\nHost: localhost\r\nOrigin: ${url}\r\nContent-Length: 9000\r\n\r\n{`,
  );
  const drip = setInterval(() => socket.write(' '), SLOW_EVERY_MS);
  socket.on('error', () => undefined).on('close', () => clearInterval(drip));
}

const photo = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#484' } })
  .jpeg()
  .toBuffer();
const png = await sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#484' } })
  .toColourspace('rgb16')
  .png({ progressive: true, compressionLevel: 9 })
  .toBuffer();
const asJson = (value) => Buffer.from(JSON.stringify(value));
const large = asJson({
  images: Array(LARGE.photos).fill(`data:image/jpeg;base64,${'A'.repeat(LARGE.characters)}`),
});
const heavy = asJson({ imageData: `data:image/png;base64,${png.toString('base64')}` });
const small = asJson({ imageData: `data:image/jpeg;base64,${photo.toString('base64')}` });

await request('POST', '/api/identify-plant', first, small, { prefer: 'respond-async' });
const [{ identificationId }] = await (
  await fetch(`${url}/api/identifications?limit=1`, { headers: { cookie: first } })
).json();

process.on('message', () => process.send({ seen }, () => process.exit()));
process.send({ ready: true, megabytes: { large: large.length / 1e6, png: png.length / 1e6 } });
const send = (cookie, body) => () =>
  request('POST', '/api/identify-plant', cookie, body, { prefer: 'respond-async' });
for (let count = 0; count < LARGE.senders; count += 1) void again('large body', send(first, large));
for (let count = 0; count < PNGS; count += 1) void again('PNG', send(second, heavy));
for (let count = 0; count < STREAMS; count += 1)
  void request('GET', `/api/identifications/${identificationId}/events`, first).then((status) => {
    seen[`stream ${status}`] = (seen[`stream ${status}`] ?? 0) + 1;
  });
for (let count = 0; count < SLOW_SOCKETS; count += 1) slowSocket();
