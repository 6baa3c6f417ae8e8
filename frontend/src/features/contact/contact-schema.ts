import { z } from 'zod/mini';

const text = (min: number, short: string, max: number, long: string) =>
  z.string().check(z.trim(), z.minLength(min, short), z.maxLength(max, long));

/** The checks of the contact form before it is sent; the server checks again. */
export const contactSchema = z.object({
  name: text(1, 'Name is required', 100, 'Name too long'),
  email: z.string().check(z.trim(), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Invalid email address')),
  subject: text(1, 'Subject is required', 200, 'Subject too long'),
  message: text(10, 'Message must be at least 10 characters', 2000, 'Message too long'),
  website: z.string(),
});
