import { z } from 'zod/mini';

const name = (which: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, `Please enter your ${which} name`),
      z.maxLength(100, `${which === 'first' ? 'First' : 'Last'} name is too long`),
    );

/** The checks of the profile forms before they are sent; the server checks again. */
export const profileSchemas = {
  names: z.object({ firstName: name('first'), lastName: name('last') }),
  password: z.object({
    currentPassword: z.string().check(z.minLength(1, 'Please enter your password')),
    newPassword: z
      .string()
      .check(
        z.minLength(8, 'Please use 8 to 128 characters for the password'),
        z.maxLength(128, 'Please use 8 to 128 characters for the password'),
      ),
    code: z.optional(z.string()),
  }),
};
