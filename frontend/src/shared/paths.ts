/** Every address of the app; screens build their links with these. */
export const paths = {
  home: '/',
  identify: '/identify',
  identifications: '/identifications',
  identification: (id: string) => `/identify/${id}`,
  garden: '/garden',
  plant: (id: string) => `/garden/${id}`,
  /** What a plant needs, to print; with a QR code that leads to the next one. */
  careCard: (id: string) => `/garden/${id}/card`,
  /** One question about a plant, for who stands in front of it. */
  plantLog: (id: string) => `/garden/${id}/log`,
  /** The guided check; of one plant of the garden, it is below the plant's page. */
  doctor: '/doctor',
  /** Finds a plant by its looks; of an identification, it is below the identification’s page. */
  key: '/key',
  calendar: '/garden/calendar',
  /** Easy view: one plant and one question at a time; and what else there is to do. */
  easy: '/easy',
  easyMore: '/easy/more',
  away: '/garden/away',
  /** The tasks of seven days, to print. */
  fridgeSheet: '/garden/fridge-sheet',
  /** For a plant sitter, without a login. */
  sitter: (token: string) => `/sitter/${token}`,
  /** With whom the garden is shared; below it, how to join one, and those of others. */
  household: '/household',
  premium: '/premium',
  profile: '/profile',
  verifyEmail: '/verify-email',
  admin: '/admin',
  people: '/admin/people',
  messages: '/admin/messages',
  parkedJobs: '/admin/jobs',
  mailbox: '/admin/mailbox',
  newsletter: '/admin/newsletter',
  communityDesk: '/admin/community',
  newsletterLink: (action: string, token: string) => `/newsletter/${action}/${token}`,
  reminderLink: (token: string) => `/reminders/${token}`,
  about: '/about',
  contact: '/contact',
  blog: '/blog',
  community: '/community',
  chat: '/chat',
  /** The care guide of a plant of the library, or the plants of a group: `aloe-vera`, `light/full-sun`. */
  guide: (slug: string) => `/plants/${slug}`,
  privacy: '/privacy',
  terms: '/terms',
  login: '/api/login',
  logout: '/api/logout',
} as const;
