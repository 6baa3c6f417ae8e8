import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { anEntry, beToday, lily, plantAnswers } from '../../../test/plant-samples';
import { rosa, visit, withServer } from '../../../test/visit';

withServer();
beforeEach(() => void beToday());
afterEach(() => void jest.useRealTimers());

const drawn = { ...lily, imageUrl: '/drawings/peace-lily.svg' };
const compare = () => screen.queryByRole('button', { name: 'Compare two photos' });

describe('comparing photos of a plant', () => {
  it('says what is missing while there is only one photo', async () => {
    visit(`/garden/${lily.id}`, rosa, ...plantAnswers(undefined, [anEntry('1')]));
    expect(await screen.findByText(/^There’s one photo so far/)).toBeInTheDocument();
    expect(compare()).not.toBeInTheDocument();
  });

  it('is not offered where there are no photos', async () => {
    visit(`/garden/${lily.id}`, rosa, ...plantAnswers(undefined, [anEntry('1')], drawn));
    expect(await screen.findByText('Two new leaves.')).toBeInTheDocument();
    expect(screen.queryByText(/photos? (so far|yet)/)).not.toBeInTheDocument();
  });

  it('loads the older pages, and says when none of them has a photo', async () => {
    const journal = http.get('*/api/plants/:id/journal', ({ request }) => {
      const isFirst = !new URL(request.url).searchParams.get('cursor');
      const headers = isFirst ? { link: '</api/plants/1/journal?cursor=older>; rel="next"' } : undefined;
      return HttpResponse.json([anEntry(isFirst ? '2' : '1')], { headers });
    });
    visit(`/garden/${lily.id}`, rosa, journal, ...plantAnswers(undefined, [], drawn));
    await userEvent.click(await screen.findByRole('button', { name: 'Compare two photos' }));
    expect(await screen.findByText(/^There are no photos yet/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
