import { speaking } from '../../../kernel/languages/language.js';
import { composeIssue, plantOfMonth, wordsFor } from './newsletter-issue.js';

const tip = (text: string) => ({ text, source: { name: 'A garden', url: 'https://garden.example' } });
const plant = {
  commonName: 'Jade Plant',
  scientificName: 'Crassula ovata',
  description: 'A small tree of thick leaves.',
  careInstructions: 'Let it dry out.',
  petToxicity: { basis: 'Toxic for cats and dogs.' },
};

describe('an issue of the newsletter', () => {
  it('says what the season asks for on both sides of the equator, with the source, and shows a plant', () => {
    const issue = composeIssue('2026-12', {
      north: [tip('Wrap the pots.')],
      south: [tip('Water early.')],
      plant,
    });
    expect(issue).toEqual({
      month: '2026-12',
      subject: 'Your plants in December',
      parts: [
        { title: 'December north of the equator', paragraphs: ['Wrap the pots. (A garden)'] },
        { title: 'December south of the equator', paragraphs: ['Water early. (A garden)'] },
        {
          title: 'Plant of the month: Jade Plant',
          paragraphs: [
            'Crassula ovata. A small tree of thick leaves.',
            'Let it dry out.',
            'Toxic for cats and dogs.',
          ],
        },
      ],
    });
  });

  it('is written in the language that is spoken, and read in that of the reader where it was', () => {
    const write = () => composeIssue('2026-12', { north: [], south: [tip('Gieß früh.')], plant });
    const [english, german] = [write(), speaking('de', write)];
    expect(german.subject).toBe('Deine Pflanzen im Dezember');
    expect(german.parts.map(({ title }) => title)).toEqual([
      'Im Dezember südlich des Äquators',
      'Pflanze des Monats: Jade Plant',
    ]);
    const whole = { ...english, translations: { de: german } };
    const subjects = (['de', 'es', 'en', null] as const).map((code) => wordsFor(code, whole).subject);
    expect(subjects).toEqual([german.subject, english.subject, english.subject, english.subject]);
  });

  it('has no part about what there is nothing to say of', () => {
    expect(composeIssue('2026-12', { north: [], south: [], plant: undefined }).parts).toEqual([]);
  });

  it('shows another plant each month until all were shown', () => {
    const months = Array.from({ length: 24 }, (_, n) => `${2026 + Math.floor(n / 12)}-${(n % 12) + 1}`);
    expect(new Set(months.map((month) => plantOfMonth(month, 24))).size).toBe(24);
  });
});
