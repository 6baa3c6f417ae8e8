import { z } from 'zod/mini';
import { tAway } from '../../languages/away';

const day = (missing: string) => z.string().check(z.minLength(1, missing));

/**
 * The checks of the days away before they are sent; the server checks again, and how long they are. It is read after its form, whose
 * texts have come.
 */
export const awaySchema = z
  .object({
    fromDay: day(tAway('chooseFirst')),
    toDay: day(tAway('chooseLast')),
    note: z.string().check(z.trim(), z.maxLength(500, tAway('tooLong'))),
  })
  .check(
    z.refine(({ fromDay, toDay }) => !fromDay || !toDay || fromDay <= toDay, {
      path: ['toDay'],
      error: tAway('wrongOrder'),
    }),
  );
