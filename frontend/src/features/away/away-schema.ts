import { z } from 'zod/mini';

const day = (missing: string) => z.string().check(z.minLength(1, missing));

/** The checks of the days away before they are sent; the server checks again, and how long they are. */
export const awaySchema = z
  .object({
    fromDay: day('Please choose the first day'),
    toDay: day('Please choose the last day'),
    note: z.string().check(z.trim(), z.maxLength(500, 'Please use at most 500 characters')),
  })
  .check(
    z.refine(({ fromDay, toDay }) => !fromDay || !toDay || fromDay <= toDay, {
      path: ['toDay'],
      error: 'The last day is before the first. Please look at the dates again.',
    }),
  );
