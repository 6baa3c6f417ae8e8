import { LILY, TODAY } from './garden-answers.mjs';
import { monthOfGardenIs } from './garden-states.mjs';

const names = ['Peace Lily', 'Boston Fern', 'Moth Orchid', 'Jade Plant', 'Monstera', 'Snake Plant'];
const aThing = (i, isProjected) => ({
  taskId: `task ${i}`,
  plantId: LILY,
  plantName: names[i % names.length],
  kind: i % 5 === 4 ? 'mist' : 'water',
  title: null,
  isProjected,
  reason: isProjected
    ? 'Every 11 days in winter.'
    : 'Every 11 days in winter. Last watered on 9 November. Check it around 20 November.',
});
const anEvent = (i, happenedOn) => ({
  ...aThing(i, false),
  id: `event ${i} ${happenedOn}`,
  answer: 'done',
  happenedOn,
  createdAt: `${happenedOn}T08:00:00Z`,
});
const some = (count, from, make) => Array.from({ length: count }, (_, i) => make(from + i));

/** A month of care, answered instead of the server; `many` is that of a member with two hundred plants. */
export const monthIs =
  (many = 1) =>
  async (page) => {
    await monthOfGardenIs(page);
    await page.route('**/api/care/calendar*', (route) =>
      route.fulfill({
        json: {
          month: '2026-11',
          today: TODAY,
          days: !many
            ? []
            : [
                { date: '2026-11-03', tasks: [], done: some(many, 0, (i) => anEvent(i, '2026-11-03')) },
                { date: '2026-11-14', tasks: [], done: some(2 * many, 2, (i) => anEvent(i, '2026-11-14')) },
                {
                  date: TODAY,
                  tasks: some(3 * many, 0, (i) => aThing(i, false)),
                  done: some(many, 4, (i) => anEvent(i, TODAY)),
                },
                { date: '2026-11-24', tasks: some(many, 3, (i) => aThing(i, false)), done: [] },
                {
                  date: '2026-11-28',
                  tasks: [
                    ...some(many, 5, (i) => aThing(i, false)),
                    ...some(2 * many, 0, (i) => aThing(i + 100, true)),
                  ],
                  done: [],
                },
              ],
        },
      }),
    );
  };
