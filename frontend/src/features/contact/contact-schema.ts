import { z } from 'zod/mini';
import { tContact } from '../../languages/contact';

const text = (min: number, short: string, max: number, long: string) =>
  z.string().check(z.trim(), z.minLength(min, short), z.maxLength(max, long));

/** The checks of the contact form before it is sent; the server checks again. */
export const contactSchema = () =>
  z.object({
    name: text(1, tContact('nameMissing'), 100, tContact('nameLong')),
    email: z.string().check(z.trim(), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, tContact('emailWrong'))),
    subject: text(1, tContact('subjectMissing'), 200, tContact('subjectLong')),
    message: text(10, tContact('messageShort'), 2000, tContact('messageLong')),
    website: z.string(),
  });
