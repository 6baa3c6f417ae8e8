import { keepTicks, readTicks, weekOf } from './checklist';

const wednesday = new Date(2026, 10, 18);
const sunday = new Date(2026, 10, 22, 23, 59);
const monday = new Date(2026, 10, 23);

describe('the weekly checklist', () => {
  it('has weeks that begin on Monday', () => {
    expect(weekOf(wednesday)).toBe('2026-11-16');
    expect(weekOf(sunday)).toBe('2026-11-16');
    expect(weekOf(monday)).toBe('2026-11-23');
    expect(weekOf(new Date(2027, 0, 1))).toBe('2026-12-28');
  });

  it('keeps its ticks for the week and for the plant', () => {
    keepTicks('jade-plant', ['soil', 'pests'], wednesday);
    expect(readTicks('jade-plant', sunday)).toEqual(['soil', 'pests']);
    expect(readTicks('aloe', sunday)).toEqual([]);
    expect(readTicks('jade-plant', monday)).toEqual([]);
  });

  it('starts empty when the stored ticks cannot be read', () => {
    localStorage.setItem('checklist:fern', '{broken');
    expect(readTicks('fern', monday)).toEqual([]);
  });
});
