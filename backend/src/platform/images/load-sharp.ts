import type sharp from 'sharp';

let loading: Promise<typeof sharp> | undefined;

/**
 * Loads sharp with the first photo, which saves memory in processes that see none. Its cache is off, as no photo is
 * read twice.
 */
export const loadSharp = (): Promise<typeof sharp> =>
  (loading ??= import('sharp').then(({ default: loaded }) => {
    loaded.cache(false);
    return loaded;
  }));
