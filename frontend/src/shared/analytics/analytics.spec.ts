import { reportEvent, reportPageView } from './analytics';
import { currentConsent, setConsent } from './consent';
import { entryOf, EVENTS, type EventName } from './events';

const HOSTILE = [
  'rosa@example.org',
  'Rosa Moss',
  'Monty',
  '/garden/Monty',
  '/newsletter/confirm/c2VjcmV0',
  '/reset/rosa@example.org',
  '/identify/0b6f2c1e-5f0a-4d3a-9a51-3f0d2f6f8f11',
  '/?reset=c2VjcmV0',
  'https://leaflore.test/garden',
  '+49 170 1234567',
  { email: 'rosa@example.org' },
  ['Monty'],
  Number.MAX_SAFE_INTEGER,
  -1,
  0.5,
];

function configure() {
  const meta = document.createElement('meta');
  meta.name = 'analytics-id';
  meta.content = 'GTM-ABC123';
  document.head.append(meta);
}

const frame = () => document.querySelector('iframe');
/** What was reported before has arrived when the same import arrives once more. */
const settle = () => import('./tag-manager');

/** What the frame gets, from now on. */
function received() {
  const post = jest.spyOn(frame()!.contentWindow!, 'postMessage').mockImplementation(() => undefined);
  frame()!.dispatchEvent(new Event('load'));
  return () => post.mock.calls.map(([entry]) => entry as unknown);
}

beforeEach(() => {
  document.cookie = 'analytics=; path=/; max-age=0';
});
afterEach(() => {
  setConsent('no');
  document.head.innerHTML = '';
});

describe('what may leave the app', () => {
  const names = Object.keys(EVENTS) as EventName[];

  it.each(names)('with %s is nothing that a person typed, owns or is called', (name) => {
    const fields = [
      'page_path',
      'certainty',
      'plan',
      'source',
      'method',
      'length',
      'article',
      'plant',
      'email',
    ];
    for (const value of HOSTILE) {
      const details = Object.fromEntries(fields.map((field) => [field, value]));
      const { event, event_category, ...rest } = entryOf(name, details);
      expect([event, rest]).toEqual([name, {}]);
      expect(event_category ?? 'none').toMatch(/^[a-z_]+$/);
    }
  });

  it('is an event with its category', () => {
    expect(entryOf('share', { method: 'copy' })).toEqual({
      event: 'share',
      event_category: 'social',
      method: 'copy',
    });
    expect(entryOf('contact_form_submitted')).toEqual({ event: 'contact_form_submitted' });
  });

  it.each([
    '/',
    '*',
    '/garden/:id',
    '/identify/:id/key',
    '/blog/*',
    '/verify-email',
    '/newsletter/:action/:token',
  ])('is the route %s', (route) =>
    expect(entryOf('page_view', { page_path: route })).toMatchObject({ page_path: route }),
  );
});

describe('events', () => {
  it('go nowhere where no tag manager is set, even with consent', async () => {
    setConsent('yes');
    reportEvent('plant_saved');
    await settle();
    expect(frame()).toBeNull();
  });

  it.each([undefined, 'no'] as const)('go nowhere without consent (%s)', async (consent) => {
    configure();
    if (consent) setConsent(consent);
    reportEvent('plant_saved');
    await settle();
    expect(frame()).toBeNull();
  });

  it('go to a frame that can read nothing of the page, once it is there, and nowhere after a no', async () => {
    configure();
    setConsent('yes');
    reportPageView('/garden/:id');
    await settle();
    expect(frame()!.getAttribute('sandbox')).toBe('allow-scripts');
    expect(frame()!.referrerPolicy).toBe('no-referrer');
    const sent = received();
    reportEvent('auth', { method: 'login', email: 'rosa@example.org' });
    await settle();
    expect(sent()).toEqual([
      { event: 'page_view', page_path: '/garden/:id' },
      { event: 'auth', event_category: 'user_management', method: 'login' },
    ]);

    setConsent('no');
    expect(frame()).toBeNull();
    reportEvent('plant_saved');
    await settle();
    expect(frame()).toBeNull();
    expect(currentConsent()).toBe('no');
  });

  it('that a page could not send before it was left are sent by the next one, once', async () => {
    configure();
    setConsent('yes');
    reportEvent('auth', { method: 'login' });
    await settle();
    window.dispatchEvent(new Event('pagehide'));
    document.body.innerHTML = '';

    jest.resetModules();
    const { reportPageView: reportNext } = await import('./analytics');
    reportNext('/');
    await settle();
    const sent = received();
    reportNext('/garden');
    await settle();
    expect(sent()).toEqual([
      { event: 'auth', event_category: 'user_management', method: 'login' },
      { event: 'page_view', page_path: '/' },
      { event: 'page_view', page_path: '/garden' },
    ]);
  });
});
