import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CLASS_IDS } from './class-ids.js';
import type { Classification } from './classify.js';
import { startClassifierThread, startDecencyThread, type ClassifierThread } from './node.js';
import { ThreadCalls } from './thread-calls.js';
import type { Pixels } from './pixels.js';

/** A drawn daisy on a lawn: enough for a network to find something in it. */
function daisy(side = 240): Pixels {
  const data = new Uint8Array(side * side * 3);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const [across, down] = [x - side / 2, y - side / 2];
      const radius = Math.hypot(across, down) / side;
      const petal = radius < 0.25 + 0.13 * Math.cos(12 * Math.atan2(down, across));
      const colour =
        radius < 0.09 ? [240, 190, 30] : petal ? [245, 245, 240] : [50, 110 + ((x * 7 + y * 13) % 40), 40];
      data.set(colour, (y * side + x) * 3);
    }
  }
  return { data, width: side, height: side };
}

describe('the classifier in its thread', () => {
  let thread: ClassifierThread;
  const warnings: string[] = [];
  beforeAll(async () => {
    if (!existsSync(`${__dirname}/../dist/thread.js`))
      throw new Error('Build first: npx tsc -p vision/tsconfig.build.json');
    thread = await startClassifierThread({ warned: (warning) => warnings.push(warning) });
  });
  afterAll(() => thread.close());

  test('names known species for a drawn flower, the likeliest first, and leaves the event loop free', async () => {
    let ticks = 0;
    const clock = setInterval(() => (ticks += 1), 5);
    const photo = daisy();
    const { candidates, isPlant, health } = await thread.classify([photo, daisy(300)]);
    clearInterval(clock);
    expect(ticks).toBeGreaterThan(5);
    expect(photo.data).toHaveLength(240 * 240 * 3);
    expect(candidates).toHaveLength(5);
    const confidences = candidates.map(({ confidence }) => confidence);
    expect(confidences).toEqual([...confidences].sort((a, b) => b - a));
    for (const { classId, confidence } of candidates) {
      expect(CLASS_IDS).toContain(classId);
      expect(confidence).toBeGreaterThan(0);
      expect(confidence).toBeLessThanOrEqual(1);
    }
    expect(isPlant.probability).toBeGreaterThanOrEqual(0);
    expect(['healthy', 'stressed', 'unsure']).toContain(health.verdict);
    expect(warnings).toEqual([]);
  });

  test('gives the same answer to the same photo, asked twice at once', async () => {
    const [first, second] = await Promise.all([thread.classify([daisy()]), thread.classify([daisy()])]);
    expect(second).toEqual(first);
  });

  test('says that grey nothing is probably no plant', async () => {
    const { isPlant } = await thread.classify([
      { data: new Uint8Array(224 * 224 * 4).fill(128), width: 224, height: 224 },
    ]);
    expect(isPlant.warning).toBe(true);
  });

  test.each([
    ['no photo', []],
    ['six photos', Array.from({ length: 6 }, () => daisy(224))],
    ['bytes that do not fit their size', [{ data: new Uint8Array(10), width: 224, height: 224 }]],
  ])('refuses %s and goes on', async (_, photos) => {
    await expect(thread.classify(photos)).rejects.toThrow(RangeError);
    await expect(thread.classify([daisy(224)])).resolves.toBeDefined();
  });

  test('starts again after its thread has died', async () => {
    const calls = new ThreadCalls(`${__dirname}/../dist/thread.js`, 'plant classifier');
    const asked = calls.ask([daisy()]);
    await calls.start().terminate();
    await expect(asked).rejects.toThrow('The plant classifier stopped');
    await expect(calls.ask([daisy()])).resolves.toBeDefined();
    await calls.close();
  });

  test('answers by its first network, and warns once, where nothing was installed of the second one', async () => {
    const place = mkdtempSync(join(tmpdir(), 'leaflore-one-network-'));
    const vision = dirname(__dirname);
    cpSync(join(vision, 'dist'), join(place, 'dist'), { recursive: true });
    cpSync(join(vision, 'model/head.json'), join(place, 'model/head.json'));
    writeFileSync(join(place, 'package.json'), '{ "type": "module" }');
    symlinkSync(join(dirname(vision), 'node_modules'), join(place, 'node_modules'));
    const told: string[] = [];
    const calls = new ThreadCalls<Classification>(
      join(place, 'dist/thread.js'),
      'plant classifier',
      (warning) => told.push(warning),
    );
    try {
      const first = await calls.ask([daisy()]);
      expect(await calls.ask([daisy()])).toEqual(first);
      expect(first.candidates).not.toEqual((await thread.classify([daisy()])).candidates);
      expect(told).toEqual([expect.stringContaining('one network instead of two')]);
    } finally {
      await calls.close();
      rmSync(place, { recursive: true });
    }
  });

  test('refuses to work once closed', async () => {
    const other = await startClassifierThread();
    const asked = other.classify([daisy()]);
    await other.close();
    await expect(asked).rejects.toThrow('The plant classifier stopped');
    await expect(other.classify([daisy()])).rejects.toThrow('The plant classifier is closed');
  });
});

describe('the judge of photos in its thread', () => {
  const thread = startDecencyThread();
  afterAll(() => thread.close());

  test('finds nothing in a flower, and shares out the whole of its belief', async () => {
    const [scores] = await thread.judge([daisy(224)]);
    const { hentai, porn, sexy, ...harmless } = scores!;
    expect(hentai + porn + sexy).toBeLessThan(0.1);
    expect(hentai + porn + sexy + harmless.drawing + harmless.neutral).toBeCloseTo(1, 3);
  });

  test('refuses bytes that do not fit their size and goes on', async () => {
    await expect(thread.judge([{ data: new Uint8Array(10), width: 224, height: 224 }])).rejects.toThrow(
      RangeError,
    );
    await expect(thread.judge([daisy(224)])).resolves.toHaveLength(1);
  });
});
