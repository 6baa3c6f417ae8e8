import { z } from 'zod/mini';
import { tNewsletter } from '../../languages/newsletter';

/** The check of the address; an empty one is not sent at all, so it is no mistake. */
export const newsletterSchema = () =>
  z.object({
    email: z.string().check(z.trim(), z.regex(/^$|^[^\s@]+@[^\s@]+\.[^\s@]+$/, tNewsletter('invalidEmail'))),
    website: z.string(),
  });
