import { describe, expect, it } from '@jest/globals';
import { drawScene, SCENE_DRAWINGS, type Scene } from './scenes/draw-scene.js';
import { drawSpecimen } from './specimen.js';
import { expectSafe, expectWellFormed, expectWithin } from './svg-checks.js';
import { drawView } from './view.js';

describe('a scene', () => {
  it.each(Object.keys(SCENE_DRAWINGS) as Scene[])(
    '"%s" is whole, safe, always the same and not cut off',
    (name) => {
      const scene = drawScene(name);
      expect(scene).toBe(drawScene(name));
      expectWellFormed(scene);
      expectSafe(scene);
      if (!scene.includes('rotate(')) expectWithin(scene, 480, 320);
    },
  );
});

describe('a specimen', () => {
  it.each(['logo', 'app-icon'] as const)('"%s" is a safe mark in the ink of the text around it', (kind) => {
    const mark = drawSpecimen(kind);
    expectWellFormed(mark);
    expectSafe(mark);
    expect(mark).toContain('currentColor');
    expect(mark.length).toBeLessThan(1200);
  });
});

describe('a view', () => {
  it.each(['window', 'hills'] as const)('"%s" is whole, safe, light, and says its size', (name) => {
    const view = drawView(name);
    expect(view).toBe(drawView(name));
    expectWellFormed(view);
    expectSafe(view);
    expect(view).toContain('width="1440" height="230"');
    expect(view.length).toBeLessThan(6000);
  });
});
