import { money, stepOf } from './chart-figures';

describe('the figures of a chart', () => {
  it.each([
    [[0, 0.0025, 0.005, 0.0075, 0.01], '0 0.0025 0.005 0.0075 0.01'],
    [[0, 0.00035, 0.0007, 0.00105, 0.0014], '0 0.00035 0.0007 0.00105 0.0014'],
    [[0, 0.15, 0.3, 0.45, 0.6], '0 0.15 0.3 0.45 0.6'],
    [[0, 3500, 7000, 10_500, 14_000], '0 3.5k 7k 10.5k 14k'],
  ])('differ from step to step: %j', (steps, said) => expect(steps.map(stepOf).join(' ')).toBe(said));

  it('show what is less than a cent as what it is, and no more digits of the rest', () =>
    expect([0, 0.00125, 0.014, 1, 1234.5].map(money)).toEqual([
      '$0.00',
      '$0.0013',
      '$0.01',
      '$1.00',
      '$1,234.50',
    ]));
});
