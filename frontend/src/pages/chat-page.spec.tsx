import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import {
  aConversation,
  aMessage,
  beginning,
  exchange,
  expert,
  field,
  ID,
  open,
  OTHER,
  premium,
} from '../../test/chat';
import { problem, rosa, server, visit, withServer } from '../../test/visit';

withServer();
beforeAll(async () => {
  window.scrollTo = jest.fn();
  Element.prototype.scrollIntoView = jest.fn();
  await import('./chat/expert');
});
beforeEach(() => sessionStorage.clear());

describe('the plant expert', () => {
  it('is shown to nobody who is not logged in', async () => {
    visit('/chat', undefined);
    expect(await screen.findByText('Login Required')).toBeInTheDocument();
    expect(screen.getByText('Please log in to talk with the expert.')).toBeInTheDocument();
    expect(screen.queryByText('Premium Required')).not.toBeInTheDocument();
  });

  it('tells members without premium what it takes', async () => {
    visit(
      '/chat',
      rosa,
      http.get('*/api/chat/conversations', () => problem(403, 'premium-required', 'Premium required')),
    );
    expect(await screen.findByRole('heading', { name: 'Premium Required' })).toBeInTheDocument();
    expect(
      await screen.findByText('AI Chat is a premium feature. Please upgrade your account.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute('href', '/premium');
  });

  it('shows members whose premium has ended what was said', async () => {
    visit(
      '/chat',
      rosa,
      http.get('*/api/chat/conversations', () => HttpResponse.json([aConversation(ID, 'First')])),
      http.get('*/api/chat/conversations/:id/messages', () =>
        HttpResponse.json([aMessage('1', 'user', 'When?'), aMessage('2', 'assistant', 'On Friday.')]),
      ),
    );
    expect(await screen.findByText('On Friday.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Premium Required' })).toBeInTheDocument();
    expect(screen.queryByLabelText('Your question')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
    const removed = new Promise((resolve) => {
      server.use(
        http.delete('*/api/chat/conversations/:id', ({ params }) => {
          resolve(params['id']);
          return new HttpResponse(null, { status: 204 });
        }),
        http.get('*/api/chat/conversations', () => problem(403, 'premium-required', 'Premium required')),
      );
    });
    await userEvent.click(screen.getByRole('button', { name: 'More about First' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await removed).toBe(ID);
    await waitFor(() => expect(screen.queryByText('On Friday.')).not.toBeInTheDocument());
  });

  it('says to members whose premium has ended that their conversations are kept, without a toast', async () => {
    visit(
      '/chat',
      rosa,
      http.get('*/api/chat/conversations', () => HttpResponse.json([aConversation(ID, 'First')])),
      http.get('*/api/chat/conversations/:id/messages', () => HttpResponse.json([])),
    );
    expect(await screen.findByText(/Your conversations are all kept/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Upgrade to Premium' })).toBeInTheDocument();
    expect(screen.queryByText(/AI Chat is a premium feature/)).not.toBeInTheDocument();
  });

  it('opens the first conversation by itself', async () => {
    open(undefined, [aMessage('1', 'user', 'Hello'), aMessage('2', 'assistant', 'Hello, **Rosa**!')]);
    expect(await screen.findByText('Rosa')).toBeInTheDocument();
    expect(screen.getByText(/isn’t a language model/)).toBeInTheDocument();
  });

  it('welcomes members who have no conversation yet, and puts a new one on top', async () => {
    let made: object[] = [];
    visit(
      '/chat',
      premium,
      http.get('*/api/chat/expert', () => HttpResponse.json(expert)),
      http.get('*/api/chat/conversations', () => HttpResponse.json(made)),
      http.get('*/api/chat/conversations/:id/messages', () => HttpResponse.json([])),
      http.post('*/api/chat/conversations', async ({ request }) => {
        expect(await request.json()).toEqual({ title: 'New Chat' });
        made = [aConversation(ID, 'New Chat')];
        return HttpResponse.json(made[0], { status: 201 });
      }),
    );
    expect(await screen.findByText('Welcome to AI Plant Expert')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'New Chat' }));
    expect(await screen.findByRole('button', { name: 'What should I do this week?' })).toBeInTheDocument();
  });

  it('opens the conversation of the address, and says when it is not there any more', async () => {
    open(undefined, [aMessage('1', 'user', 'Hello')], `/chat?conversation=${OTHER}`);
    server.use(
      http.get('*/api/chat/conversations/:id/messages', ({ params }) =>
        params['id'] === OTHER
          ? problem(404, 'conversation-not-found', 'Not found')
          : HttpResponse.json([aMessage('1', 'user', 'Hello')]),
      ),
    );
    expect(
      await screen.findByRole('heading', { name: 'This conversation isn’t there any more' }),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Open the newest one' }));
    expect(await screen.findByText('Hello')).toBeInTheDocument();
  });

  it('opens the next conversation when the open one is deleted', async () => {
    open(undefined, [aMessage('1', 'user', 'Hello')]);
    server.use(
      http.delete('*/api/chat/conversations/:id', () => new HttpResponse(null, { status: 204 })),
      http.get('*/api/chat/conversations/:id/messages', ({ params }) =>
        HttpResponse.json([aMessage('1', 'user', params['id'] === ID ? 'Hello' : 'Good evening')]),
      ),
    );
    expect(await screen.findByText('Hello')).toBeInTheDocument();
    server.use(
      http.get('*/api/chat/conversations', () => HttpResponse.json([aConversation(OTHER, 'Second')])),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Conversations and settings' }));
    await userEvent.click(await screen.findByRole('button', { name: 'More about First' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Good evening')).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Conversations' })).toHaveFocus();
  });

  it('shows a question at once, blocks the input meanwhile, and shows the answer as it comes', async () => {
    open();
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    server.use(
      http.post('*/api/chat/conversations/:id/messages', async ({ request }) => {
        const asked = await request.json();
        await held;
        expect(asked).toEqual({ content: 'When?', useOpenAI: false });
        return exchange('When?', 'On **Friday**.');
      }),
    );
    await userEvent.type(await field(), 'When?{Enter}');
    expect(await screen.findByText('When?')).toBeInTheDocument();
    expect(await field()).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Stop' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'The expert is writing' })).toBeInTheDocument();
    answer();
    expect(await screen.findByText('Friday')).toBeInTheDocument();
    await waitFor(async () => expect(await field()).toBeEnabled());
    expect(screen.getAllByText('When?')).toHaveLength(1);
  });

  it('stops an answer that was not begun when Stop was pressed, as soon as it is', async () => {
    open();
    let begin = () => {};
    const held = new Promise<void>((resolve) => (begin = resolve));
    let isStopped = false;
    server.use(
      http.post('*/api/chat/conversations/:id/messages', async () => {
        await held;
        return beginning('When?');
      }),
      http.delete('*/api/chat/conversations/:id/reply', () => {
        isStopped = true;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await userEvent.type(await field(), 'When?{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(isStopped).toBe(false);
    begin();
    await waitFor(() => expect(isStopped).toBe(true));
  });

  it('answers the next question, when the one at which Stop was pressed has failed', async () => {
    open();
    let fail = () => {};
    const held = new Promise<void>((resolve) => (fail = resolve));
    let isStopped = false;
    server.use(
      http.post(
        '*/api/chat/conversations/:id/messages',
        async () => {
          await held;
          return problem(503, 'away', 'Away for a moment.');
        },
        { once: true },
      ),
      http.post('*/api/chat/conversations/:id/messages', () => beginning('When?')),
      http.delete('*/api/chat/conversations/:id/reply', () => {
        isStopped = true;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await userEvent.type(await field(), 'When?{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    fail();
    await waitFor(async () => expect(await field()).toBeEnabled());
    await userEvent.type(await field(), '{Enter}');
    await screen.findByRole('img', { name: 'The expert is writing' }); // another one takes its place when the answer begins
    await waitFor(() => expect(screen.getByText('When?')).toBeInTheDocument());
    expect(isStopped).toBe(false);
  });

  it('sends a question whose answer was lost again as the same one', async () => {
    open();
    const keys: (string | null)[] = [];
    server.use(
      http.post('*/api/chat/conversations/:id/messages', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return HttpResponse.error();
      }),
    );
    await userEvent.type(await field(), 'When?{Enter}');
    await waitFor(async () => expect(await field()).toHaveValue('When?'));
    await userEvent.type(await field(), '{Enter}');
    await waitFor(() => expect(keys).toHaveLength(2));
    await waitFor(async () => expect(await field()).toHaveValue('When?'));
    await userEvent.type(await field(), ' Today?{Enter}');
    await waitFor(() => expect(keys).toHaveLength(3));
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('says that sending failed when there was no answer', async () => {
    open();
    server.use(http.post('*/api/chat/conversations/:id/messages', () => HttpResponse.error()));
    await userEvent.type(await field(), 'When?{Enter}');
    expect(await screen.findByText('Failed to send message')).toBeInTheDocument();
  });

  it('removes a question that failed, says why, and keeps the words in the field', async () => {
    open();
    server.use(
      http.post('*/api/chat/conversations/:id/messages', () =>
        problem(429, 'too-many-tries', 'Too many tries.'),
      ),
    );
    await userEvent.type(await field(), 'When?{Enter}');
    expect(await screen.findByText('Too many tries.')).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Messages' })).not.toBeInTheDocument();
    expect(await field()).toHaveValue('When?');
  });

  it('keeps a question that is being written while something is looked up on another page', async () => {
    const { unmount } = open();
    await userEvent.type(await field(), 'Why does my fern');
    unmount();
    open();
    expect(await field()).toHaveValue('Why does my fern');
    await userEvent.clear(await field());
    expect(sessionStorage).toHaveLength(0);
  });

  it('sends nothing that is blank', async () => {
    open();
    await userEvent.type(await field(), '   {Enter}');
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('list', { name: 'Messages' })).not.toBeInTheDocument();
  });

  it('goes on with a reply that is being written, as after a reload', async () => {
    open(undefined, [aMessage('q', 'user', 'When?'), aMessage('a', 'assistant', 'On', 'writing')]);
    server.use(
      http.get('*/api/chat/conversations/:id/messages/a/events', () => exchange('When?', 'On Friday.')),
    );
    expect(await screen.findByText('On Friday.')).toBeInTheDocument();
  });

  it('names the model that answers, and says where voice is not supported', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Conversations and settings' }));
    const model = screen.getByRole('switch', { name: 'Using claude-sonnet-5-5' });
    await userEvent.click(model);
    expect(screen.getByRole('switch', { name: 'Using GPT-4o (OpenAI)' })).toBeChecked();
    expect(screen.getByText('Voice features not supported in this browser')).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: /Voice Mode/ })).toBeDisabled();
    const list = within(screen.getByRole('navigation', { name: 'Conversations' }));
    expect(list.getByRole('link', { name: /^First/ })).toHaveTextContent('21 November 2026');
  });
});
