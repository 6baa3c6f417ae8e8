import { parseArgs } from 'node:util';
import { loadConfig, reasonOf } from '../platform/config/load-config.js';
import { reachDatabase } from '../setup/reach-database.js';
import { setPremium } from './premium-account.js';
import type { PremiumChange } from './premium-account.js';
import { turnTwoStepOff } from './two-step-off.js';
import { verifyAccount } from './verify-account.js';

/**
 * Works on one account, also beside a running server. `account verify EMAIL` confirms its email address; `account two-step-off
 * EMAIL` lets its owner in without the app of codes; `account premium EMAIL` gives it premium, with `--until 2026-12-31` to
 * the end of that day, and with `--off` takes it back.
 */
const { action = '', email, change } = readArguments();

const ACTIONS: Record<string, (url: string, email: string) => Promise<string>> = {
  verify: verifyAccount,
  'two-step-off': turnTwoStepOff,
  premium: (url, address) => setPremium(url, address, change),
};

const act = ACTIONS[action];
if (!act || !email) {
  process.stderr.write(
    'What should happen to whose account? For example:\n' +
      '  npm run account -- verify rosa@example.org\n' +
      '  npm run account -- two-step-off rosa@example.org\n' +
      '  npm run account -- premium rosa@example.org [--until 2026-12-31] [--off]\n',
  );
  process.exit(64); // EX_USAGE of sysexits.h
}

try {
  const { url, leave } = await reachDatabase(loadConfig());
  const said = await act(url, email).finally(leave);
  process.stdout.write(`${said}\n`);
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
}

/** Nothing is understood where an argument is unknown or lacks its value. */
function readArguments(): { action?: string; email?: string; change?: PremiumChange } {
  const options = { off: { type: 'boolean' }, until: { type: 'string' } } as const;
  try {
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    const [action = '', email] = positionals;
    const until = values.until;
    return {
      action,
      ...(email && { email }),
      change: { isOff: values.off ?? false, ...(until && { until }) },
    };
  } catch {
    return {};
  }
}
