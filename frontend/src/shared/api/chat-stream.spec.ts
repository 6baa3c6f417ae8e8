import { afterEvent, optimistic, SENDING } from './chat-stream';
import type { ChatMessageDto } from './generated/chat';

const message = (
  id: string,
  role: 'user' | 'assistant',
  content = '',
  state: ChatMessageDto['state'] = 'done',
) => ({
  ...optimistic({ conversationId: 'c', content: content }),
  id,
  role,
  state,
});

describe('a reply that is streamed', () => {
  const question = message('q', 'user', 'Hello');
  const reply = message('a', 'assistant', '', 'waiting');
  const asked = { name: 'asked' as const, data: { userMessage: question, assistantMessage: reply } };

  it('replaces the question that was shown at once', () => {
    const messages = afterEvent([optimistic({ conversationId: 'c', content: 'Hello' })], asked);
    expect(messages.map(({ id }) => id)).toEqual(['q', 'a']);
    expect(messages.some(({ id }) => id === SENDING)).toBe(false);
  });

  it('grows, and begins again where another assistant stands in', () => {
    const texts = [
      { from: 0, text: 'Half' },
      { from: 4, text: ' an' },
      { from: 0, text: 'The whole answer' },
    ];
    const messages = texts.reduce(
      (before, data) => afterEvent(before, { name: 'text', data }, 'a'),
      afterEvent([], asked),
    );
    expect(messages[1]).toMatchObject({ content: 'The whole answer', state: 'writing' });
  });

  it('ends as the server has it', () => {
    const done = {
      name: 'done' as const,
      data: { userMessage: question, assistantMessage: message('a', 'assistant', 'All') },
    };
    expect(afterEvent(afterEvent([], asked), done)).toEqual([question, done.data.assistantMessage]);
  });
});
