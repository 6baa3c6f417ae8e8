import path from 'node:path';
import { hasPremiumCookie, hasSessionCookie } from './modules/auth/index.js';
import { hasNewcomerCookie } from './modules/garden/index.js';
import { SHELL, VISITORS_SHELL } from './platform/http/web-app.js';
import type { BuiltApp, ChoosePage } from './platform/http/web-app.js';

/**
 * Chooses among the pages that frontend/build/prerender.ts has rendered. Visitors get public pages and, at the addresses of
 * members, the landing page. Members get pages as they are for all members of their plan, or for those without a plant. Everybody
 * else, and a visitor who follows a link from a mail, gets the shell. At an unknown address visitors get the 404 page.
 */
export const choosePage: ChoosePage = (built, { url, headers: { cookie = '' } }) => {
  const [address = '/', query = ''] = url.split('?', 2);
  if (!isAppAddress(address)) return undefined;
  const movedTo = newAddress(address);
  if (movedTo) return { movedTo };
  const isFound = built.knows(address);
  const page = pageAt(built, address, query, cookie, isFound);
  return { page, isFound, ...(SECRET.test(address) && { isSecret: true }) };
};

function pageAt(built: BuiltApp, address: string, query: string, cookie: string, isFound: boolean): string {
  const name = address.toLowerCase().replace(/^\/|\/$/g, '');
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

/** Addresses that the app had, or that people type, by the one that it has. */
const MOVED: [RegExp, string][] = [
  [/^\/library\/([\w-]+)\/?$/i, '/plants/$1'],
  [/^\/(library|plant-library)\/?$/i, '/plants'],
  [/^\/(login|signin|signup|register)\/?$/i, '/?login'],
];

function newAddress(address: string): string | undefined {
  const [from, to] = MOVED.find(([from]) => from.test(address)) ?? [];
  return from && address.replace(from, to!).toLowerCase();
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
