import { oneAtATime } from './every.js';

describe('what recurs', () => {
  it('is not called while its last call runs, and again when that has ended or failed', async () => {
    const ends: { resolve: () => void; reject: (error: unknown) => void }[] = [];
    const errors: unknown[] = [];
    const tick = oneAtATime(
      () => new Promise<void>((resolve, reject) => ends.push({ resolve, reject })),
      (error) => errors.push(error),
    );
    const settled = () => new Promise((resolve) => setImmediate(resolve));
    tick();
    tick();
    expect(ends).toHaveLength(1);
    ends[0]!.resolve();
    await settled();
    tick();
    expect(ends).toHaveLength(2);
    ends[1]!.reject('Stripe is away');
    await settled();
    tick();
    expect([ends.length, errors]).toEqual([3, ['Stripe is away']]);
  });
});
