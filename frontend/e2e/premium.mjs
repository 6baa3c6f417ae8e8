import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const ACCOUNT = path.resolve(import.meta.dirname, '../../backend/dist/cli/account.js');

/** Makes this person a premium member, as the operator of the server does it: `npm run account -- premium EMAIL`. */
export const makePremium = ({ dataDir }, email) =>
  promisify(execFile)(process.execPath, [ACCOUNT, 'premium', email], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir },
  });
