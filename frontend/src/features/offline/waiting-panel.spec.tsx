import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { problem, rosa, visit, withServer } from '../../../test/visit';
import { keepWrite, writesOf } from '../../shared/offline/queue';

jest.mock('../../shared/lib/kept-store', () => jest.requireActual('../../../test/kept-store'));
withServer();

const person = userEvent.setup({ delay: null });
const note = {
  ...{ key: 'one', owner: rosa.id, plantId: 'lily', plantName: 'Peace Lily' },
  ...{ url: '/api/plants/lily/journal', body: {}, text: 'Two new leaves.' },
};
const nothingIsLeft = () => waitFor(async () => expect(await writesOf(rosa.id)).toEqual([]));
const panelHasFocus = () =>
  waitFor(() => expect(document.activeElement).toHaveAttribute('class', expect.stringContaining('panel')));

describe('a button that vanishes with what waits', () => {
  it('leaves the focus at the panel, where it takes something out', async () => {
    await keepWrite(note);
    visit(
      '/about',
      rosa,
      http.post('*/api/plants/lily/journal', () => problem(503, 'away', 'Away')),
    );
    await person.click(await screen.findByText('See what waits'));
    await person.click(screen.getByRole('button', { name: /^Don’t Send/ }));
    await nothingIsLeft();
    await panelHasFocus();
  });

  it.each(['Try Again', 'Throw Away'])('leaves the focus at the panel: %s', async (name) => {
    await keepWrite({ ...note, refusal: 'This plant is gone.' });
    visit(
      '/about',
      rosa,
      http.post('*/api/plants/lily/journal', () => new Response('{}')),
    );
    await person.click(await screen.findByRole('button', { name }));
    await nothingIsLeft();
    await panelHasFocus();
  });
});
