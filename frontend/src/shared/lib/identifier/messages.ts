import type { Classification, Pixels } from '@leaflore/vision';

/** What the page asks its worker: first the files, then photos of one plant, or one more look at it. */
export type Question = { id: number } & (
  | { files: { classifier: ArrayBuffer; wasm: ArrayBuffer } }
  | { photos: Pixels[] }
  | { look: Pixels; isFirst: boolean }
);

/** The answer to the question of this id: nothing for the files. */
export type Reply = { id: number } & ({ seen?: Classification } | { failed: string });
