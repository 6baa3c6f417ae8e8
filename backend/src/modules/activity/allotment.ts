/** Whose calls are counted: an account's, an address's, or all together. */
export type Scope = 'account' | 'address' | 'total';

/** Where a call is counted: under the account's id, or the address; the total has an empty key. */
export interface Counted {
  scope: Scope;
  key: string;
}

const nameOf = ({ scope, key }: Counted) => `${scope} ${key}`;

/** Gives out what is left of today's calls, to one ask after the other. */
export class Allotment {
  private readonly calls: Map<string, number>;

  constructor(
    counts: (Counted & { calls: number })[],
    private readonly max: Record<Scope, number>,
  ) {
    this.calls = new Map(counts.map((count) => [nameOf(count), count.calls]));
  }

  /** Counts a call unless a limit is reached, and then answers whose limit that is; undefined when it was counted. */
  take(asked: Counted[]): Scope | undefined {
    const full = asked.find((count) => this.of(count) >= this.max[count.scope]);
    if (!full) for (const count of asked) this.calls.set(nameOf(count), this.of(count) + 1);
    return full?.scope;
  }

  private of(count: Counted): number {
    return this.calls.get(nameOf(count)) ?? 0;
  }
}
