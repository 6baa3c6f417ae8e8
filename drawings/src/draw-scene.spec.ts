import { describe, expect, it } from '@jest/globals';
import { drawScene, SCENES } from './scenes/draw-scene.js';
import { drawSpecimen, SPECIMENS } from './specimen.js';
import { expectSafe, expectWellFormed, expectWithin } from './svg-checks.js';

describe('a scene', () => {
  it.each(SCENES)('"%s" is whole, safe, always the same and not cut off', (name) => {
    const scene = drawScene(name);
    expect(scene).toBe(drawScene(name));
    expectWellFormed(scene);
    expectSafe(scene);
    if (!scene.includes('rotate(')) expectWithin(scene, 480, 320);
  });
});

describe('a specimen', () => {
  it.each(SPECIMENS)('"%s" is a safe mark in the ink of the text around it', (kind) => {
    const mark = drawSpecimen(kind);
    expectWellFormed(mark);
    expectSafe(mark);
    expect(mark).toContain('currentColor');
    expect(mark.length).toBeLessThan(1200);
  });
});
