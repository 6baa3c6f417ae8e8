import { z } from 'zod/mini';
import { tAuth } from '../../languages/auth';
import { tPassword } from '../../languages/password';

const filled = (error: () => string) => z.string().check(z.trim(), z.minLength(1, { error }));
const email = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: () => tAuth('enterEmail') }),
    z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, { error: () => tAuth('wrongEmail') }),
  );
const wrongLength = () => tPassword('length');
const newPassword = z
  .string()
  .check(z.minLength(8, { error: wrongLength }), z.maxLength(128, { error: wrongLength }));

/** The checks of the sign-in forms before they are sent; the server checks again. */
export const authSchemas = {
  login: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email,
    password: z.string().check(z.minLength(1, { error: () => tPassword('enter') })),
    code: z.string(),
  }),
  register: z.object({
    firstName: filled(() => tAuth('enterFirstName')),
    lastName: filled(() => tAuth('enterLastName')),
    email,
    password: newPassword,
    code: z.string(),
  }),
  forgot: z.object({ email }),
  reset: z.object({ password: newPassword }),
};
