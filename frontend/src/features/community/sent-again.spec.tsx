import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { lily } from '../../../test/plant-samples';
import { takesUploads } from '../../../test/uploads';
import { problem, server, withServer } from '../../../test/visit';
import { makeStore } from '../../app/store';
import { Comments } from './comments';
import { ExpertDialog } from './expert-dialog';
import { PhotoShareDialog } from './photo-share-dialog';
import { PostDialog } from './post-dialog';

jest.mock('../../shared/lib/photo/read-photo', () => ({
  readPhoto: async (bytes: Blob) => ({ bytes, canBeShown: false }),
}));
withServer();

/** The keys of what was sent; only the last try gets an answer. */
function notesKeys(address: string, tries: number) {
  const keys: string[] = [];
  server.use(
    http.post(address, ({ request }) => {
      keys.push(request.headers.get('idempotency-key')!);
      if (keys.length < tries) return HttpResponse.error();
      return problem(503, 'unavailable', 'Enough.');
    }),
    http.get('*/api/plants', () => HttpResponse.json([])),
    http.get('*/api/community/posts/:id/comments', () => HttpResponse.json([])),
  );
  return keys;
}
const show = (part: ReactNode) => render(<Provider store={makeStore()}>{part}</Provider>);

async function write(label: string, text: string, button: string, keys: string[]) {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
  const sent = keys.length;
  await userEvent.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(keys).toHaveLength(sent + 1));
  await screen.findByRole('button', { name: button });
}

afterEach(() => sessionStorage.clear());

it('keeps a comment that was begun when the comments are closed', async () => {
  notesKeys('*/api/community/posts/1/comments', 1);
  const comments = show(<Comments postId="1" />);
  await userEvent.type(screen.getByLabelText('Your comment'), 'How lovely!');
  comments.unmount();
  show(<Comments postId="1" />);
  expect(screen.getByLabelText('Your comment')).toHaveValue('How lovely!');
});

it('keeps the words for a photo when the dialog is closed', async () => {
  notesKeys('*/api/community/posts', 1);
  const dialog = show(<PhotoShareDialog onClose={() => {}} />);
  await userEvent.type(screen.getByLabelText(/^Caption/), 'My first flower');
  dialog.unmount();
  show(<PhotoShareDialog onClose={() => {}} />);
  expect(screen.getByLabelText(/^Caption/)).toHaveValue('My first flower');
});

it.each([
  ['a post', <PostDialog key="post" onClose={() => {}} />],
  ['a photo', <PhotoShareDialog key="photo" onClose={() => {}} />],
])('keeps the plant that was chosen for %s, while it is in the garden', async (_what, dialog) => {
  notesKeys('*/api/community/posts', 1);
  server.use(http.get('*/api/plants', () => HttpResponse.json([lily])));
  const { unmount } = show(dialog);
  await userEvent.selectOptions(await screen.findByRole('combobox'), lily.id);
  unmount();
  const again = show(dialog);
  expect(await screen.findByRole('combobox')).toHaveValue(lily.id);
  again.unmount();
  server.use(http.get('*/api/plants', () => HttpResponse.json([{ ...lily, id: 'another' }])));
  show(dialog);
  expect(await screen.findByRole('combobox')).toHaveValue('');
});

it('sends no photo of more than 5 MB', async () => {
  notesKeys('*/api/community/posts', 1);
  show(<PhotoShareDialog onClose={() => {}} />);
  const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.jpg', { type: 'image/jpeg' });
  await userEvent.upload(await screen.findByTestId('choose-photo'), large);
  expect(await screen.findByText(/larger than 5 MB/)).toBeInTheDocument();
});

describe('what is sent again after a lost answer', () => {
  it.each([
    ['a comment', 'Your comment', 'Comment', <Comments postId="1" />, '*/api/community/posts/1/comments'],
    [
      'a post',
      'Your message',
      'Post to Community',
      <PostDialog onClose={() => {}} />,
      '*/api/community/posts',
    ],
    [
      'a question',
      'Your question',
      'Send to Expert Network',
      <ExpertDialog onClose={() => {}} />,
      '*/api/community/expert-question',
    ],
  ])(
    'is the same as before unless it was corrected, also after a reload: %s',
    async (_what, label, button, part, address) => {
      const keys = notesKeys(address, 3);
      const { unmount } = show(part);
      await write(label, 'My lilly', button, keys);
      unmount();
      show(part);
      await write(label, 'My lilly', button, keys);
      await write(label, 'My lily', button, keys);
      expect(keys[1]).toBe(keys[0]);
      expect(keys[2]).not.toBe(keys[0]);
    },
  );

  it('is the same photo although it is uploaded again, and another one with other words', async () => {
    const keys = notesKeys('*/api/community/posts', 4);
    server.use(...takesUploads([]));
    const onClose = jest.fn();
    show(<PhotoShareDialog onClose={onClose} />);
    const leaf = new File(['leaf'], 'leaf.jpg', { type: 'image/jpeg', lastModified: 1 });
    const bud = new File(['bud'], 'bud.jpg', { type: 'image/jpeg', lastModified: 2 });
    await userEvent.upload(await screen.findByTestId('choose-photo'), leaf);
    await screen.findByRole('button', { name: 'Share Photo' });
    await userEvent.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: 'Share Photo' }));
    await waitFor(() => expect(keys).toHaveLength(1));
    const again = async (count: number) => {
      await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
      await waitFor(() => expect(keys).toHaveLength(count));
    };
    await again(2);
    fireEvent.change(screen.getByLabelText(/^Caption/), { target: { value: 'A new leaf' } });
    await again(3);
    await userEvent.upload(await screen.findByTestId('choose-photo'), bud);
    await userEvent.click(await screen.findByRole('button', { name: 'Share Photo' }));
    await waitFor(() => expect(keys).toHaveLength(4));
    expect(keys[1]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(3);
  });
});
