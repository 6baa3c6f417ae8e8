import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { anEntry, beToday, lily, plantAnswers, TODAY } from '../../../test/plant-samples';
import { problem, rosa, visit, withServer } from '../../../test/visit';
import { keepWrite } from '../../shared/offline/queue';

jest.mock('../../shared/lib/kept-store', () => jest.requireActual('../../../test/kept-store'));
withServer();
beforeEach(beToday);
afterEach(() => void jest.useRealTimers());

it('an entry of the journal that waits for a network is seen in the journal, and cannot be changed there', async () => {
  await keepWrite({
    ...{ key: 'one', owner: rosa.id, plantId: lily.id, plantName: lily.commonName },
    ...{ url: `/api/plants/${lily.id}/journal`, body: {}, text: 'A bud!', at: `${TODAY}T09:30:00.000Z` },
  });
  visit(
    `/garden/${lily.id}`,
    rosa,
    http.post('*/api/plants/:id/journal', () => problem(503, 'away', 'Away')),
    ...plantAnswers(undefined, [anEntry('1')]),
  );
  const journal = within(await screen.findByRole('group', { name: 'Journal' }));
  const waiting = within((await journal.findByText('A bud!')).closest('li')!);
  expect(waiting.getByText('Waits on this device for the network.')).toBeInTheDocument();
  expect(waiting.queryByRole('button')).not.toBeInTheDocument();
  const [first, second] = journal.getAllByRole('listitem');
  expect([first, second].map((each) => each!.textContent)).toEqual([
    expect.stringContaining('A bud!'),
    expect.stringContaining('Two new leaves.'),
  ]);
});
