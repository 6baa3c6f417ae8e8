import { all, asPremium, press } from './steps.mjs';

/** Section 2, /profile; section 8, profile. */
export const profile = [
  {
    name: 'profile',
    path: '/profile',
    as: 'member',
    roles: [...all('heading', 'My Profile', 'Free Account'), ...all('button', 'Save Changes')],
    texts: ['Identifications Used'],
    labels: ['First Name', 'Last Name', 'Email'],
  },
  {
    name: 'profile of a premium member',
    path: '/profile',
    as: 'member',
    prepare: asPremium,
    roles: all('heading', 'Premium Member'),
  },
  {
    name: 'profile saved',
    path: '/profile',
    as: 'member',
    reach: press('Save Changes'),
    texts: ['Profile updated successfully!'],
  },
  {
    name: 'profile not saved',
    path: '/profile',
    as: 'member',
    mayFail: /\/api\/profile/,
    reach: async (page) => {
      await page.route('**/api/profile/update', (route) => route.fulfill({ status: 500, json: {} }));
      await press('Save Changes')(page);
    },
    texts: ['Error', 'Failed to update profile'],
  },
  {
    name: 'profile being saved',
    path: '/profile',
    as: 'member',
    mayFail: /\/api\/profile/,
    reach: async (page) => {
      await page.route('**/api/profile/update', () => undefined);
      await press('Save Changes')(page);
    },
    roles: all('button', 'Updating...'),
  },
];
