import type { Folders } from './arguments.js';
import type { Network } from './extract-thread.js';
import { photosIn, speciesPhotos } from './photos.js';
import { rosterOf, type Roster } from './roster.js';
import {
  joined,
  ofClass,
  ofClasses,
  sample,
  scaled,
  scalingOf,
  type Samples,
  type Scaling,
} from './samples.js';
import { COPIES } from './views.js';

/** Everything that is learned from, in one scaling. */
export interface Material {
  roster: Roster;
  scaling: Scaling;
  /** Plants of the list and other plants. */
  species: Samples;
  /** Photos for plant or not, and for health, when both were given. */
  judges?: { others: Samples; ill: Samples };
}

/** Reads the photos of the folders (their features, from the cache where they are) and scales them. */
export async function load(folders: Folders, network: Network = 'first'): Promise<Material> {
  // A second look is for species only.
  const given = { ...folders, network, health: network === 'first' ? folders.health : undefined };
  const raw = await sample(await speciesPhotos(given.photos), COPIES, given);
  const rawOthers = given.others && (await sample(await photosIn(given.others), COPIES, given));
  const rawIll = given.health && (await sample(await photosIn(given.health), COPIES, given));
  const { known, others } = rosterOf(raw.photos);
  const scaling = scalingOf(ofClasses(raw, known).rows);
  const named = scaled(raw, scaling);
  const other = rawOthers && scaled(rawOthers, scaling);
  return {
    roster: { known, others: other ? [...others, WILD] : others },
    scaling,
    species: other ? joined(named, ofClass(other, WILD)) : named,
    ...(other && rawIll && { judges: { others: other, ill: scaled(rawIll, scaling) } }),
  };
}

/** The folder of plants that belong to no class. */
const WILD = 'wildplant';
