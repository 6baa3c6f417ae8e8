import { hash, verify } from '@node-rs/argon2';
import { weaknessOf, weakPassword } from './domain/password-policy.js';

// OWASP Password Storage Cheat Sheet, Argon2id: m = 19 MiB, t = 2, p = 1. Argon2id is the library's default.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The password's hash as a PHC string. */
const hashPassword = (password: string): Promise<string> => hash(password, COST);

let common: Promise<Set<string>> | undefined;

/** Some 49,000 passwords in wide use, from @zxcvbn-ts/language-common (MIT); read when somebody first chooses a password. */
const commonPasswords = () =>
  (common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  ));

/** The hash of a new password. Throws `weak-password`, naming the request's `field`. */
export async function hashNewPassword(password: string, email: string, field = 'password'): Promise<string> {
  const weakness = weaknessOf(password, email, await commonPasswords());
  if (weakness) throw weakPassword(field, weakness);
  return hashPassword(password);
}

let nobody: Promise<string> | undefined;

/** Whether the password is right. Without a hash it takes just as long and returns false. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const right = await verify(passwordHash ?? (await nobody), password);
  return right && passwordHash !== undefined;
}
