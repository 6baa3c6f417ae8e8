import { languageOf, languageOfQuestion } from './question-language.js';

describe('the language of a question', () => {
  it.each([
    ['When did I last water the monstera?', 'en'],
    ['Wie oft soll ich die Monstera gießen?', 'de'],
    ['Meine Katze hat an der Lilie geknabbert!', 'de'],
    ['¿Cada cuánto debo regar la monstera?', 'es'],
    ['Mi perro se ha comido una hoja', 'es'],
    ['Monstera deliciosa', undefined],
    ['', undefined],
  ])('%j: %s', (text, code) => expect(languageOf(text)).toBe(code));

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
