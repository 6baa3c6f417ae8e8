import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { rosa, visit, withServer } from '../../test/visit';

withServer();

it('says of a link for something that it does not know that nothing was changed', async () => {
  const link = { action: 'skip', tasks: ['Water Fern'], answer: null, isOn: true };
  visit(
    '/reminders/a-token',
    rosa,
    http.get('*/api/reminders/messages/a-token', () => HttpResponse.json(link)),
  );
  expect(await screen.findByText('We couldn’t open this link.')).toBeInTheDocument();
  expect(screen.getByText('Nothing was changed.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open My Garden' })).toBeInTheDocument();
  expect(screen.queryByText('Shall this wait until tomorrow?')).not.toBeInTheDocument();
});
