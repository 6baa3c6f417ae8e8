import { speaking } from '../../../kernel/languages/language.js';
import { reasonOn, sentencesOn } from './rhythm-words.js';

const [before, day, after] = ['2026-12-16', '2026-12-17', '2026-12-30'];

describe('a sentence about the next time', () => {
  it.each([
    [
      'Every week. Last watered on 10 December. Check it around 17 December.',
      'Every week. Last watered on 10 December. Check it today.',
    ],
    [
      'Every week. We don’t know when it was last watered, so check the soil on 17 December.',
      'Every week. We don’t know when it was last watered, so check the soil today.',
    ],
    [
      'The soil was still moist on 15 December. Check it again on 17 December.',
      'The soil was still moist on 15 December. Check it today.',
    ],
    [
      'Every month. Last fed on 17 November. Next on 17 December.',
      'Every month. Last fed on 17 November. Do it today.',
    ],
    [
      'Every 2 years. Last repotted in December 2024. Next in December 2026.',
      'Every 2 years. Last repotted in December 2024. Do it today.',
    ],
    ['Put off until 17 December.', 'Put off until today.'],
  ])('%s', (ahead, come) => {
    expect(reasonOn(ahead, day, before)).toBe(ahead);
    expect(reasonOn(ahead, day, day)).toBe(come);
    expect(reasonOn(ahead, day, after)).toBe(come);
  });

  it('says what was chosen and found to who did it, and not to a plant sitter', () => {
    const [own, learnt] = [
      'Every 5 days, as you chose. Check it around 17 December.',
      'Every 8 days in winter, as it stands in the sun and you found its soil moist. Check it around 17 December.',
    ];
    const said = (reason: string, mayArchive: boolean) => sentencesOn(reason, day, day, mayArchive).reason;
    expect([said(own, true), said(own, false)]).toEqual([
      'Every 5 days, as you chose. Check it today.',
      'Every 5 days. Check it today.',
    ]);
    expect(said(learnt, false)).toBe('Every 8 days in winter, as it stands in the sun. Check it today.');
    expect(speaking('de', () => said(own, false))).toBe('Alle 5 Tage. Prüfe heute die Erde.');
    expect(speaking('es', () => said(own, false))).toBe('Cada 5 días. Mira hoy cómo está la tierra.');
  });

  it('stays as it is where it names no date', () => {
    const soon = 'Every year, February to April. Do it soon, if you have not done it this spring.';
    expect(reasonOn(soon, day, after)).toBe(soon);
  });

  it.each([
    ['17 October', '2026-10-17', ['2026-10-16', '2026-11-30'], ['2026-12-01', '2027-01-15', '2027-10-20']],
    ['17 December', '2026-12-17', ['2026-11-29', '2026-11-30'], ['2026-12-01', '2026-12-17', '2027-04-20']],
    ['17 January', '2027-01-17', ['2026-11-29', '2026-11-30'], ['2026-12-01', '2027-01-17', '2027-11-01']],
    ['17 April', '2026-04-17', ['2026-04-16', '2026-05-31'], ['2026-06-01', '2026-10-20']],
    ['17 July', '2026-07-17', ['2026-05-30', '2026-05-31'], ['2026-06-01', '2026-07-17']],
  ])(
    'says to bring it in until the cold is there, and then to check it: %s',
    (words, dueOn, before, after) => {
      const when = (today: string) => (dueOn <= today ? 'today' : `around ${words}`);
      for (const says of [
        'Bring it in before the nights are too cold for it, and',
        'Dig it up before the ground freezes, or',
      ]) {
        const reason = `Every week. ${says} check it around ${words}.`;
        for (const today of before)
          expect(reasonOn(reason, dueOn, today)).toBe(`Every week. ${says} check it ${when(today)}.`);
        for (const today of after)
          expect(reasonOn(reason, dueOn, today)).toBe(`Every week. Check it ${when(today)}.`);
      }
    },
  );

  it('is said again in each language and on each side of its day, however often it was said', () => {
    const all = () =>
      (['de', 'en', 'es'] as const).flatMap((code) =>
        [before, day].map((today) =>
          speaking(code, () => reasonOn('Put off until 17 December.', day, today)),
        ),
      );
    const first = all();
    expect(new Set(first).size).toBe(6);
    expect(all()).toEqual(first);
  });
});
