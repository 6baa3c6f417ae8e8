import { speak } from '../../languages/language';
import { textsReady } from '../../languages/texts';
import { certaintyMeaning, certaintyWords, likelihood, percent } from './certainty';

describe('how sure we are', () => {
  it.each([
    [0.97, 'Very sure'],
    [0.82, 'Quite sure'],
    [0.6, 'Fairly sure'],
    [0.45, 'Not sure'],
    [0.1, 'Only a guess'],
  ])('%d is said in words', (confidence, words) => expect(certaintyWords(confidence)).toBe(words));

  it('is never complete', () => {
    expect(percent(0.824)).toBe('82%');
    expect(percent(0.999)).toBe('99%');
    expect(percent(0)).toBe('0%');
  });

  it('never calls a guess impossible', () => {
    expect(likelihood(0.004)).toBe('under 1%');
    expect(likelihood(0.04)).toBe('4%');
  });

  it('is also given as a count', () => {
    expect(certaintyMeaning(0.82)).toBe('Of ten answers like this one, about eight are right.');
    expect(certaintyMeaning(0.12)).toBe('Of ten answers like this one, about one is right.');
    expect(certaintyMeaning(0.98)).toBe('Answers like this are nearly always right.');
    expect(certaintyMeaning(0.02)).toBe('Answers like this are seldom right.');
  });

  it.each([
    ['de', '82\u00a0%', 'unter 1\u00a0%', 'Von zehn solchen Antworten stimmen etwa acht.'],
    ['es', '82\u00a0%', 'menos del 1\u00a0%', 'De cada diez respuestas como esta, aciertan unas ocho.'],
  ] as const)('is said in %s as its speakers write it', async (code, figure, least, meaning) => {
    speak(code);
    await textsReady();
    expect([percent(0.82), likelihood(0.004), certaintyMeaning(0.82)]).toEqual([figure, least, meaning]);
    speak('en');
  });
});
