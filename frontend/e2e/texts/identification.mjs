import { ANSWERS } from '../fake-provider.mjs';
import { isBusyOnce } from '../screens/steps.mjs';
import { addToGarden, all, choose, identify, press } from './steps.mjs';

const tips = [
  'Clear well-lit photos',
  'Include leaves or flowers',
  'Avoid blur or dark images',
  'Show the whole plant',
  'Use multiple angles',
];

/** Section 2, /identify; section 8, identification and garden. */
export const identification = [
  {
    name: 'identify',
    path: '/identify',
    as: 'member',
    roles: [
      ...all('heading', 'Plant Identification'),
      ...all('button', 'Take Photo', 'Upload Image'),
      ...all('link', 'Upgrade Now'),
    ],
    texts: ['Free Trial: 5 identifications remaining', ...tips],
  },
  {
    name: 'identify on a desktop',
    path: '/identify',
    as: 'member',
    wide: true,
    roles: all('button', 'Select Image', 'Upload Image'),
  },
  {
    name: 'a photo chosen',
    path: '/identify',
    as: 'member',
    reach: choose,
    roles: all('button', 'Identify Plant'),
  },
  {
    name: 'identifying',
    path: '/identify',
    as: 'member',
    reach: identify({ isHeld: true }),
    roles: all('button', 'Identifying...'),
  },
  {
    name: 'identified',
    path: '/identify',
    as: 'member',
    reach: identify({}),
    roles: [...all('heading', 'Jade Plant'), ...all('button', 'Add to My Garden')],
    texts: [
      'Plant Identified!',
      'Found: Jade Plant (4 identifications remaining)',
      'Free Trial: 4 identifications remaining',
      'Crassula ovata',
      'Easy to care for',
      'Water',
      'Light',
      'Soil',
      '92% confidence',
      'Healthy',
      '93 out of 100',
    ],
  },
  {
    name: 'not added from a result',
    path: '/identify',
    as: 'member',
    mayFail: /\/api\/plants/,
    reach: async (page) => {
      await page.route('**/api/plants', (route) => route.abort('connectionreset'));
      await identify({})(page);
      await addToGarden(page);
    },
    texts: ['Error', 'Failed to add plant to garden. Please try again.'],
  },
  {
    name: 'in doubt',
    path: '/identify',
    as: 'member',
    reach: identify({ answer: ANSWERS.unsure }),
    parts: ['It’s this one'],
  },
  {
    name: 'the limit reached while asking',
    path: '/identify',
    as: 'member',
    used: 4,
    mayFail: /\/api\/identify-plant$/,
    reach: async (page) => {
      await choose(page);
      await page.route('**/api/identify-plant', (route) =>
        route.fulfill({
          status: 402,
          contentType: 'application/problem+json',
          json: {
            status: 402,
            code: 'trial-limit-reached',
            message: 'Trial limit reached',
            trialLimitReached: true,
          },
        }),
      );
      await press('Identify Plant')(page);
    },
    texts: ['Trial Limit Reached', 'Please upgrade to premium for unlimited plant identifications.'],
  },
  {
    name: 'identification failed',
    path: '/identify',
    as: 'member',
    mayFail: /\/api\/identify-plant$/,
    reach: async (page) => {
      await isBusyOnce(page);
      await identify({})(page);
    },
    texts: ['Identification Failed'],
  },
  {
    name: 'identification failed without words',
    path: '/identify',
    as: 'member',
    mayFail: /\/api\/identify-plant$/,
    reach: async (page) => {
      await page.route('**/api/identify-plant', (route) => route.fulfill({ status: 500, json: {} }));
      await choose(page);
      await press('Identify Plant')(page);
    },
    texts: ['Identification Failed', 'Failed to identify plant'],
  },
  {
    name: 'signed out meanwhile',
    path: '/identify',
    as: 'member',
    mayFail: /\/api\//,
    reach: async (page) => {
      await choose(page);
      await page.context().clearCookies();
      await press('Identify Plant')(page);
      await press('Cancel')(page); // of the login that is offered instead
    },
    texts: ['Authentication required'],
  },
  {
    name: 'an unreadable file',
    path: '/identify',
    as: 'member',
    reach: (page) =>
      page
        .getByTestId('upload-image')
        .setInputFiles({ name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear Rosa') }),
    texts: ['Identification Failed', 'Failed to read file'],
  },
];
