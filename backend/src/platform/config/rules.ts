import { isIPv6 } from 'node:net';
import { IsIn, IsUrl, Matches, ValidateBy } from 'class-validator';

/** What a setting must be, in words for the operator; its name is put before them. */

const WEB = { require_tld: false, require_protocol: true, protocols: ['http', 'https'] };

export const IsWebAddress = () => IsUrl(WEB, { message: 'must be an address with http:// or https://' });

/** The address of a site is not below a path: pages and links begin at its root. */
const isSite = (value: unknown): boolean => {
  if (!URL.canParse(String(value))) return true; // IsWebAddress says so
  const { pathname, search, hash } = new URL(String(value));
  return /^\/*$/.test(pathname) && !search && !hash;
};
export const IsSite = () =>
  ValidateBy(
    { name: 'isSite', validator: { validate: isSite } },
    { message: 'must end after the name, as in https://plants.example.org' },
  );

/** Where a host is reached. */
export const siteOf = (host: string): string => `http://${isIPv6(host) ? `[${host}]` : host}`;

const isHost = (value: unknown): boolean =>
  (isIPv6(String(value)) || /^[\w.-]+$/.test(String(value))) && URL.canParse(siteOf(String(value)));
export const IsHost = () =>
  ValidateBy(
    { name: 'isHost', validator: { validate: isHost } },
    { message: 'must be a name or an address, without a port' },
  );

/** The address of a server with the account that is used there. */
export const IsServer = (protocols: RegExp, example: string) =>
  ValidateBy(
    {
      name: 'isServer',
      validator: { validate: (value) => protocols.test(String(value)) && URL.canParse(String(value)) },
    },
    {
      message: `must be an address such as ${example}; in a password / is %2F, # is %23, ? is %3F and @ is %40`,
    },
  );

export const IsWhole = (min: number, max?: number) =>
  ValidateBy(
    {
      name: 'isWhole',
      validator: {
        validate: (value) =>
          Number.isInteger(value) && Number(value) >= min && Number(value) <= (max ?? Infinity),
      },
    },
    {
      message: `must be a whole number ${max === undefined ? `of ${min} or more` : `from ${min} to ${max}`}`,
    },
  );

export const IsOneOf = (values: readonly string[]) =>
  IsIn(values, { message: `must be one of ${values.join(', ')}` });

/** `what` goes on after "must be". */
export const LooksLike = (pattern: RegExp, what: string) => Matches(pattern, { message: `must be ${what}` });
