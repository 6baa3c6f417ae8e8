import { soilPatterns, soilQuestion } from './soil-history.js';

const today = '2026-11-22';
const checks = (plantId: string, answer: string, ...days: string[]) =>
  days.map((happenedOn) => ({ plantId, answer, happenedOn, kind: 'water' }));
const questions = (...all: ReturnType<typeof checks>[]) =>
  soilPatterns(all.flat(), today).map((pattern) => soilQuestion(pattern, pattern.plantId));

describe('the soil of a plant', () => {
  it('that was dry on three days of the month is a question', () => {
    expect(questions(checks('Peace Lily', 'was-dry', '2026-11-03', '2026-11-10', '2026-11-17'))).toEqual([
      'Your Peace Lily was thirsty three times this month: why?',
    ]);
  });

  it('is one when three days of the last 30 are in two months, and says so', () => {
    expect(questions(checks('Fern', 'was-dry', '2026-10-28', '2026-11-10', '2026-11-17'))).toEqual([
      'Your Fern was thirsty three times in the last 30 days: why?',
    ]);
  });

  it('that was still moist again and again is one, too; more days come first', () => {
    expect(
      questions(
        checks('Fern', 'was-dry', '2026-11-01', '2026-11-02', '2026-11-03'),
        checks('Aloe', 'still-moist', '2026-11-01', '2026-11-05', '2026-11-09', '2026-11-13'),
      ),
    ).toEqual([
      'The soil of your Aloe was still moist four times this month: why?',
      'Your Fern was thirsty three times this month: why?',
    ]);
  });

  it('is none with fewer days, with the same day thrice, with earlier days, other answers or other care', () => {
    expect(
      questions(
        checks('A', 'was-dry', '2026-11-03', '2026-11-10'),
        checks('B', 'was-dry', '2026-11-03', '2026-11-03', '2026-11-03'),
        checks('C', 'was-dry', '2026-10-01', '2026-10-12', '2026-11-10'),
        checks('D', 'done', '2026-11-03', '2026-11-10', '2026-11-17'),
        checks('E', 'was-dry', '2026-11-03', '2026-11-10', '2026-11-17').map((one) => ({
          ...one,
          kind: 'mist',
        })),
        checks('F', 'was-dry', '2026-11-10', '2026-11-17', '2026-11-23'),
      ),
    ).toEqual([]);
  });
});
