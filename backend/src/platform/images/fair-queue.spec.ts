import { FairQueue } from './fair-queue.js';

describe('a fair queue', () => {
  const filled = (...work: string[]) => {
    const queue = new FairQueue<string>();
    for (const name of work) queue.add(name[0]!, name);
    return queue;
  };
  const take = (queue: FairQueue<string>) => queue.take()?.work;

  it('gives each person a turn, however much others have waiting', () => {
    const queue = filled('a1', 'a2', 'a3', 'b1', 'c1');
    const order: (string | undefined)[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      const next = queue.take()!;
      order.push(next.work);
      queue.finish(next.person);
    }
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
  });

  it('has one piece of work of a person under way, and no more', () => {
    const queue = filled('a1', 'a2', 'b1');
    expect([take(queue), take(queue), take(queue)]).toEqual(['a1', 'b1', undefined]);
    queue.finish('a');
    expect(take(queue)).toBe('a2');
    expect(queue.length).toBe(0);
  });

  it('puts a person who comes again behind those who wait already', () => {
    const queue = filled('a1', 'b1', 'b2');
    expect(take(queue)).toBe('a1');
    queue.finish('a');
    queue.add('a', 'a2');
    expect(take(queue)).toBe('b1');
    queue.finish('b');
    expect(take(queue)).toBe('a2');
  });
});
