import { speak } from '../../languages/language';
import { textsReady } from '../../languages/texts';
import { monthsWords, namedPlants } from './year-words';

afterEach(() => speak('en'));

describe('the words of a year', () => {
  it.each([
    [[3, 4, 5], 'March to May'],
    [[1, 2, 11, 12], 'November to February'],
    [[4], 'April'],
    [[1, 2, 7, 8], 'January to February and July to August'],
    [Array.from({ length: 12 }, (_, i) => i + 1), 'all year'],
    [[], ''],
  ])('says %j as "%s"', (months, words) => expect(monthsWords(months)).toBe(words));

  it.each([
    ['de', 'Januar bis Februar und Juli'],
    ['es', 'de enero a febrero y julio'],
  ] as const)('says months in %s as its speakers do', async (code, words) => {
    speak(code);
    await textsReady();
    expect(monthsWords([1, 2, 7])).toBe(words);
  });

  it('names up to four plants, else three and how many more', () => {
    const plants = Array.from({ length: 9 }, (_, i) => ({ id: `${i}`, name: `Plant ${i}` }));
    expect(namedPlants({ plants: plants.slice(0, 4) })).toEqual({ named: plants.slice(0, 4), more: 0 });
    expect(namedPlants({ plants })).toEqual({ named: plants.slice(0, 3), more: 6 });
  });
});
