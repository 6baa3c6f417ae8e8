import type { OnApplicationShutdown } from '@nestjs/common';
import { INPUT_SIZE } from '@leaflore/vision';
import { startDecencyThread } from '@leaflore/vision/node';
import type { DecencyThread } from '@leaflore/vision/node';
import { loadSharp } from '../../../platform/images/load-sharp.js';
import type { Indecency } from '../domain/photo.js';
import { PhotoJudge } from '../ports/photo-judge.js';

/** Without a photo for so long the thread ends, and its memory is free again. */
const IDLE_MS = 60_000;

/** Judges photos by the network of nsfwjs, on this machine, in a thread of its own. */
export class NsfwPhotoJudge extends PhotoJudge implements OnApplicationShutdown {
  private thread?: DecencyThread;
  private idle?: NodeJS.Timeout;
  private busy = 0;

  async judge(photo: Buffer): Promise<Indecency> {
    const { data, info } = await this.open(photo);
    clearTimeout(this.idle);
    this.busy += 1;
    this.thread ??= startDecencyThread();
    try {
      const [scores] = await this.thread.judge([{ data, width: info.width, height: info.height }]);
      return scores!;
    } finally {
      this.busy -= 1;
      if (!this.busy) this.idle = setTimeout(() => void this.end(), IDLE_MS).unref();
    }
  }

  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.idle);
    await this.end();
  }

  private async end(): Promise<void> {
    const { thread } = this;
    this.thread = undefined;
    await thread?.close();
  }

  /** The whole photo, squeezed to the network's square: nothing at its edges is left out. */
  private async open(photo: Buffer) {
    const sharp = await loadSharp();
    return sharp(photo)
      .resize(INPUT_SIZE, INPUT_SIZE, { fit: 'fill' })
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  }
}
