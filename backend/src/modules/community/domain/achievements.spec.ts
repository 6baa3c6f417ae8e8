import { achievementsOf } from './achievements.js';

const counts = (plants: number, longestCareDays: number, rescued: number) =>
  achievementsOf({ plants, longestCareDays, rescued }).map(({ count, goal }) => `${count}/${goal}`);

describe('achievements', () => {
  it('begin at nothing', () => expect(counts(0, 0, 0)).toEqual(['0/1', '0/365', '0/10']));
  it('grow with the care', () => expect(counts(1, 364, 9)).toEqual(['1/1', '364/365', '9/10']));
  it('are whole once they are reached', () =>
    expect(counts(40, 800, 12)).toEqual(['1/1', '365/365', '10/10']));
});
