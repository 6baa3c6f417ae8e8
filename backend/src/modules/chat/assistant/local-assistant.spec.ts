import { startApiWithoutWorker } from '../../../../test/api-without-worker.js';
import type { Api, Person } from '../../../../test/api-without-worker.js';
import { FOLLOWING, GARDEN, NOT_KNOWN_QUESTIONS, REFUSED, RIGHT } from '../../../../test/expert-questions.js';
import type { Expected } from '../../../../test/expert-questions.js';
import { zoneAtNoon } from '../../../../test/gardeners.js';
import { Knowledge } from '../knowledge.js';
import { LocalAssistant } from './local-assistant.js';

/** Links that an answer may have: our own pages. */
const OWN_LINK =
  /\]\((\/garden\/[0-9a-f-]{36}(\/doctor)?|\/library\/[a-z0-9-]+|\/garden|\/identify|\/doctor)\)/g;

describe('the built-in assistant', () => {
  let api: Api;
  let rosa: Person;
  let assistant: LocalAssistant;
  const timeZone = zoneAtNoon();

  beforeAll(async () => {
    api = await startApiWithoutWorker();
    rosa = await api.signUp({ timeZone });
    for (const plant of GARDEN) {
      const { body } = await rosa.post('/api/plants', plant).expect(201);
      if (plant.commonName === 'Monstera')
        await rosa.post(`/api/plants/${body.id}/journal`, { content: 'New leaf with holes' }).expect(201);
    }
    assistant = new LocalAssistant(api.app.get(Knowledge, { strict: false }));
  });
  afterAll(() => api.stop());

  const answer = async (...questions: string[]) => {
    const turns = questions.map((content) => ({ role: 'user' as const, content }));
    return (await assistant.answer({ id: rosa.id, timeZone }, turns)).text;
  };
  /** Questions whose answer lacks a fact, with what was said instead. */
  async function wrongOf(questions: Expected[]) {
    const wrong: string[] = [];
    for (const [question, ...facts] of questions) {
      const text = await answer(question);
      const missing = facts.filter((fact) => !fact.test(text));
      if (missing.length)
        wrong.push(`${question}\n   lacks ${missing.join(' and ')}\n   said: ${text.slice(0, 400)}`);
    }
    return wrong;
  }

  it(`answers ${RIGHT.length} questions from the garden, the library and the catalogue`, async () => {
    expect(await wrongOf(RIGHT)).toEqual([]);
  });

  it(`refuses to rule on ${REFUSED.length} questions of eating and doses, and says whom to ask`, async () => {
    expect(await wrongOf(REFUSED)).toEqual([]);
  });

  it(`says of ${NOT_KNOWN_QUESTIONS.length} others that it does not know`, async () => {
    expect(await wrongOf(NOT_KNOWN_QUESTIONS)).toEqual([]);
  });

  it('has at least a hundred questions', () => {
    expect(RIGHT.length + REFUSED.length + NOT_KNOWN_QUESTIONS.length).toBeGreaterThanOrEqual(100);
  });

  it('knows what a question goes on from', async () => {
    for (const [before, question, ...facts] of FOLLOWING) {
      const text = await answer(before, question);
      for (const fact of facts)
        expect({ question, text }).toEqual({ question, text: expect.stringMatching(fact) });
    }
  });

  it('links to our own pages alone, whatever a plant is called', async () => {
    const mia = await api.signUp({ timeZone });
    const name = 'Fern](https://evil.example) ![x](https://evil.example/x.png) <img src=x>';
    await mia.post('/api/plants', { commonName: name, watered: 'today' }).expect(201);
    const turns = [{ role: 'user' as const, content: 'Which plants do I have?' }];
    const { text } = await assistant.answer({ id: mia.id, timeZone }, turns);
    expect(text.replace(OWN_LINK, '').match(/(?<!\\)\]\(|(?<!\\)!\[|(?<!\\)</g)).toBeNull();
  });

  it('sees no other garden', async () => {
    const mia = await api.signUp({ timeZone });
    const turns = [{ role: 'user' as const, content: 'When did I last water the monstera?' }];
    const { text } = await assistant.answer({ id: mia.id, timeZone }, turns);
    expect(text).toContain('in your garden: it’s empty');
  });
});
