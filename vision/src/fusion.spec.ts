import { fuse } from './fusion.js';

const photo = (species: number[], plant = 0, health = 0) => ({ species, plant, health });

test('one photo speaks for itself', () => {
  expect(fuse([photo([1, 2], 3, 4)], 0.4)).toEqual(photo([1, 2], 3, 4));
});

test('photos that agree make the answer surer, photos that differ even out', () => {
  expect(fuse([photo([0, 2]), photo([0, 2]), photo([0, 2]), photo([0, 2])], 0.5).species).toEqual([0, 4]);
  expect(fuse([photo([0, 2]), photo([2, 0])], 1).species).toEqual([2, 2]);
});

test('plant and health are averaged', () => {
  expect(fuse([photo([0], 2, 1), photo([0], 4, -1)], 1)).toMatchObject({ plant: 3, health: 0 });
});

test('no photo is refused', () => {
  expect(() => fuse([], 1)).toThrow(RangeError);
});
