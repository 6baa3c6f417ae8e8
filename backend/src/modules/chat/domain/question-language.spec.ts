import { OF_EMERGENCIES } from '../../../../test/expert-questions-of-emergencies.js';
import {
  OF_EVERY_DAY,
  OF_GROWTH,
  OF_TEA,
  OF_WHO_ATE,
} from '../../../../test/expert-questions-of-every-day.js';
import { languageOf, languageOfQuestion } from './question-language.js';

describe('the language of a question', () => {
  it.each([
    ['When did I last water the monstera?', 'en'],
    ['Wie oft soll ich die Monstera gießen?', 'de'],
    ['Meine Katze hat an der Lilie geknabbert!', 'de'],
    ['¿Cada cuánto debo regar la monstera?', 'es'],
    ['Mi perro se ha comido una hoja', 'es'],
    ['Schildkröte hat Alpenveilchen gefressen', 'de'],
    ['tortuga se comió el ciclamen', 'es'],
    ['stomach ache after eating courgette', 'en'],
    ['Monstera deliciosa', undefined],
    ['', undefined],
  ])('%j: %s', (text, code) => expect(languageOf(text)).toBe(code));

  it('is never another one than that of what is typed on a phone', () => {
    const typed = [...OF_EMERGENCIES, ...OF_WHO_ATE, ...OF_TEA, ...OF_GROWTH, ...OF_EVERY_DAY];
    const others = typed.filter(([code, messages]) => {
      const found = languageOf([messages].flat().at(-1)!);
      return found !== undefined && found !== code;
    });
    expect(others).toEqual([]);
  });

  it('is that of who asks where its words do not tell', () => {
    const ask = (content: string, language: 'de' | null) =>
      languageOfQuestion({ turns: [{ role: 'user', content }], gardener: { language } });
    expect([ask('Monstera?', 'de'), ask('Monstera?', null), ask('Why is my plant yellow?', 'de')]).toEqual([
      'de',
      null,
      'en',
    ]);
  });
});
