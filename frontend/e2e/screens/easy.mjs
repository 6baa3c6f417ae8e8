import { see } from '../browser.mjs';
import { gardenIs, gardenIsComing, gardenIsLost, PLANTS, SILL } from '../garden-states.mjs';
import { inEasyView } from './steps.mjs';

const title = (page, name) => see(page.getByRole('heading', { level: 1, name, exact: true }));
const button = (page, name) => page.getByRole('button', { name, exact: true });
const [, lily] = PLANTS;
const well = PLANTS.slice(2);

/** Easy view: a question, its answer, a plant that is unwell, a second look, all done, and what else there is. */
export const easyScreens = [
  { name: 'easy-question', answers: gardenIs([lily, ...well]), reach: (page) => title(page, 'Peace Lily') },
  {
    name: 'easy-answer',
    answers: gardenIs([lily, ...well]),
    reach: async (page) => {
      await button(page, 'It was dry: I watered it').click();
      await see(page.getByText(/^Watered\. Next time/));
    },
  },
  { name: 'easy-unwell', answers: gardenIs(PLANTS), reach: (page) => title(page, 'Boston Fern') },
  {
    name: 'easy-unwell-only',
    answers: gardenIs([{ ...well[0], problem: 'Brown spots on the leaves' }]),
    reach: (page) => see(button(page, 'Not now')),
  },
  {
    name: 'easy-look',
    answers: gardenIs([{ ...well[0], problem: 'Thrips' }], { looks: [well[0]] }),
    reach: (page) => see(button(page, 'It is better')),
  },
  { name: 'easy-done', answers: gardenIs(well), reach: (page) => title(page, 'That is all for today') },
  {
    name: 'easy-done-unwell',
    answers: gardenIs([SILL[7], { ...well[0], problem: 'Brown spots on the leaves' }]),
    reach: async (page) => {
      await see(button(page, 'Not now').or(button(page, 'It’s still moist')));
      for (
        let i = 0;
        i < 3 && (await page.getByRole('heading', { level: 1 }).textContent()) !== 'Nothing more to do today';
        i += 1
      ) {
        const answer = button(page, 'It was dry: I watered it');
        if (await answer.isVisible()) await answer.click();
        await page.getByRole('button', { name: /^(Not now|I’m done|Next: \d more)$/ }).click();
      }
      await title(page, 'Nothing more to do today');
    },
  },
  { name: 'easy-none', answers: gardenIs([]), reach: (page) => title(page, 'Begin with one plant') },
  { name: 'easy-loading', answers: gardenIsComing, reach: (page) => title(page, 'One moment') },
  {
    name: 'easy-failed',
    answers: gardenIsLost,
    mayFail: /api/,
    reach: (page) => see(page.getByText('We couldn’t load what is due today')),
  },
].map((screen) => ({
  path: '/easy',
  as: 'member',
  on: '2026-11-21',
  ...screen,
  answers: inEasyView(screen.answers),
}));

export const easyMore = [
  {
    name: 'easy-more',
    path: '/easy',
    as: 'member',
    answers: inEasyView(gardenIs(well)),
    reach: async (page) => {
      await page.getByRole('link', { name: 'Something else' }).click();
      await title(page, 'What would you like to do?');
    },
  },
  {
    name: 'easy-garden',
    path: '/easy',
    as: 'member',
    on: '2026-11-21',
    answers: inEasyView(gardenIs(well)),
    reach: async (page) => {
      await page.getByRole('link', { name: 'Something else' }).click();
      await page.getByRole('link', { name: 'See all my plants' }).click();
      await title(page, 'My Garden');
      await see(page.getByText('Jade Plant'));
    },
  },
];
