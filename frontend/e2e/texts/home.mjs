import { addToGarden, all, asPremium, press } from './steps.mjs';

/** Section 2, home, plant library and care guide. */
export const home = [
  {
    name: 'home',
    path: '/home',
    as: 'member',
    roles: [
      ...all('link', 'Start FREE Plant ID', 'View My Garden', 'Start Free Trial'),
      ...all('heading', 'Plant of the Week', 'Jade Plant', 'Quick Actions'),
      ...all('button', 'Learn More'),
    ],
    parts: ['Plant Library', 'Care Reminders', '5 free identifications'],
  },
  {
    name: 'home of a premium member',
    path: '/',
    as: 'member',
    prepare: asPremium,
    roles: all('link', 'Identify Plants (Unlimited)', 'View My Garden', 'AI Plant Expert'),
    texts: ['PREMIUM'],
    parts: ['nlimited identifications', 'AI chat'],
  },
  {
    name: 'plant library',
    path: '/',
    as: 'member',
    reach: press('Plant Library'),
    roles: [
      ...all('heading', 'Plant Library'),
      ...all('button', 'All', 'Houseplants', 'Succulents', 'Flowering'),
    ],
    placeholders: ['Search plants...'],
  },
  {
    name: 'plant library without a match',
    path: '/',
    as: 'member',
    reach: async (page) => {
      await press('Plant Library')(page);
      await page.getByPlaceholder('Search plants...', { exact: true }).fill('qqqqzzzz');
    },
    texts: ['No plants found.', 'Try adjusting your search or category filter.'],
  },
  {
    name: 'plant library that cannot be fetched',
    path: '/about',
    as: 'member',
    mayFail: /plant-library/,
    reach: async (page) => {
      await page.route('**/api/plant-library*', (route) => route.abort('connectionreset'));
      await page.getByRole('link', { name: 'Home', exact: true }).filter({ visible: true }).click();
      await press('Plant Library')(page);
    },
    texts: ['Failed to fetch plants'],
  },
  {
    name: 'care guide',
    path: '/',
    as: 'member',
    reach: press('Learn More'),
    roles: [
      ...all('heading', 'Plant Care Guide', 'Watering', 'Light Requirements', 'Soil & Care'),
      ...all(
        'checkbox',
        'Check soil moisture',
        'Inspect for pests',
        'Wipe down leaves',
        'Rotate for even growth',
      ),
      ...all('button', 'Add to My Garden', 'Set Care Reminders'),
    ],
    texts: ['Jade Plant', 'Crassula ovata'],
  },
  {
    name: 'added from the care guide',
    path: '/',
    as: 'member',
    reach: async (page) => {
      await press('Learn More')(page);
      await addToGarden(page);
    },
    texts: ['Plant Added!', 'Jade Plant has been added to your garden.'],
  },
  {
    name: 'not added from the care guide',
    path: '/',
    as: 'member',
    mayFail: /\/api\/plants/,
    reach: async (page) => {
      await page.route('**/api/plants', (route) => route.abort('connectionreset'));
      await press('Learn More')(page);
      await addToGarden(page);
    },
    texts: ['Error', 'Failed to add plant to garden.'],
  },
];
