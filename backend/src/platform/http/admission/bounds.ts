import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../../kernel/domain-error.js';
import { texts } from '../../../kernel/languages/texts.js';
import { busy } from '../../images/image-errors.js';
import { addressKey } from '../address.js';
import type { Entry } from './ledger.js';

const tHttp = texts('http');

const MIB = 1024 ** 2;
const GIB = 1024 ** 3;
const RETRY_AFTER_S = 5;

/** So much at the same time in one process: of a person, from a network address, and in all. */
export interface Bound {
  person: number;
  address: number;
  all: number;
}

/** All of them. Behind one address live several people, a school or a company; they share what is left for many others. */
export const BOUNDS = {
  /** Bytes of bodies in memory; one largest request of a person. */
  memory: { person: 72 * MIB, address: 144 * MIB, all: 168 * MIB },
  /** Bytes of imports that go to the disk while they arrive; one largest file of a person. */
  importBytes: { person: 2 * GIB, address: 4 * GIB, all: 16 * GIB },
  /** Files that arrive slowly hold connections; only one of a person is ever taken. */
  imports: { person: 3, address: 9, all: 60 },
  /** A phone sends five photos of a plant together. */
  uploads: { person: 6, address: 24, all: 240 },
  /** Event streams: a phone needs one, and each takes some 30 kB. */
  streams: { person: 5, address: 200, all: 3000 },
} satisfies Record<string, Bound>;

/** So many requests that may change something are under way at once for one sender; some more wait for their turn. */
export const WRITES = { person: 3, address: 6, waiting: 200 };

/** Bodies up to here are as small as their headers, and are not counted. */
export const MIN_COUNTED_BYTES = 16 * 1024;
/** What large bodies leave free for small ones: photos as phones send them still arrive while large ones fill the rest. */
const SMALL_BYTES = 5 * MIB;
const RESERVED_BYTES = 24 * MIB;

export const tooMuchAtOnce = () =>
  new DomainError('too-many', 'too-much-at-once', tHttp('tooMuchAtOnce'), { retryAfterS: RETRY_AFTER_S });

/** Who sends: the person, if somebody is signed in, and the key of the address. */
export interface Sender {
  person?: string;
  address: string;
}

/** Known once the session hook has run. */
export const senderOf = (request: FastifyRequest & { account?: { id: string } }): Sender => ({
  person: request.account?.id,
  address: addressKey(request.ip),
});

/** What one more request, or so many bytes more, of this kind count against. `refusal` is that of a sender who has too many. */
export function entriesOf(
  { person, address }: Sender,
  kind: string,
  {
    bound,
    amount = 1,
    refusal = tooMuchAtOnce,
  }: { bound: Bound; amount?: number; refusal?: Entry['refusal'] },
): Entry[] {
  const own = person && { name: `${kind} of ${person}`, amount, max: bound.person, refusal };
  return [
    ...(own ? [own] : []),
    { name: `${kind} from ${address}`, amount, max: bound.address, refusal },
    { name: kind, amount, max: bound.all, refusal: busy },
  ];
}

/** What `amount` bytes more in memory count against, when the body has `size` of them so far. */
export function memoryOf(sender: Sender, amount: number, size: number): Entry[] {
  const { memory } = BOUNDS;
  const all = size > SMALL_BYTES ? memory.all - RESERVED_BYTES : memory.all;
  return entriesOf(sender, 'bytes', { bound: { ...memory, all }, amount });
}
