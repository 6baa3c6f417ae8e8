import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { rosa, visit, withPremium } from './visit';

export const premium = { ...rosa, ...withPremium };
export const ID = '33333333-0000-4000-8000-000000000001';
export const OTHER = '33333333-0000-4000-8000-000000000002';
export const aConversation = (id: string, title: string) => ({
  id,
  userId: rosa.id,
  title,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
});
export const aMessage = (id: string, role: 'user' | 'assistant', content: string, state = 'done') => ({
  id,
  conversationId: ID,
  role,
  content,
  state,
  provider: role === 'user' ? null : 'local',
  model: null,
  createdAt: '2026-11-21T10:00:00.000Z',
});
export const expert = {
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
/** The stream of a question and its answer. */
export const exchange = (content: string, answer: string) => {
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

/** A stream that has begun, and goes on. */
export const beginning = (content: string) => {
  const asked = {
    userMessage: aMessage('q', 'user', content),
    assistantMessage: aMessage('a', 'assistant', '', 'waiting'),
  };
  const first = new TextEncoder().encode(`event: asked\ndata: ${JSON.stringify(asked)}\n\n`);
  const body = new ReadableStream({ start: (stream) => stream.enqueue(first) });
  return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
};

/** Visits the page of a premium member with these conversations, of which the first says this. */
export const open = (
  conversations = [aConversation(ID, 'First'), aConversation(OTHER, 'Second')],
  messages: object[] = [],
  path = '/chat',
) =>
  visit(
    path,
    premium,
    http.get('*/api/chat/expert', () => HttpResponse.json(expert)),
    http.get('*/api/chat/conversations', () => HttpResponse.json(conversations)),
    http.get('*/api/chat/conversations/:id/messages', ({ params }) =>
      HttpResponse.json(params['id'] === ID ? messages : []),
    ),
  );
export const field = () => screen.findByLabelText('Your question');
