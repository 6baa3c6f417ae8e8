import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { anEntry, aTask, beToday, lily, plantAnswers } from '../../test/plant-samples';
import { rosa, server, visit, withServer } from '../../test/visit';

withServer();
beforeEach(() => {
  localStorage.clear();
  beToday();
});
afterEach(() => void jest.useRealTimers());

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const focused = (name: string | RegExp) =>
  waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());

describe('the focus, when the button that shows all plants again goes', () => {
  it('is on the line that says how many there are', async () => {
    visit(
      '/garden',
      rosa,
      http.get('*/api/plants', () => HttpResponse.json([lily])),
    );
    await userEvent.type(await screen.findByPlaceholderText('Search plants...'), 'zzzz');
    await press('Show all plants');
    await waitFor(() => expect(screen.getByText(/^1 plant/)).toHaveFocus());
  });
});

describe('the focus, when a form on the page of a plant closes', () => {
  it('is on the button that opened the rhythm', async () => {
    visit(`/garden/${lily.id}`, rosa, ...plantAnswers());
    server.use(http.patch('*/api/plants/:id/schedule', () => HttpResponse.json([aTask({ everyDays: 9 })])));
    await press('Change: Water');
    await press('Save');
    await focused('Change: Water');
  });

  it.each(['Add a task', 'It looks unwell'])('is on the button “%s” again', async (opener) => {
    visit(`/garden/${lily.id}`, rosa, ...plantAnswers());
    await press(opener);
    await press('Cancel');
    await focused(opener);
  });

  it('is on the button that opened an entry of the journal, and not on its photo', async () => {
    const entry = anEntry('1', { imageUrl: '/api/photos/1/first.webp' });
    visit(`/garden/${lily.id}`, rosa, ...plantAnswers([], [entry]));
    await press(/^Edit the entry/);
    await press('Cancel');
    await focused(/^Edit the entry/);
  });

  it('is where the plan comes when the form about an unwell plant has arrived', async () => {
    visit(`/garden/${lily.id}`, rosa, ...plantAnswers());
    await press('It looks unwell');
    await userEvent.type(await screen.findByLabelText(/^What do you see/), 'Webs');
    const ill = { ...lily, problem: 'Webs' };
    server.use(
      http.patch('*/api/plants/:id', () => HttpResponse.json(ill)),
      http.get('*/api/plants/:id', async () => {
        await delay(200);
        return HttpResponse.json(ill);
      }),
    );
    await press('Save');
    await waitFor(() => expect(screen.queryByLabelText(/^What do you see/)).not.toBeInTheDocument());
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Webs'));
    expect(document.body).not.toHaveFocus();
  });

  it('is there also where a tap leaves it with nobody, as on an iPhone', async () => {
    visit(`/garden/${lily.id}`, rosa, ...plantAnswers());
    await press('It looks unwell');
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    (document.activeElement as HTMLElement).blur();
    fireEvent.click(cancel);
    await focused('It looks unwell');
  });

  it('stays where the gardener has gone meanwhile', async () => {
    visit(`/garden/${lily.id}`, rosa, ...plantAnswers());
    await press('Add a task');
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    const link = screen.getByRole('link', { name: 'Calendar' });
    link.focus();
    fireEvent.click(cancel);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument());
    expect(link).toHaveFocus();
  });
});
