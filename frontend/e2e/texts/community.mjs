import { all } from './steps.mjs';

/** Section 2, /community. */
export const community = [
  {
    name: 'community without Premium',
    path: '/community',
    as: 'member',
    roles: [
      ...all('heading', 'Community', 'Discussion Forums', 'Photo Sharing', 'Achievements'),
      ...all('link', 'Start Premium Membership'),
    ],
    texts: ['Premium Feature'],
  },
];
