import type sharp from 'sharp';

let loading: Promise<typeof sharp> | undefined;

/** sharp, loaded with the first photo: a process that sees none is smaller. It keeps nothing, as no photo comes twice. */
export const loadSharp = (): Promise<typeof sharp> =>
  (loading ??= import('sharp').then(({ default: loaded }) => {
    loaded.cache(false);
    return loaded;
  }));
