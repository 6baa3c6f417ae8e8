import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { speak } from '../languages/language';
import { problem, rosa, server, visit, withServer } from '../../test/visit';

withServer();
beforeEach(() => sessionStorage.clear());

const boss = { ...rosa, isAdmin: true };
const stats = {
  totalUsers: 1284,
  premiumUsers: 96,
  pendingQuestions: 1,
  totalConversations: 412,
  avgResponseTime: 840,
};
const question = (status: string) => ({
  id: '1',
  message: 'Why does my ficus drop its leaves?',
  category: 'general',
  status,
  aiResponse: null,
  aiProvider: null,
  expertResponse: null,
  createdAt: '2026-05-03T08:00:00.000Z',
  respondedAt: null,
  userName: 'Otto Fern',
  userEmail: 'otto@leaflore.test',
});
const interaction = (id: string, aiProvider: string, confidence: number | null) => ({
  id,
  kind: 'chat',
  aiProvider,
  model: 'm',
  outcome: 'answered',
  createdAt: '2026-05-03T08:00:00.000Z',
  responseTime: 910,
  confidence,
  userMessage: 'u'.repeat(151),
  aiResponse: 'a'.repeat(201),
});
const answer = (path: string, json: object) => http.get(`*/api/admin/${path}`, () => HttpResponse.json(json));
const all = () => [
  answer('stats', stats),
  answer('charts', []),
  answer('expert-questions', [question('pending'), { ...question('responded'), id: '2' }]),
  answer('user-activities', []),
  answer('ai-behavior', [interaction('1', 'openai', 0.85), interaction('2', 'anthropic', null)]),
];

describe('the pages for admins', () => {
  it.each(['people', 'messages', 'jobs', 'community', 'newsletter', 'mailbox'])(
    'lead back to the dashboard: %s',
    async (name) => {
      const anything = http.get('*/api/admin/*', () => HttpResponse.json([]));
      visit(`/admin/${name}`, boss, anything);
      const link = await screen.findByRole('link', { name: 'Admin Dashboard' });
      expect(link).toHaveAttribute('href', '/admin');
    },
  );
});

describe('the admin dashboard', () => {
  it('names the kind of a question in the reader’s language', async () => {
    speak('de');
    visit('/admin', boss, ...all());
    expect((await screen.findAllByText('Allgemeines')).length).toBeGreaterThan(0);
    expect(screen.queryByText('general')).not.toBeInTheDocument();
    speak('en');
  });

  it('shows the five figures and, first, the questions, of which only pending ones can be marked', async () => {
    visit('/admin', boss, ...all());
    for (const [label, figure] of [
      ['Total Users', '1,284'],
      ['Premium Users', '96'],
      ['Pending Questions', '1'],
      ['Conversations', '412'],
      ['Avg Response (ms)', '840'],
    ] as const)
      await waitFor(() => expect(screen.getByText(label).nextSibling).toHaveTextContent(figure));
    expect(
      await screen.findByRole('heading', { name: 'Expert Questions from Community' }),
    ).toBeInTheDocument();
    const [pending, responded] = await screen.findAllByRole('button', { name: 'Mark Responded' });
    expect(pending).toBeEnabled();
    expect(responded).toBeDisabled();
  });

  it('has the places of the figures before they are there, so that nothing moves', async () => {
    visit(
      '/admin',
      boss,
      http.get('*/api/admin/stats', () => new Promise<never>(() => undefined)),
      ...all(),
    );
    expect(await screen.findByText('Avg Response (ms)')).toBeInTheDocument();
    expect(screen.getAllByRole('definition')).toHaveLength(5);
    expect(screen.getByText('Loading the figures')).toBeInTheDocument();
  });

  it('loads its data again when a question was answered', async () => {
    visit('/admin', boss, ...all());
    const [button] = await screen.findAllByRole('button', { name: 'Mark Responded' });
    server.use(
      http.post('*/api/admin/expert-questions/1/respond', () => new HttpResponse(null, { status: 204 })),
      answer('stats', { ...stats, pendingQuestions: 0 }),
      answer('expert-questions', [question('responded')]),
    );
    await userEvent.type(screen.getAllByLabelText(/Your answer/)[0]!, 'It was moved.');
    await userEvent.click(button!);
    expect(await screen.findByText('Question marked as responded.')).toBeInTheDocument();
    const label = await screen.findByText('Pending Questions');
    expect(await within(label.parentElement!).findByText('0')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Mark Responded' })).toBeDisabled();
  });

  it('keeps an answer that was begun when the page is left', async () => {
    const { unmount } = visit('/admin', boss, ...all());
    await userEvent.type((await screen.findAllByLabelText(/^Your answer/))[0]!, 'Keep it warm.');
    unmount();
    visit('/admin', boss, ...all());
    expect((await screen.findAllByLabelText(/^Your answer/))[0]).toHaveValue('Keep it warm.');
  });

  it('asks before a question is marked without an answer, which can still follow', async () => {
    visit('/admin', boss, ...all());
    const [button] = await screen.findAllByRole('button', { name: 'Mark Responded' });
    await userEvent.click(button!);
    const asking = await screen.findByRole('dialog', { name: 'Mark it without an answer?' });
    await userEvent.click(within(asking).getByRole('button', { name: 'Write an answer' }));
    expect(screen.queryByText('Question marked as responded.')).toBeNull();
    const later = screen.getByRole('button', { name: 'Send Answer' });
    expect(later).toBeDisabled();
    await userEvent.type(screen.getAllByLabelText(/Your answer/)[1]!, 'It was moved.');
    expect(later).toBeEnabled();
  });

  it('only logs that a question could not be marked', async () => {
    const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const failing = http.post('*/api/admin/expert-questions/1/respond', () =>
      problem(503, 'unavailable', ''),
    );
    visit('/admin', boss, ...all(), failing);
    await userEvent.type((await screen.findAllByLabelText(/Your answer/))[0]!, 'It was moved.');
    await userEvent.click(screen.getAllByRole('button', { name: 'Mark Responded' })[0]!);
    await waitFor(() =>
      expect(logged).toHaveBeenCalledWith('The question was not marked', expect.anything()),
    );
    expect(screen.queryByText('Error')).toBeNull();
    expect(screen.getByDisplayValue('It was moved.')).toBeInTheDocument();
    logged.mockRestore();
  });

  it('cuts the texts of interactions, and shows a confidence where there is one', async () => {
    visit('/admin', boss, ...all());
    await userEvent.click(await screen.findByRole('tab', { name: 'AI Behavior' }));
    expect(await screen.findByRole('heading', { name: 'AI Behavior Analysis' })).toBeInTheDocument();
    expect(await screen.findAllByText(`${'u'.repeat(150)}…`)).toHaveLength(2);
    expect(screen.getAllByText(`${'a'.repeat(200)}…`)).toHaveLength(2);
    expect(screen.getAllByText(/% confidence/)).toHaveLength(1);
  });

  it('asks for 50 activities and for 20 interactions at a time', async () => {
    const asked: string[] = [];
    const notes = (path: string) =>
      http.get(`*/api/admin/${path}`, ({ request }) => {
        asked.push(`${path} ${new URL(request.url).searchParams.get('limit')}`);
        return HttpResponse.json([]);
      });
    visit('/admin', boss, notes('user-activities'), notes('ai-behavior'), ...all());
    for (const name of ['User Activity', 'AI Behavior'])
      await userEvent.click(await screen.findByRole('tab', { name }));
    await waitFor(() => expect(asked).toEqual(['user-activities 50', 'ai-behavior 20']));
  });

  it('says when it cannot load', async () => {
    const failing = http.get('*/api/admin/*', () => problem(503, 'unavailable', ''));
    visit('/admin', boss, failing);
    expect((await screen.findAllByText('Failed to load admin data')).length).toBeGreaterThan(1);
  });

  it('is denied to everybody else, and nothing of it is loaded', async () => {
    visit('/admin', rosa);
    expect(await screen.findByRole('heading', { level: 1, name: 'Access Denied' })).toBeInTheDocument();
    expect(screen.getByText('Admin access required to view this page.')).toBeInTheDocument();
  });
});
