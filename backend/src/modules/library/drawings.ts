import { drawPlant } from '@leaflore/drawings';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error.js';
import { prepareBody } from '../../platform/http/prepared-body.js';
import type { PreparedBody } from '../../platform/http/prepared-body.js';
import { LibraryRepository } from './library.repository.js';

const MAX_KEPT = 600;

/** Draws the plants of the library, each once per process. The same slug always gives the same drawing. */
@Injectable()
export class Drawings {
  private readonly kept = new Map<string, PreparedBody>();

  constructor(private readonly library: LibraryRepository) {}

  /** Throws `drawing-not-found`. */
  async find(slug: string): Promise<PreparedBody> {
    const kept = this.kept.get(slug);
    if (kept) return kept;
    const traits = /^[a-z0-9-]{1,100}$/.test(slug) && (await this.library.findDrawing(slug));
    if (!traits) throw new DomainError('not-found', 'drawing-not-found', 'There is no such drawing.');
    const drawing = prepareBody('image/svg+xml', Buffer.from(drawPlant(traits, slug)));
    if (this.kept.size < MAX_KEPT) this.kept.set(slug, drawing);
    return drawing;
  }
}
