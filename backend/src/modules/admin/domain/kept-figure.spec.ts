import { KeptFigure } from './kept-figure.js';

/** A figure that is counted by a clock of its own: counting takes `ms`. */
function counted(ms: number) {
  const clock = { now: 0, counts: 0 };
  const figure = new KeptFigure(
    async () => {
      clock.now += ms;
      return (clock.counts += 1);
    },
    () => clock.now,
  );
  return { clock, figure };
}

describe('a figure for admins', () => {
  it('is counted each time where that is quick', async () => {
    const { figure } = counted(5);
    expect([await figure.get(), await figure.get()]).toEqual([1, 2]);
  });

  it('is kept for fifty times as long as counting took', async () => {
    const { clock, figure } = counted(80);
    await figure.get();
    clock.now += 3999;
    expect(await figure.get()).toBe(1);
    clock.now += 1;
    expect(await figure.get()).toBe(2);
  });

  it('is kept for a minute at most', async () => {
    const { clock, figure } = counted(3000);
    await figure.get();
    clock.now += 60_000;
    expect(await figure.get()).toBe(2);
  });

  it('is counted once for all who ask meanwhile', async () => {
    const { clock, figure } = counted(80);
    expect(await Promise.all([figure.get(), figure.get(), figure.get()])).toEqual([1, 1, 1]);
    expect(clock.counts).toBe(1);
  });

  it('is counted again after a failure', async () => {
    let isDown = true;
    const figure = new KeptFigure(async () => {
      if (isDown) throw new Error('no database');
      return 7;
    });
    await expect(figure.get()).rejects.toThrow('no database');
    isDown = false;
    expect(await figure.get()).toBe(7);
  });
});
