// The service worker shows reminders and handles their buttons. It has no fetch handler, so it does not cache.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', ({ data }) => {
  if (data && data.type === 'skip-waiting') self.skipWaiting();
});

const ICON = '/icon-192.png';

/** What the server sends: { tag, title, body, open, actions: [{ action, title, post }] }. */
self.addEventListener('push', (event) => {
  const note = read(event.data);
  event.waitUntil(
    self.registration.showNotification(note.title, {
      body: note.body,
      // A notification replaces an earlier one with the same tag.
      tag: note.tag,
      icon: ICON,
      badge: ICON,
      data: { open: note.open, actions: note.actions },
      actions: note.actions.map(({ action, title }) => ({ action, title })),
    }),
  );
});

/** A push must always show a notification, or browsers revoke the permission. */
function read(data) {
  const nothing = {
    tag: 'care',
    title: 'Leaflore',
    body: 'Look what is due today.',
    open: '/garden',
    actions: [],
  };
  try {
    return { ...nothing, ...data.json() };
  } catch {
    return nothing;
  }
}

self.addEventListener('notificationclick', (event) => {
  const { data, tag } = event.notification;
  const { open = '/garden', actions = [] } = data || {};
  event.notification.close();
  const pressed = actions.find(({ action }) => action === event.action);
  event.waitUntil(pressed ? answer(pressed, tag) : show(open));
});

/** Sends the request of a button; if that fails, opens the page on which the same can be done. */
async function answer({ action, post }, tag) {
  try {
    const response = await fetch(post, { method: 'POST', headers: { accept: 'application/json' } });
    if (!response.ok) throw new Error(String(response.status));
  } catch {
    return show(post.replace('/api/reminders/messages/', '/reminders/'));
  }
  return self.registration.showNotification(
    action === 'done' ? 'Noted as done. Thank you!' : 'We will remind you tomorrow.',
    {
      tag,
      icon: ICON,
      badge: ICON,
      silent: true,
      data: { open: '/garden', actions: [] },
    },
  );
}

/** Focuses the app, or opens it, at one of our addresses. */
async function show(address) {
  const url = new URL(address, self.location.origin);
  if (url.origin !== self.location.origin) return undefined;
  const windows = await self.clients.matchAll({ type: 'window' });
  const opened = windows.find((each) => new URL(each.url).pathname === url.pathname);
  return opened ? opened.focus() : self.clients.openWindow(url.href);
}
