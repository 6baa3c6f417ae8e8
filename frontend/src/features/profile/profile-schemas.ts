import { z } from 'zod/mini';
import { tPassword } from '../../languages/password';
import { tProfile } from '../../languages/profile';

const name = (missing: () => string, tooLong: () => string) =>
  z.string().check(z.trim(), z.minLength(1, { error: missing }), z.maxLength(100, { error: tooLong }));
const wrongLength = () => tPassword('length');

/** The checks of the profile forms before they are sent; the server checks again. */
export const profileSchemas = {
  names: z.object({
    firstName: name(
      () => tProfile('enterFirstName'),
      () => tProfile('firstNameLong'),
    ),
    lastName: name(
      () => tProfile('enterLastName'),
      () => tProfile('lastNameLong'),
    ),
  }),
  password: z.object({
    currentPassword: z.string().check(z.minLength(1, { error: () => tPassword('enter') })),
    newPassword: z
      .string()
      .check(z.minLength(8, { error: wrongLength }), z.maxLength(128, { error: wrongLength })),
    code: z.optional(z.string()),
  }),
};
