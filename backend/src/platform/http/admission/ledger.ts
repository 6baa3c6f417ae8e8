import type { DomainError } from '../../../kernel/domain-error.js';

/** So much is held of what this name stands for, and so much may be held at the same time. */
export interface Entry {
  name: string;
  amount: number;
  max: number;
  refusal: () => DomainError;
}

/** What is held at the moment under each name. */
export class Ledger {
  private readonly held = new Map<string, number>();

  /** Adds all entries, or throws the refusal of the first that would go over its bound and adds none. */
  add(entries: readonly Entry[]): void {
    for (const { name, amount, max, refusal } of entries)
      if ((this.held.get(name) ?? 0) + amount > max) throw refusal();
    for (const { name, amount } of entries) this.held.set(name, (this.held.get(name) ?? 0) + amount);
  }

  remove(name: string, amount: number): void {
    const left = (this.held.get(name) ?? 0) - amount;
    if (left > 0) this.held.set(name, left);
    else this.held.delete(name);
  }
}

/** What one request holds, given back once. */
export class Lease {
  private readonly taken: Pick<Entry, 'name' | 'amount'>[] = [];
  private isOver = false;

  constructor(private readonly ledger: Ledger) {}

  /** Throws the refusal of a bound; then nothing is taken. */
  take(entries: readonly Entry[]): void {
    if (this.isOver) return;
    this.ledger.add(entries);
    this.taken.push(...entries);
  }

  giveBack(): void {
    if (this.isOver) return;
    this.isOver = true;
    for (const { name, amount } of this.taken) this.ledger.remove(name, amount);
  }
}
