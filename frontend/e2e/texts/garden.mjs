import { all, press, withPlant } from './steps.mjs';

/** Section 2, /garden; section 8, garden. */
export const garden = [
  {
    name: 'empty garden',
    path: '/garden',
    as: 'member',
    roles: [
      ...all('heading', 'My Garden', 'Your Garden is Empty'),
      ...all('link', 'Identify a Plant', 'Browse Plant Library'),
      ...all('button', 'Add Plant'),
    ],
  },
  {
    name: 'garden',
    path: '/garden',
    as: 'member',
    prepare: withPlant(),
    roles: [
      ...all('heading', 'My Garden', 'Grandma’s ivy'),
      ...all('button', 'All', 'Healthy', 'Needs Water', 'Needs Care', 'Water', 'Add Plant'),
      ...all('link', 'Journal'),
      ...all('group', 'Share'),
    ],
    texts: ['Total', 'Need Water', 'Hedera', 'Weekly', 'Bright indirect', 'Never', 'No care notes available'],
    placeholders: ['Search plants...'],
  },
  {
    name: 'garden without a match',
    path: '/garden',
    as: 'member',
    prepare: withPlant(),
    reach: (page) => page.getByPlaceholder('Search plants...', { exact: true }).fill('qqqqzzzz'),
    texts: ['No plants found'],
  },
  {
    name: 'garden that is loading',
    path: '/garden',
    as: 'member',
    prepare: (page) => page.route('**/api/plants*', () => undefined),
    texts: ['Loading your garden...'],
  },
  {
    name: 'watered',
    path: '/garden',
    as: 'member',
    prepare: withPlant(),
    reach: (page) => page.getByRole('button', { name: 'Water', exact: true }).click(),
    texts: ['Plant Watered!'],
  },
  {
    name: 'three ways to a plant',
    path: '/garden',
    as: 'member',
    reach: press('Add Plant'),
    roles: all('heading', 'Add Plant'),
  },
];
