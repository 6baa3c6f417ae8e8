import { speak } from '../../languages/language';
import { textsReady } from '../../languages/texts';
import { dayOf } from '../../shared/lib/day-of';
import { priceWords } from './plans';

afterEach(() => speak('en'));

describe('a price and a day', () => {
  it.each([
    ['en', '$29.99 per year', '22 November 2027'],
    ['de', '29,99\u00a0$ im Jahr', '22. November 2027'],
    ['es', '29,99\u00a0$ al año', '22 de noviembre de 2027'],
  ] as const)('are written in %s as its speakers write them', async (code, price, day) => {
    speak(code);
    await textsReady();
    expect(priceWords({ plan: 'annual', amount: 2999, currency: 'usd' })).toBe(price);
    expect(dayOf('2027-11-22T12:00:00Z')).toBe(day);
  });
});
