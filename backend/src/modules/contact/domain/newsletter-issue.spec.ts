import { composeIssue, plantOfMonth } from './newsletter-issue.js';

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

  it('has no part about what there is nothing to say of', () => {
    expect(composeIssue('2026-12', { north: [], south: [], plant: undefined }).parts).toEqual([]);
  });

  it('shows another plant each month until all were shown', () => {
    const months = Array.from({ length: 24 }, (_, n) => `${2026 + Math.floor(n / 12)}-${(n % 12) + 1}`);
    expect(new Set(months.map((month) => plantOfMonth(month, 24))).size).toBe(24);
  });
});
