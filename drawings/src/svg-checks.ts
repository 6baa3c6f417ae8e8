import { expect } from '@jest/globals';

/** Fails unless every element is closed in order and every attribute is quoted. */
export function expectWellFormed(svg: string): void {
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-z]+)((?: [a-zA-Z-]+="[^"<>&]*")*)(\/?)>/g,
    (_, closing, name, _attributes, empty) => {
      // No `expect` for each of some hundred elements: it would take longer than the drawing.
      if (closing && open.pop() !== name) throw new Error(`</${name}> closes nothing that is open`);
      if (!closing && !empty) open.push(name);
      return '';
    },
  );
  expect(rest).toBe('');
  expect(open).toEqual([]);
  expect(svg.match(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/)).not.toBeNull();
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
}

/** Fails when a drawing could run anything, load anything, or conflict with another by an id or a style. */
export function expectSafe(svg: string): void {
  expect(svg).not.toMatch(
    /<script|<style|<foreignObject|<image|<use|href|url\(|javascript:| on[a-z]+=| id=|\bclass=/i,
  );
}

type Matrix = [scale: number, dx: number, dy: number];

/** Fails when a path leaves the box; handles count as points, so the curve itself is surely inside. */
export function expectWithin(svg: string, width: number, height: number): void {
  const frames: Matrix[] = [[1, 0, 0]];
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [, closing, name, attributes] of svg.matchAll(/<(\/?)(g|path)([^>]*)>/g)) {
    const frame = frames.at(-1)!;
    if (name === 'g') {
      if (closing) frames.pop();
      else frames.push(within(frame, attributes!));
      continue;
    }
    for (const [x, y] of points(/ d="([^"]*)"/.exec(attributes!)![1]!)) {
      left = Math.min(left, frame[0] * x + frame[1]);
      right = Math.max(right, frame[0] * x + frame[1]);
      top = Math.min(top, frame[0] * y + frame[2]);
      bottom = Math.max(bottom, frame[0] * y + frame[2]);
    }
  }
  expect(left).toBeGreaterThanOrEqual(0);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(width);
  expect(bottom).toBeLessThanOrEqual(height);
}

function within([k, x, y]: Matrix, attributes: string): Matrix {
  const [, dx, dy] = /translate\(([-\d.]+) ([-\d.]+)\)/.exec(attributes) ?? [0, 0, 0];
  const [, scale] = /scale\(([-\d.]+)\)/.exec(attributes) ?? [0, 1];
  return [k * Number(scale), x + k * Number(dx), y + k * Number(dy)];
}

/** Every point and handle of a path made of M, c, l, h and z. */
function* points(d: string): Generator<[number, number]> {
  let at: [number, number] = [0, 0];
  for (const [, command, list] of d.matchAll(/([Mclhz])([^Mclhz]*)/g)) {
    const numbers = (list!.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (command === 'M') yield (at = [numbers[0]!, numbers[1]!]);
    if (command !== 'c' && command !== 'l') continue;
    const step = command === 'c' ? 6 : 2;
    for (let i = 0; i < numbers.length; i += step) {
      const start = at;
      for (let j = 0; j < step; j += 2)
        yield (at = [start[0] + numbers[i + j]!, start[1] + numbers[i + j + 1]!]);
    }
  }
}
