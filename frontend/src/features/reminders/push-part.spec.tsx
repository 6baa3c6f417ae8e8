import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { noReminders, problem, server, withServer } from '../../../test/visit';
import { makeStore } from '../../app/store';
import { useGetRemindersQuery } from '../../shared/api/api';
import { PushPart } from './push-part';

withServer();

function Example() {
  const { data } = useGetRemindersQuery();
  return data ? <PushPart reminders={data} /> : null;
}

/** Presses the button that removes the only device. */
async function removeDevice(answer: () => Response) {
  const phone = {
    id: '1',
    name: 'Phone',
    endpoint: 'https://push.test/1',
    createdAt: '2026-05-04T10:00:00Z',
  };
  let devices = [phone];
  server.use(
    http.get('*/api/reminders', () => HttpResponse.json({ ...noReminders, devices })),
    http.delete('*/api/reminders/subscriptions/1', () => {
      const answered = answer();
      if (answered.ok) devices = [];
      return answered;
    }),
  );
  render(
    <Provider store={makeStore()}>
      <Example />
    </Provider>,
  );
  const button = await screen.findByRole('button', { name: /^Remove Phone/ });
  await userEvent.click(button);
  return button;
}

describe('a device that is removed', () => {
  it('leaves the focus to its part of the page, as its button vanishes', async () => {
    const button = await removeDevice(() => new HttpResponse(null, { status: 204 }));
    await waitFor(() => expect(button).not.toBeInTheDocument());
    expect(screen.getByRole('group')).toHaveFocus();
  });

  it('keeps the focus where that fails', async () => {
    let isAnswered = false;
    const button = await removeDevice(() => {
      isAnswered = true;
      return problem(503, 'unavailable', 'No.');
    });
    await waitFor(() => expect(isAnswered).toBe(true));
    expect(button).toHaveFocus();
  });
});
