import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { server, withServer } from '../../../test/visit';
import { makeStore } from '../../app/store';
import { Issues } from './issues';

withServer();

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

let store: ReturnType<typeof makeStore>;

/** The page of the newsletter; answers how often an issue was sent. */
function open(
  recipients: number,
  wait = Promise.resolve(),
  sentSoFar: Promise<object[]> = Promise.resolve([]),
) {
  const sent = jest.fn(() => new HttpResponse(null, { status: 202 }));
  const issue = { month: '2026-11', subject: 'Your plants in November', parts: [], recipients };
  server.use(
    http.get('*/api/admin/newsletter/issues', async () => HttpResponse.json(await sentSoFar)),
    http.get('*/api/admin/newsletter/issues/preview', async () => {
      await wait;
      return HttpResponse.json(issue);
    }),
    http.post('*/api/admin/newsletter/issues', sent),
  );
  store = makeStore();
  render(
    <Provider store={store}>
      <Issues />
    </Provider>,
  );
  return sent;
}

describe('an issue of the newsletter', () => {
  it('is sent after a question, as it cannot be called back', async () => {
    const sent = open(120);
    await press('Send to 120 people');
    expect(await screen.findByRole('dialog')).toHaveTextContent(/goes to 120 people/);
    await press('Not yet');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).not.toHaveBeenCalled();
    await press('Send to 120 people');
    await press('Send it');
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  });

  it('is not sent to nobody, which would be the only time this month', async () => {
    open(0);
    expect(await screen.findByText('Nobody has subscribed yet.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Send/ })).not.toBeInTheDocument();
  });

  it('cannot be sent before it is known whether it was', async () => {
    let arrive!: (issues: object[]) => void;
    open(120, undefined, new Promise((resolve) => (arrive = resolve)));
    await waitFor(() => expect(JSON.stringify(store.getState())).toContain('Your plants in November'));
    expect(screen.queryByRole('button', { name: /^Send/ })).not.toBeInTheDocument();
    arrive([]);
    expect(await screen.findByRole('button', { name: 'Send to 120 people' })).toBeInTheDocument();
  });

  it('cannot be sent while it cannot be heard whether it was', async () => {
    open(120, undefined, Promise.reject(new Error('no answer')));
    expect(await screen.findByText('Your plants in November')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Send/ })).not.toBeInTheDocument();
  });

  it('is there before what was sent so far is shown, so that nothing moves', async () => {
    let arrive!: () => void;
    open(2, new Promise((resolve) => (arrive = resolve)));
    expect(await screen.findByText('No newsletter was sent yet.')).not.toBeVisible();
    arrive();
    await waitFor(() => expect(screen.getByText('No newsletter was sent yet.')).toBeVisible());
  });
});
