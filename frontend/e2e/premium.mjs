import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const ACCOUNT = path.resolve(import.meta.dirname, '../../backend/dist/cli/account.js');

/** Where the servers do not keep their database in their folder. */
const { DATABASE_OF_SERVERS: DATABASE_URL } = process.env;

/** Makes this person a premium member, or a free one, as the operator of the server does it: `npm run account -- premium EMAIL`. */
export const makePremium = ({ dataDir }, email, isPremium = true) =>
  promisify(execFile)(process.execPath, [ACCOUNT, 'premium', email, ...(isPremium ? [] : ['--off'])], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATA_DIR: dataDir,
      ...(DATABASE_URL && { DATABASE_URL }),
    },
  });
