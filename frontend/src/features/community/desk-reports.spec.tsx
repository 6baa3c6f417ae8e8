import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { server, withServer } from '../../../test/visit';
import { makeStore } from '../../app/store';
import { Toaster } from '../../shared/toast/toaster';
import { Desk } from './desk';

withServer();

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const day = '2026-11-20T10:00:00Z';

/** One report at the desk, which is answered by a call to `answer`, and taken back by the same with DELETE. */
async function open(
  kind: 'post' | 'comment',
  answer: 'dismiss' | 'hide',
  questions: () => Response | Promise<Response> = () => HttpResponse.json([]),
) {
  let isAnswered = false;
  const written = {
    kind,
    id: '1',
    text: 'My pots',
    author: 'Otto F.',
    createdAt: day,
    reports: 1,
    photos: [],
  };
  const answering = (is: boolean) => () => {
    isAnswered = is;
    return new HttpResponse(null, { status: 204 });
  };
  const waiting = () => (isAnswered ? [] : [{ ...written, reportedAt: day }]);
  const hidden = () => (isAnswered && answer === 'hide' ? [{ ...written, hiddenAt: day }] : []);
  server.use(
    http.get('*/api/admin/expert-questions', questions),
    http.get('*/api/admin/community/photos', () => HttpResponse.json([])),
    http.get('*/api/admin/community/reports', () => HttpResponse.json(waiting())),
    http.get('*/api/admin/community/hidden', () => HttpResponse.json(hidden())),
    http.post(`*/api/admin/community/${kind}s/1/${answer}`, answering(true)),
    http.delete(`*/api/admin/community/${kind}s/1/${answer}`, answering(false)),
  );
  render(
    <Provider store={makeStore()}>
      <Desk AnswerText={() => null} />
      <Toaster />
    </Provider>,
  );
  await screen.findByText('My pots');
}

describe.each(['post', 'comment'] as const)('the report of a %s', (kind) => {
  it('is dismissed: the writing stays, nothing waits, and Undo lets it wait again', async () => {
    await open(kind, 'dismiss');
    await press('Leave it as it is');
    await waitFor(() => expect(screen.queryByText('My pots')).not.toBeInTheDocument());
    expect(screen.getByText('No report is waiting.')).toBeInTheDocument();
    expect(screen.getByText('Nothing is hidden.')).toBeInTheDocument();
    await press('Undo');
    expect(await screen.findByText('My pots')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Leave it as it is' })).toBeInTheDocument();
  });

  it('is answered by hiding, which Undo takes back', async () => {
    await open(kind, 'hide');
    await press('Hide from everybody');
    expect(await screen.findByRole('button', { name: 'Show it again' })).toBeInTheDocument();
    expect(screen.getByText('No report is waiting.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Leave it as it is' })).not.toBeInTheDocument();
    await press('Undo');
    expect(await screen.findByRole('button', { name: 'Hide from everybody' })).toBeInTheDocument();
  });
});

it('shows what comes below when what is above it is there, so that nothing moves', async () => {
  let arrive!: (questions: Response) => void;
  const questions = new Promise<Response>((resolve) => (arrive = resolve));
  await open('post', 'hide', () => questions);
  expect(screen.getByText('My pots')).not.toBeVisible();
  expect(screen.getByText('Photos to look at')).not.toBeVisible();
  arrive(HttpResponse.json([]));
  await waitFor(() => expect(screen.getByText('My pots')).toBeVisible());
  expect(screen.getByText('Hidden from everybody', { selector: 'h2' })).toBeVisible();
});
