import { byMonth, photosOf } from './timeline';

const at = (createdAt: string, imageUrl: string | null = null) => ({ createdAt, imageUrl });

describe('the timeline of a plant', () => {
  it('is divided by the months of the reader, newest first', () => {
    const newYear = at('2026-12-31T23:30:00Z');
    const advent = at('2026-12-06T10:00:00Z');
    const autumn = at('2026-10-06T10:00:00Z');
    expect(byMonth([newYear, advent, autumn], 'UTC')).toEqual([
      { month: '2026-12', entries: [newYear, advent] },
      { month: '2026-10', entries: [autumn] },
    ]);
    expect(byMonth([newYear, advent], 'Europe/Berlin').map(({ month }) => month)).toEqual([
      '2027-01',
      '2026-12',
    ]);
    expect(byMonth([])).toEqual([]);
  });
});

describe('the photos of a plant', () => {
  const plant = { imageUrl: '/api/photos/1/first.webp', dateAdded: '2026-05-01T08:00:00Z' };

  it('come oldest first, each once, including the one with which the plant was added', () => {
    const entries = [
      at('2026-11-01T08:00:00Z', '/api/photos/1/new.webp'),
      at('2026-07-01T08:00:00Z'),
      at('2026-06-01T08:00:00Z', '/api/photos/1/old.webp'),
    ];
    expect(photosOf(plant, entries, 'UTC')).toEqual([
      { imageUrl: '/api/photos/1/first.webp', day: '2026-05-01' },
      { imageUrl: '/api/photos/1/old.webp', day: '2026-06-01' },
      { imageUrl: '/api/photos/1/new.webp', day: '2026-11-01' },
    ]);
  });

  it('leave out our drawing of it', () => {
    expect(photosOf({ ...plant, imageUrl: '/drawings/fern.svg' }, [])).toEqual([]);
  });
});
