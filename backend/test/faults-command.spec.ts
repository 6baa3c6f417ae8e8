import { spawnSync } from 'node:child_process';
import path from 'node:path';

const FAULTS = path.resolve(__dirname, '../../tools/faults.mjs');

describe('npm run faults', () => {
  it('does nothing where a name is unknown, but says what there is', () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [FAULTS, '--no-build', 'kill-everything'],
      {
        encoding: 'utf8',
        timeout: 30_000,
      },
    );
    expect([status, stdout]).toEqual([64, '']);
    expect(stderr).toContain('kill-api');
  });
});
