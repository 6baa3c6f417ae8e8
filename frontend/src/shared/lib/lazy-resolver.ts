import type { FieldValues, Resolver } from 'react-hook-form';
import type { ZodType } from 'zod';

/**
 * A react-hook-form resolver whose schema, and zod with it, is fetched at the first check instead of with the page:
 * `useForm({ resolver: lazyResolver(async () => (await import('./contact-schema')).contactSchema) })`.
 */
export const lazyResolver =
  <Values extends FieldValues>(load: () => Promise<ZodType<Values, Values>>): Resolver<Values> =>
  async (values, context, options) => {
    const [{ zodResolver }, schema] = await Promise.all([import('@hookform/resolvers/zod'), load()]);
    return zodResolver(schema)(values, context, options);
  };
