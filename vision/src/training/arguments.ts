import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** Where photos and kept features lie. */
export interface Folders {
  /** Folders with one folder of photos per species. */
  photos: string[];
  /** Two folders: one whose name ends in "healthy", one of wilted plants. */
  health?: string;
  /** Folders "notplant" (anything else) and "wildplant" (plants the head does not know). */
  others?: string;
  cache: string;
  threads?: number;
  /** How many photos are looked at, spread over all classes; all of them where it is left out. */
  sample?: number;
}

/**
 * Reads `--photos DIR [--photos DIR2] [--health DIR] [--others DIR] [--cache DIR] [--threads N] [--sample N]`. Without
 * them, health_train and ood_train beside the first photos are taken if they are there, and the cache is a folder for
 * temporary files. Throws on anything else.
 */
export function folders(argv: string[]): Folders {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: argv,
    options: {
      photos: { ...text, multiple: true },
      health: text,
      others: text,
      cache: text,
      threads: text,
      sample: text,
    },
  });
  if (!values.photos?.length)
    throw new Error('Name the folder of photos: --photos DIR (one folder per species in it)');
  const sample = values.sample === undefined ? undefined : Number(values.sample);
  if (sample !== undefined && !(Number.isInteger(sample) && sample > 0))
    throw new Error('A sample is a number of photos: --sample 600');
  const photos = values.photos.map((folder) => resolve(folder));
  const beside = (name: string) => {
    const folder = join(dirname(photos[0]!), name);
    return existsSync(folder) ? folder : undefined;
  };
  return {
    photos,
    health: values.health ? resolve(values.health) : beside('health_train'),
    others: values.others ? resolve(values.others) : beside('ood_train'),
    cache: resolve(values.cache ?? join(tmpdir(), 'leaflore-vision')),
    threads: values.threads ? Number(values.threads) : undefined,
    sample,
  };
}
