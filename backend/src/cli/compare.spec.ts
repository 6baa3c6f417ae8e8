import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { FakeProvider } from '../../test/fake-provider.js';
import { aPicture } from '../../test/photos.js';

const COMMAND = path.resolve(__dirname, '../../dist/cli/compare.js');

/** Dollars for a million tokens, in and out. */
const PRICE = '--price=openai=10/100';

describe('comparing the built-in identifier with one that has a key', () => {
  let photos: string;
  const openai = new FakeProvider();
  beforeAll(async () => {
    await openai.start();
    photos = await mkdtemp(path.join(os.tmpdir(), 'leaflore-compare-'));
    for (const folder of ['Aloe vera', 'Crassula ovata', 'No such plant']) {
      await mkdir(path.join(photos, folder));
      for (const seed of ['aloe', 'one', 'two'])
        await writeFile(path.join(photos, folder, `${seed}.jpg`), await aPicture(seed));
    }
  });
  afterAll(async () => {
    await openai.stop();
    await rm(photos, { recursive: true, force: true });
  });

  const compare = async (...options: string[]) => {
    const { stdout } = await promisify(execFile)('node', [COMMAND, '--photos', photos, ...options], {
      env: { ...process.env, OPENAI_API_KEY: 'k', OPENAI_BASE_URL: `${openai.url}/v1` },
    });
    return Object.fromEntries(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/ {2,}/))
        .map(([figure, ...values]) => [figure, values] as const),
    );
  };

  it('both look at the same photos, of plants that the library knows; who fails is said to', async () => {
    openai.willDo({ kind: 'status', status: 401 });
    const table = await compare('--each=2', PRICE);
    expect(table.identifier).toEqual(['built-in', 'openai']);
    expect(table.photos).toEqual(['4', '3, 1 failed']);
  });

  it('each has its shares, its time and its price', async () => {
    const table = await compare('--each=2', PRICE);
    expect(table['first, %']?.[1]).toMatch(/^50\.0 \(/);
    expect(table['sure, of these wrong, %']?.[1]).toMatch(/^4: 50\.0 /);
    expect(table['ms, median / p95']?.[0]).toMatch(/^\d+ \/ \d+$/);
    expect(table['cost a photo']).toEqual(['0', expect.stringMatching(/^\$0\.\d{4}$/)]);
    expect((await compare('--each=2'))['cost a photo']).toEqual(['0', 'unknown']);
  });
});
