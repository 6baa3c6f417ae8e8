import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beginning, exchange, field, open } from '../../test/chat';
import { goBack, problem, server, withServer } from '../../test/visit';

jest.mock('../shared/lib/photo/read-photo', () => ({
  readPhoto: async (bytes: Blob) => ({ bytes, canBeShown: false }),
}));
jest.mock('../shared/api/keep-photo', () => ({
  keepPhoto: async () => ({ data: '/api/photos/1/leaf.webp' }),
}));
withServer();
beforeAll(async () => {
  Element.prototype.scrollIntoView = jest.fn();
  await import('./chat/expert');
});
beforeEach(() => sessionStorage.clear());

const address = '*/api/chat/conversations/:id/messages';
const photo = () => screen.queryByAltText('The photo that goes with your question');
const choosePhoto = async () => {
  const leaf = new File(['leaf'], 'leaf.jpg', { type: 'image/jpeg' });
  await userEvent.upload(await screen.findByTestId('question-photo'), leaf);
  await waitFor(() => expect(photo()).toBeInTheDocument());
};

/** Sends questions whose answers are held back until they are let go. */
function heldBack(
  answer: () =>
    ReturnType<typeof problem> | ReturnType<typeof exchange> | ReturnType<typeof HttpResponse.error>,
) {
  const keys: (string | null)[] = [];
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  server.use(
    http.post(address, async ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      await held;
      return answer();
    }),
  );
  return { keys, letGo: () => letGo() };
}

describe('a question that is being sent', () => {
  it('is there again after a reload, with its photo, and is the same when it is sent again', async () => {
    const { unmount } = open();
    const { keys } = heldBack(() => HttpResponse.error());
    await choosePhoto();
    await userEvent.type(await field(), 'When?{Enter}');
    await waitFor(() => expect(keys).toHaveLength(1));
    expect(await field()).toHaveValue('');
    expect(photo()).not.toBeInTheDocument();
    unmount();
    open();
    expect(await field()).toHaveValue('When?');
    expect(photo()).toHaveAttribute('src', '/api/photos/1/leaf.small.webp');
    server.use(
      http.post(address, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return exchange('When?', 'On Friday.');
      }),
    );
    await userEvent.type(await field(), '{Enter}');
    expect(await screen.findByText('On Friday.')).toBeInTheDocument();
    expect(keys[0]).toMatch(/^\w{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is forgotten as soon as the server has it, while the answer is still being written', async () => {
    open();
    server.use(http.post(address, () => beginning('When?')));
    await choosePhoto();
    await userEvent.type(await field(), 'When?{Enter}');
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
    expect(await field()).toBeDisabled();
    expect(await field()).toHaveValue('');
  });

  it.each([
    ['in its field when it could not be sent', () => problem(503, 'away', 'Away.'), 'When?'],
    ['not in its field when it was', () => exchange('When?', 'On Friday.'), ''],
  ])('is %s, while the reader was on another page', async (_what, answer, words) => {
    open();
    const { keys, letGo } = heldBack(answer);
    await userEvent.type(await field(), 'When?{Enter}');
    await waitFor(() => expect(keys).toHaveLength(1));
    await userEvent.click(screen.getAllByRole('link', { name: 'My Garden' })[0]!);
    await waitFor(() => expect(screen.queryByLabelText('Your question')).not.toBeInTheDocument());
    await goBack();
    expect(await field()).toBeDisabled();
    letGo();
    await waitFor(async () => expect(await field()).toBeEnabled());
    expect(await field()).toHaveValue(words);
    expect(keys).toHaveLength(1);
  });

  it('is in its field again when the answer ended before it began', async () => {
    open();
    server.use(
      http.post(address, () => new HttpResponse('', { headers: { 'content-type': 'text/event-stream' } })),
    );
    await userEvent.type(await field(), 'When?{Enter}');
    expect(await screen.findByText('Failed to send message')).toBeInTheDocument();
    expect(await field()).toBeEnabled();
    expect(await field()).toHaveValue('When?');
  });
});
