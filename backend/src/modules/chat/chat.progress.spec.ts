import { once } from 'node:events';
import { startApiWithoutWorker } from '../../../test/api-without-worker.js';
import { ChatAnswers } from './chat.answers.js';
import { MessageRepository } from './message.repository.js';

describe('the stream of a reply', () => {
  it('ends with its reader, also while nobody writes the reply', async () => {
    const api = await startApiWithoutWorker();
    try {
      const rosa = await api.signUp({ isPremium: true });
      const { body: talk } = await rosa.post('/api/chat/conversations', { title: 'Fern' }).expect(201);
      const [row] = await api.sql<{ id: string }>(
        `insert into chat_messages (id, conversation_id, user_id, role, content, state)
         values (gen_random_uuid(), $1, $2, 'assistant', '', 'waiting') returning id`,
        [talk.id, rosa.id],
      );
      const reply = await api.app.get(MessageRepository, { strict: false }).get(row!.id, rosa.id);
      const answers = api.app.get(ChatAnswers, { strict: false });
      const found = () => Promise.resolve({ question: reply, reply });
      const stream = await answers.stream(rosa.id, '127.0.0.1', found);
      await once(stream, 'data');
      stream.destroy();
      await once(stream, 'close');
    } finally {
      await api.stop();
    }
  });
});
