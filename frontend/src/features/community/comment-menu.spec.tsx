import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { server, withServer } from '../../../test/visit';
import { makeStore } from '../../app/store';
import { Toaster } from '../../shared/toast/toaster';
import { Comments } from './comments';

withServer();

/** The only comment on a post, which goes when `removed` is asked for. */
async function open(isYou: boolean, removed: 'delete' | 'post', address: string) {
  const author = { name: 'Otto F.', isYou };
  const all = [{ id: '1', author, text: 'How lovely!', createdAt: '2026-11-20T10:00:00Z' }];
  let comments = all;
  server.use(
    http.get('*/api/community/posts/p/comments', () => HttpResponse.json(comments)),
    http[removed](address, () => {
      comments = [];
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete('*/api/community/posts/p/comments/1/report', () => {
      comments = all;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  render(
    <Provider store={makeStore()}>
      <Comments postId="p" />
      <Toaster />
    </Provider>,
  );
  await screen.findByText('How lovely!');
}
const press = async (role: string, name: string) => userEvent.click(await screen.findByRole(role, { name }));
const focusIsKept = async () => {
  await waitFor(() => expect(screen.queryByText('How lovely!')).not.toBeInTheDocument());
  expect(screen.getByRole('region', { name: 'Comments' })).toHaveFocus();
};

describe('the comments take the focus', () => {
  it('from the button of one that is deleted', async () => {
    await open(true, 'delete', '*/api/community/posts/p/comments/1');
    await press('button', 'Delete your comment');
    await focusIsKept();
  });

  it('from the menu of one that is reported', async () => {
    await open(false, 'post', '*/api/community/posts/p/comments/1/report');
    await press('button', 'More about the comment of Otto F.');
    await press('menuitem', 'Report this comment');
    await focusIsKept();
  });
});

it('a comment that was reported by mistake comes back with Undo', async () => {
  await open(false, 'post', '*/api/community/posts/p/comments/1/report');
  await press('button', 'More about the comment of Otto F.');
  await press('menuitem', 'Report this comment');
  await waitFor(() => expect(screen.queryByText('How lovely!')).not.toBeInTheDocument());
  await press('button', 'Undo');
  expect(await screen.findByText('How lovely!')).toBeInTheDocument();
});
