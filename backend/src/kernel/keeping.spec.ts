import { keeping } from './keeping.js';

describe('what is kept', () => {
  it('is made once for each name, and afresh where there are more names than are kept', () => {
    const made: string[] = [];
    const kept = keeping<string>(2);
    const ask = (name: string) => kept(name, () => (made.push(name), `${name}!`));
    expect(['a', 'b', 'a', 'b'].map(ask)).toEqual(['a!', 'b!', 'a!', 'b!']);
    expect(made).toEqual(['a', 'b']);
    expect(['c', 'c', 'a'].map(ask)).toEqual(['c!', 'c!', 'a!']);
    expect(made).toEqual(['a', 'b', 'c', 'a']);
  });
});
