import { lazy, type ComponentType } from 'react';
import { withTexts } from '../languages/texts';
import { paths } from '../shared/paths';
import type { Head } from '../shared/seo/page-head';

/** One route: its page, who may see it, and its title. */
export interface AppRoute {
  path: string;
  page: ComponentType;
  /** Fetches the page's code before the navigation. */
  preload: () => Promise<unknown>;
  access: 'public' | 'member' | 'admin';
  /** The name of its component in src/pages. */
  name: string;
  /** Also the name under which `shared/seo/descriptions.ts` describes it. */
  title: string;
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
  title: 'Leaflore: which plant is this, and what does it need?',
  data: ['webApplication', 'makers', 'premiumProduct', 'faq'],
};

/** The target of the link in the password mail, `/?reset=…`, for visitors and members alike. */
export const passwordReset: AppRoute = {
  ...page(() => import('../pages/password-reset-page'), 'PasswordResetPage'),
  path: paths.home,
  title: 'Choose a new password',
};

export const notFound: AppRoute = {
  ...page(() => import('../pages/not-found-page'), 'NotFoundPage'),
  path: '*',
  access: 'public',
  title: '404 Page Not Found',
};

/** What members without the admin role see instead of an admin page. */
export const accessDenied: AppRoute = {
  ...page(() => import('../pages/access-denied-page'), 'AccessDeniedPage'),
  path: '*',
  title: 'Access Denied',
};

const home: AppRoute = {
  ...page(() => import('../pages/home-page'), 'HomePage'),
  path: paths.home,
  title: 'Home',
  data: ['webApplication'],
};

const identification: Omit<AppRoute, 'path'> = {
  ...page(() => import('../pages/identification-page'), 'IdentificationPage'),
  title: 'Your Identification',
};

const doctor: Omit<AppRoute, 'path'> = {
  ...page(() => import('../pages/doctor-page'), 'DoctorPage'),
  title: 'What is wrong?',
};

const key: Omit<AppRoute, 'path'> = {
  ...page(() => import('../pages/key-page'), 'KeyPage'),
  title: 'What do you see?',
};

/** What members who chose Easy view see as Home. */
export const easy: AppRoute = {
  ...page(() => import('../pages/easy-page'), 'EasyPage'),
  path: paths.easy,
  title: 'Easy View',
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
    title: 'Easy View',
    isAlone: true,
  },
  {
    ...page(() => import('../pages/identify-page'), 'IdentifyPage'),
    path: paths.identify,
    title: 'Plant Identification',
  },
  {
    ...page(() => import('../pages/history-page'), 'HistoryPage'),
    path: paths.identifications,
    title: 'Your Identifications',
  },
  { ...identification, path: paths.identification(':id') },
  { ...identification, path: `${paths.identifications}/:id` },
  {
    ...page(() => import('../pages/garden-page'), 'GardenPage'),
    path: paths.garden,
    title: 'My Garden',
  },
  {
    ...page(() => import('../pages/calendar-page'), 'CalendarPage'),
    path: paths.calendar,
    title: 'Care Calendar',
  },
  {
    ...page(() => import('../pages/away-page'), 'AwayPage'),
    path: paths.away,
    title: 'Going Away',
  },
  {
    ...page(() => import('../pages/household-page'), 'HouseholdPage'),
    path: `${paths.household}/*`,
    title: 'Shared Gardens',
  },
  {
    ...page(printed, 'FridgeSheetPage'),
    path: paths.fridgeSheet,
    title: 'Fridge Sheet',
  },
  {
    ...page(() => import('../pages/sitter-page'), 'SitterPage'),
    path: paths.sitter(':token'),
    access: 'public',
    title: 'Looking After the Plants',
  },
  {
    ...page(() => import('../pages/plant-page'), 'PlantPage'),
    path: paths.plant(':id'),
    title: 'Your Plant',
  },
  {
    ...page(printed, 'CareCardPage'),
    path: paths.careCard(':id'),
    title: 'Care Card',
  },
  {
    ...page(printed, 'PlantLogPage'),
    path: paths.plantLog(':id'),
    title: 'Have You Watered It?',
    isAlone: true,
  },
  { ...doctor, path: paths.plant(':id') + paths.doctor },
  { ...doctor, path: paths.doctor },
  { ...key, path: paths.identification(':id') + paths.key },
  { ...key, path: paths.key },
  {
    ...page(() => import('../pages/premium-page'), 'PremiumPage'),
    path: paths.premium,
    title: 'Premium',
    data: ['premiumProduct'],
  },
  {
    ...page(() => import('../pages/profile-page'), 'ProfilePage'),
    path: paths.profile,
    title: 'My Profile',
  },
  {
    ...page(() => import('../pages/verify-email-page'), 'VerifyEmailPage'),
    path: paths.verifyEmail,
    title: 'Confirm Your Email Address',
  },
  {
    ...page(() => import('../pages/admin-page'), 'AdminPage'),
    path: paths.admin,
    access: 'admin',
    title: 'Admin Dashboard',
  },
  {
    ...page(adminLists, 'PeoplePage'),
    path: paths.people,
    access: 'admin',
    title: 'People',
  },
  {
    ...page(adminLists, 'MessagesPage'),
    path: paths.messages,
    access: 'admin',
    title: 'Messages',
  },
  {
    ...page(adminLists, 'ParkedJobsPage'),
    path: paths.parkedJobs,
    access: 'admin',
    title: 'Parked Jobs',
  },
  {
    ...page(() => import('../pages/mailbox-page'), 'MailboxPage'),
    path: paths.mailbox,
    access: 'admin',
    title: 'Mailbox',
  },
  {
    ...page(() => import('../pages/newsletter-issues-page'), 'NewsletterIssuesPage'),
    path: paths.newsletter,
    access: 'admin',
    title: 'Newsletter',
  },
  {
    ...page(() => import('../pages/community-desk-page'), 'CommunityDeskPage'),
    path: paths.communityDesk,
    access: 'admin',
    title: 'Questions and Reports',
  },
  {
    ...page(() => import('../pages/newsletter-link-page'), 'NewsletterLinkPage'),
    path: paths.newsletterLink(':action', ':token'),
    access: 'public',
    title: 'Your Newsletter',
  },
  {
    ...page(() => import('../pages/reminder-link-page'), 'ReminderLinkPage'),
    path: paths.reminderLink(':token'),
    access: 'public',
    title: 'Your Reminder',
  },
  {
    ...page(() => import('../pages/about-page'), 'AboutPage'),
    path: paths.about,
    access: 'public',
    title: 'About Leaflore',
    data: ['makers'],
  },
  {
    ...page(() => import('../pages/contact-page'), 'ContactPage'),
    path: paths.contact,
    access: 'public',
    title: 'Contact',
  },
  {
    ...page(() => import('../pages/blog-page'), 'BlogPage'),
    path: `${paths.blog}/*`,
    access: 'public',
    title: 'Plant Care Blog',
  },
  {
    ...page(() => import('../pages/community-page'), 'CommunityPage'),
    path: paths.community,
    title: 'Community',
  },
  {
    ...page(() => import('../pages/chat-page'), 'ChatPage'),
    path: paths.chat,
    title: 'AI Plant Expert',
  },
  {
    ...page(() => import('../pages/plants-page'), 'PlantsPage'),
    path: paths.guide('*'),
    access: 'public',
    title: 'Plants',
  },
  {
    ...page(() => import('../pages/privacy-page'), 'PrivacyPage'),
    path: paths.privacy,
    access: 'public',
    title: 'Privacy Policy',
  },
  {
    ...page(() => import('../pages/terms-page'), 'TermsPage'),
    path: paths.terms,
    access: 'public',
    title: 'Terms of Service',
  },
];
