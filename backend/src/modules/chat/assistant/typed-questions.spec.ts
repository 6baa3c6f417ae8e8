import { startApiWithoutWorker } from '../../../../test/api-without-worker.js';
import type { Api } from '../../../../test/api-without-worker.js';
import { OF_EMERGENCIES } from '../../../../test/expert-questions-of-emergencies.js';
import { OF_ALL_KINDS, OF_HARM_IN_NEW_WORDS } from '../../../../test/expert-questions-of-all-kinds.js';
import { OF_GARDENERS } from '../../../../test/expert-questions-of-gardeners.js';
import { OF_THE_APP } from '../../../../test/expert-questions-of-the-app.js';
import { OF_CONVERSATIONS, OF_THE_GARDEN } from '../../../../test/expert-questions-of-the-garden.js';
import { OF_ALIKE, OF_SEVERAL } from '../../../../test/expert-questions-that-sound-alike.js';
import { GARDEN } from '../../../../test/expert-questions.js';
import {
  OF_EVERY_DAY,
  OF_GROWTH,
  OF_TEA,
  OF_WHO_ATE,
} from '../../../../test/expert-questions-of-every-day.js';
import type { Typed } from '../../../../test/expert-questions-of-every-day.js';
import { zoneAtNoon } from '../../../../test/gardeners.js';
import { speaking } from '../../../kernel/languages/language.js';
import { texts } from '../../../kernel/languages/texts.js';
import { Knowledge } from '../knowledge.js';
import { LocalAssistant } from './local-assistant.js';

describe('the built-in assistant, asked on a phone', () => {
  let api: Api;
  let rosa: { id: string; timeZone: string };
  let assistant: LocalAssistant;

  beforeAll(async () => {
    api = await startApiWithoutWorker();
    const timeZone = zoneAtNoon();
    const person = await api.signUp({ timeZone });
    for (const plant of GARDEN) await person.post('/api/plants', plant).expect(201);
    rosa = { id: person.id, timeZone };
    assistant = new LocalAssistant(api.app.get(Knowledge, { strict: false }));
  });
  afterAll(() => api.stop());

  async function wrongOf(typed: Typed[]) {
    const wrong: string[] = [];
    for (const [code, messages, ...facts] of typed) {
      const turns = [messages].flat().map((content) => ({ role: 'user' as const, content }));
      const { text } = await speaking(code, () => assistant.answer(rosa, turns));
      const missing = facts.filter((fact) => !fact.test(text));
      if (missing.length)
        wrong.push(`${turns.at(-1)!.content}\n   lacks ${missing.join(' and ')}\n   said: ${text}`);
    }
    return wrong;
  }

  it.each([
    [OF_WHO_ATE.length, 'of who ate, a person, an animal or a pest', OF_WHO_ATE],
    [OF_EMERGENCIES.length, 'of emergencies, and of plants in the same words', OF_EMERGENCIES],
    [OF_TEA.length, 'of tea and the kitchen, which it refuses alike in each language', OF_TEA],
    [OF_GROWTH.length, 'of growth, flowers and harvest, of which the library says little', OF_GROWTH],
    [OF_EVERY_DAY.length, 'of every day', OF_EVERY_DAY],
    [OF_THE_GARDEN.length, 'of the whole garden, and of what holds for every plant', OF_THE_GARDEN],
    [OF_CONVERSATIONS.length, 'after others', OF_CONVERSATIONS],
    [OF_HARM_IN_NEW_WORDS.length, 'of whom a plant harms, in new words', OF_HARM_IN_NEW_WORDS],
    [OF_THE_APP.length, 'of the app itself', OF_THE_APP],
    [OF_ALL_KINDS.length, 'of all kinds', OF_ALL_KINDS],
    [OF_GARDENERS.length, 'as gardeners type them, of all kinds', OF_GARDENERS],
    [OF_ALIKE.length, 'that sound like an emergency, and of emergencies that sound like none', OF_ALIKE],
    [OF_SEVERAL.length, 'of several things at once, and of what was not known', OF_SEVERAL],
  ])('answers %i questions %s', async (_count, _about, typed) => {
    expect(await wrongOf(typed)).toEqual([]);
  });

  it.each([
    ['en', 'when did I last water the Orange', /You last watered your \[Orange\]/],
    ['en', 'my orange is dropping its leaves, why', /What you see on your \[Orange\]/],
    ['en', 'and the orange?', /Your \[Orange\]/],
    ['de', 'wann hab ich die orange zuletzt gegossen', /Du hast „\[Orange\]/],
    ['es', 'cuando regue la orange por ultima vez', /regaste tu \[Orange\]/],
    ['en', 'my peace lily has orange spots on its leaves', /What you see on \[Peace Lily\]/],
  ] as const)('knows a plant that has a common word for a name: %s, %s', async (code, content, fact) => {
    const person = await api.signUp({ timeZone: rosa.timeZone });
    await person.post('/api/plants', { commonName: 'Orange', watered: 'a-few-days-ago' }).expect(201);
    const { text } = await speaking(code, () =>
      assistant.answer({ id: person.id, timeZone: rosa.timeZone }, [{ role: 'user', content }]),
    );
    expect(text).toMatch(fact);
    expect(text.includes('[Orange](/garden/')).toBe(!content.includes('spots'));
  });

  it('understands in German what it suggests, of a plant whose name would be bent without its quotes', async () => {
    const person = await api.signUp({ timeZone: rosa.timeZone });
    await person.post('/api/plants', { commonName: 'Tränendes Herz', watered: 'today' }).expect(201);
    const name = '„\\[Tränendes Herz\\]\\(/garden/[^)]+\\)“';
    for (const [key, fact] of [
      ['askHow', /Tränendes Herz.*: \*\*gesund\*\*/],
      ['askWatered', new RegExp(`^Du hast ${name} zuletzt \\*\\*heute`)],
      ['askLight', /Halbschatten/],
      ['askCats', /Tränendes Herz/],
      ['moist30', new RegExp(`die Erde von ${name} noch feucht war`, 'i')],
    ] as const) {
      const plant = 'Tränendes Herz';
      const { text } = await speaking('de', () => {
        const content = texts('assistant')(key, { plant, times: 'dreimal' });
        return assistant.answer({ id: person.id, timeZone: rosa.timeZone }, [{ role: 'user', content }]);
      });
      expect(text).toMatch(fact);
    }
  });

  it.each([
    [
      'Sind Lilien und Monstera giftig für Kinder?',
      /und \[.*: \*\*von Kindern fernhalten wie eine Giftpflanze/,
    ],
    ['Was ist diesen Monat zu tun?', /^Das steht in den nächsten 30 Tagen an:/],
    ['Was habe ich letzte Woche gemacht?', /\]\([^)]+\): (gestern|am .* \(vor \d Tagen\)) gegossen/],
  ])('says what is right for one plant and for two, for a month and for a day: %s', async (content, fact) => {
    const { text } = await speaking('de', () => assistant.answer(rosa, [{ role: 'user', content }]));
    expect(text).toMatch(fact);
  });

  it('names the poison centres of those who speak German', async () => {
    const ate = [{ role: 'user' as const, content: 'mein Kind hat ein Blatt gegessen' }];
    const { text } = await speaking('de', () => assistant.answer(rosa, ate));
    for (const number of ['112', '030 19240', '01 406 43 43', '145']) expect(text).toContain(number);
  });

  it.each([
    ['my child ate a leaf of this', /^Please don’t wait .*now/],
    ['my cat has eaten of this plant', /^\*\*If your animal has eaten some, call your vet/],
    ['sap of this squirted in my eye', /^If you have its sap on your skin/],
  ])('says whom to call, or what to do at once, before what is on the photo: %s', async (content, first) => {
    const seen = { words: 'Your photo shows a plant.' };
    const { text } = await assistant.answer(rosa, [{ role: 'user', content }], seen);
    expect(text).toMatch(first);
    expect(text).toContain(seen.words);
  });
});
