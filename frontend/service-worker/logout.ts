import { forgetPerson } from './person';

const LOGOUT = '/api/logout';
/** Remembers, as a cache without content, that the server still has to be told. */
const OWED = 'logout is owed';
let isOwed: boolean | undefined;

/**
 * Somebody leaves: nothing of them stays on this device, and the server ends the session. Without a network it is told later, before
 * anything else is asked, and the page of visitors is shown.
 */
export async function logOut(request: Request): Promise<Response> {
  await forgetPerson();
  try {
    return await fetch(request);
  } catch {
    isOwed = true;
    await caches.open(OWED);
    return Response.redirect('/', 303);
  }
}

/** Tells the server of a logout that it has missed. Rejects while there is no network. */
export async function payLogout(): Promise<void> {
  isOwed ??= await caches.has(OWED);
  if (!isOwed) return;
  await fetch(LOGOUT, { redirect: 'manual' });
  isOwed = false;
  await caches.delete(OWED);
}
