import { composeDays, firstOf } from './day-figures.js';

const now = new Date('2026-03-02T23:59:59.999Z');

describe('figures per day', () => {
  it('begin at midnight of the first day, today included', () => {
    expect(firstOf(3, now).toISOString()).toBe('2026-02-28T00:00:00.000Z');
  });

  it('name every day, oldest first, with nothing where nothing was counted', () => {
    const ai = {
      day: '2026-03-01',
      aiCalls: 2,
      responseTime: 812.6,
      inputTokens: 900,
      outputTokens: 80,
      costMicros: 3500,
    };
    const days = composeDays(3, now, {
      signUps: [{ day: '2026-02-28', count: 4 }],
      identifications: [{ day: '2026-03-02', count: 7 }],
      ai: [ai],
    });
    const none = {
      signUps: 0,
      identifications: 0,
      aiCalls: 0,
      aiResponseTime: null,
      inputTokens: 0,
      outputTokens: 0,
      costUsd: 0,
    };
    expect(days).toEqual([
      { ...none, day: '2026-02-28', signUps: 4 },
      {
        ...none,
        day: '2026-03-01',
        aiCalls: 2,
        aiResponseTime: 813,
        inputTokens: 900,
        outputTokens: 80,
        costUsd: 0.0035,
      },
      { ...none, day: '2026-03-02', identifications: 7 },
    ]);
  });
});
