/** One photo's raw scores from the three heads. */
export interface PhotoScores {
  species: number[];
  plant: number;
  health: number;
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * The scores of several photos of one plant taken together. Species scores are averaged and grow by n to the power
 * `severalPhotos`: 0 would trust five photos no more than one, 1 would take them for independent witnesses.
 * Plant and health scores are averaged. Throws RangeError without photos.
 */
export function fuse(photos: PhotoScores[], severalPhotos: number): PhotoScores {
  const [first] = photos;
  if (!first) throw new RangeError('There is no photo to classify');
  const gain = photos.length ** severalPhotos;
  return {
    species: first.species.map((_, index) => gain * mean(photos.map(({ species }) => species[index]!))),
    plant: mean(photos.map(({ plant }) => plant)),
    health: mean(photos.map(({ health }) => health)),
  };
}
