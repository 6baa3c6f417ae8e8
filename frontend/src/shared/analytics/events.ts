/** The categories of events, as the specification names them. */
type EventCategory =
  'ai_features' | 'garden_management' | 'monetization' | 'user_management' | 'social' | 'engagement';

type Check = (value: unknown) => boolean;

interface EventKind {
  category?: EventCategory;
  /** Which details go along, and which values they may have. */
  details?: Record<string, Check>;
}

const oneOf =
  (...values: string[]): Check =>
  (value) =>
    values.includes(value as string);
const countUpTo =
  (most: number): Check =>
  (value) =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
/** The pattern of a route, such as `/garden/:id`: words of our own, never what stands in the address bar. */
const isRoute: Check = (value) =>
  typeof value === 'string' && /^(\*|\/|(\/([a-z]{1,16}(-[a-z]{1,16})?|:[a-z]{1,10}|\*))+)$/.test(value);

/**
 * Every event that leaves the app, and everything that goes with it. Values are words and numbers out of closed sets, so that
 * nothing that a person has typed, owns or is called can be among them.
 */
export const EVENTS = {
  page_view: { details: { page_path: isRoute } },
  plant_identification: {
    category: 'ai_features',
    details: { certainty: oneOf('sure', 'unsure', 'not-listed', 'not-a-plant') },
  },
  chat_message: { category: 'ai_features' },
  plant_saved: { category: 'garden_management' },
  plant_watered: { category: 'garden_management' },
  journal_entry: { category: 'garden_management' },
  premium_upgrade: {
    category: 'monetization',
    details: { plan: oneOf('monthly', 'annual'), source: oneOf('chat') },
  },
  auth: { category: 'user_management', details: { method: oneOf('login', 'register') } },
  share: {
    category: 'social',
    details: { method: oneOf('native', 'copy', 'twitter', 'facebook', 'linkedin', 'whatsapp', 'email') },
  },
  newsletter_signup: { category: 'engagement' },
  contact_form_submitted: {},
  new_conversation_started: {},
  blog_search: { details: { length: countUpTo(100) } },
  blog_filter: {},
  blog_post_click: { details: { article: countUpTo(99) } },
} satisfies Record<string, EventKind>;

/** The name of an event. */
export type EventName = keyof typeof EVENTS;

/** An event as a tag manager's data layer has it. */
export type Entry = { event: EventName; event_category?: EventCategory } & Record<string, unknown>;

/** The event with those of its details that are allowed; all others are left out. */
export function entryOf(event: EventName, details: Record<string, unknown> = {}): Entry {
  const kind: EventKind = EVENTS[event];
  const allowed = Object.entries(kind.details ?? {}).filter(([name, isAllowed]) => isAllowed(details[name]));
  return {
    event,
    ...(kind.category && { event_category: kind.category }),
    ...Object.fromEntries(allowed.map(([name]) => [name, details[name]])),
  };
}
