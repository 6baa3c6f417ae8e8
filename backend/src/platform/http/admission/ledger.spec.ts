import { DomainError } from '../../../kernel/domain-error.js';
import { Ledger, Lease } from './ledger.js';

const entry = (name: string, amount: number, max: number) => ({
  name,
  amount,
  max,
  refusal: () => new DomainError('too-many', `${name}-full`, 'Full.'),
});

describe('a lease', () => {
  it('takes all that it asks for, or nothing', () => {
    const ledger = new Ledger();
    new Lease(ledger).take([entry('rosa', 60, 100), entry('all', 60, 110)]);
    const second = new Lease(ledger);
    expect(() => second.take([entry('otto', 60, 100), entry('all', 60, 110)])).toThrow(
      expect.objectContaining({ code: 'all-full' }),
    );
    second.take([entry('otto', 50, 100), entry('all', 50, 110)]);
    expect(() => new Lease(ledger).take([entry('otto', 51, 100)])).toThrow();
    new Lease(ledger).take([entry('otto', 50, 100)]);
  });

  it('gives back what it holds, once, and takes nothing afterwards', () => {
    const ledger = new Ledger();
    const [first, other] = [new Lease(ledger), new Lease(ledger)];
    other.take([entry('rosa', 40, 100)]);
    first.take([entry('rosa', 20, 100)]);
    first.take([entry('rosa', 40, 100)]);
    first.giveBack();
    first.giveBack();
    first.take([entry('rosa', 60, 100)]);
    new Lease(ledger).take([entry('rosa', 60, 100)]);
    expect(() => new Lease(ledger).take([entry('rosa', 1, 100)])).toThrow();
  });
});
