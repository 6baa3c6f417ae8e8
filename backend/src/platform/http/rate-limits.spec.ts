import { startApiWithoutWorker } from '../../../test/api-without-worker.js';
import { RateLimits } from './rate-limits.js';

describe('whether something may be done once more', () => {
  const twice = { name: 'twice', points: 2, duration: 60 };

  it('is said while it is counted, and is no refusal when it cannot be counted', async () => {
    const api = await startApiWithoutWorker({ RATE_LIMITS: 'on' });
    const limits = api.app.get(RateLimits, { strict: false });
    const answers = await Promise.all([1, 2, 3].map(() => limits.mayConsume(twice, 'rosa')));
    expect(answers.sort()).toEqual([false, true, true]);
    await api.sql('alter table rate_limits rename to rate_limits_away');
    await expect(limits.mayConsume(twice, 'otto')).rejects.toThrow('rate_limits');
    await api.stop();
  });
});
