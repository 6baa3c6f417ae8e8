import { KINDS } from '../domain/transfer.js';
import type { ImportResult, Kind } from '../domain/transfer.js';

const MAX_NOTES = 40;

/** Counts the outcome of each record, and collects the first few reasons for leaving one out. */
export class ImportReport {
  private readonly counts = new Map<Kind, { added: number; already: number; leftOut: number }>();
  private readonly notes: string[] = [];

  tally(kind: Kind, what: 'added' | 'already' | 'leftOut', number = 1): void {
    if (number === 0) return;
    const counts = this.counts.get(kind) ?? { added: 0, already: 0, leftOut: 0 };
    counts[what] += number;
    this.counts.set(kind, counts);
  }

  leaveOut(kind: Kind, why: string): void {
    this.tally(kind, 'leftOut');
    if (this.notes.length < MAX_NOTES) this.notes.push(why);
  }

  get result(): ImportResult {
    const tallies = KINDS.flatMap((kind) => {
      const counts = this.counts.get(kind);
      return counts ? [{ kind, ...counts }] : [];
    });
    return { tallies, notes: this.notes };
  }
}
