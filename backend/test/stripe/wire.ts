/** An object of Stripe's API, by its members. */
export type StripeObject = { id: string; object: string } & Record<string, unknown>;
export type Parameters = { [name: string]: string | Parameters };

/** Reads `items[0][price]=x&expand[]=y` as the SDK writes it. */
export function readForm(text: string): Parameters {
  const form: Parameters = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const path = key.split(/\[|\]\[|\]/).filter((part, at) => part !== '' || at === 1);
    let place = form;
    path.forEach((part, at) => {
      const name = part === '' ? String(Object.keys(place).length) : part;
      if (at === path.length - 1) place[name] = value;
      else place = (place[name] ??= {}) as Parameters;
    });
  }
  return form;
}

/** The values of a list or a map. */
export const valuesOf = (part: string | Parameters | undefined): string[] =>
  part === undefined ? [] : typeof part === 'string' ? [part] : (Object.values(part) as string[]);

/** Members that an answer has only where they are expanded. */
const INCLUDABLE = new Set(['confirmation_secret', 'payments']);

/** An object as it is answered: references are ids unless their path is expanded. */
export function present(
  value: unknown,
  expand: string[],
  find: (id: string) => StripeObject | undefined,
): unknown {
  if (Array.isArray(value)) return value.map((one) => present(one, expand, find));
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).flatMap(([name, member]) => {
    const isWanted = expand.some((path) => path === name || path.startsWith(`${name}.`));
    if (INCLUDABLE.has(name) && !isWanted) return [];
    const deeper = expand
      .filter((path) => path.startsWith(`${name}.`))
      .map((path) => path.slice(name.length + 1));
    const whole = isWanted && typeof member === 'string' ? (find(member) ?? member) : member;
    return [[name, present(whole, deeper, find)]];
  });
  return Object.fromEntries(entries);
}
