import { noteGone, whatBecameOf } from './gone-writes';

beforeEach(() => localStorage.clear());

describe('what became of something that waited', () => {
  it('is known in every tab of the device, with the id that takes it back', () => {
    noteGone('one', { isSent: true, eventId: 'event' });
    noteGone('two', { isSent: false });
    expect(whatBecameOf('one')).toEqual({ isSent: true, eventId: 'event' });
    expect(whatBecameOf('two')).toEqual({ isSent: false });
  });

  it('is what happened last: what was taken out, brought back and sent has been sent', () => {
    noteGone('one', { isSent: false });
    noteGone('one', { isSent: true, eventId: 'event' });
    expect(whatBecameOf('one').eventId).toBe('event');
  });

  it('is never said to be undone where nobody knows any more', () => {
    noteGone('first', { isSent: false });
    for (let n = 0; n < 60; n += 1) noteGone(`${n}`, { isSent: true, eventId: `event ${n}` });
    expect(whatBecameOf('first')).toEqual({ isSent: true });
    expect(whatBecameOf('59').eventId).toBe('event 59');
    expect(JSON.parse(localStorage.getItem('gone-writes')!)).toHaveLength(50);
  });
});
