import { describe, expect, it } from '@jest/globals';
import { conditionsOf } from './conditions.js';

describe('conditions', () => {
  it('turn the year around in the south and have no season in the tropics', () => {
    expect(conditionsOf({ month: 12, hemisphere: 'north' })).toEqual(['winter']);
    expect(conditionsOf({ month: 12, hemisphere: 'south' })).toEqual(['summer']);
    expect(conditionsOf({ month: 5, hemisphere: 'south' })).toEqual(['autumn']);
    expect(conditionsOf({ month: 3, hemisphere: 'north' })).toEqual(['spring']);
    expect(conditionsOf({ month: 3, hemisphere: 'tropics' })).toEqual([]);
  });

  it('say what light, watering and repotting mean, and nothing of what is not known', () => {
    expect(conditionsOf({})).toEqual([]);
    expect(conditionsOf({ indoors: true, light: 'low' })).toEqual(['indoors', 'dim']);
    expect(conditionsOf({ wateredDaysAgo: 20, waterEveryDays: 7 })).toEqual(['overdue']);
    expect(conditionsOf({ wateredDaysAgo: 1, waterEveryDays: 10 })).toEqual(['just-watered']);
    expect(conditionsOf({ wateredDaysAgo: 7, waterEveryDays: 7, repottedDaysAgo: 10 })).toEqual(['repotted']);
  });
});
