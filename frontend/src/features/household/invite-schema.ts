import { z } from 'zod/mini';

/** The check of an invitation before it is sent; the server checks again. */
export const inviteSchema = z.object({
  email: z.string().check(z.trim(), z.email('Please enter their email address')),
});
