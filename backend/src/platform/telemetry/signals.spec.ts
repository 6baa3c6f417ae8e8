import { Signal } from './signals.js';

describe('work that may be looked at', () => {
  it('is done as it is while nobody looks', async () => {
    expect(await new Signal<string>().run('dig', async () => 'a hole')).toBe('a hole');
  });

  it('is seen by everybody who looks, the first outermost, until they stop', async () => {
    const signal = new Signal<string>();
    const seen: string[] = [];
    const watch = (who: string) =>
      signal.observe(async (subject, work) => {
        seen.push(`${who} before ${subject}`);
        const answer = await work();
        seen.push(`${who} after`);
        return answer;
      });
    const forget = watch('Rosa');
    watch('Moss');
    expect(await signal.run('digging', async () => 7)).toBe(7);
    expect(seen).toEqual(['Rosa before digging', 'Moss before digging', 'Moss after', 'Rosa after']);
    forget();
    seen.length = 0;
    await signal.run('weeding', async () => 0);
    expect(seen).toEqual(['Moss before weeding', 'Moss after']);
  });

  it('fails as it fails', async () => {
    const signal = new Signal<string>();
    signal.observe((_, work) => work());
    await expect(signal.run('dig', () => Promise.reject(new Error('rock')))).rejects.toThrow('rock');
  });
});
