import classifierUrl from 'identifier/classifier.bin?url';
import wasmUrl from 'identifier/classifier.wasm?url';
import noted from 'identifier/files.json';
import { language } from '../../../languages/language';
import { markReady } from './is-ready';
import workerUrl from './identifier.worker?worker&url';

const CACHE = 'identifier';
const KNOWN_PLANTS = '/api/known-plants';
/** The same in the reader's language. */
const knownPlants = () => (language() === 'en' ? KNOWN_PLANTS : `${KNOWN_PLANTS}?language=${language()}`);

const FILES = [
  { url: classifierUrl, ...noted.classifier },
  { url: wasmUrl, ...noted.wasm },
];

/** The code of the worker and the words about the plants, compressed. */
const ABOUT_OTHER_BYTES = 250_000;
const sentBytes = FILES.reduce((sum, each) => sum + each.sentBytes, ABOUT_OTHER_BYTES);

/** How much there is to fetch, in whole megabytes. */
export const MEGABYTES = Math.ceil(sentBytes / 1e6);

/** The files are broken, or were changed on their way. */
class WrongFile extends Error {}

/**
 * Fetches what this device needs to look at photos itself, each file checked by its SHA-256, and keeps it. What is there
 * already is not fetched again; files of earlier versions are removed.
 */
export async function fetchFiles(onProgress: (fraction: number) => void): Promise<void> {
  const cache = await caches.open(CACHE);
  let done = 0;
  for (const file of FILES) {
    if (!(await cache.match(file.url))) await cache.put(file.url, await fetchChecked(file));
    onProgress((done += file.sentBytes) / sentBytes);
  }
  await cache.add(knownPlants());
  await fetch(workerUrl); // into the browser's cache: its address changes with its content
  const wanted = [...FILES.map(({ url }) => url), knownPlants()];
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!wanted.includes(pathname + search)) await cache.delete(request);
  }
  markReady(true);
  onProgress(1);
}

async function fetchChecked({ url, sha256 }: { url: string; sha256: string }): Promise<Response> {
  const answer = await fetch(url);
  if (!answer.ok) throw new WrongFile(`${url}: ${answer.status}`);
  const bytes = await answer.arrayBuffer();
  if ((await sha256Of(bytes)) !== sha256) throw new WrongFile(`${url} is not what it should be`);
  return new Response(bytes);
}

async function sha256Of(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The files on this device, checked again, as storage can be damaged too. Rejects when one is missing or wrong. */
export async function readFiles(): Promise<{ classifier: ArrayBuffer; wasm: ArrayBuffer }> {
  const [classifier, wasm] = await Promise.all(FILES.map(readChecked));
  return { classifier: classifier!, wasm: wasm! };
}

async function readChecked({ url, sha256 }: { url: string; sha256: string }): Promise<ArrayBuffer> {
  const cache = await caches.open(CACHE);
  const bytes = await (await cache.match(url))?.arrayBuffer();
  if (bytes && (await sha256Of(bytes)) === sha256) return bytes;
  await cache.delete(url);
  markReady(false);
  throw new WrongFile(`${url} is not here`);
}

/**
 * The words about the plants, as they were when they were fetched, in another language where they are not there in the reader's;
 * undefined when they are not there.
 */
export async function readKnownPlants(): Promise<Response | undefined> {
  const cache = await caches.open(CACHE);
  return (await cache.match(knownPlants())) ?? cache.match(KNOWN_PLANTS, { ignoreSearch: true });
}

/** Removes everything. */
export async function removeFiles(): Promise<void> {
  markReady(false);
  await caches.delete(CACHE);
}
