/** A figure that was counted faster than this is counted each time. */
const QUICK_MS = 10;
const MAX_KEPT_MS = 60_000;
/** So counting takes at most a fiftieth of the time. */
const KEPT_TIMES = 50;

/**
 * A figure that takes long to count when there is much. It is kept for fifty times as long as counting took, at most a minute:
 * a small installation sees it as it is now, and a large one does not count a million rows for each visit.
 */
export class KeptFigure<Figure> {
  private counting?: Promise<Figure>;
  private keptUntil = 0;

  constructor(
    private readonly count: () => Promise<Figure>,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Those who ask while it is being counted get the same answer. */
  get(): Promise<Figure> {
    if (this.counting && this.now() < this.keptUntil) return this.counting;
    const from = this.now();
    this.keptUntil = Infinity;
    this.counting = this.count().then(
      (figure) => {
        this.keptUntil = this.keepUntil(from);
        return figure;
      },
      (error: unknown) => {
        this.keptUntil = 0;
        throw error;
      },
    );
    return this.counting;
  }

  private keepUntil(from: number): number {
    const now = this.now();
    const took = now - from;
    return took < QUICK_MS ? 0 : now + Math.min(took * KEPT_TIMES, MAX_KEPT_MS);
  }
}
