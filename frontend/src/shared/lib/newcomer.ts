const YEAR_S = 365 * 24 * 60 * 60;

/**
 * Keeps on this device whether a free member's garden was empty when last seen, in a cookie that says nothing else: the
 * server then begins with the page as it is for whoever has no plant yet (backend/src/web-pages.ts).
 */
export function rememberNewcomer(isNewcomer: boolean) {
  document.cookie = `garden=none; path=/; max-age=${isNewcomer ? YEAR_S : 0}; samesite=lax`;
}
