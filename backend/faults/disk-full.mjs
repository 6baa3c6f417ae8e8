import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { photo, picture, statusOf } from './across/asking.mjs';
import { countsOf, wrongOf } from './figures.mjs';
import { Installation } from './installation.mjs';

const DISK = 'size=2m';
const mount = (folder) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', DISK, 'tmpfs', folder], { stdio: 'ignore' }).status === 0;
const umount = (folder) => spawnSync('umount', [folder], { stdio: 'ignore' });
const FILLER = 'filler';
const AT_ONCE = 6;
const JPEG = { 'content-type': 'image/jpeg' };

/** An installation that keeps its pictures on a disk of two megabytes. */
export class InstallationOnSmallDisk extends Installation {
  /** Why it cannot be had on this machine; undefined where it can. */
  static whyNot() {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'leaflore-disk-'));
    const isMounted = mount(folder);
    if (isMounted) umount(folder);
    rmdirSync(folder);
    return isMounted ? undefined : 'only who may mount a disk can fill one.';
  }

  async start() {
    this.folder = this.makeFolder();
    mkdirSync(this.pictures);
    mount(this.pictures);
    await super.start();
  }

  get pictures() {
    return path.join(this.folder, 'photos');
  }

  /** Leaves no room for anything else. */
  fill() {
    for (const bytes of [1 << 16, 1]) while (this.grow(bytes));
  }

  grow(bytes) {
    try {
      appendFileSync(path.join(this.pictures, FILLER), Buffer.alloc(bytes));
      return true;
    } catch (error) {
      if (error.code === 'ENOSPC') return false;
      throw error;
    }
  }

  makeRoom() {
    rmSync(path.join(this.pictures, FILLER));
  }

  async stop() {
    if (this.folder) umount(this.pictures);
    await super.stop();
  }
}

/** Fills the disk again and again while a person who has a picture sends others. */
export async function fillDisk(installation, times) {
  const person = await installation.signUp();
  const bytes = await picture();
  const body = await photo();
  const askForLink = async () => (await (await person.send('POST', '/api/uploads', {})).json()).uploadURL;
  const sendTo = (link) => person.send('PUT', link, bytes, JPEG);
  const wear = (link) => person.send('PUT', '/api/profile/picture', { profileImageURL: link }).then(statusOf);
  const worn = async () => (await (await person.send('GET', '/api/auth/user')).json()).profileImageUrl;
  const kept = () => readdirSync(path.join(installation.pictures, person.id));

  const first = await askForLink();
  await sendTo(first).then(statusOf);
  await wear(first);
  const pid = await installation.pidOf('main');
  let next;
  const seen = { full: [], unclear: [], identifications: [], old: [], again: [], changed: 0, halves: 0 };
  for (let n = 0; n < times; n += 1) {
    const [old, files] = [await worn(), new Set(kept())];
    const links = await Promise.all(Array.from({ length: AT_ONCE }, askForLink));
    installation.fill();
    for (const answer of await Promise.all(links.map(sendTo))) await note(answer, seen.full, seen.unclear);
    const identifying = await person.send('POST', '/api/identify-plant', body);
    await note(identifying, seen.identifications, seen.unclear);
    seen.old.push(await person.send('GET', old).then(statusOf));
    if ((await worn()) !== old) seen.changed += 1;
    seen.halves += kept().filter((name) => !files.has(name)).length;
    installation.makeRoom();
    seen.again.push(...(await Promise.all(links.map((link) => sendTo(link).then(statusOf)))));
    next = links[0];
  }
  // Only now: a picture that takes the place of another frees the room of that one, a moment later.
  seen.again.push(await wear(next));
  const [{ used }] = await installation.sql('select identifications_used as used from users where id = $1', [
    person.id,
  ]);
  const are = (statuses, ...good) => statuses.every((status) => good.includes(status));
  return {
    fault: `no room for pictures, ${times} times`,
    'photos while it is full': countsOf(seen.full),
    'identifications while it is full': countsOf(seen.identifications),
    'the picture of before': countsOf(seen.old),
    'the same photos with room again': countsOf(seen.again),
    wrong: wrongOf({
      'an answer was not 503': are([...seen.full, ...seen.identifications], 503),
      [`an answer did not say why: ${seen.unclear[0]}`]: !seen.unclear.length,
      'the picture of before was gone': are(seen.old, 200) && !seen.changed,
      'half a picture was left': !seen.halves,
      'it did not heal': are(seen.again, 201, 200),
      'an identification was counted': used === 0,
      'the API ended': (await installation.pidOf('main')) === pid,
    }),
  };
}

/** Notes the status, and the words of an answer that is not a problem in plain words. */
async function note(answer, statuses, unclear) {
  const words = await answer.text();
  statuses.push(answer.status);
  const isProblem = answer.headers.get('content-type')?.startsWith('application/problem+json');
  if (!isProblem || JSON.parse(words).code !== 'storage-full') unclear.push(words.slice(0, 200));
}
