import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { rosa, visit, withServer } from '../../../test/visit';
import type { ListedPersonDto } from '../../shared/api/api';

withServer();

const grant = { until: '2026-12-05' };
const otto: ListedPersonDto = {
  id: '2',
  email: 'otto@leaflore.test',
  firstName: 'Otto',
  lastName: 'Fern',
  isPremium: true,
  isSubscribed: true,
  grant: null,
  identificationsUsed: 0,
  emailVerifiedAt: '2026-05-04T10:00:00.000Z',
  createdAt: '2026-05-04T10:00:00.000Z',
};

describe('a person whom admins find', () => {
  it.each([
    ['pays', {}, ['Premium, by subscription'], ['Free', 'Premium until 5 December 2026, given']],
    [
      'pays and was given premium too',
      { grant },
      ['Premium, by subscription', 'Premium until 5 December 2026, given'],
      ['Free'],
    ],
    [
      'was given premium',
      { grant, isSubscribed: false },
      ['Premium until 5 December 2026, given'],
      ['Premium, by subscription'],
    ],
    ['has none', { isPremium: false, isSubscribed: false }, ['Free'], ['Premium, by subscription']],
  ])('who %s is shown with that alone', async (_what, more, said, notSaid) => {
    visit(
      '/admin/people',
      { ...rosa, isAdmin: true },
      http.get('*/api/admin/people', () => HttpResponse.json([{ ...otto, ...more }])),
    );
    const person = within(await screen.findByRole('article', { name: 'Otto Fern' }));
    for (const words of said) expect(person.getByText(words)).toBeInTheDocument();
    for (const words of notSaid) expect(person.queryByText(words)).not.toBeInTheDocument();
  });

  it.each([
    ['until a day', grant, grant],
    ['without an end', { until: null }, {}],
  ])('has what was given %s again where it was taken back by mistake', async (_what, given, again) => {
    let standing: ListedPersonDto['grant'] = given;
    const asked = jest.fn();
    visit(
      '/admin/people',
      { ...rosa, isAdmin: true },
      http.get('*/api/admin/people', () =>
        HttpResponse.json([{ ...otto, isSubscribed: false, isPremium: Boolean(standing), grant: standing }]),
      ),
      http.delete('*/api/admin/people/2/premium', () => {
        standing = null;
        return new HttpResponse(null, { status: 204 });
      }),
      http.put('*/api/admin/people/2/premium', async ({ request }) => {
        asked(await request.json());
        standing = given;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: /^Take back .*Otto Fern/ }));
    expect(await screen.findByText('Free')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText('Free')).not.toBeInTheDocument());
    expect(asked).toHaveBeenCalledWith(again);
  });
});
