import type { Indecency } from '../domain/photo.js';

/** Says how likely a photo shows what does not belong among gardeners. */
export abstract class PhotoJudge {
  /** `photo` is one of our own copies. Throws when it cannot be opened, or when the judge breaks down. */
  abstract judge(photo: Buffer): Promise<Indecency>;
}
