import { z } from 'zod/mini';
import { tPlantform } from '../../languages/plantform';

const words = (most: number) => z.string().check(z.maxLength(most, { error: () => tPlantform('tooLong') }));

/** The checks of the plant forms before they are sent; the server checks again. */
export const plantSchema = z.object({
  commonName: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: () => tPlantform('needsName') }),
      z.maxLength(200, { error: () => tPlantform('nameTooLong') }),
    ),
  species: words(200),
  place: words(100),
  light: z.enum(['', 'low', 'medium', 'bright', 'sun']),
  pot: z.enum(['', '8', '16', '28']),
  stands: z.enum(['', 'indoors', 'outdoors']),
  watered: z.enum(['', 'today', 'a-few-days-ago', 'about-a-week-ago', 'unknown']),
  waterNeeds: z.string(),
  careInstructions: words(4000),
  problem: words(500),
});
