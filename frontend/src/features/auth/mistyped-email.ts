/** Large mail providers, which addresses are compared with. */
const PROVIDERS = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.es',
  'hotmail.de',
  'hotmail.co.uk',
  'outlook.com',
  'outlook.es',
  'outlook.de',
  'live.com',
  'yahoo.com',
  'yahoo.es',
  'yahoo.de',
  'yahoo.co.uk',
  'icloud.com',
  'protonmail.com',
  'comcast.net',
  'gmx.de',
  'gmx.net',
  'web.de',
  't-online.de',
  'freenet.de',
];

/** Providers that look like a mistake in one of those, and are none. */
const ALSO_RIGHT = ['mail.com', 'email.com', 'ymail.com'];
const RIGHT = new Set([...PROVIDERS, ...ALSO_RIGHT]);
/** Endings that may be a mistake; of others with two letters the country may be meant, as in `hotmail.nl`. */
const MISTAKEN = /^(?:co|cm|om|ne|dd|dr|ed|(?!(?:com|net|org|edu|info|biz)$)[a-z]{3,})$/;

/** From this length on two mistakes leave no doubt which provider is meant, if it begins as it should. */
const LONG = 9;

/**
 * The address with the provider that was probably meant: `rosa@gmail.com` for `rosa@gmial.com`. Undefined where nothing looks
 * mistyped.
 */
export function meantEmail(email: string): string | undefined {
  const [, name, typed] = /^([^\s@]+)@([^\s@]+\.[^\s@.]{2,})$/.exec(email.trim()) ?? [];
  const domain = typed?.toLowerCase();
  if (!domain || RIGHT.has(domain)) return undefined;
  const ending = endingOf(domain);
  const near = PROVIDERS.filter((provider) => endingOf(provider) === ending || MISTAKEN.test(ending));
  const hasOne = (provider: string) => mistakesIn(domain, provider) === 1;
  const hasTwo = (provider: string) =>
    provider.length >= LONG && provider[0] === domain[0] && mistakesIn(domain, provider) === 2;
  const meant = near.find(hasOne) ?? near.find(hasTwo);
  return meant && `${name}@${meant}`;
}

/** All after the first full stop: `co.uk` of `yahoo.co.uk`. */
const endingOf = (domain: string) => domain.slice(domain.indexOf('.') + 1);

/** How many letters were left out, added, exchanged or swapped with their neighbour (optimal string alignment). */
function mistakesIn(typed: string, meant: string): number {
  const rows: number[][] = [Array.from({ length: meant.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= typed.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= meant.length; j += 1) {
      const isSame = typed[i - 1] === meant[j - 1];
      const isSwapped = i > 1 && j > 1 && typed[i - 1] === meant[j - 2] && typed[i - 2] === meant[j - 1];
      row[j] = Math.min(
        rows[i - 1]![j]! + 1,
        row[j - 1]! + 1,
        rows[i - 1]![j - 1]! + (isSame ? 0 : 1),
        isSwapped ? rows[i - 2]![j - 2]! + 1 : Infinity,
      );
    }
    rows.push(row);
  }
  return rows[typed.length]![meant.length]!;
}
