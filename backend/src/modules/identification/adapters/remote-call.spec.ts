import { Logger } from '@nestjs/common';
import { masked } from '../../../platform/http/logger.js';
import { RemoteCall } from './remote-call.js';

const KEY = 'sk-ant-api03-abcdefghijkl';

describe('what a provider says when it refuses', () => {
  it('is cut, and its key is hidden, before it is logged; people are shown nothing of it', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
    const refusal = Object.assign(new Error(`Bad key ${KEY}. ${'<html>'.repeat(5000)}`), { status: 401 });
    const call = new RemoteCall('provider', 1000);
    const asked = call.run(
      async () => true,
      () => Promise.reject(refusal),
    );
    await expect(asked).rejects.toMatchObject({
      code: 'identifier-misconfigured',
      message: expect.not.stringContaining('Bad'),
    });
    const line = masked(JSON.stringify(warn.mock.calls));
    warn.mockRestore();
    expect(line).toContain('Bad key [hidden]');
    expect(line.length).toBeLessThan(400);
  });

  it('is not asked for when no call may be made', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
    const ask = jest.fn();
    await expect(new RemoteCall('provider', 1000).run(async () => false, ask)).rejects.toMatchObject({
      code: 'identifier-spent',
    });
    warn.mockRestore();
    expect(ask).not.toHaveBeenCalled();
  });
});
