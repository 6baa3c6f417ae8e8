import { all, asPremium, press } from './steps.mjs';

/** Section 2, navigation and footer. */
export const frame = [
  {
    name: 'navigation on a desktop',
    path: '/',
    as: 'member',
    wide: true,
    roles: [
      ...all('link', 'Home', 'Identify', 'My Garden', 'Profile'),
      ...all('link', 'Blog', 'About', 'Contact'),
      ...all('button', 'Logout'),
    ],
    parts: ['AI Chat', 'Community', 'Premium'],
  },
  {
    name: 'navigation on a phone',
    path: '/',
    as: 'member',
    reach: press('Menu'),
    roles: [
      ...all('link', 'Home', 'Identify', 'My Garden', 'Profile'),
      ...all('link', 'Blog', 'About', 'Contact'),
      ...all('button', 'Logout'),
    ],
    parts: ['AI Chat', 'Community'],
  },
  {
    name: 'navigation of a premium member',
    path: '/profile',
    as: 'member',
    wide: true,
    prepare: asPremium,
    roles: all('link', 'AI Chat', 'Community'),
    texts: ['Premium'],
  },
  {
    name: 'the menu of a visitor',
    path: '/about',
    as: 'visitor',
    reach: press('Menu'),
    roles: all('link', 'Login'),
  },
  {
    name: 'footer',
    path: '/about',
    as: 'visitor',
    roles: all('link', 'Premium', 'About', 'Contact', 'Privacy', 'Terms'),
    parts: ['general and educational only', 'accuracy is not guaranteed'],
  },
];

/** Section 2, the 404 page and the static pages. */
export const words = [
  {
    name: 'unknown address',
    path: '/nowhere',
    as: 'member',
    mayFail: /\/nowhere$/,
    roles: all('heading', '404 Page Not Found'),
  },
  {
    name: 'about',
    path: '/about',
    as: 'visitor',
    roles: all('heading', 'Our Mission', 'What We Offer', 'Our Values', 'Built with Care'),
    texts: [
      'AI Plant Identification',
      'Personalized Care',
      'Community Support',
      'Expert Knowledge',
      'Accessibility',
      'Reliability',
      'Community',
    ],
    parts: ['Thank you for letting Leaflore look after your plants'],
  },
  {
    name: 'privacy',
    path: '/privacy',
    as: 'visitor',
    roles: all(
      'heading',
      'Information We Collect',
      'Account information',
      'Plant data',
      'User-generated content',
      'How We Use It',
      'Security',
      'Contact',
    ),
  },
  {
    name: 'terms',
    path: '/terms',
    as: 'visitor',
    roles: all('heading', 'Accounts', 'User Content', 'Acceptable Use', 'Disclaimer', 'Changes', 'Contact'),
  },
];
