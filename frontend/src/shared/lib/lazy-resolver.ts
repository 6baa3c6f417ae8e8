import type { FieldValues, Resolver } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';

/**
 * A react-hook-form resolver whose schema, and zod with it, is fetched at the first check instead of with the page:
 * `useForm({ resolver: lazyResolver(async () => (await import('./contact-schema')).contactSchema()) })`.
 * If it cannot be fetched, nothing is checked here: the server checks everything anyway.
 */
export const lazyResolver =
  <Values extends FieldValues>(load: () => Promise<$ZodType<Values, Values>>): Resolver<Values> =>
  async (values, context, options) => {
    const parts = await Promise.all([import('@hookform/resolvers/zod'), load()]).catch(() => undefined);
    if (!parts) return { values, errors: {} };
    const [{ zodResolver }, schema] = parts;
    return zodResolver(schema)(values, context, options);
  };
