import { startApiWithoutWorker } from '../../../../test/api-without-worker.js';
import type { Api, Person } from '../../../../test/api-without-worker.js';
import { FOLLOWING, GARDEN, REFUSED, RIGHT } from '../../../../test/expert-questions.js';
import type { Expected } from '../../../../test/expert-questions.js';
import { IN_OTHER_LANGUAGES } from '../../../../test/expert-questions-in-languages.js';
import type { Asked } from '../../../../test/expert-questions-in-languages.js';
import { NOT_KNOWN_QUESTIONS } from '../../../../test/expert-questions-not-known.js';
import { OF_PEOPLE_IN_OTHER_WORDS } from '../../../../test/expert-questions-of-people.js';
import { OF_PROPAGATION } from '../../../../test/expert-questions-of-propagation.js';
import { ATTEMPTS } from '../../../../test/injections.js';
import { zoneAtNoon } from '../../../../test/gardeners.js';
import { speaking } from '../../../kernel/languages/language.js';
import { Knowledge } from '../knowledge.js';
import { LocalAssistant } from './local-assistant.js';

/** Links that an answer may have: our own pages. */
const OWN_LINK =
  /\]\((\/garden\/[0-9a-f-]{36}(\/doctor)?|\/library\/[a-z0-9-]+|\/garden|\/identify|\/doctor|\/profile)\)/g;

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

  it(`answers ${OF_PROPAGATION.length} questions about new plants from a plant`, async () => {
    expect(await wrongOf(OF_PROPAGATION)).toEqual([]);
  });

  it(`refuses to rule on ${REFUSED.length} questions of eating and doses, and says whom to ask`, async () => {
    expect(await wrongOf(REFUSED)).toEqual([]);
  });

  it(`says in ${OF_PEOPLE_IN_OTHER_WORDS.length} other ways to ask that it can’t say what harms people`, async () => {
    expect(await wrongOf(OF_PEOPLE_IN_OTHER_WORDS)).toEqual([]);
  });

  it('answers why the soil was dry, or moist, again and again from what was noted, and is asked so', async () => {
    const mia = await api.signUp({ timeZone, isPremium: true });
    const { body: plant } = await mia
      .post('/api/plants', { commonName: 'Peace Lily', potCm: 12, light: 'sun' })
      .expect(201);
    const note = (answer: string, ...daysAgo: number[]) =>
      api.sql(
        `insert into care_events (id, user_id, plant_id, task_id, kind, answer, happened_on)
         select gen_random_uuid(), t.user_id, t.plant_id, t.id, 'water', $2, (now() at time zone $3)::date - days
           from care_tasks t cross join unnest($4::int[]) days where t.plant_id = $1 and t.kind = 'water'`,
        [plant.id, answer, timeZone, daysAgo],
      );
    const suggested = async () =>
      (await mia.get('/api/chat/expert').expect(200)).body.suggestions[0] as string;
    const say = async (content: string) =>
      (await assistant.answer({ id: mia.id, timeZone }, [{ role: 'user', content }])).text;
    await note('was-dry', 20, 11);
    expect(await suggested()).not.toContain('thirsty');
    await note('was-dry', 2);
    const question = await suggested();
    expect(question).toMatch(
      /^Your Peace Lily was thirsty three times (this month|in the last 30 days): why\?$/,
    );
    for (const asked of [question, 'Why does the soil of my peace lily always dry out?']) {
      const text = await say(asked);
      expect(text).toMatch(/was dry \*\*3 times\*\* in the last 30 days: on .* and /);
      expect(text).toMatch(/pot is 12 cm wide: that little soil dries out quickly/);
      expect(text).toMatch(/full sun/);
      expect(text).toMatch(/Source: /);
    }
    expect(await say('Why is the soil of my peace lily still moist again?')).toMatch(
      /haven’t noted that .* was still moist/,
    );
    await note('still-moist', 1, 3, 5, 7);
    expect(await suggested()).toMatch(/^The soil of your Peace Lily was still moist four times/);
  });

  it('answers for the whole garden what is due in a time, after a question about one plant', async () => {
    const after = (question: string) => answer('How much light does my monstera need?', question);
    expect(await after('What should I do this week?')).toMatch(/^This is due in the next seven days/);
    expect(await after('What is due this coming month?')).not.toMatch(/Monstera.* doesn’t need/);
    expect(await after('Is this dangerous for cats?')).toMatch(/Monstera/);
  });

  it('reads German words of what is seen as they are meant, and takes none of them for a part of a name', async () => {
    const say = (question: string) => speaking('de', () => answer(question));
    const flies = await say('Kleine schwarze Fliegen in der Blumenerde, was tun?');
    expect(flies).toMatch(/Trauermücken/);
    expect(flies).not.toMatch(/Schneeglöckchen/);
    expect(await say('Wieso werden die Blätter rot?')).not.toMatch(/Nassfäule|fäule/);
    expect(await say('Brauchen Kakteen im Winter Wasser?')).toMatch(/kaktus\]/);
    expect(await say('Wie oft gieße ich eine Palme?')).toMatch(/palme\]/);
    expect(await say('Wie pflege ich Rote Bete?')).toMatch(/Rote Bete/);
  });

  it('says why a plant may not flower, in other languages too', async () => {
    expect(await answer('Why does my peace lily not flower?')).toMatch(/most often comes from one of these/);
    const german = await speaking('de', () => answer('Warum blüht mein Peace Lily nicht?'));
    expect(german).toMatch(/hat meistens eine dieser Ursachen/);
    expect(german).toMatch(/blüht|Blüte|Licht/);
  });

  it('names what is put off, and counts it as thirsty', async () => {
    const mia = await api.signUp({ timeZone });
    const { body: fern } = await mia
      .post('/api/plants', { commonName: 'Boston Fern', watered: 'about-a-week-ago' })
      .expect(201);
    await api.sql(`update care_tasks set due_on = due_on - 30 where plant_id = $1 and kind = 'water'`, [
      fern.id,
    ]);
    const say = async (content: string) =>
      (await assistant.answer({ id: mia.id, timeZone }, [{ role: 'user', content }])).text;
    expect(await say('which of my plants need water')).toMatch(/\*\*Today\*\*: water .*Boston Fern/);
    const [task] = (await mia.get(`/api/plants/${fern.id}/schedule`).expect(200)).body;
    await mia.post(`/api/care/tasks/${task.id}/snooze`, { because: 'later' }).expect(200);
    expect(await say('which of my plants need water')).toMatch(
      /^What to water today:\n\n- water \[Boston Fern\].*, put off until tomorrow$/,
    );
    expect(await say('what should I do today')).toMatch(/water \[Boston Fern\].*, put off until tomorrow/);
    expect(await say('what should I do this week')).not.toMatch(/put off/);
    expect(await say('what plants do I have')).toMatch(/1 of them needs water/);
    expect(await say('does my fern need water')).toMatch(/put its watering off \*\*until tomorrow\*\*/);
  });

  it('says who did something, where that was somebody else', async () => {
    const mia = await api.signUp({ timeZone });
    const otto = await api.signUp();
    const idOf = async (commonName: string) =>
      (await mia.post('/api/plants', { commonName }).expect(201)).body.id as string;
    const [rose, fern, basil] = [await idOf('Rose'), await idOf('Boston Fern'), await idOf('Basil')];
    for (const id of [rose, fern, basil]) await mia.post(`/api/plants/${id}/water`).expect(200);
    await api.sql('update care_events set by_sitter = true where plant_id = $1', [rose]);
    await api.sql('update care_events set by_member = true, member_id = $2 where plant_id = $1', [
      fern,
      otto.id,
    ]);
    await api.sql(`update users set first_name = 'Otto' where id = $1`, [otto.id]);
    const say = async (content: string) =>
      (await assistant.answer({ id: mia.id, timeZone }, [{ role: 'user', content }])).text;
    const [mine, others] = (await say('What did I do this week?')).split('others did this:');
    expect(mine).toMatch(/days you\n\n- watered \[Basil\]/);
    expect(mine).not.toMatch(/Rose|Fern/);
    expect(others).toMatch(/watering \[Rose\].* today: your plant sitter/);
    expect(others).toMatch(/watering \[Boston Fern\].* today: Otto/);
    expect(await say('Did I water the rose today?')).toMatch(
      /^The last watering of your \[Rose\].* was \*\*today\*\*, by your plant sitter\./,
    );
  });

  it('says how many more plants there are, and writes a step of a treatment as a part of a sentence', async () => {
    const mia = await api.signUp({ timeZone });
    for (const commonName of [
      'Aloe Vera',
      'Basil',
      'Lemon',
      'Lavender',
      'Rose',
      'Tomato',
      'Monstera',
      'Mint',
    ])
      await mia.post('/api/plants', { commonName, watered: 'today' }).expect(201);
    const say = async (content: string) =>
      (await assistant.answer({ id: mia.id, timeZone }, [{ role: 'user', content }])).text;
    expect(await say('How often should I water?')).toMatch(/ and 2 more in your garden/);
    await api.sql(
      `update care_tasks set kind = 'custom', title = 'Give it a plant food.', due_on = (now() at time zone $2)::date
        where kind = 'water' and user_id = $1`,
      [mia.id, timeZone],
    );
    const due = await say('What should I do today?');
    expect(due).toMatch(/Give it a plant food: \[/);
    expect(due).not.toMatch(/\.:/);
  });

  it.each<Asked>([
    [
      'de',
      'Wie oft gieße ich den Bogenhanf?',
      /\[Snake Plant\]/,
      /alle 18 Tage/,
      /\[Bogenhanf\]\(\/library\//,
    ],
    ['de', 'Wie viel Licht braucht das Kapkörbchen?', /\[Kapkörbchen\]\(\/library\/african-daisy\)/],
    ['de', 'Wie pflege ich eine Orchidee?', /\]\(\/library\/moth-orchid\)/],
    ['de', 'Wann schneide ich die Rosen?', /\]\(\/library\/rose\)/],
    ['es', '¿Cuándo podo los rosales?', /\]\(\/library\/rose\)/],
    ['de', 'Welche Erde braucht das Kapkörbchen?', /Lockere, durchlässige Erde/],
    [
      'es',
      '¿Cada cuánto riego la albahaca?',
      /\[Basil\]/,
      /cada \d+ días/,
      /\[Albahaca\]\(\/library\/basil\)/,
    ],
    ...IN_OTHER_LANGUAGES,
  ])(
    'knows plants by their names in another language, and tells of them in it (%s: %s)',
    async (...asked) => {
      const [code, question, ...facts] = asked;
      const text = await speaking(code, () => answer(question));
      for (const fact of facts) expect(text).toMatch(fact);
    },
  );

  it.each([
    ['de', 'Mein Hund hat rote Beeren gefressen'],
    ['es', 'Mi perro ha comido una flor roja'],
    ['en', 'My dog ate a bean'],
    ['en', 'my cat chewed its tail'],
  ] as const)('calls nothing harmless that was eaten and not named (%s: %s)', async (code, question) => {
    const text = await speaking(code, () => answer(question));
    expect(text).toMatch(/^\*\*(If your animal|Wenn dein Tier|Si tu animal)/);
    expect(text).not.toContain('/library/');
  });

  it('leaves nothing out of a large garden without a word, and names the dangerous plants first', async () => {
    const mia = await api.signUp({ timeZone });
    for (let count = 0; count < 31; count += 1)
      await mia.post('/api/plants', { commonName: 'Basil', watered: 'today' }).expect(201);
    await mia.post('/api/plants', { commonName: 'Monstera', watered: 'today' }).expect(201);
    const say = async (content: string) =>
      (await assistant.answer({ id: mia.id, timeZone }, [{ role: 'user', content }])).text;
    expect(await say('Which of my plants are toxic to cats?')).toMatch(
      /^- [^\n]*\[Monstera\][^\n]*dangerous for cats[^]*\n- and 2 more\n/,
    );
    await api.sql(
      `update care_tasks set put_off_from = (now() at time zone $2)::date, due_on = (now() at time zone $2)::date + 9
        where user_id = $1 and kind = 'water'`,
      [mia.id, timeZone],
    );
    expect(await say('What needs water today?')).toMatch(/put off until[^]*\n- and 12 more$/);
  });

  it(`says of ${NOT_KNOWN_QUESTIONS.length} others that it does not know`, async () => {
    expect(await wrongOf(NOT_KNOWN_QUESTIONS)).toEqual([]);
  });

  it('has at least a hundred questions', () => {
    expect(RIGHT.length + REFUSED.length + NOT_KNOWN_QUESTIONS.length).toBeGreaterThanOrEqual(100);
  });

  it('knows what a question goes on from', async () => {
    for (const [before, question, ...facts] of FOLLOWING) {
      const text = await answer(...before, question);
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

  it(`follows no text, whatever of ${ATTEMPTS.length} it is and wherever it stands; it repeats it at most as plain text`, async () => {
    const outside = /(?<!\\)\]\(|(?<!\\)!\[|(?<!\\)</g;
    for (const text of ATTEMPTS) {
      const mia = await api.signUp({ timeZone });
      const { body: plant } = await mia
        .post('/api/plants', { commonName: 'Fern', place: text.slice(0, 100), problem: text.slice(0, 100) })
        .expect(201);
      await mia.post(`/api/plants/${plant.id}/journal`, { content: text }).expect(201);
      await mia.post('/api/plants', { commonName: text.slice(0, 100) }).expect(201);
      const say = async (...questions: string[]) => {
        const turns = questions.map((content) => ({ role: 'user' as const, content }));
        return (await assistant.answer({ id: mia.id, timeZone }, turns)).text;
      };
      const itself = await say(text);
      expect(itself).not.toMatch(
        /evil\.example|javascript:|system prompt|all plants are edible|\d ?(ml|g|grams)\b/i,
      );
      const repeating = [
        'Which plants do I have?',
        'How is my fern?',
        'Where is my fern?',
        'What is in the journal of my fern?',
      ];
      for (const question of repeating) {
        const said = await say(text, question);
        expect({ text, said: said.replace(OWN_LINK, '').match(outside) }).toEqual({ text, said: null });
      }
    }
  });

  it('sees no other garden', async () => {
    const mia = await api.signUp({ timeZone });
    const turns = [{ role: 'user' as const, content: 'When did I last water the monstera?' }];
    const { text } = await assistant.answer({ id: mia.id, timeZone }, turns);
    expect(text).toContain('in your garden: it’s empty');
  });
});
