import { Injectable } from '@nestjs/common';
import { prepareBody } from '../../platform/http/prepared-body.js';
import type { PreparedBody } from '../../platform/http/prepared-body.js';
import { busy } from '../../platform/images/image-errors.js';
import { loadSharp } from '../../platform/images/load-sharp.js';
import { Drawings } from './drawings.js';

/** The size that link previews show large (https://ogp.me, and what Facebook and X ask for). */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 45;
/** The ground on which drawings stand: moss of the light theme. */
const GROUND = '#e9efe0';
/** Drawings have a size of their own of a few hundred pixels. */
const DENSITY = 150;
const MAX_KEPT = 60;
const MAX_WAITING = 20;

/**
 * Drawings as PNG, for previews of links, which show no SVG. Each is made when it is asked for, one after the other, and
 * kept for a while. The drawings are ours, so they need none of the care that photos of people get.
 */
@Injectable()
export class Pictures {
  private readonly kept = new Map<string, Promise<PreparedBody>>();
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  constructor(private readonly drawings: Drawings) {}

  /** Throws `drawing-not-found`, and `busy` where too many are waited for. */
  async find(name: string, look?: string): Promise<PreparedBody> {
    const drawing = await this.drawings.find(name, look);
    const key = `${look ?? ''}/${name}`;
    const kept = this.kept.get(key);
    if (kept) return kept;
    if (this.waiting >= MAX_WAITING) throw busy();
    const picture = this.inTurn(() => draw(drawing.plain));
    picture.catch(() => this.kept.delete(key));
    if (this.kept.size >= MAX_KEPT) this.kept.delete(this.kept.keys().next().value!);
    this.kept.set(key, picture);
    return picture;
  }

  private inTurn(make: () => Promise<PreparedBody>): Promise<PreparedBody> {
    this.waiting += 1;
    const made = this.last.then(make).finally(() => (this.waiting -= 1));
    this.last = made.catch(() => undefined);
    return made;
  }
}

async function draw(svg: Buffer): Promise<PreparedBody> {
  const sharp = await loadSharp();
  const [width, height] = [WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN];
  const png = await sharp(svg, { density: DENSITY })
    .resize(width, height, { fit: 'contain', background: GROUND })
    .extend({ top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background: GROUND })
    .flatten({ background: GROUND })
    .png({ palette: true, effort: 3 })
    .toBuffer();
  return prepareBody('image/png', png);
}
