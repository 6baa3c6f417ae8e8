import { DomainError } from '../../../kernel/domain-error.js';
import { busy } from '../../images/image-errors.js';
import type { Entry } from './ledger.js';

const MIB = 1024 ** 2;
const RETRY_AFTER_S = 5;

/** Bodies up to here are as small as their headers, and are not counted. */
export const MIN_COUNTED_BYTES = 16 * 1024;

/** How many bytes of bodies one process may hold at once: of a person (one largest request), from an address, and in all. */
const MAX_BYTES = { person: 72 * MIB, address: 144 * MIB, all: 168 * MIB };
/** What large bodies leave free for small ones: photos as phones send them still arrive while large ones fill the rest. */
const SMALL_BYTES = 5 * MIB;
const RESERVED_BYTES = 24 * MIB;

export const tooMuchAtOnce = () =>
  new DomainError(
    'too-many',
    'too-much-at-once',
    'You are sending too much at the same time. Please wait until it has arrived, and then try again.',
    { retryAfterS: RETRY_AFTER_S },
  );

/** Who sends: the person, if somebody is signed in, and the address. */
export interface Sender {
  person?: string;
  address: string;
}

/** What `amount` bytes more count against, when the body has `size` of them so far. */
export function bytesOf({ person, address }: Sender, amount: number, size: number): Entry[] {
  const max = size > SMALL_BYTES ? MAX_BYTES.all - RESERVED_BYTES : MAX_BYTES.all;
  const own = person && { name: `bytes of ${person}`, amount, max: MAX_BYTES.person, refusal: tooMuchAtOnce };
  return [
    ...(own ? [own] : []),
    { name: `bytes from ${address}`, amount, max: MAX_BYTES.address, refusal: tooMuchAtOnce },
    { name: 'bytes', amount, max, refusal: busy },
  ];
}

/** One more request of a person to a route that takes only so many of them at once. */
export const requestOf = ({ person, address }: Sender, route: string, max: number): Entry[] => [
  { name: `${route} of ${person ?? address}`, amount: 1, max, refusal: tooMuchAtOnce },
];
