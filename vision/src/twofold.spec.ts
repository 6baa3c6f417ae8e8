import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { floatsToBase64 } from './base64.js';
import { createClassifier, type PlantClassifier } from './classify.js';
import type { HeadJson } from './head.js';
import { encodeLinear, quantised } from './linear.js';
import { backboneFiles, readHead, SECOND_FOLDER, secondBackboneFiles, wasmFolder } from './node-files.js';
import type { Pixels } from './pixels.js';
import type { SecondLook } from './second.js';
import { createTwofoldClassifier, mirrored } from './twofold.js';

const FEATURES = 576 + 3 * 960 + 1280;

/** Lighter from left to right, so that it is another picture when it is mirrored. */
const slope: Pixels = {
  data: Uint8Array.from({ length: 224 * 224 * 3 }, (_, at) => Math.floor(at / 3) % 224),
  width: 224,
  height: 224,
};

/** A second look that says the last class of the list, or nothing, whatever it sees. */
function stubborn(head: HeadJson, outputs: number, strength = 1000): SecondLook {
  const rows = Array.from({ length: outputs }, () => new Float64Array(FEATURES));
  const bias = rows.map((_, label) => (label === head.classIds.length - 1 ? strength : 0));
  const { sharpness, severalPhotos, first, evidence } = head.calibration;
  return {
    backbone: secondBackboneFiles(),
    head: {
      version: 1,
      mean: floatsToBase64(new Float32Array(FEATURES)),
      deviation: floatsToBase64(new Float32Array(FEATURES).fill(1)),
      species: encodeLinear(quantised(rows, bias)),
      sureClasses: [],
      sureGroups: {},
      calibration: { sharpness, severalPhotos, first, evidence },
      thresholds: head.thresholds,
    },
  };
}

describe('two networks', () => {
  let head: HeadJson;
  let alone: PlantClassifier;
  let whole: SecondLook;
  const parts = () => ({ backbone: backboneFiles(), head, wasmPaths: wasmFolder() });
  beforeAll(async () => {
    head = await readHead();
    alone = await createClassifier(parts());
    whole = stubborn(head, alone.look(slope).species.length);
  });

  test('say together what the second one is convinced of, and the rest as the first one does', async () => {
    const failures: Error[] = [];
    const tell = (failure: Error) => failures.push(failure);
    const both = await createTwofoldClassifier({ ...parts(), second: () => Promise.resolve(whole), tell });
    const [said, first] = [await both.classify([slope]), await alone.classify([slope])];
    expect(said.candidates[0]!.classId).toBe(head.classIds.at(-1));
    expect(first.candidates[0]!.classId).not.toBe(head.classIds.at(-1));
    expect(said).toMatchObject({ isPlant: first.isPlant, health: first.health });
    expect(failures).toEqual([]);
  });

  test('say the same of a species whichever way round the photo is', async () => {
    const quiet = stubborn(head, alone.look(slope).species.length, 0);
    const second = () => Promise.resolve(quiet);
    const both = await createTwofoldClassifier({ ...parts(), second, tell: () => undefined });
    const [said, turned] = [await both.classify([slope]), await both.classify([mirrored(slope)])];
    turned.candidates.forEach(({ classId, confidence }, at) => {
      expect(classId).toBe(said.candidates[at]!.classId);
      expect(confidence).toBeCloseTo(said.candidates[at]!.confidence, 4);
    });
    expect(alone.look(slope).species).not.toEqual(alone.look(mirrored(slope)).species);
  });

  test.each([
    ['no photo', []],
    ['six photos', Array.from({ length: 6 }, () => slope)],
    ['bytes that do not fit their size', [{ ...slope, data: new Uint8Array(10) }]],
  ])('refuse %s', async (_, photos) => {
    const second = () => Promise.resolve(whole);
    const both = await createTwofoldClassifier({ ...parts(), second, tell: () => undefined });
    await expect(both.classify(photos)).rejects.toThrow(RangeError);
  });

  test.each<[string, () => SecondLook]>([
    [
      'is missing',
      () => {
        throw new Error('ENOENT: no such file');
      },
    ],
    [
      'is cut off',
      () => ({
        ...whole,
        backbone: { ...whole.backbone, weights: [whole.backbone.weights[0]!.slice(0, 1_000_000)] },
      }),
    ],
    ['lacks a layer', () => ({ ...whole, backbone: { ...whole.backbone, layers: ['no such layer'] } })],
    [
      'has other layers than its head was trained on',
      () => ({ ...whole, backbone: { ...whole.backbone, layers: whole.backbone.layers.slice(1) } }),
    ],
    ['has a head for other plants', () => stubborn(head, 3)],
  ])('become one, which is told once, when the second %s', async (_, broken) => {
    const failures: Error[] = [];
    const classifier = await createTwofoldClassifier({
      ...parts(),
      second: () => Promise.resolve().then(broken),
      tell: (failure) => failures.push(failure),
    });
    const first = await alone.classify([slope]);
    expect(await classifier.classify([slope])).toEqual(first);
    expect(await classifier.classify([slope])).toEqual(first);
    expect(failures).toHaveLength(1);
  });
});

test('a network whose weights have a wrong byte, or are missing, is not taken', () => {
  const folder = mkdtempSync(join(tmpdir(), 'leaflore-network-'));
  const there = pathToFileURL(`${folder}/`);
  try {
    const weights = secondBackboneFiles().weights[0]!.slice();
    copyFileSync(new URL('network.json', SECOND_FOLDER), new URL('network.json', there));
    expect(() => secondBackboneFiles(there)).toThrow('ENOENT');
    writeFileSync(new URL('weights.bin', there), weights);
    expect(secondBackboneFiles(there).weights[0]).toHaveLength(weights.length);
    weights[1_000_000]! ^= 1;
    writeFileSync(new URL('weights.bin', there), weights);
    expect(() => secondBackboneFiles(there)).toThrow('damaged');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a mirrored photo has left and right exchanged, colours kept, whether it has three channels or four', () => {
  const rows = [
    [1, 2, 3, 4, 5, 6],
    [7, 8, 9, 10, 11, 12],
  ];
  const photo = { data: Uint8Array.from(rows.flat()), width: 2, height: 2 };
  expect([...mirrored(photo).data]).toEqual([4, 5, 6, 1, 2, 3, 10, 11, 12, 7, 8, 9]);
  const wide = { data: Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8]), width: 2, height: 1 };
  expect([...mirrored(wide).data]).toEqual([5, 6, 7, 8, 1, 2, 3, 4]);
});
