import { see } from '../browser.mjs';
import { problems } from '../doctor-answers.mjs';
import { LILY, plantIs, TODAY } from '../garden-answers.mjs';
import { heading } from './steps.mjs';

const tap = (page, name) => page.getByRole('button', { name, exact: true }).click();
const unwell = (list) => plantIs({ problem: list[0].title, status: 'needs-care' }, undefined, list);

/** The guided check, its answer, and the plan on the plant's page. See ../screens.mjs for the fields. */
export const doctorScreens = [
  ...[
    { name: 'doctor-question', reach: (page) => heading(page, 'What do you notice most?') },
    {
      name: 'doctor-closer',
      reach: async (page) => {
        await tap(page, 'Spots or patches');
        await heading(page, 'What do the spots look like?');
      },
    },
    {
      name: 'doctor-answer',
      reach: async (page) => {
        await tap(page, 'Powder, fluff, webs, sticky or mushrooms');
        await tap(page, 'Fine webs');
        for (let number = 3; number < 6; number += 1) {
          await see(page.getByText(`Question ${number} of at most 5`));
          await tap(page, 'I don’t know');
        }
        await see(page.getByRole('article', { name: 'Spider mites' }));
      },
    },
  ].map((screen) => ({
    path: `/garden/${LILY}/doctor`,
    as: 'member',
    on: TODAY,
    answers: plantIs(),
    ...screen,
  })),
  ...[
    {
      name: 'plant-plan',
      answers: unwell(problems.plan),
      reach: (page) => see(page.getByRole('list', { name: 'The plan' })),
    },
    {
      name: 'plant-not-better',
      answers: unwell(problems.notBetter),
      reach: (page) => heading(page, 'Thrips'),
    },
  ].map((screen) => ({ path: `/garden/${LILY}`, as: 'member', on: TODAY, ...screen })),
];
