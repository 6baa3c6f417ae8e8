import { lazy, type ComponentType } from 'react';
import { withTexts } from '../languages/texts';
import { paths } from '../shared/paths';
import type { Head } from '../shared/seo/page-head';
import type { RouteName } from '../shared/seo/route-heads';

/** One route: its page, who may see it, and its name. */
export interface AppRoute {
  path: string;
  page: ComponentType;
  /** Fetches the page's code before the navigation. */
  preload: () => Promise<unknown>;
  access: 'public' | 'member' | 'admin';
  /** The name of its component in src/pages. */
  name: string;
  /** What `shared/seo/route-heads.ts` calls it. */
  head: RouteName;
  data?: Head['data'];
  /** Shown without header, tab bar and footer. */
  isAlone?: boolean;
}

/** A page whose code is fetched when it is first shown; for members, unless the route says otherwise. */
function page<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  const access: AppRoute['access'] = 'member';
  const preload = () => withTexts(load());
  return { name, page: lazy(async () => ({ default: (await preload())[name] })), preload, access };
}

/** The lists of admins, which share a file. */
const adminLists = () => import('../pages/admin-lists-page');

/** The pages that are printed, and what they lead to, which share a file as well. */
const printed = () => import('../pages/printed-page');

/** What visitors see at every address of members. */
export const landing: AppRoute = {
  ...page(() => import('../pages/landing-page'), 'LandingPage'),
  path: paths.home,
  head: 'landing',
  data: ['webApplication', 'makers', 'premiumProduct', 'faq'],
};

/** The target of the link in the password mail, `/?reset=…`, for visitors and members alike. */
export const passwordReset: AppRoute = {
  ...page(() => import('../pages/password-reset-page'), 'PasswordResetPage'),
  path: paths.home,
  head: 'passwordReset',
};

export const notFound: AppRoute = {
  ...page(() => import('../pages/not-found-page'), 'NotFoundPage'),
  path: '*',
  access: 'public',
  head: 'notFound',
};

/** What members without the admin role see instead of an admin page. */
export const accessDenied: AppRoute = {
  ...page(() => import('../pages/access-denied-page'), 'AccessDeniedPage'),
  path: '*',
  head: 'accessDenied',
};

const home: AppRoute = {
  ...page(() => import('../pages/home-page'), 'HomePage'),
  path: paths.home,
  head: 'home',
  data: ['webApplication'],
};

const identification: Omit<AppRoute, 'path'> = {
  ...page(() => import('../pages/identification-page'), 'IdentificationPage'),
  head: 'identification',
};

const doctor: Omit<AppRoute, 'path'> = {
  ...page(() => import('../pages/doctor-page'), 'DoctorPage'),
  head: 'doctor',
};

const key: Omit<AppRoute, 'path'> = {
  ...page(() => import('../pages/key-page'), 'KeyPage'),
  head: 'key',
};

/** What members who chose Easy view see as Home. */
export const easy: AppRoute = {
  ...page(() => import('../pages/easy-page'), 'EasyPage'),
  path: paths.easy,
  head: 'easy',
  isAlone: true,
};

/** Every page of the app. Addresses match in any case. */
export const routes: AppRoute[] = [
  home,
  { ...home, path: '/home' },
  easy,
  {
    ...page(() => import('../pages/easy-more-page'), 'EasyMorePage'),
    path: paths.easyMore,
    head: 'easy',
    isAlone: true,
  },
  {
    ...page(() => import('../pages/identify-page'), 'IdentifyPage'),
    path: paths.identify,
    head: 'identify',
  },
  {
    ...page(() => import('../pages/history-page'), 'HistoryPage'),
    path: paths.identifications,
    head: 'history',
  },
  { ...identification, path: paths.identification(':id') },
  { ...identification, path: `${paths.identifications}/:id` },
  {
    ...page(() => import('../pages/garden-page'), 'GardenPage'),
    path: paths.garden,
    head: 'garden',
  },
  {
    ...page(() => import('../pages/calendar-page'), 'CalendarPage'),
    path: paths.calendar,
    head: 'calendar',
  },
  {
    ...page(() => import('../pages/away-page'), 'AwayPage'),
    path: paths.away,
    head: 'away',
  },
  {
    ...page(() => import('../pages/household-page'), 'HouseholdPage'),
    path: `${paths.household}/*`,
    head: 'household',
  },
  {
    ...page(printed, 'FridgeSheetPage'),
    path: paths.fridgeSheet,
    head: 'fridgeSheet',
  },
  {
    ...page(() => import('../pages/sitter-page'), 'SitterPage'),
    path: paths.sitter(':token'),
    access: 'public',
    head: 'sitter',
  },
  {
    ...page(() => import('../pages/plant-page'), 'PlantPage'),
    path: paths.plant(':id'),
    head: 'plant',
  },
  {
    ...page(printed, 'CareCardPage'),
    path: paths.careCard(':id'),
    head: 'careCard',
  },
  {
    ...page(printed, 'PlantLogPage'),
    path: paths.plantLog(':id'),
    head: 'plantLog',
    isAlone: true,
  },
  { ...doctor, path: paths.plant(':id') + paths.doctor },
  { ...doctor, path: paths.doctor },
  { ...key, path: paths.identification(':id') + paths.key },
  { ...key, path: paths.key },
  {
    ...page(() => import('../pages/premium-page'), 'PremiumPage'),
    path: paths.premium,
    head: 'premium',
    data: ['premiumProduct'],
  },
  {
    ...page(() => import('../pages/profile-page'), 'ProfilePage'),
    path: paths.profile,
    head: 'profile',
  },
  {
    ...page(() => import('../pages/verify-email-page'), 'VerifyEmailPage'),
    path: paths.verifyEmail,
    head: 'verifyEmail',
  },
  {
    ...page(() => import('../pages/admin-page'), 'AdminPage'),
    path: paths.admin,
    access: 'admin',
    head: 'admin',
  },
  {
    ...page(adminLists, 'PeoplePage'),
    path: paths.people,
    access: 'admin',
    head: 'people',
  },
  {
    ...page(adminLists, 'MessagesPage'),
    path: paths.messages,
    access: 'admin',
    head: 'messages',
  },
  {
    ...page(adminLists, 'ParkedJobsPage'),
    path: paths.parkedJobs,
    access: 'admin',
    head: 'parkedJobs',
  },
  {
    ...page(() => import('../pages/mailbox-page'), 'MailboxPage'),
    path: paths.mailbox,
    access: 'admin',
    head: 'mailbox',
  },
  {
    ...page(() => import('../pages/newsletter-issues-page'), 'NewsletterIssuesPage'),
    path: paths.newsletter,
    access: 'admin',
    head: 'newsletter',
  },
  {
    ...page(() => import('../pages/community-desk-page'), 'CommunityDeskPage'),
    path: paths.communityDesk,
    access: 'admin',
    head: 'communityDesk',
  },
  {
    ...page(() => import('../pages/newsletter-link-page'), 'NewsletterLinkPage'),
    path: paths.newsletterLink(':action', ':token'),
    access: 'public',
    head: 'newsletterLink',
  },
  {
    ...page(() => import('../pages/reminder-link-page'), 'ReminderLinkPage'),
    path: paths.reminderLink(':token'),
    access: 'public',
    head: 'reminderLink',
  },
  {
    ...page(() => import('../pages/about-page'), 'AboutPage'),
    path: paths.about,
    access: 'public',
    head: 'about',
    data: ['makers'],
  },
  {
    ...page(() => import('../pages/contact-page'), 'ContactPage'),
    path: paths.contact,
    access: 'public',
    head: 'contact',
  },
  {
    ...page(() => import('../pages/blog-page'), 'BlogPage'),
    path: `${paths.blog}/*`,
    access: 'public',
    head: 'blog',
  },
  {
    ...page(() => import('../pages/community-page'), 'CommunityPage'),
    path: paths.community,
    head: 'community',
  },
  {
    ...page(() => import('../pages/chat-page'), 'ChatPage'),
    path: paths.chat,
    head: 'chat',
  },
  {
    ...page(() => import('../pages/plants-page'), 'PlantsPage'),
    path: paths.guide('*'),
    access: 'public',
    head: 'plants',
  },
  {
    ...page(() => import('../pages/privacy-page'), 'PrivacyPage'),
    path: paths.privacy,
    access: 'public',
    head: 'privacy',
  },
  {
    ...page(() => import('../pages/terms-page'), 'TermsPage'),
    path: paths.terms,
    access: 'public',
    head: 'terms',
  },
];
