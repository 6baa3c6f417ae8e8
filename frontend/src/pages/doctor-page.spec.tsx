import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aProblem, beToday, lily, plantAnswers } from '../../test/plant-samples';
import { address, goBack, rosa, server, visit, withServer } from '../../test/visit';

withServer();
// Fetched in time, so that the first test does not wait for its transformation.
beforeAll(() => import('./doctor/doctor'));
beforeEach(() => {
  beToday();
  window.scrollTo = jest.fn();
});
afterEach(() => void jest.useRealTimers());

const fern = {
  ...lily,
  id: '11111111-0000-4000-8000-000000000002',
  commonName: 'Fern',
  place: 'Living room',
};
const open = (path = `/garden/${lily.id}/doctor`) =>
  visit(
    path,
    rosa,
    http.get('*/api/plants', () => HttpResponse.json([lily, fern])),
    http.get('*/api/plant-library', () => HttpResponse.json([])),
    http.get('*/api/plants/:id/problems', () => HttpResponse.json([])),
    ...plantAnswers(),
  );
/** Opens the check from the page of the plant, which is behind it then. */
const openFromPlant = async () => {
  open(`/garden/${lily.id}`);
  await tap('It looks unwell');
  await userEvent.click(await screen.findByRole('link', { name: 'Find out what it is' }));
};
const tap = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const tapWebs = async () => {
  await tap('Powder, fluff, webs, sticky or mushrooms');
  await tap('Fine webs');
  while (screen.queryByText(/^Question/)) await tap('I don’t know');
};

describe('the guided check', () => {
  it('asks at most five drawn questions, and says what it may be, why, and what to do', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'What do you notice most?' })).toBeInTheDocument();
    expect(document.querySelectorAll('li svg[viewBox="0 0 160 120"]')).toHaveLength(12);
    await tap('Powder, fluff, webs, sticky or mushrooms');
    expect(await screen.findByRole('heading', { name: 'What is on the plant?' })).toHaveFocus();
    await tap('Fine webs');
    while (screen.queryByText(/^Question/)) {
      expect(screen.queryByText('Question 6 of at most 5')).not.toBeInTheDocument();
      await tap('I don’t know');
    }
    const cause = within(await screen.findByRole('article', { name: 'Spider mites' }));
    expect(cause.getByText(/^Why we think so: .*fine webs/)).toBeInTheDocument();
    expect(cause.getByText('Move it away from your other plants.')).toBeInTheDocument();
    expect(cause.getByText('What not to do')).toBeInTheDocument();
    expect(cause.getByText('Look again in 2 weeks.')).toBeInTheDocument();
    expect(await cause.findByRole('link', { name: 'Fern' })).toHaveAttribute('href', `/garden/${fern.id}`);
    expect(screen.getAllByRole('article').length).toBeLessThanOrEqual(3);
  });

  it('can be answered with "I don’t know" throughout, and is honest then', async () => {
    open();
    for (let taps = 0; taps < 5; taps += 1) {
      if (taps && !screen.queryByText(/^Question/)) break;
      await tap('I don’t know');
    }
    expect(await screen.findByRole('heading', { name: /^We can’t say for sure/ })).toBeInTheDocument();
    expect(screen.getByText(/garden centre or a plant clinic/)).toBeInTheDocument();
  });

  it('goes one step back, and begins again', async () => {
    open();
    expect(screen.queryByRole('button', { name: 'One step back' })).not.toBeInTheDocument();
    await tap('Drooping');
    expect(await screen.findByRole('heading', { name: 'How does it droop?' })).toBeInTheDocument();
    await tap('One step back');
    await tapWebs();
    await tap('Start over');
    expect(await screen.findByRole('heading', { name: 'What do you notice most?' })).toBeInTheDocument();
  });

  it('keeps its answers in the address: Back is one step back, and a reload asks what was asked', async () => {
    const { unmount } = open('/doctor?seen=something');
    await tap('Drooping');
    await tap('One step back');
    expect(address()).toBe('/doctor?seen=something');
    await tap('Powder, fluff, webs, sticky or mushrooms');
    await tap('Fine webs');
    expect(address()).toBe('/doctor?seen=something&look=coating&coating=webs');
    await goBack();
    const second = await screen.findByRole('heading', { name: 'What is on the plant?' });
    expect(second).toHaveFocus();
    const asked = address();
    unmount();
    open(asked);
    expect(await screen.findByRole('heading', { name: 'What is on the plant?' })).toBeInTheDocument();
    await tap('One step back');
    expect(await screen.findByRole('heading', { name: 'What do you notice most?' })).toBeInTheDocument();
    expect(address()).toBe('/doctor?seen=something');
  });

  it('is left by the Back of the page with one press, however many questions were answered', async () => {
    await openFromPlant();
    await tapWebs();
    await tap('Start over');
    await tap('Drooping');
    await tap('Back');
    expect(address()).toBe(`/garden/${lily.id}`);
  });

  it('takes a quick second tap on the same answer as one', async () => {
    open('/doctor');
    const drooping = await screen.findByRole('button', { name: 'Drooping' });
    act(() => {
      drooping.click();
      drooping.click();
    });
    expect(await screen.findByRole('heading', { name: 'How does it droop?' })).toBeInTheDocument();
    await goBack();
    expect(await screen.findByRole('heading', { name: 'What do you notice most?' })).toBeInTheDocument();
    await tap('Drooping');
    expect(await screen.findByRole('heading', { name: 'How does it droop?' })).toBeInTheDocument();
  });

  it('begins again without what the photo showed, and Back returns to that', async () => {
    open('/doctor?seen=Spider+mites');
    await screen.findByRole('article', { name: 'Spider mites' });
    await tap('Start over');
    expect(await screen.findByRole('heading', { name: 'What do you notice most?' })).toBeInTheDocument();
    await goBack();
    expect(await screen.findByRole('article', { name: 'Spider mites' })).toBeInTheDocument();
  });

  it('starts a plan, which can be undone', async () => {
    const calls: unknown[] = [];
    open();
    server.use(
      http.post('*/api/plants/:id/problems', async ({ request }) => {
        calls.push(await request.json());
        return HttpResponse.json(aProblem(), { status: 201 });
      }),
      http.delete('*/api/plants/:id/problems/:problem', ({ params }) => {
        calls.push(params.problem);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await tapWebs();
    await tap('Start this plan: Spider mites');
    expect(await screen.findByText('Plan Started')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: 'Peace Lily' })).toBeInTheDocument();
    await tap('Undo');
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[0]).toMatchObject({
      diagnosis: 'spider-mites',
      answers: { look: 'coating', coating: 'webs' },
    });
    expect(calls[1]).toBe(aProblem().id);
  });

  it('is not there any more at Back from the plant whose plan it has started', async () => {
    await openFromPlant();
    server.use(http.post('*/api/plants/:id/problems', () => HttpResponse.json(aProblem(), { status: 201 })));
    await tapWebs();
    await tap('Start this plan: Spider mites');
    await waitFor(() => expect(address()).toBe(`/garden/${lily.id}`));
    expect(await screen.findByRole('heading', { level: 1, name: 'Peace Lily' })).toBeInTheDocument();
    await goBack();
    expect(address()).toBe(`/garden/${lily.id}`);
  });

  it('asks for the plant where it is not known which', async () => {
    open('/doctor');
    await tapWebs();
    const cause = within(await screen.findByRole('article', { name: 'Spider mites' }));
    const choice = await cause.findByLabelText('Which of your plants is it?');
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Peace Lily, Living room', 'Fern, Living room']);
  });
});
