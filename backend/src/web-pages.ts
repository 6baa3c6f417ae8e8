import path from 'node:path';
import { isLanguage } from './kernel/languages/language.js';
import type { LanguageCode } from './kernel/languages/language.js';
import { hasPremiumCookie, hasSessionCookie } from './modules/auth/index.js';
import { hasNewcomerCookie } from './modules/garden/index.js';
import { SHELL, VISITORS_SHELL } from './platform/http/web-app.js';
import type { BuiltApp, ChoosePage } from './platform/http/web-app.js';

/**
 * Chooses among the pages that frontend/build/prerender.ts has rendered. Visitors get public pages and, at the addresses of
 * members, the landing page. Members get pages as they are for all members of their plan, or for those without a plant. Everybody
 * else, and a visitor who follows a link from a mail, gets the shell. At an unknown address visitors get the 404 page. The language is
 * that of the address (`/es/about`), else the one that was chosen on the device, else English.
 */
export const choosePage: ChoosePage = (built, { url, headers: { cookie = '' } }) => {
  const [asked = '/', query = ''] = url.split('?', 2);
  if (!isAppAddress(asked)) return undefined;
  const { named, address } = withoutLanguage(asked);
  const isFound = built.knows(address);
  const movedTo = newAddress(address, named) ?? (isFound && ownAddress(built, address, named));
  if (movedTo) return { movedTo };
  const english = pageAt(built, address, query, cookie, isFound);
  const page = `/${named ?? chosenIn(cookie)}${english}`;
  return {
    page: built.has(page) ? page : english,
    isFound,
    ...(SECRET.test(address) && { isSecret: true }),
    ...(SEARCH.test(query) && { isSearch: true }),
    // The account says which language a member has: a link that somebody sent changes that neither here nor there.
    ...(named && !CHOSEN.test(cookie) && !hasSessionCookie(cookie) && { keeps: named }),
  };
};

/** The language that an address names, and the address without it: `es` and `/about` of `/es/about`. */
function withoutLanguage(asked: string): { named?: LanguageCode; address: string } {
  const [, code = '', address] = /^\/(\w\w)(\/(?!\/).*)?$/.exec(asked) ?? [];
  const named = code.toLowerCase();
  return isLanguage(named) ? { named, address: address ?? '/' } : { address: asked };
}

/** What was chosen on the device, in the cookie of frontend/src/languages/choose.ts. */
const CHOSEN = /(?:^|;\s*)language=(\w\w)(?:;|$)/;
const chosenIn = (cookie: string) => CHOSEN.exec(cookie)?.[1] ?? 'en';

/** Only what everybody may read has an address for each language; English, and what is for members, has one that names none. */
function ownAddress(built: BuiltApp, address: string, named?: LanguageCode): string | undefined {
  return named && !built.has(`/${named}/${nameOf(address) || 'landing'}.html`) ? address : undefined;
}

const nameOf = (address: string) => address.toLowerCase().replace(/^\/|\/$/g, '');

function pageAt(built: BuiltApp, address: string, query: string, cookie: string, isFound: boolean): string {
  const name = nameOf(address);
  const isMember = hasSessionCookie(cookie);
  if (query.includes('reset=')) return isMember ? SHELL : VISITORS_SHELL;
  if (isMember) return memberPages(name, readersOf(cookie)).find((page) => built.has(page)) ?? SHELL;
  if (!built.has('/landing.html')) return SHELL;
  // The pages of plants and of articles say themselves that they have none at an address.
  if (!isFound) return /^(plants|blog)\//.test(name) ? VISITORS_SHELL : '/not-found.html';
  if (built.has(`/${name}.html`)) return `/${name}.html`;
  return name.includes('/') ? VISITORS_SHELL : '/landing.html';
}

/** Anyone who has the address of such a page may act on it. */
const SECRET = /^\/(sitter|reminders|newsletter)\//i;

/** What a search has found is not for search engines. */
const SEARCH = /(^|&)search=/;

/** Addresses that the app had, or that people type, by the one that it has. */
const MOVED: [RegExp, string][] = [
  [/^\/library\/([\w-]+)\/?$/i, '/plants/$1'],
  [/^\/(library|plant-library)\/?$/i, '/plants'],
  [/^\/(login|signin|signup|register)\/?$/i, '/?login'],
];

function newAddress(address: string, named?: LanguageCode): string | undefined {
  const [from, to] = MOVED.find(([from]) => from.test(address)) ?? [];
  const moved = from && address.replace(from, to!).toLowerCase();
  return moved && named && named !== 'en' ? `/${named}${moved.replace(/^\/(?=\?)/, '')}` : moved;
}

const isAppAddress = (address: string) =>
  !/^\/(api|assets|drawings)(\/|$)/i.test(address) && !path.extname(address);

const ID = /\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** `/garden.id.member.html` is for every plant of a garden, but not for `/garden/calendar`. The best first. */
function memberPages(name: string, readers: string[]): string[] {
  const address = name.replaceAll('/', '.') || 'home';
  const addresses = [address, address.replace(ID, '.id')];
  return addresses.flatMap((each) => readers.map((reader) => `/${each}.${reader}.html`));
}

/** For whom pages were rendered that fit what the cookies say of a member, the best first. */
function readersOf(cookie: string): string[] {
  const isNewcomer = hasNewcomerCookie(cookie);
  if (!hasPremiumCookie(cookie)) return isNewcomer ? ['newcomer', 'member'] : ['member'];
  return isNewcomer ? ['premium-newcomer', 'premium', 'member'] : ['premium', 'member'];
}
