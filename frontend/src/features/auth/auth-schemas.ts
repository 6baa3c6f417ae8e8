import { z } from 'zod/mini';

const filled = (message: string) => z.string().check(z.trim(), z.minLength(1, message));
const email = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Please enter your email'),
    z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Invalid email address'),
  );
const newPassword = z
  .string()
  .check(
    z.minLength(8, 'Please use 8 to 128 characters for the password'),
    z.maxLength(128, 'Please use 8 to 128 characters for the password'),
  );

/** The checks of the sign-in forms before they are sent; the server checks again. */
export const authSchemas = {
  login: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email,
    password: z.string().check(z.minLength(1, 'Please enter your password')),
    code: z.string(),
  }),
  register: z.object({
    firstName: filled('Please enter your first name'),
    lastName: filled('Please enter your last name'),
    email,
    password: newPassword,
    code: z.string(),
  }),
  forgot: z.object({ email }),
  reset: z.object({ password: newPassword }),
};
