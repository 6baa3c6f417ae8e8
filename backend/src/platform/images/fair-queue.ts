/**
 * Work that waits for its turn, in the order in which it came for each person, and one person after the other. Nobody has
 * more than one piece of work under way, so that the many photos of one do not hold up the single photo of another.
 */
export class FairQueue<Work> {
  /** In the order of their turns: a person whose work is taken goes to the end. */
  private readonly waiting = new Map<string, Work[]>();
  private readonly busy = new Set<string>();
  private count = 0;

  /** How much waits, of all people together. */
  get length(): number {
    return this.count;
  }

  add(person: string, work: Work): void {
    const line = this.waiting.get(person);
    if (line) line.push(work);
    else this.waiting.set(person, [work]);
    this.count += 1;
  }

  /** The next piece of work, whose person is busy until `finish`; undefined when nobody's turn has come. */
  take(): { person: string; work: Work } | undefined {
    for (const [person, line] of this.waiting) {
      if (this.busy.has(person)) continue;
      const work = line.shift()!;
      this.waiting.delete(person);
      if (line.length) this.waiting.set(person, line);
      this.busy.add(person);
      this.count -= 1;
      return { person, work };
    }
    return undefined;
  }

  finish(person: string): void {
    this.busy.delete(person);
  }
}
