import { randomInt } from 'node:crypto';
import { hashToken } from '../../../platform/hash.js';

const COUNT = 10;
/** Without letters and digits that are taken for one another. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

const part = () => Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Ten codes such as `k7mfpa-x2qrtb-9hzwnc-m4tjvd`, of 119 bits each: enough for a plain hash (ASVS 5.0, 6.5.2). */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => [part(), part(), part(), part()].join('-'));

/** What is kept of a code, however it was typed. */
export const hashRecoveryCode = (code: string): string =>
  hashToken(code.toLowerCase().replace(/[^a-z0-9]/g, ''));
