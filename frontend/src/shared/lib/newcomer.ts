const YEAR_S = 365 * 24 * 60 * 60;

/**
 * Remembers on this device whether the member's garden was empty, in a cookie with no other content. The server
 * then starts with the page that was rendered for an empty garden (backend/src/web-pages.ts).
 */
export function rememberNewcomer(isNewcomer: boolean) {
  document.cookie = `garden=none; path=/; max-age=${isNewcomer ? YEAR_S : 0}; samesite=lax`;
}
