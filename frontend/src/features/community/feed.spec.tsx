import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { server, withServer } from '../../../test/visit';
import { makeStore } from '../../app/store';
import { Toaster } from '../../shared/toast/toaster';
import { Feed } from './feed';

withServer();

/** The feed with one post, which goes when `address` is asked for, and is back when that is deleted. */
async function open(isYou: boolean, method: 'delete' | 'post', address: string, isHidden = false) {
  const author = { name: 'Otto F.', isYou };
  const createdAt = '2026-11-20T10:00:00Z';
  const post = { id: '1', author, text: 'How lovely!', photos: [], likes: 0, comments: 0, createdAt };
  const all = [{ ...post, isHidden }];
  let posts = all;
  const back = () => {
    posts = all;
    return new HttpResponse(null, { status: 204 });
  };
  server.use(
    http.get('*/api/community/posts', () => HttpResponse.json(posts)),
    http.get('*/api/community/posts/newer', () => HttpResponse.json({ count: 0 })),
    http[method](address, () => {
      posts = [];
      return new HttpResponse(null, { status: 204 });
    }),
    ...(method === 'post' ? [http.delete(address, back)] : []),
  );
  render(
    <Provider store={makeStore()}>
      <Feed />
      <Toaster />
    </Provider>,
  );
  await screen.findByText('How lovely!');
}

it('says of an own post that the team has hidden it', async () => {
  await open(true, 'delete', '*/api/community/posts/1', true);
  expect(screen.getByText(/^Our team has hidden this: only you see it\./)).toBeInTheDocument();
});

describe('the feed takes the focus from the menu of a post', () => {
  it.each([
    ['is deleted', true, 'Delete', 'delete', '*/api/community/posts/1'],
    ['is hidden', false, 'Hide this post', 'post', '*/api/community/posts/1/hide'],
    ['is reported', false, 'Report this post', 'post', '*/api/community/posts/1/report'],
  ] as const)('that %s', async (_what, isYou, item, method, address) => {
    await open(isYou, method, address);
    await userEvent.click(screen.getByRole('button', { name: /^More about/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    await waitFor(() => expect(screen.queryByText('How lovely!')).not.toBeInTheDocument());
    expect(screen.getAllByRole('list')[0]).toHaveFocus(); // the other one has toasts
  });
});

it.each([
  ['hidden', 'Hide this post', '*/api/community/posts/1/hide'],
  ['reported', 'Report this post', '*/api/community/posts/1/report'],
])('a post that was %s by mistake comes back with Undo', async (_what, item, address) => {
  await open(false, 'post', address);
  await userEvent.click(screen.getByRole('button', { name: /^More about/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  await waitFor(() => expect(screen.queryByText('How lovely!')).not.toBeInTheDocument());
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('How lovely!')).toBeInTheDocument();
});
