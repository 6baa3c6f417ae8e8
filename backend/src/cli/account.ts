import { loadConfig } from '../platform/config/load-config.js';
import { reachDatabase } from '../setup/reach-database.js';
import { verifyAccount } from './verify-account.js';

/** Confirms the email address of an account for its owner, beside a running server too: `account verify EMAIL`. */
const [action, email] = process.argv.slice(2);
if (action !== 'verify' || !email) {
  process.stderr.write('Whose address is it? For example: npm run account -- verify rosa@example.org\n');
  process.exit(64); // EX_USAGE of sysexits.h
}

try {
  const { url, leave } = await reachDatabase(loadConfig());
  const said = await verifyAccount(url, email).finally(leave);
  process.stdout.write(`${said}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
