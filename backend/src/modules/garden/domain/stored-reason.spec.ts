import { speaking } from '../../../kernel/languages/language.js';
import { sentencesOn } from './rhythm-words.js';

const WATER = 'Every 11 days in winter. Last watered on 9 November. Check it around 20 November.';
const REPOT = 'Every 2 years, from March to May. Last repotted in April 2026. Next in March 2028.';
const [before, day] = ['2026-11-19', '2026-11-20'];

describe('a stored sentence', () => {
  it('is said in German, with what screens show of it alone', () => {
    expect(speaking('de', () => sentencesOn(WATER, day, before))).toEqual({
      reason: 'Alle 11 Tage im Winter. Zuletzt am 9. November gegossen. Prüfe die Erde um den 20. November.',
      rhythm: 'Alle 11 Tage im Winter',
      next: 'Prüfe die Erde um den 20. November.',
      isSeasonOver: false,
      rests: false,
    });
    expect(speaking('de', () => sentencesOn(WATER, day, day)).next).toBe('Prüfe heute die Erde.');
    expect(speaking('de', () => sentencesOn(REPOT, '2028-03-01', day)).reason).toBe(
      'Alle 2 Jahre, von März bis Mai. Zuletzt im April 2026 umgetopft. Das nächste Mal im März 2028.',
    );
  });

  it('is said in Spanish', () => {
    expect(speaking('es', () => sentencesOn(WATER, day, before)).reason).toBe(
      'Cada 11 días en invierno. Regada por última vez el 9 de noviembre. Mira cómo está la tierra hacia el 20 de noviembre.',
    );
    const reason =
      'Every week in summer, as it stands in less light and its pot is large and you found its soil moist. ' +
      'We don’t know when it was last watered, so check the soil on 3 June 2027.';
    expect(speaking('es', () => sentencesOn(reason, '2027-06-03', day)).reason).toBe(
      'Cada semana en verano, porque tiene menos luz, su maceta es grande y encontraste húmeda la tierra. ' +
        'No sabemos cuándo se regó por última vez: mira cómo está la tierra el 3 de junio de 2027.',
    );
  });

  it('tells no rhythm while it is put off', () => {
    expect(sentencesOn('Put off until 20 November.', day, before)).toEqual({
      reason: 'Put off until 20 November.',
      rhythm: null,
      next: 'Put off until 20 November.',
      isSeasonOver: false,
      rests: false,
    });
    expect(speaking('de', () => sentencesOn('Put off until 20 November.', day, day).reason)).toBe(
      'Auf heute verschoben.',
    );
  });

  it('that is not of ours stays as it is', () => {
    const old = 'It is watered every five days.';
    expect(speaking('es', () => sentencesOn(old, day, before).reason)).toBe(old);
    const noDay = 'Every week. Last watered on 31 November. Check it around 99 December.';
    expect(speaking('de', () => sentencesOn(noDay, day, before).reason)).toBe(
      'Jede Woche. Last watered on 31 November. Check it around 99 December.',
    );
  });
});
