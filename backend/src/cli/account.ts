import { loadConfig } from '../platform/config/load-config.js';
import { reachDatabase } from '../setup/reach-database.js';
import { setPremium } from './premium-account.js';
import { verifyAccount } from './verify-account.js';

/**
 * Works on one account, beside a running server too: `account verify EMAIL` confirms its email address for its owner, `account
 * premium EMAIL` gives it premium, and `account premium EMAIL --off` takes that back.
 */
const [action = '', email, option] = process.argv.slice(2);

const ACTIONS: Record<string, (url: string, email: string) => Promise<string>> = {
  verify: verifyAccount,
  premium: (url, address) => setPremium(url, address, option !== '--off'),
};

const act = ACTIONS[action];
if (!act || !email) {
  process.stderr.write(
    'What should happen to whose account? For example:\n' +
      '  npm run account -- verify rosa@example.org\n' +
      '  npm run account -- premium rosa@example.org [--off]\n',
  );
  process.exit(64); // EX_USAGE of sysexits.h
}

try {
  const { url, leave } = await reachDatabase(loadConfig());
  const said = await act(url, email).finally(leave);
  process.stdout.write(`${said}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
