import { z } from 'zod/mini';
import { tHousehold } from '../../languages/household';

/** The check of an invitation before it is sent; the server checks again. It is read after its form, whose texts have come. */
export const inviteSchema = z.object({
  email: z.string().check(z.trim(), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, tHousehold('wrongEmail'))),
});
