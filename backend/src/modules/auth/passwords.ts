import { hash, verify } from '@node-rs/argon2';

// OWASP Password Storage Cheat Sheet, Argon2id: m = 19 MiB, t = 2, p = 1. Argon2id is the library's default.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The password's hash as a PHC string. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST);

let nobody: Promise<string> | undefined;

/** Whether the password is right. Without a hash it takes just as long and returns false. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const right = await verify(passwordHash ?? (await nobody), password);
  return right && passwordHash !== undefined;
}
