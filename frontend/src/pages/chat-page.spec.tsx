import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { problem, rosa, server, visit, withPremium, withServer } from '../../test/visit';

withServer();
beforeAll(async () => {
  window.scrollTo = jest.fn();
  Element.prototype.scrollIntoView = jest.fn();
  await import('./chat/expert');
});

const premium = { ...rosa, ...withPremium };
const ID = '33333333-0000-4000-8000-000000000001';
const OTHER = '33333333-0000-4000-8000-000000000002';
const aConversation = (id: string, title: string) => ({
  id,
  userId: rosa.id,
  title,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
});
const aMessage = (id: string, role: 'user' | 'assistant', content: string, state = 'done') => ({
  id,
  conversationId: ID,
  role,
  content,
  state,
  provider: role === 'user' ? null : 'local',
  model: null,
  createdAt: '2026-11-21T10:00:00.000Z',
});
const expert = {
  models: [
    { useOpenAI: false, provider: 'anthropic', model: 'claude-sonnet-5-5', isAvailable: true },
    { useOpenAI: true, provider: 'openai', model: 'gpt-4o', isAvailable: true },
  ],
  suggestions: ['What should I do this week?'],
};
const events = (...list: [name: string, data: object][]) =>
  new HttpResponse(list.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join(''), {
    headers: { 'content-type': 'text/event-stream' },
  });
const exchange = (content: string, answer: string) => {
  const data = {
    userMessage: aMessage('q', 'user', content),
    assistantMessage: aMessage('a', 'assistant', answer),
  };
  return events(
    ['asked', { ...data, assistantMessage: { ...data.assistantMessage, content: '', state: 'waiting' } }],
    ['text', { from: 0, text: answer }],
    ['done', data],
  );
};

const open = (
  conversations = [aConversation(ID, 'First'), aConversation(OTHER, 'Second')],
  messages: object[] = [],
) =>
  visit(
    '/chat',
    premium,
    http.get('*/api/chat/expert', () => HttpResponse.json(expert)),
    http.get('*/api/chat/conversations', () => HttpResponse.json(conversations)),
    http.get('*/api/chat/conversations/:id/messages', ({ params }) =>
      HttpResponse.json(params['id'] === ID ? messages : []),
    ),
  );
const field = () => screen.findByLabelText('Your question');

describe('the plant expert', () => {
  it('tells members without premium what it takes', async () => {
    visit('/chat', rosa);
    expect(await screen.findByRole('heading', { name: 'Premium Required' })).toBeInTheDocument();
    expect(
      screen.getByText('AI Chat is a premium feature. Please upgrade your account.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute('href', '/premium');
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
    answer();
    expect(await screen.findByText('Friday')).toBeInTheDocument();
    await waitFor(async () => expect(await field()).toBeEnabled());
    expect(screen.getAllByText('When?')).toHaveLength(1);
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
    expect(list.getByRole('button', { name: /^First/ })).toHaveTextContent('21 November 2026');
  });
});
