import { drawPlant } from '@leaflore/drawings';
import { Injectable } from '@nestjs/common';
import { prepareBody } from '../../platform/http/prepared-body.js';
import type { PreparedBody } from '../../platform/http/prepared-body.js';
import { drawingNotFound } from './domain/library.errors.js';
import { LibraryRepository } from './library.repository.js';

const MAX_KEPT = 800;

const LOOKS = {
  thirsty: { isThirsty: true },
  unwell: { isUnwell: true },
  'thirsty-unwell': { isThirsty: true, isUnwell: true },
} as const;

/**
 * Draws the plants of the library, each once per process and look. The same plant always gives the same drawing.
 */
@Injectable()
export class Drawings {
  private readonly kept = new Map<string, PreparedBody>();

  constructor(private readonly library: LibraryRepository) {}

  /**
   * The drawing of a plant, by its slug or its id; `look` is how it is doing (`thirsty`, `unwell`, `thirsty-unwell`), and well
   * without one. Throws `drawing-not-found`.
   */
  async find(name: string, look?: string): Promise<PreparedBody> {
    const key = `${look ?? ''}/${name}`;
    const kept = this.kept.get(key);
    if (kept) return kept;
    const condition = look === undefined ? {} : Object.entries(LOOKS).find(([each]) => each === look)?.[1];
    const isName = /^[a-z0-9-]{1,100}$/.test(name);
    const plant = condition && isName ? await this.library.findDrawing(name) : undefined;
    if (!plant) throw drawingNotFound();
    const drawn = drawPlant(plant.traits, plant.slug, condition);
    const drawing = prepareBody('image/svg+xml', Buffer.from(drawn));
    if (this.kept.size < MAX_KEPT) this.kept.set(key, drawing);
    return drawing;
  }
}
