import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aConversation, expert, ID, OTHER, premium } from '../../test/chat';
import { visit, withServer } from '../../test/visit';

withServer();
beforeAll(() => import('./chat/expert'));

const press = async (role: 'button' | 'link', name: RegExp | string) =>
  userEvent.click(await screen.findByRole(role, { name }));
const isInConversation = () =>
  waitFor(() => expect(document.activeElement).toContainElement(screen.getByLabelText('Your question')));

function visitChat(made: ReturnType<typeof aConversation>[]) {
  visit(
    '/chat',
    premium,
    http.get('*/api/chat/expert', () => HttpResponse.json(expert)),
    http.get('*/api/chat/conversations', () => HttpResponse.json(made)),
    http.get('*/api/chat/conversations/:id/messages', () => HttpResponse.json([])),
    http.post('*/api/chat/conversations', () => {
      made.push(aConversation(ID, 'New Chat'));
      return HttpResponse.json(made[0], { status: 201 });
    }),
  );
}

describe('the conversation has the focus', () => {
  it('when it was begun by the button that goes as it comes', async () => {
    visitChat([]);
    await press('button', 'Start a conversation');
    await screen.findByRole('button', { name: 'What should I do this week?' });
    await isInConversation();
    expect(document.activeElement).not.toBe(document.body);
  });

  it('when it was chosen on a phone, where the list closes', async () => {
    visitChat([aConversation(ID, 'First'), aConversation(OTHER, 'Second')]);
    await press('button', 'Conversations and settings');
    await press('link', /^Second/);
    await isInConversation();
    expect(document.activeElement).not.toBe(document.body);
  });
});
