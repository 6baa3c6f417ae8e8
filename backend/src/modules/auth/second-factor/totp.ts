import { Secret, TOTP } from 'otpauth';

/** Length of a step in milliseconds (RFC 6238, 4.1: 30 seconds). */
const STEP_MS = 30_000;

/** 160 bits, as RFC 4226 (4, R6) recommends, in base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Leaflore', label, secret: Secret.fromBase32(secret) });

/** The address that an app of codes reads, from a picture or a link. */
export const totpAddress = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The step that a code belongs to: the present one, or that before or after it, as clocks differ; undefined if it belongs to none. */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | undefined {
  const drift = totpOf(secret).validate({ token: code, timestamp: now, window: 1 });
  return drift === null ? undefined : Math.floor(now / STEP_MS) + drift;
}
