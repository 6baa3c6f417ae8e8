/** The web app keeps it where the garden of a member was empty when last seen: frontend/src/shared/lib/newcomer.ts. */
const NEWCOMER = /(?:^|;\s*)garden=none(?:;|$)/;

/** Whether a request's Cookie header says that there was no plant in the garden. */
export const hasNewcomerCookie = (cookies: string): boolean => NEWCOMER.test(cookies);
