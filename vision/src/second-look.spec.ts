import { floatsToBase64 } from './base64.js';
import { createClassifier, type PlantClassifier, type SecondLook } from './classify.js';
import { encodeLinear, quantised } from './linear.js';
import { backboneFiles, readHead, secondBackboneFiles, wasmFolder } from './node-files.js';
import type { HeadJson } from './head.js';
import type { Pixels } from './pixels.js';

const FEATURES = 576 + 3 * 960 + 1280;
const grey: Pixels = { data: new Uint8Array(224 * 224 * 3).fill(128), width: 224, height: 224 };

/** A second look that says the last class of the list whatever it sees. */
function stubborn(head: HeadJson, outputs: number): SecondLook {
  const rows = Array.from({ length: outputs }, () => new Float64Array(FEATURES));
  const bias = rows.map((_, label) => (label === head.classIds.length - 1 ? 1000 : 0));
  const { sharpness, severalPhotos, first, evidence } = head.calibration;
  return {
    backbone: secondBackboneFiles(),
    head: {
      version: 1,
      weight: 1,
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

describe('a second look', () => {
  let head: HeadJson;
  let alone: PlantClassifier;
  const parts = (from: HeadJson) => ({ backbone: backboneFiles(), head: from, wasmPaths: wasmFolder() });
  beforeAll(async () => {
    head = await readHead();
    alone = await createClassifier(parts(head));
  });

  test('is taken when the first network is not sure, and loaded once', async () => {
    const outputs = alone.look(grey).species.length;
    let loaded = 0;
    const second = () => {
      loaded += 1;
      return Promise.resolve(stubborn(head, outputs));
    };
    const classifier = await createClassifier({ ...parts(head), second });
    expect(loaded).toBe(0);
    const both = await classifier.classify([grey]);
    expect(both.candidates[0]!.classId).toBe(head.classIds.at(-1));
    expect((await alone.classify([grey])).candidates[0]!.classId).not.toBe(head.classIds.at(-1));
    expect(await classifier.classify([grey])).toEqual(both);
    expect(loaded).toBe(1);
  });

  test('is not taken when the first network is sure', async () => {
    const thresholds = { ...head.thresholds, sure: 0, plantWarning: 0 };
    const certain = { ...head, thresholds, sureClasses: head.classIds };
    const second = () => Promise.reject(new Error('Nobody asked'));
    const { sure } = await (await createClassifier({ ...parts(certain), second })).classify([grey]);
    expect(sure).toBe(true);
  });

  test('that could not be loaded is loaded at the next call', async () => {
    const outputs = alone.look(grey).species.length;
    let failures = 1;
    const second = () =>
      failures-- > 0 ? Promise.reject(new Error('no file')) : Promise.resolve(stubborn(head, outputs));
    const classifier = await createClassifier({ ...parts(head), second });
    await expect(classifier.classify([grey])).rejects.toThrow('no file');
    expect((await classifier.classify([grey])).candidates[0]!.classId).toBe(head.classIds.at(-1));
  });
});
