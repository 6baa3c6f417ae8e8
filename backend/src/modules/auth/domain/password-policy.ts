import { DomainError } from '../../../kernel/domain-error.js';
import { texts } from '../../../kernel/languages/texts.js';

const tAuth = texts('auth');

const PRODUCT = 'leaflore';
/** Shorter parts of an email, such as "li", are in many good passwords by chance. */
const MIN_PART = 4;

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Why a password is refused, as a sentence for its owner; undefined where it may be used. Refused are what many people use,
 * the product's name and the owner's email with little else (NIST SP 800-63B, 5.1.1.2: "context-specific words").
 * @param common passwords in lower case that are known to be in wide use
 */
export function weaknessOf(password: string, email: string, common: ReadonlySet<string>): string | undefined {
  if (common.has(password.toLowerCase())) return tAuth('commonPassword');
  const own = [PRODUCT, email, email.split('@')[0]!].map(plain).filter((part) => part.length >= MIN_PART);
  const word = plain(password);
  const isMostly = (part: string) => word.includes(part) && word.length < part.length + MIN_PART;
  return own.some(isMostly) ? tAuth('ownPassword') : undefined;
}

/** The refusal of a weak password, below the field of the request that had it. */
export const weakPassword = (field = 'password', message = tAuth('commonPassword')) =>
  new DomainError('invalid', 'weak-password', message, { members: { errors: [{ field, message }] } });
