/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;

const ICON = '/icon-192.png';

/** A button of a message, and the address to which pressing it is reported. */
interface Action {
  action: string;
  title: string;
  post: string;
  /** What is shown then, in the reader's language; notes that were sent by an older server have none. */
  reply?: string;
}

/** What the server sends. */
interface Note {
  tag: string;
  title: string;
  body: string;
  open: string;
  actions: Action[];
}

/** Shows reminders and handles their buttons. */
export function listenToPush(): void {
  self.addEventListener('push', (event) => {
    const { tag, title, body, open, actions } = read(event.data);
    event.waitUntil(
      self.registration.showNotification(title, {
        body,
        // A notification replaces an earlier one with the same tag.
        tag,
        icon: ICON,
        badge: ICON,
        data: { open, actions },
        actions: actions.map(({ action, title }) => ({ action, title })),
      } as NotificationOptions),
    );
  });

  self.addEventListener('notificationclick', (event) => {
    const { data, tag } = event.notification;
    const { open = '/garden', actions = [] } = (data ?? {}) as Partial<Note>;
    event.notification.close();
    const pressed = actions.find(({ action }) => action === event.action);
    event.waitUntil(pressed ? answer(pressed, tag) : show(open));
  });
}

/** A push must always show a notification, or browsers revoke the permission. */
function read(data: PushMessageData | null): Note {
  const nothing = {
    tag: 'care',
    title: 'Leaflore',
    body: 'Look what is due today.',
    open: '/garden',
    actions: [],
  };
  try {
    return { ...nothing, ...(data!.json() as Partial<Note>) };
  } catch {
    return nothing;
  }
}

/** Sends the request of a button; if that fails, opens the page on which the same can be done. */
async function answer({ action, post, reply }: Action, tag: string): Promise<unknown> {
  try {
    const response = await fetch(post, { method: 'POST', headers: { accept: 'application/json' } });
    if (!response.ok) throw new Error(String(response.status));
  } catch {
    return show(post.replace('/api/reminders/messages/', '/reminders/'));
  }
  return self.registration.showNotification(
    reply ?? (action === 'done' ? 'Noted as done. Thank you!' : 'We will remind you tomorrow.'),
    { tag, icon: ICON, badge: ICON, silent: true, data: { open: '/garden', actions: [] } },
  );
}

/** Focuses the app, or opens it, at one of our addresses. */
async function show(address: string): Promise<unknown> {
  const url = new URL(address, self.location.origin);
  if (url.origin !== self.location.origin) return undefined;
  const windows = await self.clients.matchAll({ type: 'window' });
  const opened = windows.find((each) => new URL(each.url).pathname === url.pathname);
  return opened ? opened.focus() : self.clients.openWindow(url.href);
}
